# SPDX-License-Identifier: GPL-2.0-only
"""Numbers with a suffix: right, or refused."""

import pytest
from each import check_each
from programs import built, run

VALUES = {"0": 0, "17": 17, "1k": 1024, "1K": 1024, "3m": 3 << 20, "3M": 3 << 20, "-2k": -2048}
NONE = {"": "not a number", "k": "not a number", "m1": "not a number",
        **dict.fromkeys(("12q", "1kk", "1k ", "0x10", "1.5k", "1g"), "may end in k or m")}
EDGES = {32: {"2147483647": (1 << 31) - 1, "-2147483648": -1 << 31, "2047m": 2047 << 20,
              "2097151k": 2097151 << 10},
         64: {"9223372036854775807": (1 << 63) - 1, "8796093022207m": 8796093022207 << 20,
              "2048m": 2048 << 20}}
BEYOND = {32: ("2147483648", "-2147483649", "2048m", "2097152k"),
          64: ("9223372036854775808", "8796093022208m", "99999999999999999999k")}


@pytest.mark.parametrize("bits", [32, 64])
def test_numbers(bits):
    right = {**VALUES, **EDGES[bits]}
    wrong = {**NONE, **dict.fromkeys(BEYOND[bits], f"too large for {bits} bits")}

    def check(text):
        done = run(built("atoik_values"), bits, text)
        if text in right:
            assert (done.returncode, done.stdout, done.stderr) == (0, f"{right[text]}\n", "")
        else:
            assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
            assert wrong[text] in done.stderr

    check_each(check, [*right, *wrong], repr)
