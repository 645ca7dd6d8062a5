# SPDX-License-Identifier: GPL-2.0-only
"""Published experiments that take no time, in place of the real ones."""

import os
import signal
from types import SimpleNamespace

from tare import environment, reproduce, result
from tare.errors import CannotHere, TareError, UsageError


def make(name, year, behaviour="done", log=lambda name: None):
    """A Reproduction that is done, or behaves otherwise."""
    def measure(amount, progress):
        log(name)
        progress("a step")
        if behaviour == "kill":
            os.kill(os.getpid(), signal.SIGKILL)
        error = {"fail": TareError("it broke"), "cannot": CannotHere("no QEMU here"),
                 "usage": UsageError("too few"), "bug": ZeroDivisionError("division by zero")}.get(
                     behaviour)
        if error:
            raise error
        made = result.document(f"{name}.reproduce", environment.of_host())
        made["tables"] += [{"name": f"{name}.{which}", "title": f"{which} of {name}",
                            "columns": ["", "then", "now"], "rows": [["a", 1, 2]]}
                           for which in ("more", "published")]
        if behaviour == "unsound":
            made["tables"][0]["rows"] = [["one cell"]]
        reproduce.finish(made, f"What {name} says.", [("where", "there", "here")],
                         [f"{name}.published"])
        return made

    return reproduce.Reproduction(name, SimpleNamespace(
        TITLE=f"the {name}", YEAR=year, SECONDS=dict.fromkeys(reproduce.AMOUNTS, 90),
        add_parser=None, measure=measure))
