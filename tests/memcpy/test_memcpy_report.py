# SPDX-License-Identifier: GPL-2.0-only
"""`tare memcpy report` and `tare report`: known captures give known figures."""

import numpy as np
import pytest
import synthetic
from known_cost import ENVIRONMENT
from make_trace import HEADER, header
from tare import result
from tare.stats import exact


def figure(document, name):
    return result.find(document, name)["raw"]["value"]


def part(document, kind, name):
    """One of the tables or distributions."""
    found, = (one for one in document[kind] if one["name"] == name)
    return found


def test_known_figures(result_of, tmp_path):
    made = np.concatenate([synthetic.uniform(968, 128), synthetic.uniform(32, 1000)])
    made["tsc"] = np.arange(1000)
    for capture in (synthetic.profile(tmp_path / "a.profile", made, lost=3),
                    synthetic.trace(tmp_path / "a.trace", made, lost=3)):
        document, out = result_of("memcpy", "report", capture)
        assert figure(document, "memcpy.calls.seen") == 1003
        assert figure(document, "memcpy.calls.lost") == 3
        assert figure(document, "memcpy.share_at_most_128.calls") == 96.8
        assert figure(document, "memcpy.size.mean") == pytest.approx((968 * 128 + 32000) / 1000)
        assert any("3 of 1003 calls" in warning for warning in document["warnings"])
        sizes = part(document, "distributions", "sizes")
        full = {(one["low"], one["high"]): (one["count"], one["sum"]) for one in sizes["bins"]
                if one["count"]}
        assert full == {(65, 128): (968, 968 * 128), (513, 1024): (32, 32000)}
        # of 1,000 calls 10 lie beyond p99
        assert sizes["percentiles"] == {"p50": 128, "p90": 128, "p99": 1000}
        assert "96.8 percent" in out and "warning" in out
        assert "inlined copies: --exact sees them" in out.splitlines()[0]
        # calls, their share, that of all up to these, bytes, their share
        shown = {words[0]: words[1:6] for words in map(str.split, out.splitlines()) if words}
        assert shown["65-128"] == ["968", "96.8", "96.8", "123,904", "79.5"]
        assert shown["257-512"] == ["0", "0.0", "96.8", "0", "0.0"]
        assert shown["513-1,024"] == ["32", "3.2", "100.0", "32,000", "20.5"]


def test_alignment_table_and_grid(result_of, tmp_path):
    made = synthetic.uniform(100, 8)
    made["dst"] = 0xFFFF888000000000
    made["src"] = 0xFFFF888100000008
    document, _ = result_of("memcpy", "report", synthetic.trace(tmp_path / "a.trace", made))
    assert part(document, "tables", "alignment")["rows"] == [
        ["memcpy", 100, 100, 100, 100, 0, 0, 100]]
    grid = part(document, "distributions", "alignment.memcpy")["grid"]
    assert grid[0][8] == 100 and np.sum(grid) == 100


def test_callers_are_ordered_and_say_their_share(result_of, tmp_path):
    document, _ = result_of("memcpy", "report", synthetic.profile(tmp_path / "a.profile"))
    for key, column in (("calls", 2), ("bytes", 3)):
        rows = part(document, "tables", f"callers.{key}")["rows"]
        figures = [row[column] for row in rows]
        assert figures == sorted(figures, reverse=True)
        assert sum(row[5] for row in rows) == pytest.approx(100)


def test_no_calls_at_all(result_of, tmp_path):
    path = tmp_path / "none"
    path.write_text(header("profile", HEADER)
                    + "function memcpy seen 0 recorded 0 skipped 0 lost 0 bytes 0\n")
    _, out = result_of("memcpy", "report", path)
    assert "no call was seen" in out


def test_a_net_below_the_floor_cannot_be_written(tmp_path):
    entry = result.measurement("m", "ns", exact(5), overhead=exact(4), net=exact(1),
                               over=result.PROCESSES, below_floor=True, floor=2)
    document = result.document("a.b", ENVIRONMENT)
    document["measurements"].append({**entry, "net": exact(1).as_dict()})
    with pytest.raises(result.FormatError):
        result.write(document, tmp_path / "r.json")


def test_shares_of_the_kernel_and_of_user_space(result_of, tmp_path):
    """1,000 calls of 64 bytes by the kernel, 3,000 calls and 16,000 bytes by libc."""
    capture = synthetic.profile(tmp_path / "a", synthetic.uniform(1000, 64),
                                {"user-calls": 3000, "user-bytes": 16000})
    document, _ = result_of("memcpy", "report", capture)
    assert figure(document, "memcpy.user.calls") == 3000
    assert figure(document, "memcpy.kernel_share.calls") == 25
    assert figure(document, "memcpy.kernel_share.bytes") == 80
