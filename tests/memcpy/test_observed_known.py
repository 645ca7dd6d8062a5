# SPDX-License-Identifier: GPL-2.0-only
"""Copies of known sizes (guest/copies), by the tap and by the plugin, and by a second plugin that
knows nothing of copies."""

from collections import Counter
from pathlib import Path

import breadth
import pytest
from programs import built
from tare import machine
from tare.counting import boot
from tare.experiments.memcpy.read import names
from tare.experiments.memcpy.read.load import load
from tare.experiments.memcpy.record.verbs import Plan, record_in_machine

HERE = Path(__file__).parent
NOTHING = 1000000
# {function of guest/copies/copies.S: {bytes: count}}
INLINED = {
    "copies_bytes": Counter({101: 1, 102: 1, 103: 1, 0: 1, 3000001: 1}),
    "copies_words": Counter({8 * 250007: 1}),
    "copies_downwards": Counter({1000: 1}),
    "copies_sets": Counter({4 * 1003: 1}),
    "copies_nothing": Counter({0: NOTHING}),
    "copies_interrupted": Counter({0: 50}),
    "copies_faults": Counter({1234: 1}),
}
WIDTHS = 1, 2, 4, 8
# system calls, faults and interrupts of many kinds besides; of each instruction, and each byte that
# is copied, plugins are told
WALKED = breadth.day_or_night("/sys/devices/system", "/sys")
WORK = (f"insmod /copies.ko nothing={NOTHING} && "
        "head -c 200000 /bin/busybox | cat >/tmp/x && cp /tmp/x /tmp/y && "
        f"find {WALKED} /proc/self >/dev/null && "
        "dd if=/tmp/x of=/tmp/z bs=3001 count=60 2>/dev/null")


@pytest.fixture(scope="module", params=breadth.some(["6.1"], ["6.12", "7.2"]))
def name(request):
    return f"minimal-{request.param}"


def module(name):
    [path] = machine.modules(HERE / "guest/copies", name)
    return {"/copies.ko": path}


def captured(functions, inserted, files, path, name):
    """By the tap and the plugin at the same time, in a restored machine, as by the command."""
    with machine.asked(boot=False):
        record_in_machine(Plan("profile", functions), ["insmod", inserted], path, name, exact=True,
                          files=files, observe=True)
    return load(path)


@pytest.fixture(scope="module")
def profile(name, tmp_path_factory):
    return captured("all", "/copies.ko", module(name), tmp_path_factory.mktemp("c") / "profile",
                    name)


def known(size):
    """Whether it is of the module: nobody else has such sizes then."""
    return 3001 <= size <= 3010 or 5001 <= size <= 5010 or 7001 <= size <= 7003


