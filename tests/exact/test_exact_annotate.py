# SPDX-License-Identifier: GPL-2.0-only
"""How often each instruction ran: offsets of functions whose code is known byte by byte."""

import re
import subprocess

import pytest
from hand_made import recorded
from programs import run

from tare.errors import CannotHere, UsageError
from tare.experiments.exact.report import annotated

RELEASE, ASKED = "6.1.0", ("--annotate", "walk")
# offsets 0, 5, 6, 8, 10: by the lengths of these instructions
WALK = """\
    .globl walk, alias
    .type walk, @function
walk:
alias:
    movl $3, %ecx
.Lagain: nop
    decl %ecx
    jnz .Lagain
    ret
    .size walk, . - walk
"""
OFFSETS = [[0, 10], [5, 30], [6, 30], [8, 30], [10, 10]]
BEFORE = "\t.type before, @function\nbefore:\n\tret\n\t.size before, . - before\n"
BANNER = f'\t.section .rodata\n\t.asciz "Linux version {RELEASE} (me@here) #1 SMP"\n'
SOURCE = """\
static volatile int sink;
int walk(int n)
{
    int sum = 0;

    for (int i = 0; i < n; i++)
        sum += i ^ sink;
    return sum;
}
"""


def assembled(folder, text, *options, name="vmlinux", linked=True):
    """An ELF file of assembly; its source stays beside it."""
    source = folder / f"{name}.s"
    source.write_text("\t.text\n" + text)
    words = ["-nostdlib", "-static", "-Wl,-e,0", "-Wl,--build-id=none"] if linked else ["-c"]
    subprocess.run(["gcc", "-g", *words, *options, "-o", folder / name, source], check=True)
    return folder / name


def made(offsets=OFFSETS, name="walk", module="", repeated=0, **events):
    executed = sum(times for _, times, *_ in offsets)
    one = recorded(["[user]", name], [
        (None, "user", "user", "[user]", 0, 1, 0, *[0] * len(events)),
        (0, "call", "task", name, 10, executed, repeated, *events.values())],
                   lines=[[1, offsets]], names=tuple(events))
    one["functions"][1]["module"] = module
    return one


def listed(document, path, name="walk"):
    """[(times, offset, text)]."""
    of = annotated.function(document, name)
    return [(of.offsets.get(one.offset, 0), one.offset, one.text)
            for one in annotated.instructions(document, of, path)]


def test_lines_are_those_of_addr2line(tmp_path):
    source, path = tmp_path / "walk.c", tmp_path / "vmlinux"
    source.write_text(SOURCE)
    subprocess.run(["gcc", "-g", "-O1", "-nostdlib", "-static", "-Wl,-e,0", "-o", path, source],
                   check=True)
    [listing] = annotated.functions(path, "walk")
    begin = int(re.search(r"([0-9a-f]+) T walk", run("nm", path).stdout)[1], 16)
    said = run("addr2line", "-e", path,
               *(hex(begin + one.offset) for one in listing)).stdout.splitlines()
    assert [f"{one.line[0]}:{one.line[1]}" for one in listing] == [
        line.partition(" (")[0] for line in said]
    offsets = [[one.offset, 7 + at] for at, one in enumerate(listing)]
    one = made(offsets)
    of = annotated.function(one, "walk")
    lines = annotated.lines(of, annotated.instructions(one, of, path))
    text = SOURCE.splitlines()
    assert "sum += i ^ sink;" in [one for _, _, one, *_ in lines]
    assert all(text[number - 1].strip() == one for _, number, one, *_ in lines)
    assert sum(executed for *_, executed, _ in lines) == sum(times for _, times in offsets)
    # of several instructions the last one ran most often
    assert len(lines) < len(listing)
    assert {(file, number): times for file, number, *_, times in lines} == {
        one.line: 7 + at for at, one in enumerate(listing)}


def test_of_functions_of_one_name_the_one_that_ran_is_shown(tmp_path):
    other = "walk:\nmovw $3, %cx\n1: xorl %eax, %eax\ndecl %ecx\njnz 1b\nret\n"
    (tmp_path / "other.s").write_text("\t.text\n" + other)
    path = assembled(tmp_path, WALK.replace("    .globl walk, alias\n", ""), tmp_path / "other.s")
    assert len(annotated.functions(path, "walk")) == 2
    assert [text.split()[0] for _, _, text in listed(made(), path)][1] == "nop"
    assert [text.split()[0] for _, _, text in listed(
        made([[0, 1], [4, 3], [6, 3], [8, 3], [10, 1]]), path)][1] == "xor"


@pytest.mark.parametrize("name, linked, without", [
    ("walk", True, ""), ("walk", False, ""), ("alias", True, ""),
    ("walk", True, "    .size walk, . - walk\n")])
def test_each_instruction_of_the_function_has_its_count(tmp_path, name, linked, without):
    """In a kernel or a module; by another name; and one without a size ends where the next begins.
    """
    text = BEFORE + WALK.replace(without, "") + "behind:\tnop\n" + BANNER
    path = assembled(tmp_path, text, linked=linked)
    found = listed(made(name=name), path, name)
    assert [(times, offset, text.split()[0]) for times, offset, text in found] == [
        (10, 0, "mov"), (30, 5, "nop"), (30, 6, "dec"), (30, 8, "jne"), (10, 10, "ret")]


@pytest.mark.parametrize("offsets, changed", [
    ([*OFFSETS[:4], [9, 4], [10, 10]], (4, 9)), ([[0, 1], [5, 1], [99, 1]], (1, 99))])
