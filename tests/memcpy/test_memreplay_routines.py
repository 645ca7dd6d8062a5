# SPDX-License-Identifier: GPL-2.0-only
"""The copy routines: each checked before it is timed, and the check can fail."""

import itertools
import os
import re
import subprocess
from pathlib import Path

import programs
import pytest
from make_trace import Call, write_trace
from oracles import aa
from tare import stats

BASE = 0xFFFF888000000000
QUICK = ("--rounds", 2, "--passes", 1)
NAMES = ["ret", "rep_movsl", "rep_movsb", "rep_movsq", "kernel", "mmx_prefetch", "sse2",
         "sse2_nt", "avx2", "avx512", "libc", "libc_memmove", "c_loop"]
WRONG = {
    "forgets_the_last_byte": "wrong bytes",
    "writes_one_byte_more": "77 bytes",
    "writes_one_byte_before": "78 bytes",
    "reads_too_far": "page next to one without access: killed by",
    "returns_the_end": "does not return the destination",
    "changes_the_source": "the source was changed",
    "wrong_at_one_alignment": "destination at 44 and source at 20 modulo 64",
    "wrong_at_one_large_size": "70000 bytes",
    "leaves_mmx_in_use": "emms",
    "leaves_the_direction_flag": "direction flag",
    "crashes": "300 bytes",
    "hangs": "did not return within 5 s",
}


@pytest.fixture(scope="module")
def library():
    return programs.built("user_copies.so")


def by_name(document):
    return {one["name"]: one for one in document["implementations"]}


@pytest.mark.parametrize("which", ["host", "static", "asan"])
def test_all_of_ours_are_right(which, source, replay, build):
    status, document, said = replay(source, *QUICK, program=getattr(build, which))
    assert (status, said) == (0, "")
    assert [one["name"] for one in document["implementations"]] == NAMES
    for one in document["implementations"]:
        if one["skipped"]:
            assert one["correct"] is None
            assert one["ns_per_replay"] == []
        else:
            assert one["correct"] is (None if one["baseline"] else True)
            assert len(one["ns_per_replay"]) == 2
            assert all(sample > 0 for sample in one["ns_per_replay"])
    assert by_name(document)["ret"]["baseline"] is True


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_routine_is_found_and_not_timed(name, source, replay, library):
    status, document, said = replay(source, *QUICK, "-i", "libc", "--impl", f"{library}:{name}")
    assert status == 1
    one = by_name(document)[f"user_copies.so:{name}"]
    assert one["correct"] is False
    assert WRONG[name] in one["reason"], one["reason"]
    assert one["ns_per_replay"] == []
    assert by_name(document)["libc"]["correct"] is True
    assert said.count("\n") == 1
    assert one["reason"] in said


def test_overlapping_calls_go_to_those_who_allow_them(source, replay, library):
    status, document, said = replay(source, *QUICK, "--overlap", "keep", "--impl",
                                    f"{library}:right_for_overlaps", "--impl", f"{library}:right")
    found = by_name(document)
    assert status == 1
    assert "user_copies.so:right copies wrongly" in said
    assert found["user_copies.so:right"]["correct"] is False
    assert "overlapping" in found["user_copies.so:right"]["reason"]
    assert found["user_copies.so:right_for_overlaps"]["correct"] is True
    assert found["libc_memmove"]["correct"] is True
    assert "overlapping" in found["sse2"]["skipped"]
    assert document["left_out"]["overlapping"] == 0


@pytest.mark.parametrize("spec, expected", [
    ("{library}:missing", "undefined symbol"), ("/nowhere.so:copy", "cannot open"),
    ("{library}", "FILE.so:FUNCTION"), ("{library}:", "FILE.so:FUNCTION"),
    ("{folder}/pipe:copy", "pipe:copy: is not a file")])
def test_a_routine_that_cannot_be_loaded(spec, expected, source, replay, library, tmp_path):
    os.mkfifo(tmp_path / "pipe")
    status, _, said = replay(source, "--impl", spec.format(library=library, folder=tmp_path))
    assert status == 2
    assert expected in said


