# SPDX-License-Identifier: GPL-2.0-only
"""50,000 links that stand, and one that asks: memory of a link, and instructions of a request."""

import re
import tempfile
from dataclasses import replace
from pathlib import Path

from tare import machine
from tare.errors import TareError, UsageError
from tare.experiments.events.transfer.exact import run, verbs
from tare.figures import counted

LINKS = 50_000
MEMORY = "2G"
MODELS = ("epoll", "uring-defer")
# below all ports that clients get
PORT = 700
OF_AN_ADDRESS = 10_000
# the largest, each in a row
SLABS = 6
# of the files that the guest leaves
BEFORE, STANDING = "before", "standing"


def measure(links=LINKS, kernel="6.1", model="epoll", progress=lambda text: None):
    """The result document of one boot in an exact machine."""
    if model not in MODELS:
        raise UsageError(f"{model}: is not measured with {links} links; there are "
                         f"{', '.join(MODELS)}")
    progress(f"{links} links")
    case = Beside(model, 1, links)
    with tempfile.TemporaryDirectory(prefix="tare-events-") as folder:
        taken, outcome = run.boot([case], kernel, folder, machine.programs("deadlink"),
                                  memory=MEMORY)
        states = {name: state((Path(folder) / name).read_text()) for name in (BEFORE, STANDING)}
    made, _ = verbs.begun("events.transfer.exact.many", taken, outcome, f"; a guest of {MEMORY}")
    made["tables"].append(table(states, links))
    return made


class Beside(run.Case):
    """Its dead links are deadlink's, to several addresses, and are not asked: no request of theirs
    comes before the marks.
    """

    @property
    def marks(self):
        return [mark - self.dead for mark in super().marks]

    def agree(self, served, client):
        if client["failed"] or client["all_replies"] != served["replies"]:
            raise TareError(f"the client got {counted(client['all_replies'], 'reply', 'replies')}, "
                            f"the server sent {served['replies']}; failed: {client['failed']}")

    def lines(self, port=PORT):
        look = "cat /proc/net/sockstat /proc/meminfo /proc/$SERVER/status /proc/slabinfo"
        lines = ["ulimit -n 200000", "mkfifo /tmp/said",
                 f"{run.words_of(self.server_words(('0.0.0.0', PORT)))} >/tmp/said &", "SERVER=$!",
                 "exec 3</tmp/said", "read line <&3", f"{look} >/out/{BEFORE}"]
        stand = 0
        for number, part in enumerate(parts(self.dead), 1):
            words = ["deadlink", "--hold", 10**6, f"127.0.0.{number}", PORT, part]
            stand += part
            # both ends of a link are in this machine
            lines += [f"{run.words_of(words)} >/dev/null &", "DEAD=$!",
                      f"until [ $(awk '/^TCP:/ {{ print $3 }}' /proc/net/sockstat) "
                      f"-gt {2 * stand} ]",
                      "do kill -0 $DEAD 2>/dev/null || { wait $DEAD; exit 1; }; sleep 1; done"]
        client = replace(self, dead=0).client_words((run.ADDRESS, PORT))
        client[client.index("--json") + 1] = f"/out/{self.key}.client"
        # what ends later ends with the machine
        return [*lines, f"{look} >/out/{STANDING}", f"{run.words_of(client)} >/dev/null",
                "kill -TERM $SERVER", "wait $SERVER || true"]


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


def table(states, links):
    """Bytes of a link."""
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
    return {
        "name": "events.exact.memory", "title": f"Bytes of a link, of {links:,} that stand",
        "columns": ["", "bytes"], "rows": rows,
        "notes": ["The kernel has both ends of a link, the client's and the server's; all in all "
                  "also holds the client's own memory."]}
