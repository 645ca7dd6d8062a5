# SPDX-License-Identifier: GPL-2.0-only
"""What is told of a program that failed: one line, the one that says why."""

import pytest

from tare import child
from tare.errors import CannotHere, TareError, UsageError, telling

ARGP = ("memreplay: --rounds x: must be a number\nTry `memreplay --help' or `memreplay --usage' "
        "for more information.\n")
NOTES = "pcnet32: the link is up\npcnet32: no card is here\nTerminated\n"


@pytest.mark.parametrize("said, name, line", [
    (ARGP, "memreplay", "memreplay: --rounds x: must be a number"),
    (ARGP.replace("memreplay", "tare-x"), None, "tare-x: --rounds x: must be a number"),
    ("Usage: x [OPTION...]\nx: what?\nUsage: x\n", None, "x: what?"),
    (NOTES, None, "pcnet32: no card is here"),
    ("other: gone\nmemrecord: no kprobes\nother: again\n", "memrecord", "memrecord: no kprobes"),
    ("first\nthe card burns\n\n", None, "the card burns"), (" \n", None, "")])
def test_the_line_that_tells(said, name, line):
    assert telling(said, *([name] if name else [])) == line


@pytest.mark.parametrize("status, kind", [(1, TareError), (2, UsageError), (77, CannotHere),
                                          (3, TareError)])
@pytest.mark.parametrize("script, line", [
    ("echo x: no >&2; echo hint >&2", "x: no"), ("echo no words of its own", "sh: no words of its"),
    ("", "sh: exit status ")])
def test_its_status_is_ours(status, kind, script, line):
    with pytest.raises(TareError) as raised:
        child.run("sh", "-c", f"{script}\nexit {status}")
    assert raised.type is kind and str(raised.value).startswith(line)
    assert child.run("sh", "-c", "echo $0 >&2; cat; echo out").stdout == "out\n"
