# SPDX-License-Identifier: GPL-2.0-only
"""Which calls are chosen and drawn, where a float or the order of lines might have a say."""

import errno
import os
import time
from collections import Counter

import numpy as np
import pytest
import synthetic
from make_trace import Call, counts_text, hash_pages, session, write_profile, write_trace
from programs import BUILD, run

from tare.experiments.memcpy.calls import place, prepare, read
from tare.experiments.memcpy.calls.choose import Choice, Sizes
from tare.experiments.memcpy.calls.place import Spans, extents
from tare.experiments.memcpy.calls.prepare import Preparation, Prepared
from tare.experiments.memcpy.read import trace
from tare.experiments.memcpy.read.names import Subset

BASE = 0xFFFF888000000000


@pytest.mark.parametrize("seed", [53, 297, 481, 934])
def test_a_sample_has_its_bytes_where_sums_stand_between_whole_numbers(seed):
    """Cumulative bytes of exactly half a byte, which sums of floats miss by little."""
    random = np.random.RandomState(seed)
    count = random.randint(2, 400)
    size = np.sort(random.choice(4000, count, replace=False))
    calls = random.randint(1, 50, count)
    wanted = int(random.randint(1, calls.sum() + 1))
    length = prepare.sizes(np.stack([size, size, calls, size * calls], axis=1).astype(float),
                           wanted, wanted / calls.sum())
    assert abs(length.sum() - (size * calls).sum() * wanted / calls.sum()) <= 0.5001
    assert sum(number not in size for number in length) < count


@pytest.mark.parametrize("size, share, option", [(3, 0.05, "--max-size"),
                                                 (147, 0.47, "--min-size")])
def test_a_limit_holds_the_size_that_it_names(size, share, option, tmp_path, placed, dry):
    """The size times its probability, through the probability, is not the size again."""
    assert size * share / share != size
    other = 1 if option == "--min-size" else 5000
    (tmp_path / "d.csv").write_text(f"{size}:{share},{other}:{1 - share}\n0:1\n1:1\n")
    words = [option, size, "--max-calls", 10]
    assert Counter(length for _, _, length in placed(tmp_path / "d.csv", *words)) == {size: 10}
    document = dry(tmp_path / "d.csv", *words)
    assert document["selected"]["min"] == size


def test_the_smallest_size_is_the_smallest_however_rare():
    assert Sizes([0, 1], [5e-324, 1]).at_rank(0) == 0


def test_the_order_of_a_profiles_function_lines_changes_nothing(tmp_path, placed):
    calls = session(2000)
    forth = counts_text(calls)
    back = "".join(reversed(forth.splitlines(keepends=True)))
    write_profile(tmp_path / "back", calls, counts=back)
    assert placed(write_profile(tmp_path / "forth", calls, counts=forth), "--max-calls", 50) == \
        placed(tmp_path / "back", "--max-calls", 50)


def test_pages_are_those_of_the_arena(tmp_path, dry):
    """A hashed page that a long copy starts in has several."""
    calls = [Call("memcpy", BASE + 100, BASE + 0x100000, 9000),
             Call("memcpy", BASE, BASE + 8192, 8)]
    document = dry(write_trace(tmp_path / "t", hash_pages(calls), keys={"address": "hashed"}))
    assert document["replayed"]["pages"] == 3 + 3 + 1
    assert "hashed" in document["replayed"]["placement"]
    assert document["regime_details"]["arena_bytes"] == 7 * 4096


def seconds_to_place(threads, calls=50_000):
    """Of this process's CPU: calls to user addresses of so many threads."""
    made = synthetic.uniform(calls, 8, function=3)
    made["dst"] = 0x7F0000000000 + np.arange(calls) % 512
    made["pid"] = np.arange(calls) % threads
    start = time.process_time()
    place.captured(made, False)
    return time.process_time() - start


def test_many_threads_do_not_cost_a_look_at_all_calls_each():
    few = min(seconds_to_place(10) for _ in range(3))
    assert seconds_to_place(50_000) < 20 * few


