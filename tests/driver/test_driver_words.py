# SPDX-License-Identifier: GPL-2.0-only
"""The words of `tare driver`: what is wrong with them is told before anything runs."""

import json
import os

import in_process
import pytest


@pytest.fixture
def tare(capsys):
    return lambda *words: in_process.run(capsys, "driver", *words)


def test_a_flood_by_the_command(host, tare, tmp_path):
    path, png = tmp_path / "result.json", tmp_path / "plots.png"
    status, out, err = tare("flood", "kernel-stock", "-n", "200", "--rate", "50000",
                            "--access", "instruction", "--json", path, "--png", png)
    assert status == 0, err
    made = json.loads(path.read_text())
    assert made["experiment"] == "driver.flood" and made["environment"]["wire"] == "hub"
    assert [entry["name"].rpartition(".")[2] for entry in made["measurements"]] == [
        "received", "instructions", "latency"]
    received = made["measurements"][0]
    assert (received["raw"]["value"], received["about"]["received"]) == (100, 6 * 200)
    assert "Where the packets went" in out and png.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("words, said", [
    (["flood", "kernel-nosuch"], "kernel-nosuch: there is no such design; there are kernel-stock"),
    (["flood", "kernel-stock:10"], "kernel-stock:10: write a depth from 1 to 1000000"),
    (["flood", "user-queued:0"], "user-queued:0: write a depth"),
    (["flood", "user-queued:1000001"], "user-queued:1000001: write a depth"),
    (["flood", "user-queued:"], "user-queued:: write a depth"),
    (["flood", "user-queued:x"], "user-queued:x: write a depth"),
    (["flood", "user-queued:-1"], "user-queued:-1: write a depth"),
    (["flood", "kernel-queue/poll"], "kernel-queue/poll: write one of mapped after kernel-queue/"),
    (["flood", "--rate", "999"], "--rate 999: must be from 1000 to 1000000"),
    (["flood", "--rate", "1000001"], "--rate 1000001: must be from 1000 to 1000000"),
    (["flood", "--rate", "nan"], "--rate nan: must be from 1000 to 1000000"),
    (["flood", "-n", "1m"], "--count: at most 32768"),
    (["flood", "--floods", "0"], "--floods 0: must be from 1 to 254"),
    (["flood", "--floods", "255"], "--floods 255: must be from 1 to 254"),
    (["flood", "--kernel", "2.6"], "there is no kernel 2.6: give a built tree, an image, or one"),
    (["flood", "-r", "0"], "--rounds 0: must be 1 or more"),
    (["flood", "kernel-stock"], "kernel-stock: Linux's own driver cannot be delayed"),
    (["tcp", "-r", "-1"], "--rounds -1: must be 1 or more"),
    (["tcp", "-n", "10001m"], "--bytes 10001000000: must be from 1 to 10000000000"),
    (["faults", "-n", "10001m"], "--bytes 10001000000: must be from 1 to 10000000000"),
    (["tcp", "--window", "1999"], "--window 1999: must be 0 or from 2000 to 65535"),
    (["tcp", "--wire", "tap", "--access", "card"], "--access: not with --wire tap"),
    (["tcp", "kernel-nosuch"], "kernel-nosuch: there is no such design"),
    (["faults", "-n", "2999999"], "--bytes 2999999: must be at least 3000000"),
    (["faults", "-r", "0"], "--rounds 0: must be 1 or more"),
])
def test_bad_words_are_one_line(tare, words, said):
    status, out, err = tare(*words)
    assert status == 2 and not out
    assert err.startswith(f"tare: {said}") and err.count("\n") == 1


def test_nothing_to_send_is_told_as_that(tare):
    assert "must be a number from 1," in tare("tcp", "-n", "0")[2]


@pytest.mark.parametrize("words", [
    ["flood", "-n", "0"], ["flood", "-n", "x"], ["flood", "-n", "1g"], ["flood", "--rate", "x"],
    ["flood", "--exact"], ["flood", "--access", "none"],
    ["tcp", "-n", "-5"], ["tcp", "--wire", "unix"], ["exact"], ["compare"], ["nosuch"], []])
def test_words_that_the_parser_refuses(tare, words):
    status, out, err = tare(*words)
    assert status == 2 and not out and "usage:" in err


def test_a_tap_is_for_root(tare, monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    said = "--wire tap needs a TAP device in a network namespace: be root"
    assert tare("tcp", "--wire", "tap") == (77, "", f"tare: {said}\n")
