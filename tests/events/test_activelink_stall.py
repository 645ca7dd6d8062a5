# SPDX-License-Identifier: GPL-2.0-only
"""A server that is stopped at known times: an open loop's percentiles are those of the schedule."""

import collections
import itertools
import json
import math

import poisson
import pytest
from link_servers import ACTIVELINK, DEADLINK, EVENTSERVER
from programs import built

from tare import machine

# thirty requests are meant for each stall, and ten connections have room for one each
RATE, REQUESTS, WARM, SEED, CONNECTIONS = 300, 1500, 50, 11, 10
STALL_NS, EVERY_NS = 100_000_000, 1_000_000_000
SCRIPT = f"""
ip link set lo up
cat /proc/uptime >/out/before
deadlink 127.0.0.1 1 1 --json /tmp/refused.json
cat /proc/uptime >/out/after
eventserver -m epoll 127.0.0.1 7000 -- \
    activelink 127.0.0.1 7000 {CONNECTIONS} --rate {RATE} --seed {SEED} --requests {REQUESTS} \
    --warm {WARM} --json /out/client.json &
stops $! >/out/stops
wait $!
"""


@pytest.fixture(scope="module")
def exact(tmp_path_factory):
    """What was written in an exact machine with one CPU: when the server was stopped first, by the
    client, and the seconds before and after a document's."""
    folder = tmp_path_factory.mktemp("stall")
    outcome = machine.run("minimal-6.1", ["sh", "-c", SCRIPT], exact=True, cpus=1, out_dir=folder,
                          files={f"/tare/bin/{program.name}": program for program in
                                 (ACTIVELINK, DEADLINK, EVENTSERVER, built("stops"))})
    machine.check_command(outcome)
    return [int((folder / "stops").read_text()), json.loads((folder / "client.json").read_text()),
            *(float((folder / name).read_text().split()[0]) for name in ("before", "after"))]


def percentile(document, share):
    """In ns: the upper end of the bucket that reaches SHARE."""
    rank = math.ceil(share * document["latency"]["count"])
    below = 0
    for _low, high, count in document["latency"]["buckets"]:
        below += count
        if below >= rank:
            return min(high, document["latency"]["most_ns"])
    return None


def scheduled(first, client):
    """[(which stall, how long until its end in ns)] of each measured request, (None, 0) outside."""
    times = list(itertools.islice(poisson.times(SEED, RATE), WARM + REQUESTS))
    began = client["began_ns"] - times[WARM]
    found = []
    for at in times[WARM:]:
        number, into = divmod(began + at - first, EVERY_NS)
        within = number >= 0 and into < STALL_NS
        found.append((number, STALL_NS - into) if within else (None, 0))
    return found


@pytest.mark.parametrize("share", [.5, .85, .92, .94, .95, .96, .98, .99])
def test_percentiles_are_the_schedules(share, exact):
    """Give or take a bucket and, after a stall, the service of the 30 that waited."""
    first, client, *_ = exact
    waits = sorted(wait for _, wait in scheduled(first, client))
    expected = waits[math.ceil(share * len(waits)) - 1]

    assert client["replies"] == REQUESTS and client["latency"]["from"] == "intended"
    assert expected <= percentile(client, share) <= expected * 33 / 32 + 3e6


def test_late_is_what_found_no_room(exact):
    """Of each stall, all but the first ten: they wait for its end, and that is more than 1 ms."""
    first, client, *_ = exact
    stalls = collections.defaultdict(list)
    for number, wait in scheduled(first, client):
        stalls[number].append(wait)
    late = sum(wait > 1e6 for number, waits in stalls.items() if number is not None
               for wait in waits[CONNECTIONS:])

    assert late > 50
    assert late <= client["late"] <= late + 3 * len(stalls)


def test_a_document_waits_for_no_random_numbers(exact):
    """Just after the boot the kernel would spin for a second to make some."""
    *_, before, after = exact
    assert after - before < .5
