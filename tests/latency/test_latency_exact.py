# SPDX-License-Identifier: GPL-2.0-only
"""In exact mode a nanosecond is an instruction: the tools must be right to the last one."""

import pytest
from breadth import some
from latency_tools import by_name, left_by_guest, named
from tare.experiments.latency import verbs

TURNS = (10, 260)
# two instructions a turn
DELAY = 2 * (TURNS[1] - TURNS[0])

# What runs for the first time takes longer; what meets the tick does too, and the least of
# many does not.
SCRIPT = f"""
set -e
cd /tare/kmod
insmod tare_delay.ko
export P=/sys/module/tare_delay/parameters
cat >/tmp/each <<'EOF'
for n in {TURNS[0]} {TURNS[0]} {TURNS[1]}; do
  echo $n >$P/syscall
  echo $n >$P/wakeup
  eval "$*"
done
EOF
syslat -s read --by process --json /out/syslat -- \
  sh /tmp/each crossings -w 0 -n 50 -f /dev/tare_delay read >/dev/null
wakelat --by process --json /out/wakelat -- sh /tmp/each crossings -w 0 -n 50 pingpong >/dev/null
sh /tmp/each 'insmod tare_lattap.ko syscalls=0 command=crossings
  crossings -w 0 -n 50 -f /dev/tare_delay read
  crossings -w 0 -n 50 pingpong
  latread --json /out/lattap.$n
  rmmod tare_lattap' >/dev/null
wakelat --by delayer --json /out/blame -- known blame 20 >/out/blamed
"""


@pytest.fixture(scope="module", params=some(["6.1"], ["6.12", "7.2"]))
def kernel(request):
    return request.param


@pytest.fixture(scope="module")
def seen(kernel, tmp_path_factory):
    return left_by_guest(kernel, SCRIPT, tmp_path_factory.mktemp("exact"), exact=True, boot=False)


def of_turns(document):
    """What was seen of the second and the third crossings."""
    found = {int(name.split()[1]): entry for name, entry in by_name(document).items()
             if name.startswith("crossings ")}
    _, low, high = (found[pid] for pid in sorted(found))
    return low, high


def test_a_known_delay_in_a_call_is_reported_to_the_instruction(seen):
    low, high = of_turns(seen("syslat"))
    assert high["min"] - low["min"] == DELAY


@pytest.mark.parametrize("tool", ["wakelat", "lattap"])
def test_a_known_delay_in_a_wakeup_is_reported(seen, kernel, tool):
    """By the bucket that has most: the paths to a wake-up differ, and so does the least of them.

    From 6.6 on, the scheduler (EEVDF) decides by the time that has gone by: a delay makes it
    take other paths, which are not as long.
    """
    if kernel != "6.1":
        pytest.skip("this kernel's scheduler takes other paths when a wake-up is delayed")
    entries = of_turns(seen(tool)) if tool == "wakelat" else [
        by_name(seen(f"lattap.{turns}"))["waking to running"] for turns in TURNS]
    (low, low_end, _), (start, high, _) = (
        max(entry["buckets"], key=lambda bucket: bucket[2]) for entry in entries)
    assert start - low_end <= DELAY <= high - low


def test_a_wait_is_split_by_who_ran_in_it(seen):
    """To what the scheduler itself takes: short runs 0.5 ms, long 5 ms, 20 times each."""
    entries, said = by_name(seen("blame")), seen("blamed")
    short, long = (named(entries, said, name)["buckets"] for name in ("short", "long"))
    # short delays the waiter, and long both: the parts add up to what they wait
    assert 10.4e6 * 20 <= sum(entry["sum"] for entry in entries.values()) <= 11e6 * 20
    assert 19 <= sum(count for low, high, count in short if 4.9e5 <= low and high <= 5.5e5) <= 21
    assert 38 <= sum(count for low, high, count in long if 4.9e6 <= low and high <= 5.5e6) <= 42


@pytest.mark.parametrize("kernel", some(["7.2"], ["6.1", "6.12"]))
def test_terms_add_up_and_instruments_agree(kernel):
    """An instrument takes an instruction more or less by the number of the bucket."""
    document = verbs.measure("syscall", verbs.EXACT_CALLS, verbs.EXACT_ROUNDS, f"minimal-{kernel}",
                             exact=True)
    net = {one["name"]: one["net"]["value"] for one in document["measurements"]
           if one["net"]}
    for body in ("getppid", "read", "pipe"):
        assert net[f"latency.syslat.{body}"] == pytest.approx(net[f"latency.lattap.{body}"], abs=1)
    assert [table["name"] for table in document["tables"]] == [
        "latency.terms.syslat", "latency.terms.lattap"]
    for table in document["tables"]:
        for row in table["rows"]:
            crossings = 2 if row[0] == "pipe" else 1
            # perf's pair, from 7.0 on, takes as much again
            assert abs(row[5]) <= (1.5 if kernel == "7.2" else 1) * crossings, table
