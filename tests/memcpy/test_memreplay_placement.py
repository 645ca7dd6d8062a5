# SPDX-License-Identifier: GPL-2.0-only
"""Where calls lie in a regime; tests/oracles/test_calls.py has the places of the captured one."""

import pytest
from make_trace import Call, session, write_profile, write_trace

BASE = 0xFFFF888000000000
PAGE = 4096
WANTED = ("memcpy", "memmove")


def overlap(dst, src, length):
    return length and abs(dst - src) < length


@pytest.fixture(scope="module")
def calls():
    return session(5000, seed=4)


def chosen_of(calls, names=WANTED):
    return [call for call in calls if call.func in names
            and not (call.dst and call.src and overlap(call.dst, call.src, call.len))]


def details(replay, source, regime):
    status, document, said = replay(source, "--regime", regime, "--dry-run", "-i", "libc")
    if status == 77 and "knows the size" in said:
        pytest.skip(said.strip())
    assert status == 0, said
    assert document["regime"] == regime
    return document["regime_details"]


@pytest.mark.parametrize("kind", ["trace", "profile"])
@pytest.mark.parametrize("regime", ["l1", "l2", "llc"])
def test_window_is_half_a_cache(regime, kind, tmp_path, placed, replay, calls):
    {"trace": write_trace, "profile": write_profile}[kind](tmp_path / "s", calls)
    facts = details(replay, tmp_path / "s", regime)
    array = placed(tmp_path / "s", "--regime", regime)
    assert facts["window_bytes"] <= max(facts["cache_bytes"] // 2, 2 * PAGE)
    side = facts["window_bytes"] // 2
    half = facts["arena_bytes"] // 2
    larger = 0
    for dst, src, length in array:
        assert not overlap(dst, src, length)
        assert dst + length <= half <= src
        assert src + length <= facts["arena_bytes"]
        reach = max(dst + length, src - half + length)
        assert reach <= side or length > side - 2 * PAGE
        larger += max(dst % PAGE, src % PAGE) + length > side
    assert facts["calls_larger_than_window"] == larger
    if kind == "trace":
        assert [(dst % PAGE, src % PAGE) for dst, src, _ in array] == \
            [(call.dst % PAGE, call.src % PAGE) for call in chosen_of(calls)]


def lines(offset, length):
    return range(offset // 64, (offset + length - 1) // 64 + 1) if length else range(0)


@pytest.mark.parametrize("kind", ["trace", "profile"])
def test_cold_lines_come_again_late(kind, tmp_path, placed, replay, calls):
    small = calls[:300]
    {"trace": write_trace, "profile": write_profile}[kind](tmp_path / "s", small)
    facts = details(replay, tmp_path / "s", "cold")
    if facts["cache_bytes"] > 256 << 20:
        pytest.skip("the last cache is above 256 MiB: too many calls for this test")
    array = placed(tmp_path / "s", "--regime", "cold")
    assert facts["repeats"] > 1
    assert facts["touched_bytes"] >= 2 * facts["cache_bytes"]
    seen, used, early = {}, 0, 0
    for dst, src, length in array:
        assert not overlap(dst, src, length)
        assert max(dst, src) + length <= facts["arena_bytes"]
        for operand in (dst, src):
            for line in lines(operand, length):
                used += 1
                early += line in seen and (used - seen[line]) * 64 <= facts["cache_bytes"]
                seen[line] = used
    assert early == 0
    assert sorted(length for _, _, length in array) == \
        sorted([length for _, _, length in placed(tmp_path / "s")] * facts["repeats"])
    if kind == "trace":
        chosen = chosen_of(small) * facts["repeats"]
        assert all((dst - call.dst) % 64 == 0 and (src - call.src) % 64 == 0
                   and (call.len < PAGE or (dst - call.dst) % PAGE == (src - call.src) % PAGE == 0)
                   for call, (dst, src, _) in zip(chosen, array, strict=True))


def test_overlapping_calls_keep_their_distance(tmp_path, placed):
    calls = [Call("memmove", BASE + 4090, BASE + 4000, 300),
             Call("memmove", BASE + 9000, BASE + 9001, 20), Call("memcpy", BASE, BASE + 0x10000, 8)]
    write_trace(tmp_path / "t", calls)
    for regime in ("captured", "l1", "cold"):
        array = placed(tmp_path / "t", "--overlap", "keep", "--regime", regime)
        assert [dst - src for dst, src, _ in array[:2]] == [90, -1]


def test_captured_regime_needs_addresses(tmp_path, replay, calls):
    status, _, said = replay(write_profile(tmp_path / "p", calls), "--regime", "captured")
    assert status == 2
    assert "needs the addresses of a trace" in said


def test_more_pages_than_can_be_addressed(tmp_path, replay):
    write_trace(tmp_path / "t", [Call("memcpy", BASE + (n << 32), BASE + (n << 32) + (2 << 30),
                                      1 << 30) for n in range(3)])
    status, document, said = replay(tmp_path / "t", "-i", "libc")
    assert (status, document) == (77, None)
    assert "--max-calls or --max-size" in said
