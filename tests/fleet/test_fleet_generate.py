# SPDX-License-Identifier: GPL-2.0-only
"""Synthetic fleets: real sizes, mixed; the same again from the same seed; small, and told apart."""

import shutil
from collections import Counter

import pytest
from programs import TOP
from tare.experiments.fleet import query
from tare.experiments.memcpy.read.load import load
from tare.experiments.fleet.read.store import Store

pytest.importorskip("duckdb", reason="duckdb is not installed")

PROFILES = [TOP / f"docs/data/6.1/{name}.profile" for name in ("sqlite", "tar")]
# of sizes and callers, on average; the goal of a store
MOST_BYTES = 6000


@pytest.fixture(name="made", scope="module")
def _made(tmp_path_factory):
    from tare.experiments.fleet import generate

    store = Store(tmp_path_factory.mktemp("synthetic") / "store", create=True)
    assert generate.generate(store, PROFILES, 90, 24, 3) == 2160
    return store


def asked(store, sql):
    return query.ask(store, sql).rows


def test_captures_are_of_hosts_that_differ_and_small(made):
    [[captures, hosts, cpus, groups]] = asked(
        made, "SELECT count(*), count(DISTINCT host), count(DISTINCT cpu), "
        "count(DISTINCT host_group) FROM capture WHERE machine = 'synthetic'")
    assert (captures, hosts, cpus, groups) == (2160, 90, 3, 3)
    # more than AT_ONCE: two parts, whose numbers differ
    assert asked(made, "SELECT count(DISTINCT capture) FROM capture") == [(2160,)]
    assert len(list(made.folder.glob("size/*/*.parquet"))) == 2
    used = sum(path.stat().st_size for table in ("size", "caller")
               for path in made.folder.glob(f"{table}/*/*.parquet"))
    assert used / 2160 < MOST_BYTES


def test_sizes_are_those_of_the_profiles(made):
    """No size that no profile has; where two profiles are mixed, each size has the calls by busy
    second of both, which scatter by chance only.
    """
    expected, known = Counter(), [load(path) for path in PROFILES]
    for profile in known:
        busy = profile.header.number("busy-ns")
        for (function, context), rows in profile.sizes.items():
            for low, _, calls, _ in rows.tolist():
                expected[function, context, low] += calls / busy
    found = {tuple(key): (calls, wanted) for *key, calls, wanted in asked(
        made, "SELECT function, context, low, sum(calls), sum(busy_ns) FROM size JOIN capture "
        "USING (capture) GROUP BY ALL")}
    assert set(found) <= set(expected)
    busy = asked(made, "SELECT sum(busy_ns) FROM capture")[0][0]
    often = [key for key in expected if expected[key] * busy > 1e5]
    assert len(often) > 100
    # a host has between 0.2 and 0.8 of each
    rates = {key: found[key][0] / busy for key in often}
    assert all(0.19 * expected[key] < rates[key] < 0.81 * expected[key] for key in often)
    assert asked(made, "SELECT count(*) FROM size WHERE bytes < calls * low OR "
                       "bytes > calls * high OR calls < 1") == [(0,)]
    # callers hold as many calls
    [[sizes, callers]] = asked(made, "SELECT (SELECT sum(calls) FROM size), "
                                     "(SELECT sum(calls) FROM caller)")
    assert callers == pytest.approx(sizes, rel=1e-3)


def test_the_same_seed_makes_the_same(tare, tmp_path):
    def made(name, seed):
        status, _, err = tare("fleet", "generate", "--store", tmp_path / name, "--hosts", 3,
                              "--captures", 2, "--seed", seed, *PROFILES)
        assert status == 0 and "6 synthetic captures" in err
        return query.ask(Store(tmp_path / name), "SELECT * FROM size JOIN capture USING (capture) "
                                                 "ORDER BY ALL").rows

    assert made("a", 5) == made("b", 5) != made("c", 6)


def test_what_it_refuses(tare, refused, tmp_path):
    other = shutil.copy(TOP / "docs/data/7.2/tar.profile", tmp_path)
    assert tare("fleet", "generate", "--store", tmp_path / "full", "--hosts", 2, *PROFILES)[0] == 0
    for place, words, said in (
            ("a", (PROFILES[0], other), "two profiles of one kernel"),
            ("b", ("--hosts", 1, *PROFILES), "--hosts 1: must be"),
            ("c", ("--captures", 0, *PROFILES), "--captures"),
            ("d", ("--seed", -1, *PROFILES), "--seed -1"),
            ("full", PROFILES, "has captures already")):
        assert said in refused(2, "fleet", "generate", "--store", tmp_path / place, *words), words
        assert place in "a full" or not (tmp_path / place).exists(), words
