# SPDX-License-Identifier: GPL-2.0-only
"""The copies that user space makes by libc, beside those of the kernel in one capture.

libcmem counts them while memrecord captures; the sums become keys of the capture's header.
"""

import json

from tare import figures, result, stats
from tare.errors import TareError
from tare.experiments.memcpy import published

PROGRAM = "libcmem"
CALLS, BYTES = "user-calls", "user-bytes"


def around(program, seen, command):
    """COMMAND with libcmem around it, which leaves what it saw in the file SEEN."""
    return [str(program), "--quiet", "--json", str(seen), "--", *command]


def labels(seen):
    """Header keys, from libcmem's document."""
    try:
        document = json.loads(seen.read_text(encoding="utf-8"))
    except OSError as error:
        raise TareError(f"libcmem left no document ({error.strerror}): it needs a libc "
                        "there, not older than that of the machine that built it") from error
    if document["lost"]:
        raise TareError(f"libcmem lost {figures.counted(document['lost'], 'call')}")
    return {CALLS: sum(entry["count"] for entry in document["entries"]),
            BYTES: sum(entry["sum"] for entry in document["entries"])}


def measurements(header, kernel_calls, kernel_bytes):
    """Shares of the kernel and of user space, where the capture was made with --user."""
    calls, total = header.number(CALLS), header.number(BYTES)
    if calls is None or total is None:
        return []
    conditions = ["memcpy, memmove and memset of libc, dynamically linked, against the kernel "
                  "functions that were tapped"]
    return [result.measurement(f"memcpy.{name}", unit, stats.exact(value), over=None, title=title,
                               conditions=conditions, published=quoted)
            for name, unit, value, title, quoted in (
                ("user.calls", "calls", calls, "calls of libc's copies", None),
                ("user.bytes", "bytes", total, "bytes copied or set by libc", None),
                ("kernel_share.calls", "percent",
                 100 * kernel_calls / max(calls + kernel_calls, 1), "calls that the kernel made",
                 published.captured("calls from the kernel")),
                ("kernel_share.bytes", "percent",
                 100 * kernel_bytes / max(total + kernel_bytes, 1), "bytes that the kernel moved",
                 None))]
