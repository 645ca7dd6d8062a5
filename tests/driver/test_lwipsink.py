# SPDX-License-Identifier: GPL-2.0-only
"""lwIP in a process above the kernel's driver: every frame accounted for, and none for the
kernel's own stack.
"""

import subprocess

import pytest
from programs import TOP, run
from tare.experiments.driver import run as driver_run
from tare.experiments.driver.flood import run as flood_run
from tare.experiments.driver.flood.run import Load
from tare.errors import UsageError

LWIPSINK = TOP / "build/bin/lwipsink"
DESIGN = "kernel-lwip"
# more than it can take, and few enough for it at rest
HEAVY, LIGHT = Load.of(400_000, 1500), Load.of(20_000, 300)
# then what the kernel's stack saw in the namespace where the card is
SCRIPT = 'receive-paced "$@" && cat /proc/net/snmp >&2'


@pytest.mark.parametrize("delivery, load", [("queue", LIGHT), ("napi", HEAVY)])
def test_every_packet_is_in_one_place_and_none_with_the_kernels_stack(host, delivery, load):
    cards, netdevs = flood_run.devices(load)
    reports, outcome = driver_run.run(
        ["sh", "-c", SCRIPT, "sh", str(load.timer), str(load.count), "1"],
        (DESIGN, ["--delivery", delivery]), "instruction", "6.1", devices=cards, netdevs=netdevs)
    assert outcome.passed, outcome.stderr.decode()
    # raises where they do not add up
    account = flood_run.series(DESIGN, load, reports, 1).account
    assert account.stack_dropped == account.socket_dropped == account.driver_dropped == 0
    if load is LIGHT:
        assert account.received == LIGHT.count
    else:
        # polling keeps nothing between driver and stack but the socket's own buffer
        assert account.queue_dropped > 100 and account.received > 100
    names, values = (line.split() for line in outcome.stderr.decode().splitlines()
                     if line.startswith("Ip:"))
    assert int(values[names.index("InReceives")]) == 0


def test_the_drivers_delivery_is_a_mode_of_the_design():
    assert driver_run.variant("kernel-lwip/napi") == (
        "kernel-lwip/napi", ("kernel-lwip", ["--delivery", "napi"]))
    with pytest.raises(UsageError, match="kernel-lwip/poll: write one of queue, napi after"):
        driver_run.variant("kernel-lwip/poll")


def said(*words, status, within=()):
    done = run(*within, LWIPSINK, *words)
    assert (done.returncode, done.stdout) == (status, "")
    return done.stderr.splitlines()[0]


@pytest.mark.parametrize("words, why", [
    (["--window", "1999"], "--window 1999: must be a number from 2000 to 65535"),
    (["--window", "65536"], "--window 65536: must be a number from 2000 to 65535"),
    (["eth0"], "eth0: this program takes only options")])
def test_bad_usage_is_told(words, why):
    assert said(*words, status=2).endswith(why)


@pytest.fixture
def space(host):
    """What runs a command in a network namespace with a loopback device that is down."""
    within = ["unshare", "--net"]
    if subprocess.run([*within, "true"], capture_output=True, check=False).returncode:
        pytest.skip("no network namespace can be made here")
    return within


def test_an_interface_that_is_not_there(space):
    assert said("--interface", "nosuch0", status=1, within=space) == \
        "lwipsink: nosuch0: No such device"


def test_an_interface_that_is_down(space):
    assert said("--interface", "lo", status=77, within=space) == \
        "lwipsink: lo: is down: ip link set lo up"


def test_an_interface_with_an_address(space):
    within = [*space, "sh", "-c", 'ip link set lo up && exec "$0" "$@"']
    assert said("--interface", "lo", status=77, within=within) == \
        "lwipsink: lo: has an address, at which the kernel's stack would answer: ip addr flush " \
        "dev lo"
