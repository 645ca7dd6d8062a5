# SPDX-License-Identifier: GPL-2.0-only
"""docs/data: what is there is whole, says what the profiles hold, and can be made again."""

import csv
import runpy
from types import SimpleNamespace

import breadth
import pytest
from programs import TOP, run
from tare.experiments.memcpy.read.load import load

DATA = TOP / "docs/data"
PROFILES = sorted(DATA.glob("*/*.profile"))


@pytest.fixture(scope="module", name="collect")
def _collect():
    return SimpleNamespace(**runpy.run_path(str(TOP / "tools/collect-copies")))


def test_every_workload_is_there_on_every_kernel(collect):
    assert [str(path.relative_to(DATA)) for path in PROFILES] == sorted(
        f"{kernel}/{name}.profile" for kernel in collect.KERNELS for name in collect.names())


@pytest.mark.parametrize("path", PROFILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_profile(path):
    """Whole, of an exact machine with this kernel."""
    read = load(path)
    header = read.header
    assert header.text("exit-status") == "0" and header.text("exact") == "yes"
    assert header.text("kernel").startswith(f"{path.parent.name}.")
    # whatever one copy is told to be of, it is no more than a few huge pages
    assert max(high for rows in read.observed.sizes.values() for _, high, _, _ in rows) < 1 << 24
    assert header.text("observed-missing") in ("0", "unknown")
    assert all(counts.lost == counts.skipped == 0 for counts in read.counts.values())
    # the page's table has these among the pages
    assert all(symbol.startswith("copy_mc_to_kernel+") and total == count * 4096
               for kind, _, count, total, symbol in read.observed.sites if kind == "checked-copy")


def test_summary_and_page(collect, tmp_path):
    """Made once more of the profiles they are the same."""
    (tmp_path / "README.md").write_text((DATA / "README.md").read_text())
    for kernel in collect.KERNELS:
        (tmp_path / kernel).symlink_to(DATA / kernel)
    collect.summarise(tmp_path)
    collect.write_page(tmp_path)
    for name in ("summary.csv", "README.md"):
        assert (tmp_path / name).read_text() == (DATA / name).read_text(), name
    rows = list(csv.DictReader((DATA / "summary.csv").read_text().splitlines()))
    assert len({(row["workload"], row["kernel"]) for row in rows}) == len(PROFILES)


@breadth.at_night("a workload of docs/data once more")
def test_made_again(collect, tmp_path):
    """By the same image, byte for byte."""
    done = run(TOP / "tools/collect-copies", "-k", "6.1", "-o", tmp_path, "tar", timeout=1800)
    assert done.returncode == 0, done.stderr
    path = tmp_path / "6.1/tar.profile"
    made, old = load(path), load(DATA / "6.1/tar.profile")
    assert made.header.text("observed-missing") == "0"
    assert set(made.observed.totals()) == set(old.observed.totals())
    if made.header.text("image-digest") != old.header.text("image-digest"):
        pytest.skip("Debian has other packages by now: the counts may differ")
    assert path.read_bytes() == (DATA / "6.1/tar.profile").read_bytes()
