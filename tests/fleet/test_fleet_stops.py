# SPDX-License-Identifier: GPL-2.0-only
"""Three kernels, and each reason for which nothing goes on: told by those that were not touched."""

import json
import re
import shutil
import subprocess

import pytest
from breadth import at_night
from fleet_guests import capture, fleet_of, in_guest, left, loads, visits
from programs import TOP, write_files
from tare.experiments.fleet.read import collected
from tare.experiments.memcpy.read.load import load
from tareqemu import kmod

KERNELS = ("6.1", "6.12", "7.2")
pytestmark = at_night("two disks, and minutes of Ansible on emulated hosts")


@pytest.fixture(scope="module", name="three")
def _three(host):
    [module] = [path for path in kmod.build(KERNELS[0], TOP / "kmod")
                if path.stem == "tare_memtap"]
    with fleet_of(KERNELS, {"/tare/kmod/tare_memtap.ko": module}) as fleet:
        yield fleet


@pytest.fixture(name="untouched")
def _untouched(three):
    """untouched(guest...): nobody has been on them since the test began."""
    before = {guest.name: (visits(three, guest), loads(three, guest)) for guest in three.guests}

    def compare(*them):
        return [guest.name for guest in them
                if (visits(three, guest), loads(three, guest)) != before[guest.name]] == []

    return compare


def test_three_kernels_are_captured(three, tmp_path):
    pytest.importorskip("duckdb", reason="duckdb is not installed")
    played = capture(three, tmp_path / "inbox", tare_overhead_max=1000, tare_metric="echo 7")
    assert played.status == 0, played.said
    found = collected.find([tmp_path / "inbox"])
    assert [load(path).header.text("kernel").split("-")[0].rpartition(".")[0]
            for path in found] == list(KERNELS)
    assert not any(left(three, guest) for guest in three.guests)
    assert collected.bring([tmp_path / "inbox"], tmp_path / "store") == 0
    # the canary alone measures, and the figures are those of its own capture
    [cost] = (tmp_path / "inbox").rglob("*.overhead")
    [profile] = cost.parent.glob("*.profile")
    told, header = json.loads(cost.read_text()), load(profile).header
    capture_told = told["capture"]
    assert cost.stem == profile.stem == capture_told["began"] and told["with"] == [7, 7, 7]
    assert capture_told["busy_ns"] == int(header.text("busy-ns"))
    assert capture_told["calls"] == sum(
        int(line.split()[3]) for line in profile.read_text().splitlines()
        if line.startswith("function "))
    assert told["percent"] == pytest.approx(
        100 * told["tap"]["high_ns"] * capture_told["calls"] / capture_told["busy_ns"], abs=1e-4)


@pytest.mark.parametrize("words, said", [
    ({"tare_command": "exit 3"}, "{host}: memrecord: sh ended with status 3"),
    ({"tare_command": "sleep 600", "tare_limit": 3}, "had not ended after 3 s"),
    ({"tare_overhead_max": 0.000001}, "% of busy time (tare_overhead_max"),
    ({"tare_metric": "[ -d /sys/module/tare_memtap ] && echo 50 || echo 100"},
     "the metric was 50.0 % worse by the medians of 3 runs: 100.0, 100.0, 100.0 without, 50.0"),
    ({"tare_metric": "[ -d /sys/module/tare_memtap ] && echo 3e-1 || echo 2e-1",
      "tare_metric_better": "lower"}, "the metric was 50.0 % worse"),
    ({"tare_metric": "echo many"}, "must print one number, and printed: many")])
def test_a_failing_canary(three, untouched, tmp_path, words, said):
    """Its command fails or does not end, or it costs more than the budget."""
    first, *others = three.guests
    played = capture(three, tmp_path, **words)
    assert untouched(*others) and not untouched(first)
    assert any(said.format(host=first.name) in why for why in played.why), played.why
    assert left(three, first) == in_guest(three, first, "pgrep -x sleep; true") == ""
    assert "tare_command" not in words or not list(tmp_path.rglob("*.profile"))


def test_a_tap_that_is_there_already(three, untouched, tmp_path):
    """And goes on."""
    first, *others = three.guests
    in_guest(three, first, "insmod /tare/kmod/tare_memtap.ko")
    try:
        played = capture(three, tmp_path)
        assert untouched(*others)
        [why] = played.why
        assert "is loaded there already, by hand" in why
        assert in_guest(three, first, "head -c 14 /dev/tare_memtap") == "# tare profile"
    finally:
        in_guest(three, first, "rmmod tare_memtap")


@pytest.mark.parametrize("signal", ["HUP", "KILL"])
def test_a_host_that_is_lost_while_it_is_captured(three, untouched, tmp_path, signal):
    """Its connection is gone, another host of its batch is well: the next batch does not begin."""
    first, second, last = three.guests
    lose = f"pkill -{signal} -f '[r]oot@notty'; sleep 2"
    played = capture(three, tmp_path, tare_serial=[2, 1], tare_command=(
        f"case $(uname -r) in 6.12.*) {lose} ;; esac"))
    assert untouched(last)
    assert f"{second.name}: failed or cannot be reached" in played.why[-1]
    assert [path.parent.name for path in collected.find([tmp_path])] == [first.name]


def test_check_mode_changes_nothing(three, tmp_path):
    before = [loads(three, guest) for guest in three.guests]
    played = capture(three, tmp_path, "--check")
    assert played.status == 0, played.said
    assert [loads(three, guest) for guest in three.guests] == before
    assert not list(tmp_path.iterdir())
    for guest in three.guests:
        assert f"{guest.name} may be captured; nothing was changed" in played.said
        assert left(three, guest) == ""
    assert played.said.count("changed=0") == len(three.guests)


def test_a_package(three, tmp_path):
    """Of a file: it brings program and module, is installed once, and stays."""
    first, *_ = three.guests
    release = in_guest(three, first, "uname -r").strip()
    tree = tmp_path / "tree"
    for source, place in ((three.brought / "memrecord", "usr/bin"),
                          (three.brought / release / "tare_memtap.ko",
                           f"usr/lib/modules/{release}/extra")):
        (tree / place).mkdir(parents=True)
        shutil.copy(source, tree / place)
    write_files(tree, {"DEBIAN/control": (
        "Package: tare-fleet-test\nVersion: 1\nArchitecture: amd64\nMaintainer: nobody\n"
        "Description: a test\n")})
    package = tmp_path / "tare-fleet-test.deb"
    subprocess.run(["dpkg-deb", "--root-owner-group", "--build", tree, package], check=True,
                   stdout=subprocess.DEVNULL)
    for changed in ("changed", "ok"):
        played = capture(three, tmp_path / changed, "-l", first.name, tare_folder="",
                         tare_packages=[str(package)])
        assert played.status == 0, played.said
        assert re.search(rf"tare : Install\] \*+\n{changed}: ", played.said), played.said
        assert len(collected.find([tmp_path / changed])) == 1
    assert left(three, first) == ""
    assert in_guest(three, first, "dpkg-query -W -f '${Status}' tare-fleet-test").startswith(
        "install ok installed")
