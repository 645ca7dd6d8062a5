# SPDX-License-Identifier: GPL-2.0-only
"""What the servers of 2006 want of hardware."""

from tare.experiments.events import run as events_run
from tare.experiments.events.transfer import run as transfer_run, verbs
from tare.experiments.events.transfer.exact import published
from tare.experiments import perf
from tare.reproduce import hardware
from tare.reproduce.hardware import Line, Step

LOAD = 100
_MODELS = tuple(word for model in published.MODELS for word in ("--model", model))


def _perf(_amount, progress):
    pinned = verbs.cpus()
    with events_run.opened() as network:
        def run(model):
            return lambda count, before: transfer_run.one(
                network, pinned, model,
                # whose client asks for a fiftieth more than is measured
                transfer_run.Load("perf", LOAD, count * 50 // 51), before=before)

        # the client is a child of the server, and not to be counted
        return perf.document("events", {(model, f"a request of {LOAD} connections, {model}"): (
            run(model), 20_400) for model in published.MODELS}, progress, ["--no-inherit"])


STEPS = (Step("events-cpu", "servers' CPU by connections", 200, (
             "events", "transfer", "ping-pong", *_MODELS, "--connections",
             ",".join(map(str, published.CONNECTIONS)))),
         Step("events-rate", "percentiles of servers' latency", 60, (
             "events", "transfer", "rate", *_MODELS)),
         Step("events-perf", "servers by the CPU's counters", 60, _perf))


def lines(made):
    """CPU for each published number of connections; percentiles; counters beside instructions."""
    for count in published.CONNECTIONS:
        for model in published.MODELS:
            yield Line(f"events.transfer.ping-pong.{count}.{model}.cpu", ("events-cpu",))
    for model in published.MODELS:
        yield Line(f"events.transfer.rate.{model}.latency", ("events-rate",))
        yield from (Line(f"events.perf.{model}.{event}", ("events-perf",),
                         f"events.exact.{event}.{model}.{LOAD}.{LOAD}") for event in perf.EVENTS)


def empty(_table, _row, column):
    """Tables are of exact machines, which have all cells of the connections that were counted."""
    return hardware.NOT_PUBLISHED if "then" in column or "2006" in column else (
        "of an exact machine alone")
