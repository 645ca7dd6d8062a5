# SPDX-License-Identifier: GPL-2.0-only
"""What the plugin is asked to simulate, from the words of a command line."""

import pytest

from tare.counting import boot
from tare.counting.simulation import Cache, Simulation, geometry
from tare.errors import UsageError

DEFAULT = "32K:8:64,32K:8:64,2M:16:64"


def test_the_plugin_is_told_caches_in_bytes():
    assert Simulation().plugin == (
        "simulate=cache,geometry=32768:8:64:32768:8:64:2097152:16:64")
    assert Simulation().names == ("I1mr", "ILmr", "Dr", "D1mr", "DLmr", "Dw", "D1mw", "DLmw")
    one = Simulation(cache=False, branch=True)
    assert (one.names, one.plugin.split(",")[0]) == (("Bc", "Bcm", "Bi", "Bim"), "simulate=branch")
    both = Simulation(branch=True)
    assert both.names == Simulation().names + one.names
    assert both.plugin.startswith("simulate=cache:branch,")


def test_caches_are_read():
    found = geometry("48K:12:64,1024:1:16,30M:15:128")
    assert (found.i1, found.d1, found.ll) == (
        Cache(49152, 12, 64), Cache(1024, 1, 16), Cache(30 << 20, 15, 128))
    assert Simulation(geometry(DEFAULT)).plugin == Simulation().plugin


@pytest.mark.parametrize("text, said", [
    ("", "must be I1,D1,LL"), ("32K:8:64", "must be I1,D1,LL"), (DEFAULT + ",", "must be I1,D1,LL"),
    (DEFAULT.replace("2M", "2G"), "cache LL '2G:16:64': must be SIZE:WAYS:LINE"),
    (DEFAULT.replace("32K:8", "32K:0", 1), "cache I1 '32K:0:64'"),
    (DEFAULT.replace("32K:8", "32K:7", 1), "SIZE / WAYS / LINE is the number of sets"),
    (DEFAULT.replace("32K", "24K", 1), "cache I1 24K:8:64: SIZE / WAYS / LINE"),
    (DEFAULT.replace("2M:16:64", "2M:16:8"), "a line must have 16 to 1024 bytes"),
    (DEFAULT.replace("2M:16:64", "2M:16:96"), "a line must have"),
    (DEFAULT.replace("2M:16", "2M:2048"), "more than 1024 ways"),
])
def test_what_no_cache_can_have_is_refused(text, said):
    with pytest.raises(UsageError, match=said):
        geometry(text)


def test_what_each_has_is_what_more_of_them_have_more():
    """What precedes the first, and what follows the last, is in both."""
    assert boot.of_each("test", {
        ("a", 1): (lambda count: {"Ir": 100 + 7 * count, "D1mr": 3}, 2, 12),
        ("b", 2): (lambda count: {"Ir": count}, 1, 2)}) == {
            ("a", 1): {"Ir": 7, "D1mr": 0}, ("b", 2): {"Ir": 1}}


@pytest.mark.parametrize("verb, said", [
    *(([*words], "only with --exact") for words in (
        ("nt", "cost"), ("memcpy", "replay", "any"), ("memcpy", "verdict", "any"),
        ("events", "transfer"))),
    # many are not counted in one span
    (["events", "transfer", "many", "--exact"], "")])
def test_events_are_of_exact_machines_alone(tare, verb, said):
    status, _, error = tare(*verb, "--branch")
    assert status == 2 and f"--cache, --branch: {said}" in error
