# SPDX-License-Identifier: GPL-2.0-only
"""Tables of the latency tools: their first rows (-T), and their intervals (-i)."""

import json

import programs
import pytest
from latency_tools import BIN, observed, run
from tare.experiments.latency import read

# As many calls as a CPU makes in less than an interval, or in many, and then more intervals
# than are asked for: how fast or how busy the machine is does not matter.
CALLS = f"{BIN}/crossings -w 0 -n 5000 -r 40 getppid >/dev/null; sleep 0.5"


def test_lines_of_intervals_add_up_to_what_a_command_did(may_trace):
    done = run("syslat", "-s", "getppid", "-i", "0.03", "--json", "-", "--", "sh", "-c", CALLS)
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(lines) >= 3
    parts = [part for one in lines for part in one["entries"] if part["name"] == "getppid"]
    assert 200000 <= sum(part["count"] for part in parts) <= 200002  # the shell asks, too
    for part in parts:
        least, most = part["buckets"][0], part["buckets"][-1]
        assert least[0] <= part["min"] <= least[1] and most[0] <= part["max"] <= most[1]
    for one, then in zip(lines, lines[1:] + [None]):
        read.validate(one, "stdout")
        # each begins where the one before it ended
        assert not then or then["start"]["clock_ns"] == pytest.approx(
            one["start"]["clock_ns"] + one["seconds"] * 1e9, abs=1e3)


def test_each_interval_tells_its_own_clamped():
    """Those beyond the last bucket, which take 18 minutes each."""
    done = programs.run(programs.built("clamped_of_intervals"), input="3 0 2", check=True)
    assert done.stdout.split("\n") == ["3 3", "0 0", "2 2", ""]


@pytest.mark.parametrize("top", [1, 2, 5])
def test_the_first_rows_are_the_head_of_the_table(may_trace, tmp_path, top):
    whole, said = observed(tmp_path, "syslat", "-T", top, "--", "ls", "/")
    lines = said[said.index("syslat: "):].splitlines()
    shown = [line.split()[:2] for line in lines[2:-2]]
    entries = whole["entries"]
    assert [entry["sum"] for entry in entries] == sorted((one["sum"] for one in entries),
                                                         reverse=True)
    assert shown == [[one["name"], str(one["count"])] for one in entries[:top]]
    rest = entries[top:]
    assert lines[-2].startswith(f"{len(rest)} more rows: count {sum(e['count'] for e in rest)}, "
                                f"{sum(entry['sum'] for entry in rest)} ns together")
