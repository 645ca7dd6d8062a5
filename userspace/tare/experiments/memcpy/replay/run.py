# SPDX-License-Identifier: GPL-2.0-only
"""memreplay as several processes: what differs from run to run differs between these, too.

Each process gets other pages from the kernel, lies elsewhere in its address space, and
draws placement and order anew. An interval over their medians so holds for the next run; one
over the rounds of a single process does not (docs/method.md).
"""

import re
import shlex
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

from tare import environment, machine, paths, result, terminal
from tare.counting import boot
from tare.errors import TareError, of_status, telling

# Which of memreplay's routines stands for the one that a kernel uses.
#
# Kernels before 6.4 choose rep movsb on ERMS, else rep movsq; later ones rep movsb on FSRM, else
# the unrolled routine.

# What /proc/cpuinfo shows in a guest under QEMU's -cpu max without KVM.
_TCG_FEATURES = ("rep_good", "erms")


def flags_of_capture(header):
    """Of its CPU. A capture's own `cpu-features` go before this CPU's, which is not the one that
    QEMU emulates.
    """
    features = header.text("cpu-features")
    if features is not None:
        return features.split()
    return _TCG_FEATURES if header.accelerator == "tcg" else environment.cpu_flags()


def routine_of_capture(header):
    """That of the captured kernel."""
    return _chosen(header.text("kernel", ""), flags_of_capture(header))


# Kernels choose their routines by these flags of a CPU.
CLASSES = {"FSRM and ERMS": ("fsrm", "erms"), "ERMS": ("erms",), "neither": ()}


def routine_of_class(header, name):
    """That of the captured kernel on a CPU of one of CLASSES."""
    return _chosen(header.text("kernel", ""), CLASSES[name])


def since(release, version):
    """Whether a kernel is VERSION or later; one that does not say is of today."""
    found = re.match(r"([0-9]{1,4})\.([0-9]{1,4})\b", release)
    return not found or tuple(map(int, found.groups())) >= version


def _chosen(release, flags):
    if since(release, (6, 4)):
        return "rep_movsb" if "fsrm" in flags else "kernel"
    return "rep_movsb" if "erms" in flags else "rep_movsq"


# What memreplay writes.
SCHEMA = "memreplay.schema.json"
PROCESSES, PROCESSES_MAX = 20, 1000
ROUNDS = 80


