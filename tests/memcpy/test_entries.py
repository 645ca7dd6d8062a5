# SPDX-License-Identifier: GPL-2.0-only
"""What the taps have seen, against an observer outside of the guest: QEMU counts how often the
entries were executed while a tap sat there.
"""

import pytest
import tareqemu
from breadth import some
from memtap_guest import KERNELS, run
from programs import built

FUNCTIONS = ("memcpy", "memmove", "memset", "_copy_to_user", "_copy_from_user")
RECORD = f"""
cd /tare/kmod && insmod tare_memtest.ko &&
export RUN=/sys/module/tare_memtest/parameters/run &&
memrecord -m counts -f {','.join(FUNCTIONS)} -o /out/counts -- sh -c '
    for context in task softirq hardirq; do
        for function in memcpy memmove memset; do
            echo "call $function $context 300 0 10 3000" >$RUN
        done
    done
    for function in _copy_to_user _copy_from_user; do
        echo "call $function task 300 0 10 3000" >$RUN
    done
    ls -lR /sys/module >/dev/null'
"""


def addresses(name):
    outcome = tareqemu.run(f"minimal-{name}", ["cat", "/proc/kallsyms"])
    symbols = {symbol: int(address, 16) for address, _, symbol in
               (line.split()[:3] for line in outcome.stdout.decode().splitlines())}
    return [symbols[function] for function in FUNCTIONS]


@pytest.mark.parametrize("name", some(KERNELS[:1] + KERNELS[-1:], KERNELS[1:-1]))
def test_seen_is_what_was_executed(name, tmp_path, host):
    entries = addresses(name)
    report = tmp_path / "report"
    # a tap sits at the entry or behind its ENDBR
    at = ",".join(f"at={entry + behind:x}" for entry in entries for behind in (0, 4))
    outcome = run(f"minimal-{name}", name, ["sh", "-c", RECORD], tmp_path / "out", cpus=1,
                  plugins=[f"{built('entries.so')},report={report},{at}"])
    assert outcome.verdict == "passed", outcome.reason
    lines = report.read_text().splitlines()
    assert lines.pop() == "end"
    executed = {int(address, 16): (int(tapped), int(breakpoints))
                for address, tapped, breakpoints, _ in map(str.split, lines)}
    seen = {words[1]: int(words[3]) for words in
            map(str.split, (tmp_path / "out/counts").read_text().splitlines())
            if words[:1] == ["function"]}
    for function, entry in zip(FUNCTIONS, entries, strict=True):
        tapped, breakpoints = map(sum, zip(executed[entry], executed[entry + 4], strict=True))
        assert tapped >= 3000 * (3 if function.startswith("mem") else 1)
        # a breakpoint leads to the tap while it is put in, and past it when it is taken out
        assert tapped <= seen[function] <= tapped + breakpoints, (function, breakpoints)
        assert breakpoints < tapped / 50, function
