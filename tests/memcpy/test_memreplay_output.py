# SPDX-License-Identifier: GPL-2.0-only
"""The document, the command line, the exit statuses."""

import json
import os
import subprocess

import pytest
from make_trace import Call, session, write_profile, write_trace
from memcpy_calls import prepare
from programs import built, run

QUICK = ("--rounds", 3, "--passes", 1, "-i", "rep_movsb,libc")


def test_passes_that_are_given(source, replay):
    _, document, _ = replay(source, "--rounds", 1, "--passes", 3, "-i", "libc")
    assert [one["passes"] for one in document["implementations"]] == [3, 3]


def test_passes_are_those_that_the_fastest_needs(tmp_path, replay):
    """A call of slow_once takes 2 ms; alone it would have one pass."""
    write_trace(tmp_path / "t", [Call("memcpy", 0xFFFF888000000000, 0xFFFF888000100000, size)
                                 for size in [99] + [1 << 16] * 20])
    _, document, _ = replay(tmp_path / "t", "--rounds", 1, "-i", "libc",
                            f"--impl={built('user_copies.so')}:slow_once")
    ret, *others = [one["passes"] for one in document["implementations"]]
    assert document["passes"] == 0 and 1 < others[0] == others[1] < ret


def test_one_slow_round_of_a_chunk_is_not_in_the_least_and_every_chunk_is(tmp_path, replay):
    """The slow call is in the first 512 of 1,124, and that of 2 ms in the last, shorter chunk."""
    sizes = [64] * 100 + [98] + [64] * 1022 + [99]
    write_trace(tmp_path / "t", [Call("memcpy", 0xFFFF888000000000, 0xFFFF888000010000, size)
                                 for size in sizes])
    _, document, said = replay(tmp_path / "t", "--rounds", 4, "--passes", 1, "-i", "ret",
                               "--impl", f"{built('user_copies.so')}:slow_once")
    assert said == ""
    if document["no_least"]:
        pytest.skip(document["no_least"])
    one = document["implementations"][1]
    assert max(one["ns_per_replay"]) > 200e6
    # a mean would have 25 ms or more of it; what no clock disagrees about: no round is shorter
    assert 1.99e6 < one["least_ns"] < min(20e6, 1.01 * min(one["ns_per_replay"]))


def test_a_chunk_ends_after_512_calls_and_with_32_kib(tmp_path, replay):
    """Of three calls of 97 bytes one is slow, each time another: no chunk has it in all rounds."""
    write_trace(tmp_path / "t", [Call("memcpy", 0xFFFF888000000000, 0xFFFF888000010000, size)
                                 for size in ([97] + [8] * 511) * 3 + [97, 40000] * 4])
    _, document, _ = replay(tmp_path / "t", "--rounds", 6, "--passes", 1, "-i", "ret",
                            f"--impl={built('user_copies.so')}:slow_in_turn")
    if document["no_least"]:
        pytest.skip(document["no_least"])
    one = document["implementations"][1]
    assert min(one["ns_per_replay"]) > 4.9e6 > 2 * one["least_ns"]


def test_a_routine_comes_again_under_another_name(source, replay):
    _, document, said = replay(source, *QUICK[:-1], "sse2,sse2+,sse2,sse2+")
    assert said == ""
    _, one, again = document["implementations"]
    assert (one["name"], again["name"]) == ("sse2", "sse2+")
    assert one["description"] == again["description"] and again["correct"]
    status, _, said = replay(source, *QUICK[:-1], "sse2++")
    assert status == 2 and "no implementation has this name" in said


