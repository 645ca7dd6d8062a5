# SPDX-License-Identifier: GPL-2.0-only
"""What is replayed of each kind of source, and which sources are refused."""

import math
from collections import Counter

import pytest
from memcpy_calls import prepare
from programs import refusal, run
from tare.experiments.memcpy.calls import place
from make_trace import Call, profile_body, session, write_profile, write_trace

WANTED = ("memcpy", "memmove")
BASE = 0xFFFF888000000000


def percentile(sizes, share):
    """Nearest rank."""
    return sorted(sizes)[max(0, math.ceil(share * len(sizes) - 1e-9) - 1)]


def overlaps(call):
    return bool(call.len and call.dst and call.src and abs(call.dst - call.src) < call.len)


@pytest.fixture(scope="module")
def calls():
    return session(20000)


def test_trace_facts_are_exact(tmp_path, dry, calls):
    document = dry(write_trace(tmp_path / "t", calls))
    chosen = [call for call in calls if call.func in WANTED]
    sizes = [call.len for call in chosen if not overlaps(call)]
    assert document["source"]["calls"] == len(chosen)
    assert document["source"]["bytes"] == sum(call.len for call in chosen)
    for part in ("selected", "replayed"):
        facts = document[part]
        assert facts["calls"] == len(sizes)
        assert facts["bytes"] == sum(sizes)
        assert facts["mean"] == pytest.approx(sum(sizes) / len(sizes), rel=1e-11)
        assert facts["max"] == max(sizes) == 70000
        assert facts["share_at_most_128"] == pytest.approx(
            sum(size <= 128 for size in sizes) / len(sizes))
        for key, share in (("p50", .5), ("p90", .9), ("p99", .99), ("p99_9", .999)):
            assert facts[key] == percentile(sizes, share), key


def test_every_call_is_replayed_or_left_out_for_a_reason(tmp_path, dry, calls):
    write_trace(tmp_path / "t", calls)
    document = dry(tmp_path / "t", "--min-size", 8, "--max-size", 4096, "--max-calls", 9000)
    chosen = [call for call in calls if call.func in WANTED]
    left = document["left_out"]
    assert left["other_functions"] == len(calls) - len(chosen)
    assert left["below_min_size"] == sum(call.len < 8 for call in chosen)
    assert left["above_max_size"] == sum(call.len > 4096 for call in chosen)
    assert left["overlapping"] == sum(overlaps(call) and 8 <= call.len <= 4096
                                      for call in chosen)
    assert left["overlapping"] > 0
    assert document["calls"] == 9000
    assert sum(left.values()) + 9000 == len(calls)


def test_large_profile_is_sampled_by_rank(tmp_path, dry, calls):
    chosen = [call for call in calls if call.func in WANTED]
    write_profile(tmp_path / "p", calls, lost=3)
    document = dry(tmp_path / "p")
    assert document["left_out"]["other_functions"] == len(calls) - len(chosen)
    replayed = dry(tmp_path / "p", "--max-calls", 3000)["replayed"]
    assert replayed["calls"] == 3000
    assert replayed["source_calls_per_call"] == pytest.approx(len(chosen) / 3000)
    mean = sum(call.len for call in chosen) / len(chosen)
    assert replayed["mean"] == pytest.approx(mean, abs=0.5001 / 3000)


def test_sizes_and_alignments_are_drawn_apart(tmp_path, placed):
    calls = [Call("memcpy", BASE, BASE + 8192, 16), Call("memcpy", BASE + 8, BASE + 8200, 32)]
    write_profile(tmp_path / "p", calls * 2000)
    joint = Counter((dst % 64, length) for dst, _, length in placed(tmp_path / "p"))
    assert len(joint) == 4
    assert all(800 < count < 1200 for count in joint.values())


def trace_of(calls, **wrong):
    return lambda path: write_trace(path, calls, **wrong)


def profile_of(calls, **wrong):
    return lambda path: write_profile(path, calls, **wrong)


FEW = session(50)
BODY = profile_body(FEW)
HUGE = [Call("memcpy", BASE, BASE + (1 << 41), 1 << 40)]
# test_capture_files.py has what no reader of captures takes; this is what the replay does not
REFUSED = {
    "count-huge": (trace_of(FEW, count=2**63), "cut short or overwritten"),
    "record-size": (trace_of(FEW, size=64), "records of 64 bytes"),
    "no-address": (trace_of(FEW, keys={"address": None}), "address: raw"),
    "bad-address": (trace_of(FEW, keys={"address": "encrypted"}), "address: raw"),
    "absurd-size": (trace_of(HUGE), "absurd size"),
    "beyond-memory": (trace_of([Call("memcpy", 2**64 - 8, BASE, 64)]), "end of memory"),
    "absurd-size-elsewhere": (trace_of([Call("_copy_to_user", BASE, BASE, 2 << 30), *FEW]),
                              "absurd size"),
    "number-huge": (profile_of(FEW, body=BODY + f"size memcpy task 0 0 {1 << 62} 0\n"),
                    "no capture can reach it"),
    "absurd-bucket": (profile_of(HUGE), "absurd size"),
    "mode-counts": (profile_of(FEW, keys={"mode": "counts"}, body=""), "mode counts"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_bad_source_is_refused_with_one_line(name, tmp_path, replay):
    write, expected = REFUSED[name]
    write(tmp_path / "source")
    said = refusal(replay(tmp_path / "source", "--dry-run"), 1)
    assert expected in said
    assert str(tmp_path / "source") in said


def cut_to(bits):
    return lambda calls: calls["len"].__iand__((1 << bits) - 1)


def one_byte_more(calls):
    calls["len"][len(calls) // 2] += 1


DAMAGE = {"cut-to-8-bits": cut_to(8), "cut-to-16-bits": cut_to(16), "one-byte-more": one_byte_more}


@pytest.mark.parametrize("how", DAMAGE)
@pytest.mark.parametrize("write, name", [(write_trace, "captured"), (write_profile, "drawn")])
def test_self_check_sees_damage(how, write, name, tmp_path, replay, monkeypatch, calls):
    """In the array of calls, once it is made and before it is written."""
    real = getattr(place, name)

    def damaged(*words):
        array, arena_bytes = real(*words)
        DAMAGE[how](array)
        return array, arena_bytes

    write(tmp_path / "t", calls)
    assert replay(tmp_path / "t", "--dry-run")[0] == 0
    monkeypatch.setattr(place, name, damaged)
    status, _, said = replay(tmp_path / "t", "--dry-run")
    assert (status, "self-check: bytes of the calls" in said) == (1, True), said


@pytest.mark.parametrize("at, what", [
    (0, "not a file of calls"), (8, "version"), (12, "flags"), (16, "truncated"), (30, "arena"),
    (36, "self-check"), (40, "self-check"), (48, "self-check"), (49, "self-check")])
def test_a_file_of_calls_that_is_damaged_is_refused(at, what, tmp_path, build, calls):
    prepare(write_trace(tmp_path / "t", calls), [], tmp_path / "calls")
    whole = bytearray((tmp_path / "calls").read_bytes())

    def memreplay():
        return run(build.asan, "--dry-run", "-i", "ret", tmp_path / "calls")

    assert memreplay().returncode == 0
    whole[at] ^= 2
    (tmp_path / "calls").write_bytes(whole)
    assert what in refusal(memreplay(), 1, "memreplay")
