# SPDX-License-Identifier: GPL-2.0-only
"""What was observed, as lines of a profile: read, refused, shown and exported."""

import re

import hand_made
import numpy as np
import pytest
import synthetic
from known_cost import table_rows
from tare.counting import boot, counted, symbols
from tare.errors import FormatError
from tare.experiments.memcpy import figures
from tare.experiments.memcpy.read import load, names
from tare.experiments.memcpy.record import read


@pytest.fixture
def path(tmp_path):
    return synthetic.profile(tmp_path / "a.profile",
                             extra=[synthetic.OBSERVED, synthetic.EXECUTED])


def test_lines_are_read(path):
    observed = load.load(path).observed
    assert observed.totals() == {"memcpy": (4, 400), "clear_page": (3, 12288),
                                 "inlined-copy": (2, 9000)}
    assert observed.unnamed == (5, 70)
    assert observed.executed == {"all": (5000, 5000), "memcpy": (20, 180), "memset": (100, 400)}
    assert observed.align["memcpy"][1, 2] == 4 and observed.align["clear_page"][0, 0] == 3
    assert figures.reach(observed) == pytest.approx(100 * 400 / 21688)


@pytest.mark.parametrize("line, other, said", [
    ("observed memcpy call 4 400", "observed memcpy call 5 400", "memcpy: its observed-size lines"),
    ("observed-size memcpy softirq 100 100 1 100\n", "", "memcpy: its observed-size lines hold 3"),
    ("observed memcpy call", "observed memcpi call", "unknown kind of copy 'memcpi'"),
    ("observed memcpy call", "observed memcpy jump", "unknown way to copy 'jump'"),
    ("observed-size memcpy task 100 100 3 300", "observed-size memcpy task 100 100 3 301",
     "3 calls of 100..100 bytes cannot make 301"),
    ("observed-align memcpy 1 2 4", "observed-align memcpy 1 2", "line has 5 words, not 4"),
    ("observed-align clear_page", "observed-align all", "unknown kind of copy 'all'"),
    ("executed memcpy 20 180", "executed memcpy 20 4601", "have more instructions than all"),
])
def test_lines_that_do_not_fit_are_refused(path, line, other, said):
    text = path.read_text()
    assert text.count(line) == 1
    path.write_text(text.replace(line, other))
    with pytest.raises(FormatError, match=re.escape(said)):
        load.load(path)


def test_the_report_has_all_kinds(result_of, path):
    document, out = result_of("memcpy", "report", path)
    assert [[row[column] for column in ("kind", "count", "bytes", "seen")]
            for row in table_rows(document, "observed")] == [
        ["pages cleared", 3, 12288, "observed"],
        ["copies that the compiler inlined", 2, 9000, "observed"],
        ["calls of memcpy", 4, 400, "tapped"]]
    assert "5 more copies, of 70 bytes" in out.replace("\n", " ")
    first = table_rows(document, "observed.sites")[0]
    assert first["place"] == "get_page_from_freelist+0xe1f/0x11b0"


TAPPED = """\
ffffffff81000000 T entry_SYSCALL_64
ffffffff81000100 T memcpy
ffffffff81000200 T memcpy_erms
ffffffff81000300 T memmove
ffffffff81000400 T helper
"""


def test_what_the_tap_executes_is_none_of_the_commands():
    """Nor what it calls. Its copy of what its jump displaced is, but for its jumps."""
    made = hand_made.Made()
    made.found.cells = counted.Cells(kept=False)
    known = symbols.Symbols(TAPPED)
    known.add([symbols.Function(name, "tare_memtap", hand_made.at(at), hand_made.at(at + 0x80))
               for name, at in (("seen_memcpy", 0x1000), ("memtap_orig_memcpy", 0x1100),
                                ("memtap_orig_memmove", 0x1200))])

    def add(parent, kind, target, entered, executed, repeated=0):
        node = made.node(parent, kind, 0, hand_made.at(target))
        made.found.cells.add(np.array([[node, 1, entered, executed, repeated]]))
        return node

    made.found.cells.add(np.array([[made.root, 0, 1, 1000, 0]]))
    entry = add(made.root, "syscall", 0, 1, 50)
    # it begins with a jump, which is a jump in the tap, too
    tapped = add(entry, "call", 0x100, 10, 10)
    tap = add(tapped, "jump", 0x1000, 10, 300)
    add(tap, "call", 0x400, 10, 77)
    original = add(tap, "jump", 0x1100, 10, 10)
    add(original, "jump", 0x200, 10, 40, 640)
    # of this one two instructions are displaced
    moved = add(entry, "call", 0x300, 10, 10 + 60)
    add(add(moved, "jump", 0x1000, 10, 300), "jump", 0x1200, 10, 20 + 10)
    lines = read.lines(boot.Found(made.found, counted.Ticks((), 0, 0), known, 0))
    assert [line.split()[1:] for line in lines if line.startswith("observed-executed")] == [
        ["all", "1180", "640"], ["memcpy", "50", "640"], ["memmove", "80", "0"]]


@pytest.mark.parametrize("function, call, to_user, read, from_user, kind", [
    ("copy_mc_fragile", True, False, 0, False, "checked-copy"),
    ("copy_mc_enhanced_fast_string", True, True, 0, False, "user-copy"),
    ("csum_partial_copy_generic", True, False, 0, False, "other-copy"),
    ("csum_partial_copy_generic", True, False, 0, True, "user-copy"),
    ("memcpy", True, False, 0, True, "memcpy"),
    # inlined code, by what it reads and writes
    *(("vfs_read", False, *one) for one in (
        (False, 0, False, "inlined-copy"), (True, 0, False, "inlined-user-copy"),
        (False, 0, True, "inlined-user-copy"), (True, None, False, "inlined-user-clear"),
        (False, None, False, "inlined-set")))])
def test_a_copy_is_told_by_its_addresses(function, call, to_user, read, from_user, kind):
    copy = counted.Copy(1, 0x100, call, 4096, 0, to_user, read, from_user, 1)
    assert names.of(function, copy) == kind
