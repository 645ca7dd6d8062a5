# SPDX-License-Identifier: GPL-2.0-only
"""Where the time of calls went, by syslat --explain, and waits beside the kernel's own account."""

import json
import os
import re
import signal
import subprocess
import sys
import threading

import pytest
from breadth import some
from latency_tools import by_name, left_by_guest, observed, run

ROUNDS = 12
TURNS = (6000, 6250)
DELAY = 2 * (TURNS[1] - TURNS[0])  # two instructions a turn
BUSY_MS = 200

GROUP = """
mount -t cgroup2 none /sys/fs/cgroup
echo +cpu >/sys/fs/cgroup/cgroup.subtree_control
mkdir /sys/fs/cgroup/poor
echo '20000 100000' >/sys/fs/cgroup/poor/cpu.max
"""
POOR = "echo 0 >/sys/fs/cgroup/poor/cgroup.procs; "
TWO = f"taskset 1 known busy {BUSY_MS} & taskset 1 known busy {BUSY_MS} & wait"

# Each start of a tool takes an emulated kernel seconds: one sees all that does not disturb the
# rest.
SCRIPT = f"""
set -e
insmod /tare/kmod/tare_delay.ko
cat >/tmp/reads <<'EOF'
for n in {TURNS[0]} {TURNS[0]} {TURNS[1]}; do
  echo $n >/sys/module/tare_delay/parameters/syscall
  crossings -w 0 -n 30 -f /dev/tare_delay read
done
EOF
syslat -s read --over 1 --json /out/read -- sh /tmp/reads >/dev/null
{GROUP}
cat >/tmp/mixed <<'EOF'
known mixed {ROUNDS} >/out/mixed.text
{POOR}crossings -n 3000 pingpong
EOF
syslat -q -s read --by process --explain --json /out/mixed -- sh /tmp/mixed >/dev/null
cat >/tmp/waits <<'EOF'
known rt 1200
{TWO}
known mixed {ROUNDS}
{POOR}{TWO}
EOF
wakelat --check --json /out/waits -- sh /tmp/waits >/dev/null
wakelat --check --by delayer --over 1000 -q --json /out/poor -- sh -c '{POOR}{TWO}'
>/out/refused
if test -e /sys/kernel/sched_ext/state; then
  echo enabled >/tmp/state
  mount --bind /tmp/state /sys/kernel/sched_ext/state
  ! wakelat --by delayer -- true 2>/out/refused && ! wakelat --over 1 -- true 2>>/out/refused
  ! syslat --explain -- true 2>>/out/refused && wakelat -- true
  umount /sys/kernel/sched_ext/state
fi
"""


def parts(explained):
    """{(part, who): ns} of the calls, which with what is not known are all of their time."""
    found = {(one["part"], one["who"]): one["ns"] for one in explained["parts"]}
    assert len(found) == len(explained["parts"])
    assert sum(found.values()) + explained["unknown_ns"] == explained["ns"]
    return found


def check_mixed(document, said, off):
    """The reader's calls are as long as its own clock says, but OFF, and went where they must."""
    pids = dict(line.split() for line in said.splitlines())
    [entry] = [one for one in document["explained"] if one["name"] == f"reader {pids['reader']}"]
    assert by_name(document)[entry["name"]]["sum"] == entry["all"]["ns"]
    assert entry["all"]["ns"] == pytest.approx(int(pids["ns"]), rel=off)
    found = parts(entry["all"])
    assert abs(entry["all"]["unknown_ns"]) <= off * entry["all"]["ns"]
    behind = found["runnable", f"long {pids['long']}"]
    asleep = found["asleep", f"known {pids['known']}"]
    assert 5e6 * ROUNDS <= behind and 4e6 * ROUNDS <= asleep
    return behind, asleep, entry["all"]["unknown_ns"]


@pytest.fixture(scope="module", params=some(["7.3"], ["6.1", "6.12", "7.2"]))
def kernel(request):
    return request.param


