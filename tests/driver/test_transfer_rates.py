# SPDX-License-Identifier: GPL-2.0-only
"""The rates of a transfer over TCP, from when its bytes come."""

import ctypes
import json

import pytest
from programs import built

MS = 1_000_000
READ = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)


class Receiver(ctypes.Structure):
    """struct counted, whose counters stay 0."""

    _fields_ = [("design", ctypes.c_char_p), ("read", READ), ("context", ctypes.c_void_p)]


@pytest.fixture
def told(capfd):
    """told(moments) -> the report of a transfer of which (ns, bytes) come."""
    def run(moments):
        code, error = ctypes.CDLL(built("transfer.so")), ctypes.create_string_buffer(4096)
        code.transfer_new.restype = ctypes.c_void_p
        receiver = Receiver(b"none", READ(lambda *_: 0), None)
        made = ctypes.c_void_p(code.transfer_new(ctypes.byref(receiver), error))
        for at, size in moments:
            code.transfer_add(made, bytes(size), ctypes.c_size_t(size), ctypes.c_uint64(at))
        assert code.transfer_end(made, error) == 0
        return json.loads(capfd.readouterr().out)

    return run


def evenly(begin, end, size=1000):
    """So many bytes each ms."""
    return [(at * MS, size) for at in range(begin, end)]


@pytest.mark.parametrize("moments, peak", [
    (evenly(5, 1005), 1e6),
    # the last 60 ms are ten times as fast, and end the transfer: 40 ms of the window were slow
    (evenly(5, 1005) + evenly(1005, 1065, 10_000), 6.4e6),
    # so is a part of the middle
    (evenly(5, 1005) + evenly(1005, 1065, 10_000) + evenly(1065, 2000), 6.4e6),
    # a stall longer than the window
    (evenly(5, 505) + evenly(10_005, 10_205, 3000), 3e6),
    # shorter than a window
    (evenly(5, 85), 0)])
def test_the_peak_is_of_any_100_ms(told, moments, peak):
    found = told(moments)
    assert found["peak_bytes_per_second"] == pytest.approx(peak, rel=0.02)
    assert found["transfer"] == sum(size for _, size in moments)
    assert found["seconds"] == pytest.approx((moments[-1][0] - moments[0][0]) / 1e9)
    assert found["longest_stall_ns"] == max(
        b - a for (a, _), (b, _) in zip(moments, moments[1:]))
