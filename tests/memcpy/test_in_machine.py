# SPDX-License-Identifier: GPL-2.0-only
"""Capture, replay and verdict in a machine that really boots."""

import platform

from tare import result
from tare.experiments.memcpy.read.load import load

NAME = "minimal"


def test_user_space_beside_the_kernel(host, tare, tmp_path):
    """libcmem asks the machine's libc, which must not be older than the one it was built with."""
    name = "debian-6.1" if platform.libc_ver()[1] < "2.38" else "debian-6.12"
    status, _, err = tare("memcpy", "record", "--machine", name, "--user", "--counts", "-o",
                          tmp_path / "profile", "--", "sh", "-c", "sort /etc/passwd | md5sum")
    assert status == 0, err
    header = load(tmp_path / "profile").header
    assert header.number("user-calls") > 10 and header.number("user-bytes") > 100
    status, out, err = tare("memcpy", "report", tmp_path / "profile")
    assert status == 0 and "calls that the kernel made" in out, err


def test_capture_replay_and_verdict_in_exact_mode(host, tare, result_of, tmp_path):
    work = "for i in 1 2; do ls -lR /bin /proc/sys >/tmp/l; gzip -f /tmp/l; done"
    for kind, name in ((["--trace"], "trace"), ([], "profile")):
        status, _, err = tare("memcpy", "record", "--machine", NAME, "--exact", *kind, "-o",
                              tmp_path / name, "--", "sh", "-c", work)
        assert status == 0, err
    trace, counted = (load(tmp_path / name) for name in ("trace", "profile"))
    assert trace.header.exact and trace.header.accelerator == "tcg"
    assert trace.header.text("machine").startswith(f"{NAME}-")
    assert trace.header.text("command") == f"sh -c {work}"
    assert trace.header.text("qemu") and trace.header.text("image-digest")
    assert trace.counts["memcpy"].seen > 100
    document, _ = result_of(
        "memcpy", "verdict", tmp_path / "trace", "--cost", tmp_path / "profile", "--machine", NAME,
        "--exact", "--rounds", "6", "--passes", "1", "-i", "rep_movsb,rep_movsl,sse2")
    assert document["verdict"]["basis"] == "instructions"
    part = result.find(document, "memcpy.share")["raw"]
    assert 0 < part["low"] == part["value"] == part["high"] < 100
    # of a call: its jump, four more, and a repetition for each byte
    calls, size = counted.observed.totals()["memcpy"]
    assert counted.observed.executed["memcpy"] == (5 * calls, size)
    assert result.find(document, "memcpy.replay.all.sse2")["unit"] == "instructions"
    # rep movsb, which the kernel uses, counts an instruction a byte
    assert not result.find(document, "memcpy.saving.sse2")
    assert document["verdict"]["answer"] != "worth it"
