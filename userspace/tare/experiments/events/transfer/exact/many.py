# SPDX-License-Identifier: GPL-2.0-only
"""50,000 links that stand, and one that asks: memory of a link, and instructions of a request."""

import re
import tempfile
from pathlib import Path

from tare import machine
from tare.errors import TareError, UsageError
from tare.experiments.events import read
from tare.experiments.events.transfer.exact import executed, run, verbs
from tare.figures import counted

LINKS = 50_000
MEMORY = "2G"
MODELS = ("epoll", "uring-defer")
# below all ports that clients get
PORT = 700
OF_AN_ADDRESS = 10_000
# the largest, each in a row
SLABS = 6
SECONDS = 900
# of the files that the guest leaves
BEFORE, STANDING = "before", "standing"


def measure(links=LINKS, kernel="6.1", model="epoll", progress=lambda text: None):
    """The result document of one boot in an exact machine."""
    if model not in MODELS:
        raise UsageError(f"{model}: is not measured with {links} links; there are "
                         f"{', '.join(MODELS)}")
    verbs.refuse((model,), ())
    progress(f"{links} links")
    name = f"minimal-{kernel}"
    with tempfile.TemporaryDirectory(prefix="tare-events-") as own:
        report = Path(own) / "report"
        with machine.ran(name, script(model, links), exact=True, cpus=1, memory=MEMORY,
                         timeout=SECONDS, plugins=(executed.plugin(name, report),),
                         files=machine.programs("eventserver", "activelink", "deadlink")) as (
                             folder, outcome):
            served = read.server(folder / "server", model)
            client = read.read(folder / "client", "activelink")
            states = {name: state((folder / name).read_text()) for name in (BEFORE, STANDING)}
        lines = iter(executed.report_of(report))
    case = case_of(model, links)
    one = run.Run(case, served, client, executed.of_windows(lines, case.marks))
    return document(outcome, one, states, links)


def script(model, links):
    case = case_of(model, links)
    server = ["eventserver", "--model", model, "--idle", "0", "--mark",
              ",".join(map(str, case.marks)), "--json", "/out/server", "0.0.0.0", PORT]
    look = "cat /proc/net/sockstat /proc/meminfo /proc/$SERVER/status /proc/slabinfo"
    lines = ["set -e", "ip link set lo up", "ulimit -n 200000", "mkfifo /tmp/said",
             f"{run.words_of(server)} >/tmp/said &", "SERVER=$!", "exec 3</tmp/said",
             "read line <&3", f"{look} >/out/{BEFORE}"]
    stand = 0
    for number, part in enumerate(parts(links), 1):
        words = ["deadlink", "--hold", 10**6, f"127.0.0.{number}", PORT, part]
        stand += part
        # both ends of a link are in this machine
        lines += [f"{run.words_of(words)} >/dev/null &", "DEAD=$!",
                  f"until [ $(awk '/^TCP:/ {{ print $3 }}' /proc/net/sockstat) -gt {2 * stand} ]",
                  "do kill -0 $DEAD 2>/dev/null || { wait $DEAD; exit 1; }; sleep 1; done"]
    client = ["activelink", "--warm", case.warm, "--requests", case.asked, "--ahead", "--json",
              "/out/client", run.ADDRESS, PORT, 1]
    # what ends later ends with the machine
    lines += [f"{look} >/out/{STANDING}", f"{run.words_of(client)} >/dev/null",
              "kill -TERM $SERVER", "wait $SERVER || true", ""]
    return "\n".join(lines)


class Beside(run.Case):
    """Its dead links are not asked, so that no request of theirs comes before the marks."""

    @property
    def marks(self):
        return [mark - self.dead for mark in super().marks]


def case_of(model, links):
    return Beside(model, 1, links)


def parts(links):
    """LINKS by address: of few ports that are left, the kernel looks long for the next."""
    whole, rest = divmod(links, OF_AN_ADDRESS)
    return [OF_AN_ADDRESS] * whole + [rest] * bool(rest)


def state(text):
    """{what: KiB, of sockets their number} of what the guest told, and its slabs."""
    found = {"sockets": int(re.search(r"^TCP: inuse (\d+)", text, re.M)[1]),
             "buffers": 4 * int(re.search(r"^TCP: .* mem (\d+)", text, re.M)[1])}
    for name in ("Slab", "MemFree", "VmRSS"):
        found[name] = int(re.search(rf"^{name}:\s+(\d+) kB", text, re.M)[1])
    return {**found, "slabs": slabs(text)}


def slabs(text):
    """{slab: bytes of its objects} of what the guest told."""
    return {name: int(objects) * int(size) for name, objects, size in
            re.findall(r"^(\S+) +\d+ +(\d+) +(\d+) +\d+ +\d+ : tunables", text, re.M)}


def document(outcome, one, states, links):
    """The result document; TareError where fewer links stood than were to."""
    served, client = one.server, one.client
    for mark in served["marks"]:
        if mark["open"] != links + 1:
            raise TareError(f"{counted(mark['open'], 'link')} open at request {mark['requests']}, "
                            f"not {links + 1}")
    if client["failed"] or client["all_replies"] != served["replies"]:
        raise TareError(f"the client got {counted(client['all_replies'], 'reply', 'replies')}, the "
                        f"server sent {served['replies']}; failed: {client['failed']}")
    made, _ = verbs.begun("events.transfer.exact.many", {one.case: one}, outcome,
                          f"; a guest of {MEMORY}")
    before, standing = states[BEFORE], states[STANDING]
    rows = [[what, round(1024 * sign * (standing[name] - before[name]) / links)]
            for what, name, sign in (("of the server, resident", "VmRSS", 1),
                                     ("of the kernel's slabs, both ends", "Slab", 1),
                                     ("of TCP's buffers, both ends", "buffers", 1),
                                     ("of the machine, all in all", "MemFree", -1))]
    grown = {name: (size - states[BEFORE]["slabs"].get(name, 0)) / links
             for name, size in states[STANDING]["slabs"].items()}
    rows += [[f"slab {name}", round(size)] for name, size in
             sorted(grown.items(), key=lambda pair: -pair[1])[:SLABS]]
    made["tables"].append({
        "name": "events.exact.memory", "title": f"Bytes of a link, of {links:,} that stand",
        "columns": ["", "bytes"], "rows": rows,
        "notes": ["The kernel has both ends of a link, the client's and the server's; all in all "
                  "also holds the client's own memory."]})
    return made