@pytest.mark.parametrize("verb, wrong", [
    *((verb, "pipe") for verb in (
        "memcpy calls -o calls", "memcpy report", "memcpy export --format csv", "report",
        "compare pipe", "exact report", "fleet verdict -s store --replay")),
    ("memcpy calls -o calls", "."), ("report", "."), ("report", "/dev/zero")])
def test_a_pipe_is_no_source(tmp_path, verb, wrong):
    """In a process of its own: a command that hangs fails."""
    os.mkfifo(tmp_path / "pipe")
    done = run(BUILD / "bin/tare", *verb.split(), wrong, timeout=60, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (
        2, f"tare: {wrong}: is no file: write what it gives to a file\n")
    assert not (tmp_path / "calls").exists()


def test_an_empty_list_of_functions_is_not_the_default(tmp_path, tare):
    write_trace(tmp_path / "t", session(100))
    status, _, said = tare("memcpy", "calls", tmp_path / "t", "-f", "", "-o", tmp_path / "calls")
    assert (status, said.count("\n")) == (2, 1) and "is empty" in said


def test_a_function_named_twice_is_one(tmp_path, replay):
    write_trace(tmp_path / "t", session(100))
    _, document, _ = replay(tmp_path / "t", "-f", "memmove,memcpy,memmove", "--dry-run", "-i",
                            "ret")
    assert document["source"]["selected_functions"] == ["memmove", "memcpy"]


def test_too_little_memory_is_told_in_one_line(tmp_path, tare, monkeypatch):
    def short(*_):
        raise MemoryError("Unable to allocate 2.00 GiB")

    monkeypatch.setattr(prepare, "draw", short)
    write_profile(tmp_path / "p", session(100))
    status, _, said = tare("memcpy", "calls", tmp_path / "p", "-o", tmp_path / "calls")
    assert (status, said) == (77, "tare: this machine has too little free memory (Unable to "
                                  "allocate 2.00 GiB)\n")


def test_a_full_temporary_folder_is_named(tmp_path, tare, monkeypatch):
    def full(*_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(Prepared, "write", full)
    write_trace(tmp_path / "t", session(100))
    status, _, said = tare("memcpy", "replay", tmp_path / "t", "--order", "captured")
    assert (status, said.count("\n"), "/calls: cannot be written (No space left" in said,
            "TMPDIR" in said) == (1, 1, True, True)


@pytest.mark.parametrize("order", ["captured", "shuffled"])
def test_captured_places_are_found_once_for_all_processes(order, tmp_path, monkeypatch):
    found = []
    real = place.captured
    monkeypatch.setattr(place, "captured", lambda *words: found.append(1) or real(*words))
    write_trace(tmp_path / "t", session(500))
    preparation = Preparation(read.read(tmp_path / "t"), Choice(order=order))
    first, second, again = (preparation.draw(seed).placed.calls.copy() for seed in (1, 2, 1))
    assert found == [1]
    assert (first == again).all()
    assert (first == second).all() == (order == "captured")


@pytest.mark.parametrize("hashed", [False, True])
def test_calls_that_are_taken_in_parts_are_the_same(hashed, tmp_path, monkeypatch):
    calls, every = session(700), Subset(("memcpy", "memmove", "_copy_to_iter", "_copy_to_user"))
    write_trace(tmp_path / "t", hash_pages(calls) if hashed else calls,
                keys={"address": "hashed"} if hashed else None)
    found = []
    for size in (1 << 18, 7):
        for module in (place, prepare, trace):
            monkeypatch.setattr(module, "CHUNK", size)
        made = [Preparation(read.read(tmp_path / "t"), Choice(every, order=order)).draw(1)
                for order in ("captured", "profile")]
        found.append([(one.placed.calls.tobytes(), one.placed.arena_bytes, one.placed.unknown,
                       prepare.digest(one.placed.calls), one.document) for one in made])
    assert found[0] == found[1] and found[0][0][2]


def test_an_extent_lies_where_its_page_came_first():
    found = Spans()
    for space, page, reach, came in ((0, 5, 1, 0), (0, 3, 1, 4), (0, 5, 2, 9)):
        found.add(*(np.array([number]) for number in (space, page, reach, came)))
    assert found.place(extents) == 3
    assert found.at(np.zeros(2, int), np.array([5, 3])).tolist() == [0, 2]
