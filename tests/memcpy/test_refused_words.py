# SPDX-License-Identifier: GPL-2.0-only
"""What the verbs refuse of their options, before they read or run anything that takes time."""

import pytest
import synthetic
from known_cost import replayed, timed_profile

from tare import result

OF_NEW_REPLAY = "verdict a.cost --replay r.json --in-use rep_movsb"
# {words: what is said}; a.cost, r.json, p and t are files, and garbage is none of a capture
REFUSED = {
    "record --cost-every 61 -f memcpy,clear_page -- true": "clear_page is never timed",
    **{f"{OF_NEW_REPLAY} {option}": f"{option.split()[0]} is an option of a new replay"
       for option in ("--min-size 100", "--overlap keep", "--processes 3", "--machine minimal")},
    **{f"{verb} garbage {option}": f"{option}: must be "
       for verb in ("replay", "verdict --in-use sse2") for option in (
           "--rounds 0", "--rounds -3", "--processes 0", "--processes 99999999", "--seed -1",
           "--max-calls 0", "--passes -1")},
    "verdict a.cost --threshold 0": "must be a percentage above 0",
    **{f"verdict p --pages {option}": option.split()[0] for option in (
        "--min-size 9", "--max-size 0", "--regime l2", "--cost p", "--passes 2", "--dose r.json")},
    "replay t --by-size --exact --machine minimal": "leave out --exact",
    **{f"dose --select {spec} -- true": "--select" for spec in (
        "memcopy", "memcpy:1024", "memcpy:<0", "memcpy@/", "memcpy@a/b/c", "memcpy:9-8",
        "memcpy:>\u0663")},
    "dose --exact -- true": "--exact",
    "dose --rounds 3 --exact --machine minimal -- true": "--rounds",
    "calls t -f memset -o out": "copy functions are"}


@pytest.mark.parametrize("words", REFUSED)
def test_words_are_refused(words, refused, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    timed_profile(tmp_path)
    synthetic.profile(tmp_path / "p")
    synthetic.trace(tmp_path / "t")
    (tmp_path / "garbage").write_bytes(b"garbage")
    result.write(replayed(), tmp_path / "r.json")
    assert REFUSED[words] in refused(2, "memcpy", *words.split())
    assert not (tmp_path / "out").exists()
