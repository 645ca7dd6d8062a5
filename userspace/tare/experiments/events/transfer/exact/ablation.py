# SPDX-License-Identifier: GPL-2.0-only
"""Models under the loads that decide between them, and what io_uring offers: alone, together.
nginx and libevent stand beside them.
"""

import tempfile
from pathlib import Path

from tare.errors import CannotHere, UsageError
from tare.experiments.events.transfer.exact import anchors, figures, run as exact_run, verbs
from tare.experiments.events.transfer.exact.anchors import LIBEVENT, NGINX, Anchor
from tare.experiments.events.transfer.exact.run import Case

REFERENCE, PLAIN, MULTISHOT = "epoll", "uring", "uring-multishot"
ALL = "uring-defer+skip+ring+files"
BY_HTTP = f"{REFERENCE}, HTTP"
# {set-up: what it is compared with}
SET_UPS = {
    **dict.fromkeys(("select", "poll", "epoll-edge", PLAIN), REFERENCE),
    **{f"{PLAIN}+{way}": PLAIN for way in ("coop", "defer", "skip", "ring", "files", "zerocopy")},
    MULTISHOT: PLAIN, f"{MULTISHOT}+bundle": MULTISHOT, "uring-defer": MULTISHOT,
    ALL: "uring-defer", f"{ALL}+bundle": ALL,
    BY_HTTP: REFERENCE, LIBEVENT: REFERENCE, NGINX: BY_HTTP}
LARGE = 65_536


def loads(set_up):
    """{what it is called: Case} of a set-up."""
    anchor = set_up in anchors.PROGRAMS
    of, more = (Anchor if anchor else Case), {"http": set_up in (BY_HTTP, NGINX)}
    model = REFERENCE if set_up == BY_HTTP else set_up
    found = {"1 of 100": of(model, 1, 99, **more), "all 100": of(model, 100, **more),
             "all 100, 16 on their way each": of(model, 100, pipeline=16, **more),
             f"all 10, replies of {LARGE // 1024} KiB": of(model, 10, size=LARGE, **more),
             "1 of 100, two threads": exact_run.beside(Case(model, 1, 99, **more))}
    if anchor or set_up.startswith(f"{PLAIN}+"):
        found.popitem()
    return found


def measure(models=tuple(SET_UPS), kernel="6.1", progress=lambda text: None):
    """The result document of one boot in an exact machine."""
    for model in models:
        if model not in SET_UPS:
            raise UsageError(f"{model}: is not a set-up of the ablation; there are "
                             f"{', '.join(SET_UPS)}")
    compared = dict.fromkeys((*(SET_UPS[model] for model in models), *models))
    with tempfile.TemporaryDirectory(prefix="tare-events-") as folder:
        lacking, files = {}, {}
        try:
            if {*compared} & {*anchors.PROGRAMS}:
                files = anchors.files(Path(folder) / "nginx.conf")
        except CannotHere as error:
            lacking = dict.fromkeys(anchors.PROGRAMS, str(error))
        cases = [case for model in compared if model not in lacking
                 for case in loads(model).values()]
        progress(f"{len(cases)} cases")
        taken, outcome = exact_run.boot(cases, kernel, folder, files)
        lacking |= {case.model: exact_run.said(case, Path(folder)) for case in cases
                    if case not in taken}
    made, taken = verbs.begun("events.transfer.exact.ablation", taken, outcome)
    made["warnings"] += [f"{model} is left out: {why}" for model, why in lacking.items()]
    made["tables"].append(instructions(taken, compared, lacking))
    return made


def instructions(taken, models, lacking):
    """Of a request, and by how much more or less than what a set-up is compared with."""
    rows = []
    for model in models:
        if model in lacking:
            continue
        row = [model, SET_UPS.get(model)]
        base = loads(SET_UPS[model]) if model in SET_UPS else {}
        own = loads(model)
        for load in loads(PLAIN):
            value = taken[own[load]].executed.total if own.get(load) in taken else None
            before = taken[base[load]].executed.total if base.get(load) in taken else None
            row += [None if value is None else round(value),
                    round(100 * (value / before - 1), 1) if value and before else None]
        rows.append(row)
    return {"name": "events.exact.ablation", "title": "Instructions per request, by set-up",
            "columns": ["set-up", "compared with",
                        *(column for load in loads(PLAIN) for column in (load, f"{load}: %"))],
            "rows": rows, "notes": [figures.NOTE, figures.WINDOWS]}
