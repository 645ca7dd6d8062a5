# SPDX-License-Identifier: GPL-2.0-only
"""Which data missed: of a module whose misses are known (guest/fields), and of made documents."""

import re
from pathlib import Path

import breadth
import pytest
from hand_made import recorded
from narrow import printed
from programs import TOP
from tare import machine
from tare.counting.simulation import Simulation
from tare.errors import FormatError, UsageError
from tare.experiments.exact import figures, run
from tare.experiments.exact.read import data, document

HERE = Path(__file__).parent
OBJECTS, KEPT = 2048, 16
# lines of eight pages
CLEARED = 8 * 64


@pytest.fixture(scope="module", params=breadth.some(["6.1"], ["6.12", "7.2", "7.3"]))
def machine_name(request):
    return f"minimal-{request.param}"


def missed(name, apart):
    """{(function, place in words): (D1mr, D1mw)}"""
    [module] = machine.modules(HERE / "guest/fields", name)
    made = run.record(name, ["insmod", "/fields.ko", f"apart={apart}"],
                      files={"/fields.ko": module}, simulation=Simulation())
    return {(function, data.words(place)): (row[0], row[2]) for (function, place), row in
            data.rows(made, "made", figures.FUNCTION).items()}


def test_two_hot_fields_miss_once_or_twice(machine_name):
    """As they lie on one line, or on two."""
    near, far = (missed(machine_name, apart) for apart in (8, 64))
    reads = {place: {what: found for what, found in one.items()
                     if what[0].startswith("tare_fields_") and "tare_fields+" in what[1]}
             for place, one in (("near", near), ("far", far))}
    once = {("tare_fields_read", "tare_fields+0x10 (slab)"): (OBJECTS, 0),
            ("tare_fields_both", "tare_fields+0x0 (slab)"): (OBJECTS, 0)}
    assert reads == {"near": once, "far": {
        **once, ("tare_fields_both", "tare_fields+0x40 (slab)"): (OBJECTS, 0)}}
    # the module's own array of pointers, but for the lines that it has just written
    walked = sum(found[0] for what, found in near.items() if what[0] == "tare_fields_read"
                 and what[1].startswith("objects [tare_fields]"))
    assert OBJECTS // 8 * 0.9 < walked <= OBJECTS // 8 + 1
    # what caches of no kind in particular hold has the name of who allocated it
    [written] = [(what[1], found) for what, found in near.items()
                 if what[0] == "tare_fields_write" and found[1]]
    assert written[1] == (0, KEPT)
    assert written[0].startswith("kmalloc-8k")
    assert written[0].endswith("+0x28 (slab, allocated by tare_fields_allocate)")
    # of a copy, too, it is not who copies for others
    sites = [place for _, place in near if "allocated by tare_fields_duplicate" in place]
    # or, where there was no object, of the pages that were cleared for it
    assert any(place.startswith(("kmalloc-8k", "pages")) for place in sites)
    assert not any("allocated by kmemdup" in place for function, place in near
                   if function.startswith("tare_fields"))
    # what was freed is the next one's, also while the allocator itself clears it
    for who in ("first", "second"):
        assert any(place.startswith(f"tare_fields_{who}_cache+") for _, place in near), who
        cleared = sum(found[1] for (function, place), found in near.items()
                      if function.startswith(("clear_page", "clear_highpage")) and
                      place == f"pages, allocated by tare_fields_{who}")
        # and of some pages of slabs
        assert CLEARED * 0.9 < cleared < CLEARED * 1.5, who


@breadth.at_night("a boot more")
def test_memory_above_a_hole_of_addresses_has_names(tmp_path):
    """Of 4 GiB some lie behind the addresses of devices, where QEMU numbers them otherwise."""
    file = tmp_path / "large.toml"
    text = (TOP / "qemu/machines/minimal.toml").read_text()
    file.write_text(re.sub("memory = .*", 'memory = "4G"', text))
    found = missed(str(file), 64)
    assert found["tare_fields_both", "tare_fields+0x40 (slab)"] == (OBJECTS, 0)


ROWS = [(None, "user", "user", "[user]", 0, 9, 0, 2, 1, 3, 0),
        (0, "call", "task", "walk", 1, 9, 0, 5, 1, 1, 1)]
PLACES = [["user memory", "", "", ""], ["slab", "file", "f_op", ""],
          ["slab", "kmalloc-64", "+0x8", "walk"]]


def made(rows=((0, 0, 2, 1, 3, 0), (1, 1, 4, 0, 0, 0), (1, 2, 1, 1, 1, 1))):
    found = recorded(["[user]", "walk"], ROWS, names=data.EVENTS)
    found["simulated"]["data"] = {"places": PLACES, "rows": list(map(list, rows))}
    document.validate(found, "made")
    return found


@pytest.mark.parametrize("by, said", [
    ("region", {("", "slab"): 6, ("", "user memory"): 5}),
    ("object", {("", "user memory"): 5, ("", "file (slab)"): 4,
                ("", "kmalloc-64 (slab, allocated by walk)"): 2}),
    ("function", {("[user]", "user memory"): 5, ("walk", "file.f_op (slab)"): 4,
                  ("walk", "kmalloc-64+0x8 (slab, allocated by walk)"): 2})])
def test_data_are_told_by_what_was_asked_for(by, said):
    found = {(name, data.words(place)): row[0] + row[2]
             for (name, place), row in data.rows(made(), "made", by).items()}
    assert found == said


def test_shares_are_of_all_that_missed():
    shown = printed(lambda out: figures.show_data(made(), "made", "region", 9, out), 100)
    assert re.findall(r"^ *(\d+) +(\d+\.\d) .*  (\w.*?) *$", shown, re.M) == [
        ("6", "54.5", "slab"), ("5", "45.5", "user memory")]


@pytest.mark.parametrize("rows, said", [
    ([(0, 0, 2, 1, 3, 0), (1, 1, 4, 0, 0, 0)], "its data have 6 D1mr, its head 7"),
    ([(0, 3, 7, 2, 4, 1)], "a place that is not there"),
    ([(2, 0, 7, 2, 4, 1)], "a place that is not there")])
def test_data_that_were_changed_are_refused(rows, said):
    with pytest.raises(FormatError, match=said):
        made(rows)


def test_a_run_without_data_has_none():
    with pytest.raises(UsageError, match="record it with --cache"):
        data.rows(recorded(["[user]"], [(None, "user", "user", "[user]", 0, 9, 0)]), "x", "field")