@dataclass(frozen=True)
class Repeat:
    """How many processes, how many rounds in all of them, and the seed of the first."""

    processes: int = PROCESSES
    rounds: int = ROUNDS
    seed: int = 1

    @property
    def rounds_each(self):
        """An even share, since memreplay's rounds come in pairs: an order and its mirror."""
        if self.processes == 1:
            return self.rounds
        return max(2, 2 * -(-self.rounds // (2 * self.processes)))

    def seeds(self):
        return range(self.seed, self.seed + self.processes)


def need_here():
    """The program of a replay on this machine; CannotHere."""
    return paths.program("memreplay")


def need_in_machine(name, exact=False):
    """The program of a replay in the machine NAME; CannotHere."""
    machine.need(name, exact)
    return paths.guest_program("memreplay")


def here(preparation, words, repeat):
    """The documents of memreplay on this machine as one. words: its options.

    preparation: of what each process replays, calls.prepare.Preparation.
    """
    memreplay = need_here()
    with tempfile.TemporaryDirectory(prefix="tare-replay-") as folder, \
            terminal.status("replaying") as tell:
        made = []
        for number, (prepared, words_of_one) in enumerate(_each(preparation, words, repeat), 1):
            tell(f"process {number} of {repeat.processes}")
            calls, target = Path(folder, "calls"), Path(folder, "raw.json")
            _write(prepared, calls)
            done = subprocess.run([memreplay, *words_of_one, *_after(made), f"--output={target}",
                                   calls], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                                  check=False)
            if not target.exists():
                _judge(done.returncode, done.stderr)
            made.append({**_load(target), **prepared.document})
            target.unlink()
        return merge(made)


def _after(made):
    """Options by which a process goes on where the first was: what that found right need not be
    checked again, and with other passes branch predictors would know more or less of the calls.
    """
    if not made or any(one["correct"] is False for one in made[0]["implementations"]):
        return []
    return [f"--after={max([1, *(one['passes'] for one in made[0]['implementations'][1:])])}"]


def in_machine(preparation, words, name, exact, repeat):
    """(the documents of memreplay as one, outcome) of one boot of a machine; words as in here."""
    memreplay = need_in_machine(name, exact)
    with tempfile.TemporaryDirectory(prefix="tare-replay-") as folder:
        lines, files, documents = ["status=0"], {}, []
        for number, (prepared, words_of_one) in enumerate(_each(preparation, words, repeat)):
            files[f"/tare/calls.{number}"] = calls = Path(folder, f"calls.{number}")
            _write(prepared, calls)
            documents.append(prepared.document)
            command = ["/tare/bin/memreplay", *words_of_one, f"--output=/out/raw.{number}.json",
                       f"/tare/calls.{number}"]
            lines.append(f"{shlex.join(command)} || status=$?\n"
                         f"[ -e /out/raw.{number}.json ] || exit $status")
        outcome = machine.run(
            name, ["sh", "-c", "\n".join([*lines, "exit $status"])],
            files={"/tare/bin/memreplay": memreplay, **files}, exact=exact,
            out_dir=folder)
        machine.check(outcome)
        raw = [Path(folder, f"raw.{number}.json") for number in range(len(documents))]
        if not all(one.exists() for one in raw):
            _judge(outcome.exit_status, outcome.stderr)
        return merge([{**_load(one), **document} for one, document in
                      zip(raw, documents, strict=True)]), outcome


# of runs whose events are counted, the shorter and the longer; rounds come in pairs. They are many,
# since checking the routines takes some million instructions more in one run than in the next.
EVENT_ROUNDS = 10, 50


def events(preparation, words, nothing, routines, name, simulation, seed):
    """{routine: {event: how often in a replay}}, the loop around it included, by an exact machine.

    nothing: the routine beside which memreplay has each of the others.
    """
    with tempfile.TemporaryDirectory(prefix="tare-replay-") as folder:
        calls = Path(folder, "calls")
        _write(preparation.draw(seed), calls)
        files = {"/tare/bin/memreplay": need_in_machine(name, True), "/tare/calls": calls}
        words = [one for one in words if not one.startswith(("--implementations=", "--passes="))]

        def running(routine):
            return lambda rounds: boot.happened(
                name, ["memreplay", *words, f"--implementations={routine}", "--passes=1",
                       f"--rounds={rounds}", f"--seed={seed}", "/tare/calls"], simulation,
                files=files)

        counted = boot.of_each("memcpy replay", {
            (routine,): (running(routine), *EVENT_ROUNDS) for routine in (nothing, *routines)})
        alone = counted.pop((nothing,))
        return {nothing: alone, **{
            routine: {event: count - alone[event] for event, count in counts.items()}
            for (routine,), counts in counted.items()}}


def _write(prepared, path):
    try:
        with open(path, "wb") as stream:
            prepared.write(stream)
    except OSError as error:
        raise TareError(f"{path}: cannot be written ({error.strerror}): TMPDIR names another "
                        "folder to work in") from error


def _each(preparation, words, repeat):
    """(what a process replays, its options), for each in turn."""
    for seed in repeat.seeds():
        yield preparation.draw(seed), [*words, f"--rounds={repeat.rounds_each}", f"--seed={seed}"]


def merge(documents):
    """One document of all processes: the rounds of each follow those of the one before.

    Facts are those of the first process. A routine that copies wrongly in one is not timed.
    """
    first = documents[0]
    if len(documents) == 1:
        return first
    lanes = [_lane(some) for some in
             zip(*(one["implementations"] for one in documents), strict=True)]
    return {**first, "processes": len(documents), "implementations": lanes,
            "rounds": sum(one["rounds"] for one in documents)}


def _lane(some):
    wrong = next((one for one in some if one["correct"] is False), None)
    return wrong or {**some[0], "ns_per_replay": sum((one["ns_per_replay"] for one in some), []),
                     "least_ns": [one["least_ns"] for one in some]}


def _judge(ended, stderr):
    """memreplay's own status and what it said, as ours, where it left no result.

    With a result, its status 1 says that a routine copies wrongly: the result says it too.
    """
    said = telling(stderr.decode("utf-8", "replace"), "memreplay").removeprefix("memreplay: ")
    raise of_status(ended, said or f"memreplay ended with {ended}")


def _load(path):
    document = result.load(path)
    result.validate(document, "memreplay", SCHEMA, "a document of this version's memreplay")
    return document