@pytest.fixture(scope="module")
def exact(kernel, tmp_path_factory):
    """Nothing of the host comes between the kernel's clock and ours."""
    return left_by_guest(kernel, SCRIPT, tmp_path_factory.mktemp("exact"), exact=True,
                         boot=False)


def test_running_is_told_to_the_instruction(exact):
    """Of single calls, the least of those that nothing interrupted."""
    least = {}
    for one in exact("read")["outliers"]["list"]:
        if one["comm"] == "crossings" and [part["part"] for part in one["parts"]] == ["running"]:
            assert one["unknown_ns"] == 0 and one["parts"][0]["ns"] == one["ns"]
            least[one["pid"]] = min(one["ns"], least.get(one["pid"], one["ns"]))
    # the first runs all for the first time
    _, low, high = (ns for _, ns in sorted(least.items()))
    assert high - low == DELAY


def test_a_known_mixture_is_told_to_the_instruction(exact):
    """A read is 4 ms asleep, until known writes, and 5 ms behind long; nothing is not known."""
    behind, asleep, unknown = check_mixed(exact("mixed"), exact("mixed.text"), 0.01)
    assert behind <= 5.1e6 * ROUNDS and asleep <= 4.5e6 * ROUNDS and unknown == 0


@pytest.mark.parametrize("name", ["waits", "poor"])
def test_waits_add_up_to_the_kernels_account(exact, name):
    """Of each thread within 1 %, or a ms."""
    threads = exact(name)["schedstat"]
    assert threads
    for one in threads:
        left = one["waited_ns"] - one["unbooked_ns"] - one["run_delay_ns"]
        assert abs(left) <= max(0.01 * one["run_delay_ns"], 1e6), one
    if name == "waits":
        # one of no priority waits for one that has, and one of two for the other
        assert sum(one["run_delay_ns"] for one in threads) > 1100e6 + 2 * 0.8e6 * BUSY_MS


def test_waits_for_quota_are_told_apart(exact):
    """Two that want a CPU for 0.2 s, with a fifth of one."""
    assert by_name(exact("waits"))["throttled"]["sum"] > 1e6 * BUSY_MS
    entries = by_name(exact("poor"))
    throttled = entries.pop("throttled")
    assert throttled["sum"] > 1e6 * BUSY_MS
    rest = sum(one["sum"] for one in entries.values())
    assert rest < throttled["sum"] / 2
    # nor is it blamed on who had the CPU meanwhile, which was idle
    assert "idle" not in entries or entries["idle"]["sum"] < 0.05 * throttled["sum"]
    # the rest of a single wait is split as any other
    told = exact("poor")["outliers"]["list"]
    assert told and all(one["unknown_ns"] <= 0.01 * one["ns"] for one in told)


def test_real_time_throttling_is_told(exact):
    """It leaves 50 ms of each second to others, as the fair server of later kernels does."""
    entry = by_name(exact("waits"))["real-time throttled"]
    assert 45e6 <= entry["sum"] <= 60e6 and entry["count"] == 1


def test_who_is_behind_is_refused_where_nobody_is(exact):
    """With sched_ext a task that waits is not on the queue of a CPU."""
    refused = exact("refused").splitlines()
    if not refused:
        pytest.skip("this kernel has no sched_ext")
    assert len(refused) == 3 and all("a scheduler of sched_ext is loaded" in one for one in refused)


def test_calls_are_throttled_too(exact, kernel):
    """From 6.18 on a task goes without quota until it has left the call."""
    document = exact("mixed")
    [entry] = [one for one in document["explained"] if one["name"].startswith("crossings ")]
    found = parts(entry["all"])
    # nothing twice: what an interrupt took was not running
    assert 0 <= entry["all"]["unknown_ns"] <= 0.01 * entry["all"]["ns"] and document["lost"] == 0
    assert (("throttled", None) in found) == (kernel in ("6.1", "6.12"))


def test_a_known_mixture_on_this_machine(may_trace, by_priority, known, tmp_path):
    """Others run on it."""
    check_mixed(*observed(tmp_path, "syslat", "-q", "-s", "read", "--by", "process", "--explain",
                          "--", known, "mixed", ROUNDS), 0.01)