@pytest.mark.parametrize("kind", ["memcpy", "memset", "memmove"])
def test_the_tap_and_the_plugin_agree(profile, kind):
    # what is larger than 4096 bytes is in classes
    tapped = Counter({(low, count, total) for low, _, count, total in
                      profile.size_rows(kind).tolist() if total and known(total // count)})
    seen = Counter({(low, count, total) for (name, _), rows in profile.observed.sizes.items()
                    if name == kind for low, _, count, total in rows
                    if total and known(total // count)})
    assert tapped == seen
    assert sum(count for _, count, _ in tapped) == {"memcpy": 10, "memset": 10, "memmove": 2}[kind]


# {function: (sizes of the module's calls, kernels that call it on QEMU's CPU)}; but for the first,
# assembly calls them
BY_CALLER = {
    "memcpy": ([*range(300), *range(3001, 3011)], ("6.1", "6.12", "7.2")),
    "copy_page": ([4096] * 10, ("6.1", "6.12", "7.2")),
    "clear_page": ([4096] * 10, ("6.1", "6.12")),
    "copy_mc_to_kernel": ([*range(2001, 2011)], ("6.1", "6.12", "7.2")),
    "rep_movs_alternative": ([*range(2101, 2111), *range(2201, 2211), 4999], ("6.12", "7.2")),
    "rep_stos_alternative": ([*range(2301, 2311)], ("6.12", "7.2")),
}


@pytest.mark.parametrize("function", BY_CALLER)
def test_what_the_module_calls_is_as_the_plugin_saw_it(profile, name, function):
    sizes, kernels = BY_CALLER[function]
    if name.removeprefix("minimal-") not in kernels:
        assert function not in profile.counts
        return
    # of the copy that meets a fault the tap has what was asked for, and the plugin what was copied
    missed = 4999 - 4096 if function == "rep_movs_alternative" else 0
    kind = names.of_tapped(function)
    tapped = [(calls, total) for one, calls, total, symbol in profile.callers
              if one == function and "[tare_copies]" in symbol]
    seen = [(calls, total) for one, _, calls, total, symbol in profile.observed.sites
            if one == kind and "[tare_copies]" in symbol]
    assert tuple(map(sum, zip(*tapped, strict=True))) == (len(sizes), sum(sizes))
    assert tuple(map(sum, zip(*seen, strict=True))) == (len(sizes), sum(sizes) - missed)
    rows = {(low, count) for low, _, count, _ in profile.size_rows(function).tolist()}
    of_plugin = Counter()
    for (one, _), known_sizes in profile.observed.sizes.items():
        if one == kind:
            of_plugin.update({low: count for low, _, count, _ in known_sizes})
    # smaller ones others have, too: the tap has those of the recorder
    for size in {size for size in sizes if size > 2000} - {4096, 4999}:
        assert (size, of_plugin[size]) in rows and of_plugin[size] >= 1


def test_each_caller_of_the_plugin_is_one_of_the_tap(profile):
    """The tap has the recorder's calls, too, and no name of what the module's init calls."""
    tapped, seen = Counter(), Counter()
    for function, calls, _, symbol in profile.callers:
        tapped[names.of_tapped(function), symbol.split("+")[0]] += calls
    for kind, how, calls, _, symbol in profile.observed.sites:
        if how == "call" and kind in {names.of_tapped(one) for one in profile.counts}:
            seen[kind, symbol.split("+")[0]] += calls
    assert {key for key in seen - tapped if "copies_init" not in key[1]} == set()
    assert len(seen) > 20


def test_copies_of_init_are_of_its_function(name, tmp_path):
    """It is freed before the capture ends, and the tap's callers have no name any more."""
    early = machine.modules(HERE.parent / "exact/guest/names", name)[0]
    found = captured("memcpy", "/early.ko", {"/early.ko": early}, tmp_path / "profile", name)
    [site] = [(kind, how, count, total, symbol.split()[1])
              for kind, how, count, total, symbol in found.observed.sites
              if symbol.startswith("early_init_copies+")]
    assert site == ("memcpy", "call", 1000, 300000, "[tare_early]")


def test_nothing_is_missing_or_without_a_name(profile):
    # insmod may wait for other tasks, and then the CPU halts
    assert profile.header.text("observed-missing") in ("0", "unknown")
    assert profile.observed.unnamed == (0, 0)
    assert profile.header.text("command") == "insmod /copies.ko"


class Counted:
    """One boot without a tap: the plugin's copies, and the oracle's counts."""

    def __init__(self, name, folder):
        counting = boot.Counting(name, folder, copying=names.COPYING)
        [ours] = counting.plugins()
        oracle = (f"{built('instructions.so')},report={folder}/oracle,"
                  f"entries={folder}/entries")
        outcome = machine.run(name, counting.around(["sh", "-c", WORK]), exact=True,
                              boot=False, out_dir=folder / "out",
                              files={**counting.files, **module(name)}, plugins=(ours, oracle))
        machine.check_command(outcome)
        self.found = counting.read(folder / "out", outcome)
        self.oracle = Counter()
        for line in (folder / "oracle").read_text(encoding="ascii").splitlines():
            kind, *words = line.split()
            if kind not in ("span", "end"):
                self.oracle[int(words[0], 16)] += int(words[1])

    def function(self, copy):
        """The name of the one that copies."""
        return self.found.symbols.at(copy.site).name

    def of(self, function):
        return [copy for copy in self.found.counted.copies if self.function(copy) == function]


@pytest.fixture(scope="module")
def counted(name, tmp_path_factory):
    return Counted(name, tmp_path_factory.mktemp("counted"))


@pytest.mark.parametrize("function", INLINED)
def test_inlined_copies_have_their_sizes(counted, function):
    sizes = Counter()
    for copy in counted.of(function):
        assert not copy.call
        sizes[copy.bytes] += copy.count
    assert sizes == INLINED[function]


def test_alignments(counted):
    """Those of the module's first three copies of bytes: 5 and 7 behind a page."""
    places = {(copy.to, copy.from_, copy.to_user, copy.from_user)
              for copy in counted.of("copies_bytes") if copy.bytes in (101, 102, 103)}
    assert places == {(5, 7, False, False)}
    [down] = counted.of("copies_downwards")
    assert (down.to, down.from_) == (0, 1000 % 64)
    [sets] = counted.of("copies_sets")
    assert (sets.to, sets.from_) == (4, None)


def test_each_repetition_is_of_a_copy(counted):
    """QEMU 7.2 executes `rep` once more than it repeats, so the executions that the oracle counted
    are those of all copies there: of the kernel's about 100 places, too."""
    by_site = {}
    for copy in counted.found.counted.copies:
        # a fault ends one without that last time
        if not copy.call and counted.function(copy) != "copies_faults":
            by_site.setdefault(copy.site, []).append(copy)
    wrong = {counted.found.symbols.at(site): (counted.oracle[site], copies)
             for site, copies in by_site.items() if not any(
                 counted.oracle[site] == sum(copy.count * (copy.bytes // width + 1)
                                             for copy in copies)
                 and all(copy.bytes % width == 0 for copy in copies) for width in WIDTHS)}
    assert wrong == {}
    assert len(by_site) > 20


@pytest.mark.parametrize("kernel", breadth.some(["7.2"], ["6.1", "6.12"]))
def test_what_interrupts_push_is_not_copied(kernel, tmp_path):
    """On 7.2 memcpy goes on from one page to the next: there QEMU 7.2 tells pushes as of it, and
    from a tree's node to a stack it is 70 TB."""
    counting = boot.Counting(f"minimal-{kernel}", tmp_path, copying=names.COPYING)
    outcome = machine.run(
        f"minimal-{kernel}", counting.around(["/often", "60000"]), exact=True,
        out_dir=tmp_path / "out", files={**counting.files, "/often": built("often")},
        plugins=counting.plugins())
    machine.check_command(outcome)
    found = counting.read(tmp_path / "out", outcome)
    copies = found.counted.copies
    assert sum(copy.count for copy in copies if copy.call) > 60000
    assert [copy for copy in copies if copy.bytes > 1 << 22] == []
