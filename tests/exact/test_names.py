# SPDX-License-Identifier: GPL-2.0-only
"""Code that came after the kernel has its own name, though at the end it is gone: init and exit of
modules that were in one place (guest/names), BPF programs, a trampoline of ftrace."""

import re
from collections import Counter
from pathlib import Path

import breadth
import pytest
import spans
from tare import machine
from tare.experiments.exact.read import tree

HERE = Path(__file__).parent
TRACING = "/sys/kernel/tracing"
# loads of each module by a script, which runs before all else and after it
TURNS = breadth.some("1", "2")
LOADS = 2 * len(TURNS)
LOAD = (f"for i in {' '.join(TURNS)}; do for name in early later; do "
        "insmod /$name.ko && rmmod tare_$name || exit 1; done; done")
TRACE = (f"echo do_sys_openat2 >{TRACING}/set_ftrace_filter && "
         f"echo function >{TRACING}/current_tracer && cat /etc/passwd && "
         f"echo nop >{TRACING}/current_tracer")
CALLS = 2000
# two BPF programs, one at the begin of each call and one at its end
PAIR = ["emptypair", "-q", "--", "crossings", "-w", "0", "-n", str(CALLS), "getppid"]
PAIRS = breadth.some([PAIR], [PAIR])
COPIES = {"init_copies": 1000, "exit_copies": 70}


@pytest.fixture(scope="module", params=breadth.some(["6.1"], ["6.12", "7.2"]))
def boot(request, tmp_path_factory):
    name = f"minimal-{request.param}"
    files = {f"/{path.stem.removeprefix('tare_')}.ko": path
             for path in machine.modules(HERE / "guest/names", name)}
    load = ["sh", "-c", LOAD]
    found = spans.boot(name, [load, ["sh", "-c", TRACE], *PAIRS, load],
                       tmp_path_factory.mktemp("names"), oracle=False,
                       files={**files, **machine.programs("crossings", "emptypair")})
    assert not any(ticks.status for ticks in found.ticks) and found.missing() == {}
    return found


@pytest.fixture(scope="module")
def calls(boot):
    """{(function's name, its caller's): calls}."""
    functions, nodes, *_ = tree.build(boot.counted, boot.symbols)
    names = [tree.function(**one) for one in functions]
    found = Counter()
    for node in nodes:
        if node["parent"] is not None:
            above = names[nodes[node["parent"]]["function"]]
            found[names[node["function"]], above] += node["calls"]
    return found


def test_init_and_exit_have_their_names(calls):
    copies = {above: times for (name, above), times in calls.items()
              if name == "memcpy" and times >= min(COPIES.values())}
    own = {f"{module}_{name} [tare_{module}]": LOADS * times
           for module in ("early", "later") for name, times in COPIES.items()}
    assert {above: copies.get(above) for above in own} == own
    # nor has a neighbour such copies
    assert [above for above in copies if "[" in above and above not in own] == []
    for module in ("early", "later"):
        assert calls[f"{module}_init [tare_{module}]", "do_one_initcall"] == LOADS


def test_the_modules_were_in_one_place(boot):
    """And the report tells two addresses of it."""
    early, later = ({one.begin for one in boot.counted.functions
                     if one.name == f"{module}_exit_copies"} for module in ("early", "later"))
    assert {begin | spans.MOVED for begin in early} & {begin | spans.MOVED for begin in later}
    assert early and later and not early & later


def test_programs_have_their_names(calls):
    found = Counter()
    for (name, _), times in calls.items():
        if program := re.fullmatch(r"bpf_prog_[0-9a-f]{16}_(\w+) \[bpf\]", name):
            found[program[1]] += times
    # and for the calls of what starts and ends it
    least = len(PAIRS) * CALLS
    assert all(least < found[name] < least + 1000 for name in ("enter", "leave")), found


def test_a_trampoline_has_its_name(calls):
    assert calls["ftrace_trampoline [__builtin__ftrace]", "do_sys_openat2"] >= 1
    assert [name for name, _ in calls if name == tree.UNKNOWN] == []
