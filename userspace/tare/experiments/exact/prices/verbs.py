# SPDX-License-Identifier: GPL-2.0-only
"""`tare exact prices`: what the system calls that programs use most cost, on every kernel."""

import json
import sys

from tare import inputs, options, output, result
from tare.errors import TareError, UsageError
from tare.experiments.exact.prices import figures, run
from tare.experiments.exact import run as exact_run

SCHEMA = "prices.schema.json"
KERNELS = "6.1,6.12,7.2,7.3"
# Debian 12's own list; later kernels of Debian have more by themselves
_LSMS = "lsm=lockdown,landlock,yama,apparmor,tomoyo,bpf"
SETTINGS = {"one list of LSMs": _LSMS, "mitigations off": f"{_LSMS} mitigations=off",
            "no LSMs": "lsm="}
COUNT = 6


def add(verbs):
    parser = verbs.add_parser(
        "prices", examples=("tare exact prices --kernels 6.1,6.12 -o prices",),
        help="count what the system calls that programs use most cost, on every kernel",
        description="Make each system call on each kernel, with one list of LSMs, with "
                    "mitigations off, and without LSMs, and write DIR/prices.json, .csv and "
                    ".html. Each boot is kept in DIR/boots, so what was interrupted goes on.",
        epilog="exit status: 0 done; 1 failed, or a price is not the kept one; 2 bad usage; 77 "
               "this machine cannot do it")
    exact_run.add_kernel_list(parser, KERNELS)
    parser.add_argument("--settings", default=list(SETTINGS), metavar="SETTING,...",
                        type=exact_run.several,
                        help=f"some of these (default: all): {', '.join(SETTINGS)}")
    parser.add_argument("-n", "--count", type=options.whole(1, 1000), default=COUNT, metavar="N",
                        help=f"make each call N, 2 N, 3 N and 4 N times (default: {COUNT})")
    parser.add_argument("-o", "--output", default="prices", metavar="DIR",
                        help="folder for the files (default: prices)")
    parser.add_argument("--against", metavar="FILE", type=inputs.Input,
                        help="a prices.json: list each price that differs from it")
    parser.set_defaults(run=run_prices)


def run_prices(arguments):
    kernels, settings = arguments.kernels, arguments.settings
    if not settings or not set(settings) <= SETTINGS.keys():
        raise UsageError(f"--settings: of {', '.join(SETTINGS)}")
    names = dict(zip(kernels, exact_run.machines(arguments), strict=True))
    # before it is written: it may be this folder's
    kept = arguments.against and _kept(arguments.against)
    folder = output.folder(arguments.output)
    boots = {(kernel, setting): _boot(names[kernel], kernel, setting, arguments.count, folder)
             for kernel in kernels for setting in settings}
    made = figures.document(boots, arguments.count)
    figures.write(made, folder)
    print(f"wrote {folder / 'prices.html'}, and .json and .csv beside it: {len(made['calls'])} "
          f"calls, {len(boots)} boots", file=sys.stderr)
    if kept:
        _check(made, kept, arguments.against)


def _boot(name, kernel, setting, count, folder):
    """What run.measure() tells, or told before."""
    path = output.folder(folder / "boots") / f"{kernel.replace('/', '_')}, {setting}.json"
    key = run.key(name, SETTINGS[setting], count)
    if path.exists() and (kept := json.loads(path.read_text(encoding="utf-8")))["key"] == key:
        return kept
    print(f"{kernel}, {setting}", file=sys.stderr)
    made = {"key": key, **run.measure(name, SETTINGS[setting], count)}
    output.write_json(made, path)
    return made


def _kept(path):
    found = result.load(path)
    result.validate(found, path, SCHEMA, "a prices.json")
    return found


def _check(made, kept, path):
    wrong, boots = figures.differences(kept, made)
    print(f"{boots} of {len(made['boots'])} boots are of a kernel and a QEMU that {path} has",
          file=sys.stderr)
    if wrong:
        raise TareError(f"{len(wrong)} prices are not those of {path}, such as {wrong[0]}")
