# SPDX-License-Identifier: GPL-2.0-only
"""Simulated caches and branches against cachegrind's, and against twenty lines over a trace."""

import re
import shutil
import subprocess
from collections import Counter, OrderedDict, defaultdict

import pytest
from programs import built
from tare import machine
from tare.counting import boot, counted
from tare.counting.simulation import Simulation, geometry
from tareqemu import guest

NAME, PROGRAM = "minimal-6.1", "/tare/bin/cached"
# cachegrind knows virtual addresses only, so the sets of all caches lie within a page; a small LL,
# so that code and data displace each other in the program's order
GEOMETRIES = ("32K:8:64,32K:8:64,128K:32:64", "4K:2:32,2K:1:32,16K:4:64",
              "16K:8:32,8K:4:32,48K:12:64")
NOTHING, PARTS, INTERRUPTED, CALLS, TRANSLATED = "a", "bcd", "ef", "g", "h"
# what the kernel's use of the caches does not change
COUNTS = ("Dr", "Dw", "Bc", "Bi")
# SSE, x87, AVX: QEMU tells what they access in parts
WIDE = re.compile("(66|67|f2|f3|2e|3e|26|36|64|65)*(4.)?(0f|d[89a-f]|c4|c5|62)")


def run(folder, parts, caches, plugins=(), tlb=False):
    """The Counted of one boot in which each of the PARTS of guest/cached.c ran once, in order."""
    counting = boot.Counting(NAME, folder, simulation=Simulation(geometry(caches), branch=not tlb,
                                                                 tlb=tlb))
    script = "; ".join([*["echo 8 >/proc/sys/vm/nr_hugepages"] * tlb,
                        *(f"{PROGRAM} {part} || exit" for part in parts)])
    outcome = machine.run(NAME, ["sh", "-c", script], exact=True, files={PROGRAM: built("cached")},
                          boot=False, plugins=(*counting.plugins(), *plugins))
    machine.check_command(outcome)
    return counted.read(folder / "report")


def events(found, user):
    """[Counter of events of each task, in the order in which they were made], in user space or in
    the kernel."""
    tasks = defaultdict(Counter)
    for node, block, _, counts in found.simulated.rows:
        if user == (block == 0):
            tasks[found.nodes[node].task].update(dict(zip(found.simulated.names, counts)))
    return [tasks[task] for task in sorted(tasks)]


def valgrind(part, *words):
    """What it says of a PART of guest/cached.c."""
    if not shutil.which("valgrind"):
        pytest.skip("valgrind is not installed here (Debian: valgrind)")
    return subprocess.run(["valgrind", *words, built("cached"), part], check=True,
                          capture_output=True, text=True).stderr


def of_cachegrind(folder, part, caches):
    sizes = (f"{one.size},{one.ways},{one.line}" for one in vars(geometry(caches)).values()
             if not isinstance(one, str))
    valgrind(part, "--tool=cachegrind", "--cache-sim=yes", "--branch-sim=yes",
             *map("--{}={}".format, ("I1", "D1", "LL"), sizes),
             f"--cachegrind-out-file={folder}/out.{part}")
    text = (folder / f"out.{part}").read_text()
    names, numbers = (re.search(f"^{word}: (.*)", text, re.M)[1].split()
                      for word in ("events", "summary"))
    return Counter(dict(zip(names, map(int, numbers))))


def of_both(folder, parts, caches):
    """{part: events of user space}, ours and cachegrind's, and the Counted.

    Cachegrind's are without what precedes the mark, which the part that does nothing tells."""
    parts = NOTHING + parts
    found = run(folder, parts, caches)
    ours = dict(zip(parts, events(found, user=True), strict=True))
    theirs = {part: of_cachegrind(folder, part, caches) for part in parts}
    before = Counter(theirs[NOTHING])
    before.subtract(ours[NOTHING])
    # three reads, and few lines of code
    assert (before["Dr"], before["Dw"]) == (3, 0) and max(before["D1mr"], before["I1mr"]) <= 8
    for one in theirs.values():
        one.subtract(before)
        del one["Ir"]
    return ours, theirs, found


@pytest.mark.parametrize("caches", GEOMETRIES)
def test_programs_miss_what_cachegrind_says(tmp_path, caches):
    ours, theirs, found = of_both(tmp_path, PARTS, caches)
    # the kernel did not run
    assert not any(cell.executed for cell in found.cells if cell.block)
    for part in PARTS:
        assert {name: ours[part][name] for name in theirs[part]} == theirs[part], part


