# SPDX-License-Identifier: GPL-2.0-only
"""The document, the command line, the exit statuses."""

import json
import os
import socket
import subprocess
from pathlib import Path

import pytest
from make_trace import Call, session, write_profile, write_trace
from memcpy_calls import prepare
from programs import BUILD, built, run

QUICK = ("--rounds", 3, "--passes", 1, "-i", "rep_movsb,libc")


@pytest.fixture(scope="module")
def source(tmp_path_factory):
    path = tmp_path_factory.mktemp("output") / "t.trace"
    write_trace(path, session(3000))
    return path


def test_document(source, replay):
    status, document, _ = replay(source, *QUICK)
    assert status == 0
    assert (document["tool"], document["version"]) == ("memreplay", 2)
    assert (document["order"], document["regime"]) == ("captured", "captured")
    assert (document["rounds"], document["passes"], document["seed"]) == (3, 1, 1)
    assert document["calls"] == document["replayed"]["calls"]
    assert [one["name"] for one in document["implementations"]] == ["ret", "rep_movsb", "libc"]
    assert all(len(one["ns_per_replay"]) == 3 for one in document["implementations"])
    ret = sorted(document["implementations"][0]["ns_per_replay"])[1]
    assert document["harness_ns_per_call"] == pytest.approx(ret / document["calls"])
    environment = document["environment"]
    assert environment["cpu_model"]
    assert environment["clock"] == "CLOCK_MONOTONIC_RAW"
    assert environment["clock_resolution_ns"] > 0
    assert set(environment["cache_bytes"]) == {"L1", "L2", "LLC"}
    assert document["source"]["header"]["kernel"] == "6.1.0-test #1 SMP Debian"
    assert document["source"]["functions"][0]["name"] == "memcpy"
    assert document["replayed"]["pages"] * 4096 == document["regime_details"]["arena_bytes"]


def test_a_document_is_one_write(source, tmp_path):
    """So nobody who prints to the same pipe comes within: a message of this socket is a write."""
    prepare(source, (), tmp_path / "calls")
    ours, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with ours, its:
        done = run(BUILD / "bin/memreplay", "--rounds=1000", "--passes=1",
                   "--implementations=rep_movsb,libc", tmp_path / "calls", capture_output=False,
                   stdout=its)
        its.close()
        written = ours.recv(1 << 20)
        assert done.returncode == 0 and len(written) > 3 * 4096
        assert json.loads(written)["tool"] == "memreplay" and not ours.recv(1)


def without_times(document):
    document["environment"] = document["harness_ns_per_call"] = None
    document["regime_details"]["huge_page_bytes"] = None
    for one in document["implementations"]:
        one["ns_per_replay"] = len(one["ns_per_replay"])
    return document


@pytest.mark.parametrize("write", [write_trace, write_profile])
def test_all_but_the_times_is_equal_from_run_to_run(write, tmp_path, replay):
    write(tmp_path / "s", session(3000))
    first, second = (without_times(replay(tmp_path / "s", *QUICK, "--seed", 9)[1])
                     for _ in range(2))
    assert first == second


def test_passes_are_found_or_given(source, replay):
    _, document, _ = replay(source, "--rounds", 1, "--min-time", "0.02", "-i", "libc")
    assert document["passes"] == 0
    ret = document["implementations"][0]
    assert ret["passes"] > 1
    _, document, _ = replay(source, "--rounds", 1, "--min-time", "0.02", "--passes", 3,
                            "-i", "libc")
    assert [one["passes"] for one in document["implementations"]] == [3, 3]


def test_rounds_come_in_pairs_of_an_order_and_its_mirror(tmp_path, replay, monkeypatch):
    monkeypatch.setenv("ORDER_LOG", str(tmp_path / "log"))
    write_trace(tmp_path / "t", [Call("memcpy", 0xFFFF888000000000, 0xFFFF888000010000, 8)])
    library = built("order_log.so")
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
    assert document["harness_ns_per_call"] < repeats / 10


def test_output_on_another_file_system_than_tmp(source, replay, tmp_path):
    shm = Path("/dev/shm")
    if not shm.is_dir() or shm.stat().st_dev == tmp_path.stat().st_dev:
        pytest.skip("/dev/shm is no other file system than the temporary folder")
    target = shm / f"memreplay-test-{os.getpid()}.json"
    try:
        assert replay(source, *QUICK, "-o", target)[0] == 0
        assert json.loads(target.read_text())["tool"] == "memreplay"
    finally:
        target.unlink(missing_ok=True)


