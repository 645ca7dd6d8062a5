# SPDX-License-Identifier: GPL-2.0-only
"""What the instructions of a request are: by whom, for whom, and in which system calls.

A plugin of QEMU counts them and adds none: the same boot with and without it is the same to the
last instruction, which is checked. The eBPF tools name calls and wake-ups in a boot of their own;
what they add is in no figure but their counts.
"""

import struct
import tempfile
from dataclasses import dataclass, fields
from pathlib import Path

from tare import figures, machine, paths, result
from tare.errors import FormatError, TareError
from tare.experiments.events.transfer.exact import run

# the server's, where the counts are taken from outside
EDGE = "marks_edge"
EDGE_BYTES = 16
TOOLS = {"syslat": "system calls", "switchlat": "switches", "wakelat": "wake-ups"}
# requests of the two runs whose difference a tool's counts are of
SHORT, LONG = 200, 1200
_SYMTAB = 2


@dataclass(frozen=True)
class Executed:
    """Of a request, by the server: instructions of each kind, syscall instructions, switches."""

    user: float
    kernel: float
    softirq: float
    interrupt: float
    calls: float
    switches: float

    @property
    def total(self):
        return self.user + self.kernel + self.softirq + self.interrupt


def symbol(path, name, size):
    """(address, first SIZE bytes) of a symbol of a static program."""
    data = Path(path).read_bytes()
    at, = struct.unpack_from("<Q", data, 40)
    one, count = struct.unpack_from("<HH", data, 58)
    sections = [struct.unpack_from("<IIQQQQIIQQ", data, at + number * one)
                for number in range(count)]
    for _, kind, _, _, start, length, link, _, _, entry in sections:
        if kind != _SYMTAB:
            continue
        names = sections[link][4]
        for place in range(start, start + length, entry):
            text, _, _, section, address, _ = struct.unpack_from("<IBBHQQ", data, place)
            end = data.index(0, names + text)
            if data[names + text:end] == name.encode():
                _, _, _, base, offset, *_ = sections[section]
                begin = address - base + offset
                return address, data[begin:begin + size]
    raise TareError(f"{path} has no symbol {name}")


def counted(cases, kernel, plain, symbols, image, **options):
    """({Case: Executed}, Outcome) of the boot that gave PLAIN, with the plugin.

    symbols: the file that boot left. image: the digest of its guest. TareError where the two boots
    differ: then a count is not of what was measured.
    """
    program = paths.guest_program("eventserver")
    address, first = symbol(program, EDGE, EDGE_BYTES)
    with tempfile.TemporaryDirectory(prefix="tare-events-") as folder:
        report = Path(folder) / "report"
        plugin = (f"{machine.tasks_plugin()},report={report},symbols={symbols},"
                  f"at={address:x}:{first.hex()}")
        taken, outcome = run.boot(cases, kernel, folder, plugins=(plugin,), **options)
        if outcome.image_digest != image:
            raise TareError("the machine's kernel or programs have changed between two boots of "
                            "it: run it again, and build nothing meanwhile")
        for case in cases:
            where = difference(taken[case].server, plain[case].server)
            if taken[case] != plain[case]:
                raise TareError(f"{case.key}: the same boot with and without QEMU's plugin "
                                f"differs: {where or 'in what the client tells'}")
        lines = iter(report_of(report))
        try:
            return {case: _executed(lines, taken[case]) for case in cases}, outcome
        except StopIteration:
            raise FormatError(report, "has fewer lines than there are marks") from None


def difference(one, other, place=""):
    """The first place at which two documents differ, and what is there; nothing where none does."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        pairs = [(f"{place}/{key}", one[key], other[key]) for key in one]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = [(f"{place}/{at}", *pair) for at, pair in enumerate(zip(one, other, strict=True))]
    else:
        return "" if one == other else f"{place}: {one} and {other}"
    return next(filter(None, (difference(first, second, where)
                              for where, first, second in pairs)), "")


def report_of(path):
    """The lines of a plugin's report as tuples of numbers; FormatError."""
    *lines, last = Path(path).read_text(encoding="ascii").splitlines() or [""]
    if last != "end":
        raise FormatError(path, "is cut off: it does not end with `end`")
    try:
        found = [tuple(map(int, line.split())) for line in lines]
    except ValueError:
        raise FormatError(path, "has a line that is not of numbers") from None
    for line in found:
        if len(line) != len(fields(Executed)):
            raise FormatError(path, f"has a line of {figures.counted(len(line), 'number')}, not "
                                    f"{len(fields(Executed))}")
    return found


