# SPDX-License-Identifier: GPL-2.0-only
"""The words of `tare driver` and of its programs: what is wrong with them is told before anything
runs.
"""

import os
import struct
import subprocess
from pathlib import Path

import in_process
import pytest
from programs import BUILD, refusal, run
from tare.experiments.driver.flood.arrivals import Load

DEVICES = "/sys/bus/pci/devices"


@pytest.fixture
def tare(capsys):
    return lambda *words: in_process.run(capsys, "driver", *words)


def test_a_flood_that_comes_at_random_by_the_command(host, result_of, tmp_path):
    png = tmp_path / "plots.png"
    made, out = result_of("flood", "kernel-stock", "-n", "1000", "--rate", "50000",
                          "--access", "instruction", "--arrivals", "poisson", "--size", "100",
                          "--floods", "2", "--png", png)
    assert made["experiment"] == "driver.flood" and made["environment"]["wire"] == "hub"
    assert [entry["name"].rpartition(".")[2] for entry in made["measurements"]] == [
        "received", "instructions", "latency"]
    received = made["measurements"][0]
    assert received["about"]["received"] == 2 * 1000
    # some may be on their way when the last of 500 is sent
    assert received["raw"]["value"] >= 100 * 498 / 500
    assert "Packets come at random (Poisson); of 100 bytes." in out
    assert "Where the packets went" in out and png.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("words, said", [
    ("flood kernel-nosuch", "kernel-nosuch: there is no such design; there are kernel-stock"),
    ("flood kernel-stock:10", "kernel-stock:10: write a depth only after a design with a "
     "queue (kernel-queue, kernel-napi-queue, user-queued, user-message)"),
    *((f"flood user-queued:{depth}", f"user-queued:{depth}: write a depth")
      for depth in ("0", "\u0663", "010")),
    ("flood user-message:5", "user-message:5: write a depth from 6 to 1000000"),
    ("flood kernel-queue/poll", "kernel-queue/poll: write some of socket, packet, xdp, "
     "lwip after kernel-queue/"),
    ("flood kernel-queue/xdp/lwip", "kernel-queue/xdp/lwip: two words for one thing"),
    ("flood user-direct --sink xdp", "user-direct/xdp: write some of interrupt, poll, hybrid"),
    ("flood kernel-queue --threaded", "--threaded: kernel-queue has no poll of the kernel's"),
    ("flood --sink xdp --busy-poll 9", "--busy-poll: is for socket alone: leave kernel-stock/xdp"),
    ("flood --busy-poll 0", "--busy-poll 0: must be from 1 to 1000000"),
    ("flood --crossing 20001", "--crossing 20001: must be from 1 to 20000"),
    ("flood /", "/: there is no such design"),
    ("flood --suspend 9", "--suspend: interrupts that are not deferred are not suspended: give"),
    *((f"flood --defer {words}", f"--defer {words}: write N,NS as in 2,20000")
      for words in ("2", "02,20000", "2,020000")),
    ("flood user-direct --buffer 5000", "--buffer: is for socket and packet alone: leave user-d"),
    ("flood --arrivals on-off -n 3999", "--count 3999: on-off needs 4000"),
    ("flood -n 999", "--count 999: must be 1000 or more"),
    ("tcp kernel-napi/packet", "kernel-napi/packet: these sinks take UDP alone"),
    ("flood --rate nan", "--rate nan: must be from 1000 to 1000000"),
    ("flood -n 1m", "--count: must be from 1 to 32768"),
    ("flood --floods 255", "--floods 255: must be from 1 to 254"),
    *((f"{verb} kernel-stock --access card", "kernel-stock: Linux's own driver cannot be delayed: "
       "use it only with --access instruction") for verb in ("flood", "tcp")),
    *((f"tcp -n {words}", f"--bytes {count}: must be from 10000 to 10000000000")
      for words, count in (("9999", 9999), ("10000000001", 10_000_000_001),
                           ("10001m", 10_001_000_000))),
    ("flood --arrivals nosuch",
     "--arrivals nosuch: is not a file: give one of even, poisson"),
    ("flood --arrivals nosuch --size 99", "--size: packets of a file have their own sizes"),
    ("flood --size 59", "--size 59: must be from 60 to 1514"),
    ("flood --arrivals poisson -n 9k", "--count: must be from 1 to 8192"),
    ("flood --arrivals poisson --json poisson -n 9k", "--count: must be from 1 to 8192"),
])
def test_bad_words_are_one_line(tare, words, said):
    assert refusal(tare(*words.split()), 2).startswith(said)


def of_program(words):
    """A program of a machine, or of this host, ends."""
    name, *rest = words.split()
    folder = "guest/bin" if name == "netsink" else "bin"
    return run(BUILD / folder / name, *rest, stdin=subprocess.DEVNULL)