def test_output_file_is_whole_or_absent(source, replay, tmp_path):
    target = tmp_path / "out.json"
    status, document, said = replay(source, *QUICK, "-o", target)
    assert (status, document, said) == (0, None, "")
    assert json.loads(target.read_text())["tool"] == "memreplay"
    assert [path.name for path in tmp_path.iterdir()] == ["out.json"]
    status, _, said = replay(source, *QUICK, "-o", tmp_path / "no-folder" / "out.json")
    assert status == 1
    assert "cannot write" in said


def test_a_pipe_is_written_and_not_replaced(source, replay, tmp_path):
    """As root, to rename over /dev/null would take it from everybody."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    assert replay(source, *QUICK, "-o", pipe)[0] == 0
    assert json.loads(os.read(reader, 1 << 20))["tool"] == "memreplay" and pipe.is_fifo()
    os.close(reader)


def test_a_failed_replay_leaves_the_old_file(tmp_path, build):
    target = tmp_path / "out.json"
    target.write_text("old")
    (tmp_path / "bad").write_text("nothing known\n")
    done = subprocess.run([build.host, tmp_path / "bad", "-o", target], capture_output=True,
                          check=False)
    assert done.returncode == 1
    assert target.read_text() == "old"


@pytest.mark.parametrize("words, expected", [
    ([], "a file of CALLS is needed"),
    (["calls", "calls"], "only one file of CALLS"),
    (["-i", "rep_movsz", "calls"], "no implementation has this name; see memreplay --list"),
    (["--regime", "l4", "calls"], "captured, l1, l2, llc or cold"),
    (["--rounds", "0", "calls"], "must be a number from 1"),
    (["--rounds", "-1", "calls"], "must be a number from 1"),
    (["--min-time", "soon", "calls"], "seconds from 0"),
    (["--no-such-option", "calls"], "unrecognized option"),
])
def test_bad_usage(words, expected, build):
    done = run(build.host, *words)
    assert done.returncode == 2
    assert expected in done.stderr
    assert done.stdout == ""


@pytest.mark.parametrize("words, expected", [
    (["-f", "memset"], "copy functions are"), (["-f", "strcpy"], "copy functions are"),
    (["--order", "random"], "choose from"), (["--overlap", "maybe"], "choose from"),
    (["--max-calls", "1k"], "invalid int value"), (["--max-calls", "0"], "a number from 1 to"),
    (["--period", "0"], "a number from 1 to"), (["--min-size", "-1"], "a number from 0 to"),
    (["--seed", "-1"], "a number from 0 to"), (["--seed", str(1 << 32)], "a number from 0 to")])
@pytest.mark.parametrize("verb", ["replay", "calls"])
def test_a_choice_that_is_none(verb, words, expected, source, tare, tmp_path):
    more = ["-o", tmp_path / "calls"] if verb == "calls" else []
    status, out, err = tare("memcpy", verb, *words, *more, source)
    assert (status, out) == (2, "") and expected in err
    assert not (tmp_path / "calls").exists()


def test_a_file_of_calls_is_what_replay_gives_to_memreplay(source, build, tare, tmp_path):
    for seed in (3, 3, 4):
        status, _, err = tare("memcpy", "calls", source, "--order", "shuffled", "--seed", seed,
                              "-o", tmp_path / f"tare{seed}")
        assert status == 0, err
        prepare(source, ["--order", "shuffled", "--seed", seed], tmp_path / f"replay{seed}")
        assert (tmp_path / f"tare{seed}").read_bytes() == (tmp_path / f"replay{seed}").read_bytes()
    assert (tmp_path / "tare3").read_bytes() != (tmp_path / "tare4").read_bytes()
    done = run(build.host, "--dry-run", tmp_path / "tare3")
    assert json.loads(done.stdout)["calls"] > 2000


def test_a_cpu_that_is_not_there(source, replay):
    status, _, said = replay(source, "--cpu", 65000)
    assert status == 77
    assert "cannot run on CPU 65000" in said


def test_our_own_output_is_written_and_not_replaced(source, build, tmp_path):
    """As root, to rename over /dev/stdout would take it from everybody."""
    (tmp_path / "link").symlink_to("/proc/self/fd/1")
    with (tmp_path / "file").open("w") as out:
        prepare(source, (), tmp_path / "calls")
        subprocess.run([BUILD / "bin/memreplay", *map(str, QUICK), "-o", tmp_path / "link",
                        tmp_path / "calls"], check=True, stdout=out)
    assert json.loads((tmp_path / "file").read_text())["tool"] == "memreplay"
    assert (tmp_path / "link").is_symlink()