def test_a_call_that_does_not_end_is_told(may_trace, tmp_path):
    os.mkfifo(tmp_path / "empty")
    document, said = observed(tmp_path, "syslat", "-s", "read", "-d", "0.3", "-c",
                              f"exec timeout 1 cat <>{tmp_path}/empty")
    [call] = document["open"]
    assert (call["call"], call["comm"]) == ("read", "cat") and 1e8 < call["for_ns"] < 1e9
    who = f"{call['tgid']}/{call['pid']}"
    assert re.search(rf"^calls that had not ended\n  read +cat +{who} for ", said, re.M)


def test_a_call_since_before_is_told(may_trace):
    with subprocess.Popen(["cat"], stdin=subprocess.PIPE) as blocked:
        for words in (["-p", blocked.pid], ["-t", blocked.pid]):
            said = run("syslat", "-d", "0.2", *words, check=True).stdout
            assert re.search(rf"^  read +cat +{blocked.pid}/{blocked.pid} since before", said, re.M)
        # one that is stopped is in no call
        blocked.send_signal(signal.SIGSTOP)
        said = run("syslat", "-d", "0.2", "-p", blocked.pid, check=True).stdout
        blocked.kill()
    assert "calls that had not ended" not in said


def test_a_call_that_began_after_the_end_is_none(may_trace, tmp_path):
    """The calls that had not ended are read while the process goes on: in one of five runs, it had
    begun another one meanwhile."""
    with subprocess.Popen(["yes"], stdout=subprocess.DEVNULL) as busy:
        seen = [one["for_ns"] for _ in range(20)
                for one in observed(tmp_path, "syslat", "-d", "0.02", "-p", busy.pid)[0]["open"]]
        busy.kill()
    assert min(seen, default=0) >= 0


def test_calls_in_which_nothing_happened_ran(may_trace, tmp_path):
    """Most of them are on no list of parts: what interrupts took of the others is little."""
    script = "import os\nfor _ in range(20000): os.getppid()"
    document, _ = observed(tmp_path, "syslat", "-q", "-x", "-s", "getppid", "--", sys.executable,
                           "-c", script)
    [entry] = document["explained"]
    assert entry["all"]["calls"] == 20000
    least = 20000 * by_name(document)["getppid"]["min"]
    ran = sum(ns for (part, _), ns in parts(entry["all"]).items() if part == "running")
    assert ran >= 0.9 * least


def test_who_finds_no_room_is_others(may_trace, tmp_path):
    """Twenty processes, one after the other, wake a read that gets a byte from each."""
    script = ("import os, socket, time\na, b = socket.socketpair()\n"
              "for _ in range(20):\n  if not os.fork():\n    time.sleep(0.01 * _ + 0.1)\n"
              "    b.send(b'x')\n    os._exit(0)\na.recv(20, socket.MSG_WAITALL)")
    document, _ = observed(tmp_path, "syslat", "-q", "-s", "recvfrom", "--over", "100000", "--",
                           sys.executable, "-c", script)
    [call] = document["outliers"]["list"]
    found = {(one["part"], one["who"]): one["ns"] for one in call["parts"]}
    assert found["asleep", "others"] > 5e7 and call["unknown_ns"] <= 0.01 * call["ns"]
    assert sum(who.startswith("python3 ") for part, who in found if part == "asleep") >= 1


def test_one_thread_alone(may_trace):
    """Another thread of the process makes the same calls."""
    ends, threads = threading.Event(), []

    def calls():
        while not ends.is_set():
            os.getppid()
    for _ in range(2):
        threads.append(threading.Thread(target=calls))
        threads[-1].start()
    try:
        seen = json.loads(run("syslat", "-s", "getppid", "-d", "1", "--by", "comm", "--over", "1",
                              "--json", "-", "-t", threads[0].native_id, check=True).stdout)
    finally:
        ends.set()
        for thread in threads:
            thread.join()
    [entry] = seen["entries"]
    assert entry["count"] > 0 and seen["outliers"]["list"]
    assert {one["pid"] for one in seen["outliers"]["list"]} == {threads[0].native_id}
