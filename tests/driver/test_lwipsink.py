# SPDX-License-Identifier: GPL-2.0-only
"""lwIP in a process above the kernel's driver: every frame accounted for, and none for the
kernel's own stack.
"""

import pytest
import spaces
from tare.experiments.driver import run as driver_run
from tare.experiments.driver.flood import run as flood_run
from tare.experiments.driver.flood.arrivals import Load

# more than it can take, and few enough for it at rest
HEAVY, LIGHT = Load.of(400_000, 1500), Load.of(20_000, 300)
# then what the kernel's stack saw in the namespace where the card is
SCRIPT = 'receive-paced "$@" && cat /proc/net/snmp >&2'


@pytest.mark.parametrize("delivery, load", [("queue", LIGHT), ("napi", HEAVY)])
def test_every_packet_is_in_one_place_and_none_with_the_kernels_stack(host, delivery, load):
    _, variant = driver_run.variant(f"kernel-lwip/{delivery}")
    # raises where they do not add up
    series, outcome = flood_run.boot(variant, "instruction", load, "6.1", 1,
                                     ["sh", "-c", SCRIPT, "sh"])
    account = series.account
    assert account.stack_dropped == account.socket_dropped == account.driver_dropped == 0
    if load is LIGHT:
        assert account.received == LIGHT.count
    else:
        # polling keeps nothing between driver and stack but the socket's own buffer
        assert account.queue_dropped > 100 and account.received > 100
    assert spaces.snmp(outcome.stderr.decode(), "Ip", "InReceives") == 0
