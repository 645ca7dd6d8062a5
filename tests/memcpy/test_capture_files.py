# SPDX-License-Identifier: GPL-2.0-only
"""Profiles and traces are read whole or refused with the place that is wrong."""

import re

import numpy as np
import pytest
import synthetic

from tare.errors import FormatError, UsageError
from tare.experiments.memcpy.read.load import load
from tare.experiments.memcpy.read.trace import RECORD, Trace
from tare.experiments.memcpy.record import read


def test_trace_and_profile_of_the_same_calls_agree(tmp_path):
    made = synthetic.records(5000)
    made["dst"][:50] = made["src"][:50] + np.uint64(1)
    made["len"][:50], made["func"][:50] = 64, 1
    one = load(synthetic.profile(tmp_path / "a.profile", made))
    other = load(synthetic.trace(tmp_path / "a.trace", made))
    assert one.counts == other.counts
    assert one.sizes.keys() == other.sizes.keys()
    assert all((one.sizes[key] == other.sizes[key]).all() for key in one.sizes)
    assert all((one.align[name] == other.align[name]).all() for name in one.functions)
    assert one.overlap == other.overlap and one.overlap["memmove"] >= 50
    assert sorted(caller[:3] for caller in one.callers) == sorted(c[:3] for c in other.callers)


def test_a_trace_longer_than_a_chunk_is_reduced_whole(tmp_path, monkeypatch):
    whole = load(synthetic.trace(tmp_path / "a.trace", synthetic.records(1000)))
    monkeypatch.setattr("tare.experiments.memcpy.read.trace.CHUNK", 7)
    pieces = load(tmp_path / "a.trace")
    assert (whole.size_rows() == pieces.size_rows()).all()
    assert sorted(whole.callers) == sorted(pieces.callers)


@pytest.mark.parametrize("old, new, complaint", [
    ("# tare profile 1", "# tare profile 2", "version 2"),
    ("# tare profile 1", "MZ", "neither a profile nor a trace"),
    ("mode: profile", "mode: guess", "mode 'guess'"),
    ("clock: tsc", "clock tsc", ":8: not a `key: value` line"),
    ("exact: no", "exact: maybe", "exact 'maybe' is neither yes nor no"),
    ("clock: tsc", "cpu: again", "says cpu twice"),
    (r"seen (\d+)", "seen 1", "is not recorded"),
    (r"recorded (\d+)", "recorded x", "'x' is not a count"),
    (r"size memcpy", "size memfrob", "unknown function 'memfrob'"),
    (r"size (\w+) task", r"size \1 dream", "unknown context 'dream'"),
    (r"size (\w+) task (\d+) (\d+) (\d+) (\d+)", r"size \1 task \2 \3 \4 99999999", "cannot make"),
    (r"align (\w+) (\d+)", r"align \1 64", "not below 64"),
    (r"size memset .*\n", "", "its size lines hold"),
    (r"align memset .*\n", "", "its align lines hold"),
    (r"overlap memcpy (\d+)", "overlap memcpy 99999", "more calls overlap"),
    (r"function memset .*\n", "", "that no function line counts"),
    (r"overlap memcpy (\d+)", "overlap memcpy", "3 words, not 2"),
    (r"overlap memcpy .*", "cost memcpy 64 33 9 9 5 45", "a low end above its high end"),
])
def test_a_broken_profile_is_refused(tmp_path, old, new, complaint):
    path = synthetic.profile(tmp_path / "a.profile")
    text = path.read_text()
    broken = re.sub(old, new, text, count=1)
    assert broken != text
    path.write_text(broken)
    with pytest.raises(FormatError, match=re.escape(complaint)) as refused:
        load(path)
    assert str(path) in str(refused.value) and "\n" not in str(refused.value)


@pytest.mark.parametrize("keep", [0, 10, 100, 330, 360, 2000])
def test_a_profile_cut_short_is_refused(tmp_path, keep):
    path = synthetic.profile(tmp_path / "a.profile")
    path.write_bytes(path.read_bytes()[:keep])
    with pytest.raises(FormatError):
        load(path)


@pytest.mark.parametrize("field, value, complaint", [
    ("func", 12, "unknown function or context"), ("ctx", 4, "unknown function or context"),
    ("tsc", 1 << 63, "not ordered by time"), ("len", 1 << 50, "longer than any copy"),
])
def test_a_broken_record_is_refused(tmp_path, field, value, complaint):
    path = synthetic.trace(tmp_path / "a.trace")
    np.memmap(path, RECORD, "r+", path.stat().st_size - 1000 * RECORD.itemsize)[field][500] = value
    with pytest.raises(FormatError, match=complaint):
        load(path)


@pytest.mark.parametrize("chunk", [1, 500, 1000])
def test_two_traces_one_behind_the_other_are_refused(tmp_path, monkeypatch, chunk):
    """Wherever the second one begins, at the edge of what is read at a time, too."""
    monkeypatch.setattr("tare.experiments.memcpy.read.trace.CHUNK", chunk)
    made = synthetic.records(500)
    path = synthetic.trace(tmp_path / "a.trace", np.concatenate([made, made]))
    with pytest.raises(FormatError, match="not ordered by time"):
        load(path)


def test_a_trace_that_lost_its_tail_or_its_counts_is_refused(tmp_path):
    path = synthetic.trace(tmp_path / "a.trace")
    whole = path.read_bytes()
    for broken, said in ((whole[:-1], "cut short or overwritten"),
                         (whole + b"\0", "cut short or overwritten"),
                         (re.sub(rb"function memset [^\n]*\n", b"", whole, count=1), "")):
        path.write_bytes(broken)
        with pytest.raises(FormatError, match=said):
            load(path)


def test_a_missing_file_is_bad_usage(tmp_path):
    with pytest.raises(UsageError, match="cannot be read"):
        load(tmp_path / "absent")


def test_relabel_changes_the_header_and_nothing_else(tmp_path):
    labels = {"machine": "minimal-6.1", "accelerator": "tcg", "exact": "yes",
              "qemu": "QEMU emulator " + "x" * 5000}
    for make in (synthetic.trace, synthetic.profile):
        path = make(tmp_path / "capture")
        before = load(path)
        read.relabel(path, labels)
        after = load(path)
        assert {name: after.header.text(name) for name in labels} == labels
        assert after.counts == before.counts
        assert (after.size_rows() == before.size_rows()).all()
        if make is synthetic.trace:
            assert (np.concatenate(list(Trace(path).chunks())) == synthetic.records()).all()


def test_a_cpu_without_a_feature_that_matters_has_an_empty_line(tmp_path):
    """As memrecord writes it."""
    path = synthetic.profile(tmp_path / "p", keys={"cpu-features": "none"})
    path.write_text(path.read_text().replace("cpu-features: none\n", "cpu-features:\n"))
    assert load(path).header.text("cpu-features") == ""