def _executed(lines, run):
    """What lies between the marks of a run: a line before and one after each is taken."""
    sums = [0] * len(fields(Executed))
    _, after = next(lines), next(lines)
    for _ in run.case.marks[1:]:
        before = next(lines)
        sums = [total + end - start for total, end, start in zip(sums, before, after, strict=True)]
        after = next(lines)
    return Executed(*(total / run.requests for total in sums))


class Lost(TareError):
    """A tool has not seen all events: its counts are none."""


def named(cases, kernel):
    """({Case: {tool: {entry: how often a request makes it}}}, Outcome, warnings) by the eBPF tools.

    None in place of a tool's entries: it lost events, as a warning tells. From 7.0 on all calls
    are missed that are made while a task is preempted in the tool's program.
    """
    lines = ["set -e", "ip link set lo up", "ulimit -n 65536"]
    plan = [(case, tool, count) for case in cases for tool in TOOLS for count in (SHORT, LONG)]
    for number, (case, tool, count) in enumerate(plan):
        lines += _observed(case, tool, count, run.PORT + number)
    with machine.ran(f"minimal-{kernel}", "\n".join(lines) + "\n", exact=True, cpus=1,
                     timeout=run.SECONDS, files=machine.programs(
                         "eventserver", "activelink", *TOOLS)) as (folder, outcome):
        found, warnings = _all_seen(folder, cases)
        return found, outcome, warnings


def _all_seen(folder, cases):
    """({Case: {tool: entries, or None}}, warnings)."""
    found, warnings = {}, []
    for case in cases:
        found[case] = {}
        for tool, what in TOOLS.items():
            try:
                found[case][tool] = _more(folder, case, tool)
            except Lost as lost:
                found[case][tool] = None
                warnings.append(f"no {what} of {case.key}: {lost}")
    return found, warnings


def _observed(case, tool, count, port):
    """Lines of a script: the tool sees the server alone, from its start to its end."""
    server = ["eventserver", "--model", case.model, "--idle", "0", "--size", case.size,
              "--json", f"/out/{case.key}.{tool}.{count}.server", run.ADDRESS, port]
    client = ["activelink", "--dead", case.dead, "--warm", case.warm, "--requests",
              count, "--pipeline", case.pipeline, "--size", case.size, "--json",
              f"/out/{case.key}.{tool}.{count}.client", run.ADDRESS, port, case.active]
    seen = f"/out/{case.key}.{tool}.{count}"
    # a tool does not wait for what it passes a signal on to
    ended = f"until [ -e {seen}.server ]; do sleep 0.01; done"
    return ["mkfifo /tmp/said",
            f"{run.words_of([tool, '--quiet', '--json', seen, '--', *server])} >/tmp/said &",
            "exec 3</tmp/said", "read line <&3", f"{run.words_of(client)} >/dev/null",
            "kill -TERM $!", "wait $! || true", ended, "exec 3<&-", "rm /tmp/said"]


def _more(folder, case, tool):
    """What the longer run has more of, divided by the requests that it has more of."""
    short, long = (_seen(folder / f"{case.key}.{tool}.{count}") for count in (SHORT, LONG))
    served = [documents_of(folder, case, tool, count)["requests"] for count in (SHORT, LONG)]
    if served[1] <= served[0]:
        raise TareError(f"{case.key}: {figures.counted(served[1], 'request')} must be more than "
                        f"{served[0]}")
    return {name: (count - short.get(name, 0)) / (served[1] - served[0])
            for name, count in long.items()}


def documents_of(folder, case, tool, count):
    """What the server of an observed run wrote."""
    path = folder / f"{case.key}.{tool}.{count}.server"
    document = result.load(path)
    result.validate(document, path, "eventserver.schema.json", "a document of eventserver")
    return document


def _seen(path):
    """{entry: count} of a tool's document, which has lost nothing."""
    document = result.load(path)
    result.validate(document, path, "latency.schema.json", "a document of a latency tool")
    if document["lost"]:
        raise Lost(f"{path.name}: {figures.counted(document['lost'], 'event')} lost")
    found = {}
    for entry in document["entries"]:
        found[entry["name"]] = found.get(entry["name"], 0) + entry["count"] + entry["untimed"]
    return found
