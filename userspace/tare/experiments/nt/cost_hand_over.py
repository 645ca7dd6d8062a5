# SPDX-License-Identifier: GPL-2.0-only
"""Two threads that hand over to each other: by every front end, and wherever they are."""

from tare import stats
from tare.experiments.nt.cost_samples import NOTES, cell
from tare.experiments.nt.cost_steps import HAND_OVER
from tare.experiments.nt.fronts import elsewhere

PERCENTILES = ("p50", "p90", "p99", "p99.9", "p99.99")
ELSEWHERE = (f"What this machine cannot time, one with KVM does by: `{elsewhere('cost')}`; one "
             "that has loaded tare_ntobj and ntsync by `tare nt cost`.")


def table(samples, left_out=()):
    """Two threads that wake each other: every front end and place of them."""
    rows = [[step.heading, cell(samples, step, HAND_OVER),
             *(samples.counted(step, HAND_OVER, what)
               for what in ("requests", "switches", "server_switches")),
             *_percentiles(samples, step)]
            for step in samples.taken if samples.has(step, HAND_OVER)]
    columns = ["step", samples.unit, "requests", "switches", "the server's",
               *([] if samples.exact else ["timing"]), *([] if samples.exact else PERCENTILES)]
    rows += [[f"{step.heading}: not timed here", *[None] * (len(columns) - 1)]
             for step in left_out if not step.only]
    return {"name": f"nt.cost.{samples.unit}.hand_over",
            "title": f"A round trip of two threads, which hand over twice, {samples.unit}, net",
            "columns": columns, "rows": rows, "notes": [NOTES[samples.exact], *_of_each(samples),
                                                        *([ELSEWHERE] if left_out else [])]}


def _percentiles(samples, step):
    """What timing adds, and percentiles of round trips that were timed one by one."""
    if samples.exact:
        return []
    buckets, empty_ns = samples.each(step, HAND_OVER)
    total = sum(count for _, count in buckets)
    return [empty_ns and round(empty_ns, 1),
            *(stats.bucket_at(float(name[1:]), buckets)[0]
              if stats.supported(float(name[1:]), total) else None for name in PERCENTILES)]


def _of_each(samples):
    if not samples.exact:
        yield ("p50 to p99.99: of round trips that were timed one by one, with the timing, which "
               "is not subtracted; the upper ends of buckets that are 3 % wide. A percentile is "
               "told from 10 samples beyond it on.")
