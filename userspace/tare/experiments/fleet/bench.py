# SPDX-License-Identifier: GPL-2.0-only
"""fleet's part of `tare bench`: seconds of questions as a fleet grows, and its store's size."""

import time

from tare import paths, result, stats, terminal
from tare.errors import CannotHere
from tare.experiments.fleet import generate, query, questions
from tare.experiments.fleet.read import store
from tare.experiments.fleet.read.store import TABLES, Store
from tare.experiments.fleet.verdict import figures

HOSTS = (100, 1000, 10_000)
CAPTURES, SEED, ROUNDS = 24, 1, 6
VERDICT = "verdict"
FUNCTIONS = ("memcpy", "memmove")


def measure(document, folder):
    """Add seconds of all questions by hosts, and bytes of a capture; without DuckDB, a warning."""
    try:
        store.need()
    except CannotHere as error:
        document["warnings"].append(f"fleet was not measured: {error}")
        return
    profiles = sorted((paths.checkout() / "docs/data").glob("*/*.profile"))
    stores = {}
    with terminal.status("generating synthetic fleets") as tell:
        for count in HOSTS:
            tell(f"{count} hosts")
            stores[count] = Store(folder / str(count), create=True)
            generate.generate(stores[count], profiles, count, CAPTURES, SEED)
    _seconds(document, _ask(stores))
    _bytes(document, stores[HOSTS[-1]], HOSTS[-1] * CAPTURES)


def _ask(stores):
    """{(question, hosts): [seconds, a round each]}; all sizes and questions within each round."""
    asked = {question.name: question.sql for question in questions.everyone()}
    found = {(name, count): [] for count in stores for name in (*asked, VERDICT)}
    with terminal.status("asking") as tell:
        for number in range(ROUNDS):
            tell(f"round {number + 1} of {ROUNDS}")
            for (name, count), samples in found.items():
                began = time.monotonic()
                if name == VERDICT:
                    figures.read(stores[count], FUNCTIONS, routine="rep_movsb")
                else:
                    query.ask(stores[count], asked[name])
                samples.append(time.monotonic() - began)
    return found


def _seconds(document, seconds):
    names = list(dict.fromkeys(name for name, _ in seconds))
    whole = {count: [sum(rounds) for rounds in zip(*(seconds[name, count] for name in names),
                                                   strict=True)] for count in HOSTS}
    for count, samples in whole.items():
        document["measurements"].append(result.measurement(
            f"fleet.questions.{count}", "seconds", stats.median(samples), better="lower",
            over=result.ROUNDS, title=f"all queries, {count} hosts",
            conditions=_conditions(count)))
    document["measurements"].append(result.measurement(
        "fleet.growth", "ratio", stats.paired_ratio(whole[HOSTS[-1]], whole[HOSTS[0]]),
        better="lower", over=result.ROUNDS,
        title=f"all queries, {HOSTS[-1]} hosts over {HOSTS[0]}"))
    document["distributions"].append({
        "name": "fleet.seconds", "title": "Seconds of each question as a fleet grows",
        "unit": "seconds", "x": "hosts", "interval_over": result.ROUNDS,
        "curves": [{"name": name, "points": [
            {"x": count, **stats.median(seconds[name, count]).as_dict()} for count in HOSTS]}
            for name in names]})


def _bytes(document, store, captures):
    for table in TABLES:
        used = sum(path.stat().st_size for path in store.folder.glob(f"{table.name}/*/*.parquet"))
        if used:
            document["measurements"].append(result.measurement(
                f"fleet.bytes.{table.name}", "bytes", stats.exact(used / captures), over=None,
                better="lower", title=f"table {table.name}, by capture",
                conditions=_conditions(HOSTS[-1])))


def _conditions(count):
    return [f"{count} synthetic hosts of {CAPTURES} captures"]
