# SPDX-License-Identifier: GPL-2.0-only
"""A file of tcpdump's, read by tcpdump's own library: when packets came, and how long they were."""

import ctypes
import os
from dataclasses import dataclass
from functools import cache

import numpy as np

from tare.errors import CannotHere, FormatError

_LIBRARY = "libpcap.so.0.8"
# as pcap.h has them
_NANOSECONDS, _ETHERNET, _AT_END = 1, 1, -2
# in what pcap_datalink_ext() says: there is a frame check sequence, of so many words of 16 bits
_HAS_FCS, _FCS_WORDS = 0x04000000, 28


class _Header(ctypes.Structure):
    """struct pcap_pkthdr. fraction: ns, since that is what the file is opened for."""

    _fields_ = [("seconds", ctypes.c_long), ("fraction", ctypes.c_long),
                ("captured", ctypes.c_uint32), ("length", ctypes.c_uint32)]


@dataclass(frozen=True)
class Capture:
    """times: ns from the first packet, ascending. sizes: bytes on the wire of each, of which a
    snapshot may have fewer, without the frame check sequence."""

    times: np.ndarray
    sizes: np.ndarray


def _library():
    try:
        library = ctypes.CDLL(_LIBRARY)
    except OSError:
        raise CannotHere(f"--arrivals FILE needs {_LIBRARY}: install tcpdump") from None
    library.pcap_open_offline_with_tstamp_precision.restype = ctypes.c_void_p
    library.pcap_geterr.restype = ctypes.c_char_p
    return library


def _packets(library, path, opened):
    """[(ns, bytes)] of each."""
    link = library.pcap_datalink(opened)
    if link != _ETHERNET:
        raise FormatError(path, f"has packets of link type {link}: give a capture of Ethernet (1)")
    extra = library.pcap_datalink_ext(opened) & 0xffffffff
    check = 2 * (extra >> _FCS_WORDS) if extra & _HAS_FCS else 0
    header, data = ctypes.POINTER(_Header)(), ctypes.c_void_p()
    found = []
    while (told := library.pcap_next_ex(opened, ctypes.byref(header), ctypes.byref(data))) == 1:
        one = header.contents
        found.append((one.seconds * 1_000_000_000 + one.fraction, one.length - check))
    if told != _AT_END:
        raise FormatError(path, library.pcap_geterr(opened).decode(errors="replace"))
    return found


@cache
def read(path):
    """The Capture in a file, pcap or pcapng; FormatError, CannotHere."""
    library, why = _library(), ctypes.create_string_buffer(256)
    opened = ctypes.c_void_p(library.pcap_open_offline_with_tstamp_precision(
        os.fsencode(path), _NANOSECONDS, why))
    if not opened:
        raise FormatError(path, f"cannot be read by libpcap: {why.value.decode(errors='replace')}")
    try:
        packets = np.array(_packets(library, path, opened), dtype=np.int64).reshape(-1, 2)
    except OverflowError:
        raise FormatError(path, "has times that no clock shows") from None
    finally:
        library.pcap_close(opened)
    times, sizes = packets.T
    if len(times) < 2 or (np.diff(times) < 0).any() or times[0] == times[-1]:
        raise FormatError(path, "has no packets one after the other: give two or more, in order")
    return Capture(times - times[0], sizes)