@pytest.mark.parametrize("words, said", [
    ("pcnet32 --mode sleep", "--mode sleep: must be interrupt, poll or hybrid"),
    ("pcnet32 --deliver by-hand", "--deliver by-hand: must be direct, queued, tap or message"),
    ("pcnet32 --fault wild_dma",
     "--fault wild_dma: must be none, wild-dma, bad-descriptor or wild-pointer"),
    *((f"pcnet32 {words}", f"{words}: must be a number from 1 to 1000000")
      for words in ("--queue 0", "--queue 1x")),
    *((f"pcnet32 {words}", f"{words}: must be a number from 2000 to 65535")
      for words in ("--window 1999", "--window 65536")),
    ("pcnet32 --read-ns 20001", "--read-ns 20001: must be a number from 0 to 20000"),
    ("lwipsink --window 65536", "--window 65536: the sink lwip takes at most 65535"),
    ("netsink --window 2000 --sink xdp", "--window 2000: the sink xdp takes at most 0"),
    ("netsink --sink lwip", "--sink lwip: this program has no such sink"),
    ("lwipsink --sink message", "--sink message: give --counters, pcnet32's FILE"),
    ("netsink --sink xdp --buffer 4000", "--buffer: the sink xdp has none to choose"),
    ("netsink --sink packet --busy-poll 9", "--busy-poll: only the sink socket polls"),
    *((f"pcnet32 --queue 32 {words}", "--queue: only with --deliver queued or message")
      for words in ("", "--deliver tap")),
    ("pcnet32 --deliver message --queue 5", "--queue 5: at least 6 with --deliver message"),
    ("pcnet32 --deliver tap --window 4000",
     "--window: not with --deliver tap or message: the stack has it"),
    *((words, "give --timer and --plan, or neither")
      for words in ("pktsend --plan x", "pktsend --timer 5000")),
    *((f"pktsend {words}", "--timeout, --breaks: only with --transfer")
      for words in ("--breaks 3", "--timeout 5")),
    *((f"pktsend {words}", f"{words}: must be a number from 1 to {most}") for words, most in (
        ("--transfer 0", 10 ** 12), ("--transfer -5", 10 ** 12), ("--timeout 3601", 3600))),
    ("pktsend --timer 999", "--timer 999: must be a number from 1000 to 1000000000"),
    *((f"{words} more", "more: this program takes only options")
      for words in ("lwipsink", "netsink", "pktsend")),
])
def test_bad_words_of_programs_are_told(words, said):
    done = of_program(words)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.splitlines()[0].endswith(said)


@pytest.mark.parametrize("words, said", [
    ("pcnet32", "this machine has no pcnet (PCI 1022:2000)"),
    ("pktsend --timer 5000 --plan PLAN", "run it in an exact machine")])
def test_what_a_program_cannot_do_here_is_told(words, said, tmp_path):
    Load.of(20_000, 20).write_plans(tmp_path / "plan", 1)
    words = words.replace("PLAN", str(tmp_path / "plan"))
    assert refusal(of_program(words), 77, words.split()[0]).endswith(said)


def test_a_card_without_an_iommu_is_told(tmp_path):
    """Of a /sys that only the program sees."""
    if os.geteuid() or not Path(DEVICES).exists():
        pytest.skip("needs root, and a host with a PCI bus")
    for name, number in ("vendor", "0x1022"), ("device", "0x2000"):
        (tmp_path / "0000:00:04.0").mkdir(exist_ok=True)
        (tmp_path / "0000:00:04.0" / name).write_text(f"{number}\n")
    done = run("unshare", "-m", "--propagation", "unchanged", "sh", "-c",
               f"mount --make-rprivate /sys && mount --bind {tmp_path} {DEVICES} && "
               f"exec {BUILD}/bin/pcnet32")
    assert "intel_iommu=on" in refusal(done, 77, "pcnet32")


@pytest.mark.parametrize("data, said", [
    (None, "No such file or directory"), (b"", "is empty"),
    (b"tarepack" + bytes(99), "is not a file of plans"),
    *((struct.pack("<8sII", b"tarepace", *most), "more cards or rows than there can be, or none")
      for most in ((129, 1), (1, 257), (0, 1))),
    (struct.pack("<8sIIII", b"tarepace", 1, 2, 5, 60), "is cut short"),
    (struct.pack("<8sII510I", b"tarepace", 1, 1, *[60] * 510), "more plans than a run's number"),
    (struct.pack("<8s6I", b"tarepace", 2, 1, 5, 4, 60, 60), "a start before the one before it"),
    *((struct.pack("<8s4I", b"tarepace", 1, 1, 5, size), "a frame of a size that there is not")
      for size in (59, 1515))])
def test_a_file_of_plans_that_cannot_be_sent_is_refused(data, said, tmp_path):
    if data is not None:
        (tmp_path / "plan").write_bytes(data)
    done = of_program(f"pktsend --timer 5000 --plan {tmp_path}/plan")
    assert said in refusal(done, 1, "pktsend") and str(tmp_path / "plan") in done.stderr