def test_what_begins_again_or_is_interrupted_counts_once(tmp_path):
    ours, theirs, found = of_both(tmp_path, INTERRUPTED, GEOMETRIES[0])
    assert found.spans[1].taken_back > 500
    for part in INTERRUPTED:
        assert [ours[part][name] for name in COUNTS] == [theirs[part][name] for name in COUNTS]
    # what the CPU itself pushes is the interrupt's
    kinds = {found.nodes[node].kind for node, block, index, counts in found.simulated.rows
             if block and index == 0 and counts[found.simulated.names.index("Dw")] >= 5}
    # of which QEMU 10 tells nothing
    assert ("interrupt" in kinds) == guest.version().startswith("7.")


def test_pages_are_translated_once_for_an_instruction_by_their_size(tmp_path):
    [user] = events(run(tmp_path, TRANSLATED, GEOMETRIES[0], tlb=True), user=True)
    # 1,000 instructions that cross pages, 8 huge pages, 40 far from each other
    assert 0 <= user["DTm"] - 1048 < 8 and 0 <= user["DTw"] - 1048 < 8
    locked, others = 1000, 2 * 1000 + 2 * 8 * 512 + 40
    assert 0 <= user["Dr"] - locked - others < 64 and user["Dw"] < 64


def test_what_is_translated_anew_takes_the_place_of_what_was_forgotten():
    """Three pages of the kernel and a user's share a set of four; two of other sizes are two."""
    turns = 1000
    out = subprocess.run([built("translations"), str(turns)], check=True, capture_output=True)
    assert int(out.stdout) == 3 + turns + 2


def instructions(lines):
    """Yields (address, where QEMU has it, bytes, [[kind, begin, end, physical addresses]]) of each;
    kind: r, w, or m of what is read and written at one address."""
    one = None
    for kind, address, *words in lines:
        begin = int(address, 16)
        if kind == "f":
            if one:
                yield one
            one = begin, int(words[0], 16), words[1], []
            continue
        size, *places = (int(word, 16) for word in words)
        last = one[3][-1] if one[3] else ("", 0, 0)
        if (kind, last[0]) == ("w", "r") and last[1] == begin:
            last[0], last[2] = "m", begin + size
        elif WIDE.match(one[2]) and last[2] == begin and (kind == last[0] or last[0] == "m"):
            last[2] += size
            last[3] += places
        else:
            one[3].append([kind, begin, begin + size, places])
    yield one


def by_hand(lines, caches):
    """{whether in user space: Counter of events} of a trace of tests/oracles/accesses.c."""
    shape, sets = geometry(caches), defaultdict(OrderedDict)
    found = {True: Counter(), False: Counter()}
    # the kernel's image is in one piece, here and there
    image = {kind == "f": int(words[0 if kind == "f" else 1], 16) - int(address, 16)
             for kind, address, *words in reversed(lines) if address[:9] == "ffffffff8"}

    def misses(name, places):
        cache, missed = getattr(shape, name), False
        for line in dict.fromkeys(place // cache.line for place in places):
            used = sets[name, line % (cache.size // cache.ways // cache.line)]
            missed |= line not in used
            used[line] = True
            used.move_to_end(line)
            if len(used) > cache.ways:
                used.popitem(last=False)
        return missed

    def use(what, letter, places):
        if misses(f"{what.lower()}1", places):
            counts[f"{what}1m{letter}"] += 1
            counts[f"{what}Lm{letter}"] += misses("ll", places)

    for address, at, code, accesses in instructions(lines):
        at -= image[True] - image[False]
        counts = found[not address >> 63]
        use("I", "r", (at, at + len(code) // 2 - 1))
        for kind, _, _, places in accesses:
            letter = "w" if kind == "w" else "r"
            counts[f"D{letter}"] += 1
            use("D", letter, places)
    return found


def test_kernel_and_user_space_miss_what_a_trace_says(tmp_path):
    """By sets that are larger than a page, so that physical addresses choose them."""
    caches = "16K:2:64,16K:1:64,128K:4:64"
    again, trace = tmp_path / "again", tmp_path / "trace"
    again.mkdir()
    found = run(tmp_path, CALLS, caches, (f"{built('accesses.so')},report={trace}",))
    lines = [line.split() for line in trace.read_text().splitlines()]
    expected = by_hand(lines, caches)
    for user, counts in expected.items():
        [ours] = events(found, user)
        assert {name: ours[name] for name in counts} == counts, user
    assert expected[False]["DLmr"] > 100
    # and a recording is the same each time
    run(again, CALLS, caches)
    assert (again / "report").read_bytes() == (tmp_path / "report").read_bytes()
