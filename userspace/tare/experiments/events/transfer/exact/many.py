# SPDX-License-Identifier: GPL-2.0-only
"""50,000 links that stand, and one that asks: memory of a link, and instructions per request."""

import re
import tempfile
from dataclasses import replace
from pathlib import Path

from tare import machine
from tare.errors import TareError, UsageError
from tare.experiments.events.transfer.exact import run, verbs
from tare.figures import counted

# addresses that have links, and how many each: of few ports that are left, the kernel looks long
# for the next
ADDRESSES, OF_AN_ADDRESS = 5, 10_000
LINKS = ADDRESSES * OF_AN_ADDRESS
MEMORY = "2G"
MODELS = ("epoll", "uring-defer")
# below all ports that clients get
PORT = 700
# of the files that the guest leaves
BEFORE, STANDING = "before", "standing"


def measure(models=("epoll",), kernel="6.1", progress=lambda text: None):
    """The result document of one boot in an exact machine."""
    if len(models) > 1 or models[0] not in MODELS:
        raise UsageError(f"{', '.join(models)}: is not measured with {LINKS} links; one of "
                         f"{', '.join(MODELS)} is")
    progress(f"{LINKS} links")
    with tempfile.TemporaryDirectory(prefix="tare-events-") as folder:
        taken, outcome = run.boot([Beside(models[0], 1, LINKS)], kernel, folder,
                                  machine.programs("deadlink"), memory=MEMORY)
        states = [state((Path(folder) / name).read_text()) for name in (BEFORE, STANDING)]
    made, _ = verbs.begun("events.transfer.exact.many", taken, outcome, f"; a guest of {MEMORY}")
    made["tables"].append(table(*states))
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
        look = "cat /proc/net/sockstat /proc/meminfo /proc/$SERVER/status"
        words = run.words_of(["deadlink", "--hold", 10**6])
        lines = ["ulimit -n 200000", "mkfifo /tmp/said",
                 f"{run.words_of(self.server_words(('0.0.0.0', PORT)))} >/tmp/said &", "SERVER=$!",
                 "exec 3</tmp/said", "read line <&3", f"{look} >/out/{BEFORE}",
                 f"for number in $(seq {ADDRESSES})",
                 f"do {words} 127.0.0.$number {PORT} {OF_AN_ADDRESS} >/dev/null &", "DEAD=$!",
                 # both ends of a link are in this machine
                 "until [ $(awk '/^TCP:/ { print $3 }' /proc/net/sockstat) "
                 f"-gt $((number * {2 * OF_AN_ADDRESS})) ]",
                 "do kill -0 $DEAD 2>/dev/null || { wait $DEAD; exit 1; }; sleep 1; done; done"]
        client = replace(self, dead=0).client_words((run.ADDRESS, PORT))
        client[client.index("--json") + 1] = f"/out/{self.key}.client"
        # what ends later ends with the machine
        return [*lines, f"{look} >/out/{STANDING}", f"{run.words_of(client)} >/dev/null",
                "kill -TERM $SERVER", "wait $SERVER || true"]


def state(text):
    """{what: KiB} of what the guest told."""
    found = {"buffers": 4 * int(re.search(r"^TCP: .* mem (\d+)", text, re.M)[1])}
    for name in ("Slab", "MemFree", "VmRSS"):
        found[name] = int(re.search(rf"^{name}:\s+(\d+) kB", text, re.M)[1])
    return found


def table(before, standing):
    """Bytes of a link."""
    return {
        "name": "events.exact.memory", "title": f"Bytes of a link, of {LINKS:,} that stand",
        "columns": ["", "bytes"],
        "rows": [[what, round(1024 * sign * (standing[name] - before[name]) / LINKS)]
                 for what, name, sign in (("of the server, resident", "VmRSS", 1),
                                          ("of the kernel's slabs, both ends", "Slab", 1),
                                          ("of TCP's buffers, both ends", "buffers", 1),
                                          ("of the machine, all in all", "MemFree", -1))],
        "notes": ["The kernel has both ends of a link, the client's and the server's; all in all "
                  "also holds the client's own memory."]}