def test_rounds_come_in_pairs_of_an_order_and_its_mirror(tmp_path, replay, monkeypatch):
    monkeypatch.setenv("ORDER_LOG", str(tmp_path / "log"))
    write_trace(tmp_path / "t", [Call("memcpy", 0xFFFF888000000000, 0xFFFF888000010000, 8)])
    library = built("user_copies.so")
    status, _, said = replay(tmp_path / "t", "--rounds", 40, "--passes", 1, "-i", "ret",
                             *(f"--impl={library}:{name}" for name in "abc"))
    assert (status, said) == (0, "")
    log = (tmp_path / "log").read_text()
    assert log[:3] == "abc"  # the warm-up round
    rounds = [log[at:at + 3] for at in range(3, len(log), 3)]
    assert len(rounds) == 40
    assert all(sorted(one) == ["a", "b", "c"] for one in rounds)
    assert all(one == other[::-1] for one, other in zip(rounds[::2], rounds[1::2], strict=True))
    assert len(set(rounds)) == 6


def test_cold_times_are_those_of_one_replay(tmp_path, replay):
    # not of all the repeats in a pass, which here are above 10,000
    write_trace(tmp_path / "t", [Call("memcpy", 0xFFFF888000000000, 0xFFFF888000010000, 8)])
    status, document, said = replay(tmp_path / "t", "--rounds", 1, "--passes", 1, "-i", "ret",
                                    "--regime", "cold")
    if status == 77:
        pytest.skip(said.strip())
    repeats = document["regime_details"]["repeats"]
    assert repeats > 10000
    ret, = document["implementations"][0]["ns_per_replay"]
    assert ret < repeats / 10


def test_output_file_is_whole_or_absent(source, replay, tmp_path):
    target = tmp_path / "out.json"
    status, document, said = replay(source, *QUICK, "-o", target)
    assert (status, document, said) == (0, None, "")
    assert json.loads(target.read_text())["tool"] == "memreplay"
    assert [path.name for path in tmp_path.iterdir()] == ["out.json"]
    status, _, said = replay(source, *QUICK, "-o", tmp_path / "no-folder" / "out.json")
    assert status == 1
    assert "cannot write" in said


def test_a_pipe_and_our_own_output_are_written_and_not_replaced(source, build, tmp_path):
    """As root, to rename over /dev/null or /dev/stdout would take it from everybody."""
    pipe, link = tmp_path / "pipe", tmp_path / "link"
    os.mkfifo(pipe)
    link.symlink_to("/proc/self/fd/1")
    prepare(source, (), tmp_path / "calls")
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    with (tmp_path / "file").open("w") as out:
        for target in (pipe, link):
            subprocess.run([build.host, *map(str, QUICK), "-o", target, tmp_path / "calls"],
                           check=True, stdout=out)
    assert json.loads(os.read(reader, 1 << 20))["tool"] == "memreplay" and pipe.is_fifo()
    os.close(reader)
    assert json.loads((tmp_path / "file").read_text())["tool"] == "memreplay" and link.is_symlink()


@pytest.mark.parametrize("words, expected", [
    ([], "a file of CALLS is needed"),
    (["calls", "calls"], "only one file of CALLS"),
    (["-i", "rep_movsz", "calls"], "no implementation has this name; see memreplay --list"),
    (["--regime", "l4", "calls"], "captured, l1, l2, llc, evicted or cold"),
    (["--rounds", "0", "calls"], "must be a number from 1"),
])
def test_bad_usage(words, expected, build):
    done = run(build.host, *words)
    assert done.returncode == 2
    assert expected in done.stderr
    assert done.stdout == ""


def test_a_seed_draws_the_same_calls_again(build, tare, tmp_path):
    source, found = write_profile(tmp_path / "p", session(3000)), []
    for seed in (3, 3, 4):
        status, _, err = tare("memcpy", "calls", source, "--seed", seed, "-o", tmp_path / "calls")
        assert status == 0, err
        found.append((tmp_path / "calls").read_bytes())
    assert found[0] == found[1] != found[2]
    assert json.loads(run(build.host, "--dry-run", tmp_path / "calls").stdout)["calls"] > 2000


def test_a_cpu_that_is_not_there(source, replay):
    status, _, said = replay(source, "--cpu", 65000)
    assert status == 77
    assert "cannot run on CPU 65000" in said
