# SPDX-License-Identifier: GPL-2.0-only
"""Networks of a measurement's own: what is in them, and that nothing of them stays."""

import signal
import subprocess
import sys

import pytest
from breadth import some
from event_hosts import in_namespace, skip_without_network
from programs import SURROUNDINGS, run, wait_for

from tare.errors import TareError
from tare.experiments.events import run as events_run


def test_commands_run_there_on_their_cpus_and_nothing_stays():
    skip_without_network()
    with events_run.opened() as net:
        told = run(*net.words([0], "grep", "-h", "Cpus_allowed_list", "/proc/self/status"),
                   check=True).stdout
        there = int(run(*net.words([0], "stat", "-Lc", "%i", "/proc/self/ns/net"),
                        check=True).stdout)
        assert told.split()[1] == "0" and there == events_run.namespace(net.holder)
    assert wait_for(lambda: not in_namespace(there))


def test_11_counters_of_the_host_s_own_namespace_are_refused(monkeypatch):
    skip_without_network()
    monkeypatch.setattr(events_run, "namespace", lambda process: 1)
    with pytest.raises(TareError, match="no network namespace of its own"), events_run.opened():
        pass


@pytest.mark.parametrize("by", some([signal.SIGINT, signal.SIGKILL], [signal.SIGTERM]))
def test_nothing_stays_when_the_command_is_ended(by):
    """By a signal while something runs there."""
    skip_without_network()
    code = ("import subprocess\nfrom tare.experiments.events import run\n"
            "with run.opened() as net:\n    print(run.namespace(net.holder), flush=True)\n"
            "    subprocess.run(net.words([0], 'sleep', 600))\n")
    with subprocess.Popen([sys.executable, "-c", code], env=SURROUNDINGS, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as command:
        inode = int(command.stdout.readline())
        try:
            # the holder, and what runs
            assert wait_for(lambda: len(in_namespace(inode)) == 2)
        finally:
            command.send_signal(by)
    assert wait_for(lambda: not in_namespace(inode))
