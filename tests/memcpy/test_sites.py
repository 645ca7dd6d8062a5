# SPDX-License-Identifier: GPL-2.0-only
"""Call sites in code whose calls are known."""

import struct

import numpy as np
import pytest

from tare import environment, result
from tare.errors import CannotHere, FormatError, TareError
from tare.experiments.memcpy import sites

BASE = 0xFFFFFFFF81000000
MEMCPY = BASE + 0x8000
SYMBOLS = {"_stext": BASE, "_etext": BASE + 0x10000, "memcpy": MEMCPY}


def text_with(calls, opcode=0xE8, size=0x10000, target=MEMCPY):
    """Bytes that hold CALLS calls of TARGET, 64 bytes apart."""
    text = bytearray(size)
    for number in range(calls):
        at = 64 * number + 3
        struct.pack_into("<Bi", text, at, opcode, target - (BASE + at + 5))
    return bytes(text)


def count(text):
    """(calls of memcpy in this code, how many are there by chance)."""
    return sites.count(np.frombuffer(text, dtype=np.uint8), BASE, {"memcpy": MEMCPY})["memcpy"]


@pytest.mark.parametrize("text, found", [
    (text_with(600, 0xE8), (600, 0)), (text_with(600, 0xE9), (600, 0)),
    (text_with(9, 0xE7), (0, 0)), (text_with(9, target=MEMCPY + 16), (0, 0)),
    (text_with(14, target=MEMCPY + 2), (0, 1)), (text_with(1)[:7], (0, 0)),
    (text_with(1)[:3], (0, 0))],
    ids=["calls", "jumps", "other bytes", "other targets", "where nothing can be called",
         "cut in its target", "cut before it"])
def test_what_is_a_call(text, found):
    assert count(text) == found


def test_random_code_hits_as_often_as_its_control_says():
    hits, chance = count(np.random.default_rng(5).bytes(1 << 22))
    assert hits <= 3 and chance <= 1


def elf(path, text, address=BASE):
    header = struct.pack("<4sBBBB8xHHIQQQIHHHHHH", b"\x7fELF", 2, 1, 1, 0, 2, 62, 1, 0, 64, 0, 0,
                         64, 56, 1, 0, 0, 0)
    program = struct.pack("<IIQQQQQQ", 1, 5, 4096, address, 0, len(text), len(text), 4096)
    path.write_bytes((header + program).ljust(4096, b"\0") + text)
    return path


def test_an_image_is_read_where_its_code_lies(tmp_path):
    regions = sites.from_elf(elf(tmp_path / "vmlinux", text_with(5)), SYMBOLS)
    document = result.document("memcpy.sites", environment.of_host())
    sites.add_sites(document, SYMBOLS, regions)
    result.validate(document, "test")
    assert document["tables"][0]["rows"][0] == ["memcpy", 5, 0, 0]
    assert document["tables"][0]["rows"][1][0] == "memmove (not in this kernel)"


def test_the_running_kernel_and_its_modules(tmp_path):
    core = elf(tmp_path / "kcore", text_with(5) + text_with(3, size=0x1000))
    (tmp_path / "modules").write_text(f"mod 4096 0 - Live {BASE + 0x10000:#x}\n"
                                      "far 4096 0 - Live 0xffffffffc0000000\n")
    # Calls of the second part were written for BASE: as seen from the module they miss.
    document = result.document("memcpy.sites", environment.of_host())
    sites.add_sites(document, SYMBOLS, sites.from_kcore(SYMBOLS, core, tmp_path / "modules"))
    assert document["tables"][0]["rows"][0] == ["memcpy", 5, 0, 0]
    assert "69,632 bytes" in document["tables"][0]["title"]
    with pytest.raises(CannotHere, match="this kernel has none"):
        list(sites.from_kcore(SYMBOLS, tmp_path / "absent"))


def test_images_that_do_not_fit_are_refused(tmp_path):
    with pytest.raises(TareError, match="another kernel"):
        sites.from_elf(elf(tmp_path / "a", text_with(5), BASE + (1 << 24)), SYMBOLS)
    with pytest.raises(TareError, match="_etext"):
        sites.from_elf(elf(tmp_path / "a", text_with(5)), {"_stext": BASE})
    (tmp_path / "b").write_bytes(b"\x7fELF\2")
    with pytest.raises(FormatError):
        sites.from_elf(tmp_path / "b", SYMBOLS)
    (tmp_path / "c").write_bytes(bytes(4096))
    with pytest.raises(FormatError, match="not a 64-bit ELF"):
        sites.from_elf(tmp_path / "c", SYMBOLS)


def test_symbols_of_modules_and_of_data_are_left_out():
    lines = ["ffffffff81000000 T memcpy", "ffffffffc0000000 t memset [a_module]",
             "ffffffff82000000 D memmove"]
    assert sites.symbols_of(lines) == {"memcpy": BASE}