def test_code_that_the_kernel_changes_is_told_as_such(tmp_path, offsets, changed):
    """Within the function or beyond its end."""
    found = listed(made(offsets), assembled(tmp_path, WALK))
    assert (*changed, annotated.CHANGED) in found and len(found) == 6


def test_the_targets_of_a_modules_calls_are_named(tmp_path):
    path = assembled(tmp_path, "\t.type walk, @function\nwalk:\n\tcall elsewhere\n\tret\n"
                               "\t.size walk, . - walk\n", linked=False)
    assert listed(made([[0, 10], [5, 10]]), path)[0][2].endswith("# elsewhere")


@pytest.mark.parametrize("place, offsets, text, said", [
    ("vmlinux", [[0, 1], [1, 1], [2, 1]], WALK,
     "its walk is another: 1 of 3 executed instructions"),
    ("vmlinux", OFFSETS, WALK.replace("walk", "run"), "has no function walk"),
    ("vmlinux", OFFSETS, WALK + BANNER.replace(RELEASE, "6.12.9"),
     "is of Linux 6.12.9; what was counted ran on 6.1.0"),
    ("text", OFFSETS, "", "cannot be disassembled"),
    ("nowhere", OFFSETS, "", "there is no such file"), ("", OFFSETS, "", "has no vmlinux")])
def test_a_file_that_is_not_of_this_kernel_is_refused(tmp_path, place, offsets, text, said):
    (tmp_path / "text").write_text("no ELF\n")
    if text:
        assembled(tmp_path, text)
    with pytest.raises(UsageError, match=re.escape(said)):
        listed(made(offsets), tmp_path / place)


def test_a_tree_has_the_kernel_and_its_modules(tmp_path):
    assembled(tmp_path, WALK)
    (tmp_path / "drivers").mkdir()
    assembled(tmp_path / "drivers", WALK.replace("nop", "clc"), name="a-toy.ko", linked=False)
    assert listed(made(), tmp_path)[1][2] == "nop"
    assert listed(made(module="a_toy"), tmp_path)[1][2] == "clc"
    with pytest.raises(UsageError, match="has no other.ko"):
        listed(made(module="other"), tmp_path)


def test_without_objdump_the_package_is_named(tmp_path, monkeypatch):
    path = assembled(tmp_path, WALK)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(CannotHere, match="install binutils"):
        listed(made(), path)


def test_the_command_shows_offsets_instructions_and_lines(shown, tare, tmp_path):
    """Also what was never executed; without debug information the instructions alone."""
    one = made(repeated=5)
    # of a part that was split off
    one["nodes"]["rows"][1][6] += 7
    one["instructions"] += 7
    out = shown(one, *ASKED)
    for said in ("122 instructions of its own, 10 calls", "5 of them are rep", "7 of them are not"):
        assert said in out
    assert re.search(r"^ +30 +\+0x5 *$", out, re.M) and "--vmlinux FILE" in out
    more = WALK.replace("    ret\n", "    ret\n    clc\n")
    out = shown(made(), *ASKED, "--vmlinux", assembled(tmp_path, more))
    for line in (r"30 +30 +\d+ +decl %ecx", r"30 +\+0x6 +dec %ecx +vmlinux\.s:\d+",
                 r"0 +\+0xb +clc +vmlinux\.s:\d+", r"0 +0 +\d+ +clc"):
        assert re.search(rf"^ +{line} *$", out, re.M), line
    out = shown(made(), *ASKED, "--vmlinux", assembled(tmp_path, WALK, "-g0"))
    assert re.search(r"^ +30 +\+0x6 +dec %ecx *$", out, re.M)
    assert "no debug information" in out and "Lines of the source" not in out
    status, out, err = tare("exact", "report", "--vmlinux", "x")
    assert (status, out) == (2, "") and "only with --annotate" in err


def test_the_command_shows_events_by_instruction_and_line(shown, tmp_path):
    one = made([[0, 10], [5, 30, 0, 7, 0], *OFFSETS[2:]], Dw=0, D1mr=9, ILmr=0)
    words = "--vmlinux", assembled(tmp_path, WALK)
    # alone those that happened; or one of them, or a sum, with instructions that were not simulated
    for more, said, inner in (
            ((), r"9 D1mr \(L1 data read misses\), 2 of them not below", 7),
            (("--event", "D1mr"), r"9 D1mr", 7), (("--event", "Dw"), r"0 Dw \(data writes\)\n", 0)):
        out = shown(one, *ASKED, *more)
        assert re.search(rf"^{said}", out, re.M)
        assert re.search(rf"^ +30 +{inner} +\+0x5 *$", out, re.M), out
        out = shown(one, *ASKED, *words, *more)
        for line in (rf"30 +30 +{inner} +\d+ +\.Lagain: nop",
                     rf"30 +{inner} +\+0x5 +nop +vmlinux\.s:\d+"):
            assert re.search(rf"^ +{line} *$", out, re.M), out


@pytest.mark.parametrize("name, said", [
    ("wolk", "wolk was executed: did you mean walk?"), ("[user]", "were not told apart"),
    ("toy:walk", "no function toy:walk was executed")])
def test_a_function_that_did_not_run_is_refused(name, said):
    with pytest.raises(UsageError, match=re.escape(said)):
        annotated.function(made(), name)


def test_of_functions_of_one_name_one_must_be_chosen():
    one = made()
    one["functions"].append({"name": "walk", "module": "toy"})
    one["nodes"]["rows"].append([1, "call", "task", 7, 2, 4, 1, 0])
    one["lines"].append([2, [[0, 1]]])
    with pytest.raises(UsageError, match="several have this name: :walk, toy:walk"):
        annotated.function(one, "walk")
    assert [annotated.function(one, name).calls for name in ("toy:walk", ":walk")] == [4, 10]
