# SPDX-License-Identifier: GPL-2.0-only
"""The guest does the same whether or not it is watched, and whatever else the host does."""

import pytest
import spans
from breadth import some
from tare import machine
from test_restored import loaded

NAME = "minimal-6.1"
COMMANDS = [["sh", "-c", "for i in 1 2 3; do cat /proc/uptime /proc/stat; done; ls -la /proc/1"],
            ["dd", "if=/dev/urandom", "of=/tmp/t/x", "bs=999", "count=50"],
            ["sh", "-c", "sleep 0.02; md5sum /tmp/t/x /proc/interrupts"]]


def guest(outcome, folder):
    """All that the guest has said and left, its clock among it."""
    # the symbols of modules come in the order in which they were loaded, which is the same too
    files = {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*"))
             if path.is_file()}
    return (outcome.stdout, outcome.stderr, outcome.kernel_log, outcome.console, files)


@pytest.mark.parametrize("power_on", some([False], [True]))
def test_a_guest_that_is_watched_is_the_same(power_on, tmp_path):
    plain = machine.run(NAME, ["sh", "-c", spans.script(COMMANDS)], exact=True,
                        boot=power_on, files=machine.programs("exactrun"),
                        out_dir=tmp_path / "plain")
    machine.check_command(plain)
    with loaded(2):
        watched = spans.boot(NAME, COMMANDS, tmp_path, oracle=False, power_on=power_on)
    assert guest(watched.outcome, tmp_path / "out") == guest(plain, tmp_path / "plain")
    assert len(list((tmp_path / "plain").iterdir())) == 2 * len(COMMANDS) + 1
