# SPDX-License-Identifier: GPL-2.0-only
"""memreplay as several processes: what differs from run to run differs between these, too.

Each process gets other pages from the kernel, lies elsewhere in its address space, and
draws placement and order anew. An interval over their medians so holds for the next run; one
over the rounds of a single process does not (docs/method.md).
"""

import json
import shlex
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

from tare import machine, paths
from tare.errors import FormatError, UsageError, of_status
from tare.terminal import status

PROCESSES = 10
ROUNDS = 40


@dataclass(frozen=True)
class Repeat:
    """How many processes, how many rounds in all of them, and the seed of the first."""

    processes: int = PROCESSES
    rounds: int = ROUNDS
    seed: int = 1

    def __post_init__(self):
        for name in ("processes", "rounds"):
            if getattr(self, name) < 1:
                raise UsageError(f"--{name} {getattr(self, name)}: must be 1 or more")

    @property
    def rounds_each(self):
        """An even share, since memreplay's rounds come in pairs: an order and its mirror."""
        if self.processes == 1:
            return self.rounds
        return max(2, 2 * -(-self.rounds // (2 * self.processes)))

    def commands(self, program, words, source, folder):
        """[(command, file that it writes)] of each process."""
        made = []
        for number in range(self.processes):
            target = f"{folder}/raw.{number}.json"
            made.append(([str(program), *words, f"--rounds={self.rounds_each}",
                          f"--seed={self.seed + number}", f"--output={target}", str(source)],
                         target))
        return made


def here(source, words, repeat):
    """memreplay's documents on this machine as one."""
    with tempfile.TemporaryDirectory(prefix="tare-replay-") as folder, \
            status("replaying") as tell:
        commands = repeat.commands(paths.program("memreplay"), words, source, folder)
        for number, (command, target) in enumerate(commands, 1):
            tell(f"process {number} of {len(commands)}")
            done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                                  check=False)
            if not Path(target).exists():
                _judge(done.returncode, done.stderr)
        return merge([_load(target) for _, target in commands])


def in_machine(source, words, name, exact, repeat):
    """(memreplay's documents as one, outcome) of one boot of a machine."""
    with tempfile.TemporaryDirectory(prefix="tare-replay-") as folder:
        commands = repeat.commands("/tare/bin/memreplay", words, "/tare/source", "/out")
        each = [f"{shlex.join(command)} || status=$?\n[ -e {target} ] || exit $status"
                for command, target in commands]
        lines = ["status=0", *each, "exit $status"]
        outcome = machine.run(
            name, ["sh", "-c", "\n".join(lines)],
            files={"/tare/bin/memreplay": paths.guest_program("memreplay"),
                   "/tare/source": source}, exact=exact, out_dir=folder)
        machine.check(outcome)
        files = [Path(folder) / Path(target).name for _, target in commands]
        if not all(one.exists() for one in files):
            _judge(outcome.exit_status, outcome.stderr)
        return merge([_load(one) for one in files]), outcome


def merge(documents):
    """One document of all processes: the rounds of each follow those of the one before.

    Facts are those of the first process. A routine that copies wrongly in one is not timed.
    """
    if not all(isinstance(one, dict) for one in documents):
        raise FormatError("memreplay", "not a document of memreplay version 1")
    first = documents[0]
    if len(documents) == 1:
        return first
    try:
        if len({(one["rounds"], one["replayed"]["calls"],
                 tuple(lane["name"] for lane in one["implementations"]))
                for one in documents}) > 1:
            raise FormatError("memreplay", "its processes did not replay the same")
        lanes = [_lane(some) for some in
                 zip(*(one["implementations"] for one in documents), strict=True)]
    except (KeyError, TypeError) as error:
        raise FormatError("memreplay", f"its document lacks {error}") from error
    return {**first, "processes": len(documents), "implementations": lanes,
            "rounds": sum(one["rounds"] for one in documents)}


def _lane(some):
    wrong = next((one for one in some if one["correct"] is False), None)
    return wrong or {**some[0], "ns_per_replay": sum((one["ns_per_replay"] for one in some), [])}


def _judge(ended, stderr):
    """memreplay's own status and its last line, as ours, where it left no result.

    With a result, its status 1 says that a routine copies wrongly: the result says it too.
    """
    lines = [line for line in stderr.decode("utf-8", "replace").strip().splitlines()
             if not line.startswith("Try `")]
    said = lines[-1].removeprefix("memreplay: ") if lines else f"memreplay ended with {ended}"
    raise of_status(ended, said)


def _load(path):
    try:
        return json.loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise FormatError("memreplay", f"left no readable result ({error})") from error
