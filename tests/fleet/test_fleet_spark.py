# SPDX-License-Identifier: GPL-2.0-only
"""Every question has the same answer in Spark as in DuckDB: one text for both."""

import datetime
import json
import os
import shutil
from decimal import Decimal

import fleet_inbox
import pytest
from breadth import at_night
from programs import TOP, run
from tare.experiments.fleet import query, questions
from tare.experiments.fleet.read import collected
from tare.experiments.fleet.read.store import Store

DAYS = ("20261121T120000Z", "20261122T120000Z", "20261123T120000Z")
# equal bytes: which is first is told by names, of which some are NULL
TIES = "".join(f"caller memcpy 7 99999999 {symbol}+0x1/0x2{module}\n"
               for symbol, module in (("zz", ""), ("aa", " [brd]"), ("aa", ""), ("mm", "")))
TIES += "caller memset 7 88888888 qq+0x1/0x2\ncaller-other memset 7 88888888\n"
# where a percentile is the last of its class
EDGES = [5] * 500 + [100] * 490 + [200] * 9 + [300]

pytestmark = at_night("Spark starts for a minute, and is fetched: 450 MB")


@pytest.fixture(scope="module", name="spark")
def _spark():
    """spark(file, words): ask.py's run, which writes FILE, by a Spark of this machine."""
    if not shutil.which("java"):
        pytest.skip("java is not installed here: Debian has default-jre-headless")
    found = run(TOP / "tools/pyspark")
    site = found.stdout.strip() or pytest.skip(found.stderr.strip().splitlines()[-1])

    def ask(out, *words):
        return run(f"{site}/pyspark/bin/spark-submit", "--master", "local[2]",
                   "--conf", "spark.sql.shuffle.partitions=2", "--conf", "spark.ui.enabled=false",
                   TOP / "userspace/fleet/spark/ask.py", "-o", out, *words, env={
                       **os.environ, "SPARK_HOME": f"{site}/pyspark", "PYTHONPATH": site,
                       "PYSPARK_PYTHON": "/usr/bin/python3",
                       # the machine's own name need not be known to a resolver
                       "SPARK_LOCAL_IP": "127.0.0.1", "SPARK_LOCAL_HOSTNAME": "localhost"},
                   timeout=1800)

    return ask


@pytest.fixture(scope="module", name="store")
def _store(tmp_path_factory):
    """Three hosts, three days, two tools; callers with the same bytes; hosts that copy more."""
    pytest.importorskip("duckdb", reason="duckdb is not installed")
    place = tmp_path_factory.mktemp("fleet")
    for number, kernel in enumerate(fleet_inbox.PROFILES):
        folder = place / "inbox" / ("web", "db", "db")[number] / f"host-{kernel}"
        for day in DAYS:
            path = fleet_inbox.profile(folder, kernel, day)
            path.write_text(path.read_text() + TIES)
        fleet_inbox.document(folder / f"{DAYS[2]}.json", "h",
                             {"read": EDGES, "write": fleet_inbox.latencies(number)})
    others = place / "inbox/db"
    for number in range(6):
        path = fleet_inbox.profile(others / f"more-{number}", "6.1", DAYS[2])
        spent = int(path.read_text().partition("span-ns: ")[2].partition("\n")[0])
        path.write_text(path.read_text().replace(
            f"span-ns: {spent}", f"span-ns: {spent * (100 + number) // (9000 if number else 100)}"))
    return imported(place)


def imported(place):
    assert collected.bring([place / "inbox"], place / "store") == 0
    return place / "store"


def files():
    return sorted((TOP / "userspace/tare/experiments/fleet/questions").glob("*.sql"))


def plain(value):
    if isinstance(value, Decimal):
        return float(value)
    return str(value) if isinstance(value, datetime.date) else value


def compared(store, answers, **parameters):
    for question in questions.everyone():
        wanted = query.ask(Store(store), question.sql, **parameters)
        found = answers.pop(question.name)
        assert all(list(row) == wanted.columns for row in found), question.name
        assert [list(row.values()) for row in found] == [
            [pytest.approx(plain(value), rel=1e-9) for value in row] for row in wanted.rows
        ], question.name
        yield question.name, found
    assert not answers


def test_the_answers_are_the_same(spark, store, tmp_path):
    done = spark(tmp_path / "out", store, *files())
    assert done.returncode == 0, done.stderr[-3000:]
    found = dict(compared(store, json.loads((tmp_path / "out").read_text())))
    assert all(found.values()), "a question without an answer is not compared"
    assert [row["module"] for row in found["callers"] if row["symbol"] == "aa"] == ["brd", None]


def test_parameters_and_empty_tables(spark, store, tmp_path):
    """Of other words; where no latency was ever imported; the days the other way round."""
    shutil.copytree(store.parent / "inbox", tmp_path / "inbox",
                    ignore=shutil.ignore_patterns("*.json"))
    place = imported(tmp_path)
    assert not (place / "latency").exists()
    done = spark(tmp_path / "out", "-f", "memset", "--day", "2026-11-22", "--before", "2026-11-23",
                 place, *files())
    assert done.returncode == 0, done.stderr[-3000:]
    found = dict(compared(place, json.loads((tmp_path / "out").read_text()), function="memset",
                          day="2026-11-22", before="2026-11-23"))
    assert found["latencies"] == [] and found["sizes"]
    assert [row["symbol"] for row in found["callers"][:2]] == ["qq", None]
