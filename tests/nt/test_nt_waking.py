# SPDX-License-Identifier: GPL-2.0-only
"""What `tare nt cost` has of waking and switching, and a plugin that knows nothing of paths."""

import re
from itertools import pairwise

import numpy as np
import pytest
from breadth import at_night
from programs import built

from tare import machine
from tare.counting import boot
from tare.experiments.nt.cost import run, terms, verbs

# of tests/oracles/waking.c
CODE, CODE_SIZE = 0xffffffff81000000, 1 << 26
ROLES = {"i": "asm_(sysvec|exc)_|(__)?irq_?entr|asm_common_interrupt", "x": "__switch_to_asm$",
         "w": "try_to_wake_up|dequeue_task", "q": "enqueue_task_fair$"}


def roles(text):
    """A byte for each address, by lines of /proc/kallsyms."""
    at = {CODE + CODE_SIZE: "the end"}
    for address, kind, name, *_ in map(str.split, text.splitlines()):
        if kind in "tTwW" and int(address, 16) in range(CODE, CODE + CODE_SIZE):
            at[int(address, 16)] = min(at.get(int(address, 16), name), name, key=len)
    made = bytearray(CODE_SIZE)
    for begin, end in pairwise(sorted(at)):
        role = next((one for one, pattern in ROLES.items() if re.match(pattern, at[begin])),
                    {terms.SWITCH: "s", terms.LOCKS: "l"}.get(terms.of(at[begin]), "\0"))
        made[begin - CODE:end - CODE] = (role.upper() + role * (end - begin - 1)).encode()
    return made


@at_night("a boot of each kernel, counted twice")
@pytest.mark.parametrize("name", verbs.LAW)
def test_another_plugin_counts_the_same_waking_and_switching(name, tmp_path, monkeypatch):
    (tmp_path / "roles").write_bytes(roles(machine.symbols(name).read_text()))
    plugins = boot.Counting.plugins
    ours = f"{built('waking.so')},report={tmp_path}/report,roles={tmp_path}/roles"
    monkeypatch.setattr(boot.Counting, "plugins", lambda self: (*plugins(self), ours))
    taken = verbs.exact_profile(("set", run.HAND_OVER), name=name)
    spans = iter(np.fromfile(tmp_path / "report", np.uint64).reshape(-1, 6).tolist())
    compared = set()
    for step, operations in taken.rounds.items():
        for operation, rounds in operations.items():
            for number, one in enumerate(rounds):
                raw, overhead = (next(spans), next(spans))[::-1 if number % 2 else 1]
                # where an interrupt came, it may be in the middle of a count
                if raw[-1] or overhead[-1]:
                    continue
                assert [verbs.EXACT[0] * each for each in (
                    one.waking, one.terms[terms.SWITCH], one.numbers["wake"],
                    one.numbers["switch"], one.crossings)] == pytest.approx(raw[:-1])
                compared.add((step, operation))
    assert not list(spans)
    assert compared >= {(run.NTOBJ, run.HAND_OVER), (run.ECHO, "set"), (run.SERVER, "set")}
