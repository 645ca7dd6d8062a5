# SPDX-License-Identifier: GPL-2.0-only
"""Tables of the latency tools: their first rows (-T), and their intervals (-i)."""

import json
import re
from datetime import datetime

import pytest
from latency_tools import BIN, by_name, observed, run
from tare.experiments.latency import read

# As many calls as a CPU makes in less than an interval, or in many, and then more intervals
# than are asked for: how fast or how busy the machine is does not matter.
CALLS = f"{BIN}/crossings -w 0 -n 5000 -r 40 getppid >/dev/null; sleep 0.5"


@pytest.fixture(scope="module")
def told(may_trace, tmp_path_factory):
    """(document of the whole, the tables of its intervals) of calls and of pauses."""
    return observed(tmp_path_factory.mktemp("told"), "syslat", "-s", "getppid,read", "-i", "0.05",
                    "-T", "1", "--", "sh", "-c",
                    CALLS + "; dd if=/dev/zero of=/dev/null bs=1 count=20000 status=none")


def rows(text, name):
    return [int(count) for count in re.findall(rf"^{name} +(\d+) ", text, re.M)]


def test_intervals_add_up_to_the_whole(told):
    whole, said = told
    tables = re.split(r"^(?=\d\d:\d\d:\d\d\.\d{3} )", said, flags=re.M)[1:]
    assert len(tables) >= 3
    counts = [sum(rows(one, "getppid") + rows(one, "read") +
                  [int(count) for count in re.findall(r"1 more row: count (\d+)", one)])
              for one in tables]
    assert sum(counts) == sum(entry["count"] for entry in whole["entries"]) >= 220000
    # none of them has all that came before it
    assert max(counts) < sum(counts)


def test_lines_of_intervals_add_up_to_what_a_command_did(may_trace):
    done = run("syslat", "-s", "getppid", "-i", "0.03", "--json", "-", "--", "sh", "-c", CALLS)
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(lines) >= 3
    entry = by_name(read.together(lines, "lines"))["getppid"]
    assert 200000 <= entry["count"] <= 200002  # the shell asks, too
    assert sum(count for _, _, count in entry["buckets"]) == entry["count"]
    for one in lines:
        for part in one["entries"]:
            least, most = part["buckets"][0], part["buckets"][-1]
            assert least[0] <= part["min"] <= least[1] and most[0] <= part["max"] <= most[1]
    assert datetime.fromisoformat(lines[0]["start"]["time"]) < \
        datetime.fromisoformat(lines[-1]["start"]["time"])


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
