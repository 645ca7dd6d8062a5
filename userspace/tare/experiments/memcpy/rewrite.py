# SPDX-License-Identifier: GPL-2.0-only
"""Change header keys of a capture without touching what was measured."""

import shutil

from tare.errors import FormatError, TareError
from tare.experiments.memcpy.capture import open_bytes, parse_count, read_header
from tare.output import atomic

PAGE = 4096


def relabel(path, labels, target=None):
    """Set header keys of a capture, which who captured it does not know.

    labels: key to value. target: what is written instead of the file itself. The records of a
    trace stay where they were or move by whole pages; nothing else of the file changes.
    """
    for key, value in labels.items():
        if "\n" in f"{key}{value}" or ":" in key:
            raise TareError(f"a header cannot hold {key!r}: {value!r}")
    with open_bytes(path) as stream:
        header, _ = read_header(stream, path)
        header.keys.update(labels)
        head = f"# tare {header.kind} 1\n" + "".join(
            f"{key}: {value}\n" for key, value in header.keys.items()) + "\n"
        head = head.encode("utf-8", "backslashreplace")
        with atomic(target or path, "wb") as out:
            out.write(head)
            if header.kind == "trace":
                _move_records(stream, out, len(head), path)
            shutil.copyfileobj(stream, out)


def _move_records(stream, out, written, path):
    """Copy the text up to the records, and leave STREAM and OUT at their first byte."""
    lines = []
    for line in stream:
        if line == b"\n":
            break
        lines.append(line)
    place = [line for line in lines if line.startswith(b"records ")]
    words = place[0].split() if len(place) == 1 else []
    if len(words) != 4:
        raise FormatError(path, "a trace must have one `records COUNT SIZE OFFSET` line")
    text = b"".join(line for line in lines if not line.startswith(b"records "))
    # The line that names the offset is part of what comes before it: leave room for its digits.
    room = written + len(text) + len(place[0]) + 24
    offset = -(-room // PAGE) * PAGE
    text += b"records %s %s %d\n\n" % (words[1], words[2], offset)
    out.write(text)
    out.write(bytes(offset - written - len(text)))
    stream.seek(parse_count(words[3].decode("ascii", "replace"), path))


def append(path, lines):
    """Add lines to the body of a profile; it is written whole or not at all."""
    with open_bytes(path) as stream, atomic(path, "wb") as out:
        shutil.copyfileobj(stream, out)
        out.writelines(line.encode("utf-8", "backslashreplace") for line in lines)
