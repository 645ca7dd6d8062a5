# SPDX-License-Identifier: GPL-2.0-only
"""Published experiments that take no time, in place of the real ones; as a program, a session.

`fake_reproductions.py FOLDER LOG NAME=BEHAVIOUR...`: each logs its name when it is measured.
"""

import sys
import time
from pathlib import Path
from types import SimpleNamespace

from tare import environment, reproduce, result
from tare.errors import CannotHere, TareError, UsageError


def make(name, year, behaviour="done", log=lambda name, amount: None):
    """A Reproduction that is done, or behaves otherwise."""
    def measure(amount, progress):
        log(name, amount)
        progress("a step")
        if behaviour == "hang":
            time.sleep(600)
        error = {"fail": TareError("it broke"), "cannot": CannotHere("no QEMU here"),
                 "usage": UsageError("too few"), "bug": ZeroDivisionError("division by zero"),
                 "unsound": None}.get(behaviour)
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


def several(behaviours, log):
    return [make(name, 2000 + number, behaviour, log)
            for number, (name, behaviour) in enumerate(behaviours.items())]


def main():
    from tare.reproduce import session

    folder, target, *behaviours = sys.argv[1:]

    def log(name, amount):
        with open(target, "a", encoding="utf-8") as stream:
            print(name, amount, file=stream)

    session.everyone = lambda: several(dict(word.split("=") for word in behaviours), log)
    return session.run("quick", Path(folder), False)


if __name__ == "__main__":
    sys.exit(main())