def test_a_routine_whose_name_is_no_text_is_refused(source, build, library, tmp_path):
    """The document would have no name for it."""
    odd = tmp_path / "odd\udcff.so"
    odd.symlink_to(library)
    done = subprocess.run([build.host, source, "--dry-run", "--impl", f"{odd}:right"],
                          capture_output=True, check=False)
    assert done.returncode == 2 and b"not UTF-8" in done.stderr


def test_the_static_program_loads_nothing(source, replay, library, build):
    ended = replay(source, "--impl", f"{library}:right", program=build.static)
    assert "cannot load libraries" in programs.refusal(ended, 77, "memreplay")


@pytest.mark.parametrize("function, must, must_not", [
    ("copy_ret", r"\tret", r"\t(mov|push|call|endbr)"),
    ("copy_c_loop", r"\tmov", r"xmm|ymm|call|rep "),
    ("copy_kernel", r"\tmov", r"xmm|ymm|call|rep "),
    ("copy_sse2", r"%xmm", r"call|rep |ymm|movnt"),
    ("copy_sse2_nt", r"movntdq", r"call|rep |ymm"),
    ("copy_avx2", r"%ymm", r"call|rep |zmm"),
    ("copy_avx512", r"%zmm", r"call|rep "),
    ("copy_mmx_prefetch", r"movntq", r"xmm"),
    ("copy_rep_movsl", r"rep movsl", r"xmm"),
    ("libc_memcpy", r"\tmov .*\(%rip\),%rax", r"jmp|call|lea"),
    ("replay_once", r"call +\*%r", r"endbr"),
])
def test_the_compiler_left_the_routine_as_it_is_called(function, must, must_not, build):
    code = programs.run("objdump", "-d", "--no-show-raw-insn", f"--disassemble={function}",
                        build.host, check=True).stdout
    assert re.search(must, code), code
    assert not re.search(must_not, code.split(f"<{function}>:")[1]), code


def test_entries_of_ours_begin_a_line(source, replay, library):
    _, document, _ = replay(source, "--dry-run", "--impl", f"{library}:right")
    found = by_name(document)
    assert all(found[name]["entry_modulo_64"] == 0 for name in NAMES if "libc" not in name)
    assert 0 <= found["user_copies.so:right"]["entry_modulo_64"] < 64


def test_the_same_routine_under_two_names_shows_no_difference(build, replay, tmp_path):
    """A neighbour may spoil one series of runs, and not three."""
    libc = re.search(r"libc\.so\.6 => (\S+)", programs.run("ldd", build.host, check=True).stdout)[1]
    # one size, so that nothing is left to a predictor; places that share no cache set
    even = write_trace(tmp_path / "t", [
        Call("memcpy", BASE + 64 * (n % 100), BASE + 0x100000 + 64 * (n % 100), 64)
        for n in range(2000)])
    seeds = itertools.count()

    def ratio():
        _, document, said = replay(even, "-i", "libc", f"--impl={libc}:memcpy", "--seed",
                                   next(seeds), "--rounds", 150, "--passes", 10)
        assert said == ""
        return stats.paired_ratio(*(by_name(document)[name]["ns_per_replay"]
                                    for name in ("libc.so.6:memcpy", "libc"))).as_dict()

    series = [aa.repeat(ratio)]
    while not series[-1].passed and len(series) < 3:
        series.append(aa.repeat(ratio))
    assert series[-1].passed, series


def test_what_the_cpu_lacks_is_skipped(source, replay, build):
    listed = programs.run(build.host, "--list", check=True)
    flags = Path("/proc/cpuinfo").read_text(encoding="ascii").split()
    for name, flag in (("avx2", "avx2"), ("avx512", "avx512bw")):
        line = next(line for line in listed.stdout.splitlines() if line.split()[0] == name)
        assert ("[skipped: this CPU has no" in line) == (flag not in flags)
