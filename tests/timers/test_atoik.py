# SPDX-License-Identifier: GPL-2.0-only
"""Numbers with a suffix: right, or refused."""

import pytest
from programs import built, run

VALUES = {"0": 0, "17": 17, "1k": 1024, "1K": 1024, "3m": 3 << 20, "3M": 3 << 20, "-2k": -2048}
BAD = {"": "not a number", "k": "not a number", "m1": "not a number", "12q": "may end in k or m",
       "1kk": "may end in k or m", "1k ": "may end in k or m", "0x10": "may end in k or m",
       "1.5k": "may end in k or m", "1g": "may end in k or m"}


def atoik(bits, text):
    done = run(built("atoik_values"), bits, text)
    return done.returncode, done.stdout.strip(), done.stderr


@pytest.mark.parametrize("bits", [32, 64])
@pytest.mark.parametrize("text", VALUES)
def test_values(bits, text):
    assert atoik(bits, text) == (0, str(VALUES[text]), "")


@pytest.mark.parametrize("bits", [32, 64])
@pytest.mark.parametrize("text", BAD)
def test_text_that_is_no_number_is_refused(bits, text):
    status, out, err = atoik(bits, text)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert BAD[text] in err


@pytest.mark.parametrize("bits,fits,beyond", [
    (32, "2147483647", "2147483648"), (32, "-2147483648", "-2147483649"),
    (32, "2047m", "2048m"), (32, "2097151k", "2097152k"),
    (64, "9223372036854775807", "9223372036854775808"),
    (64, "8796093022207m", "8796093022208m"),
    (64, "2048m", "99999999999999999999k"),
])
def test_the_edge_of_the_type(bits, fits, beyond):
    factor = {"k": 1024, "m": 1 << 20}.get(fits[-1], 1)
    assert atoik(bits, fits) == (0, str(int(fits.rstrip("km")) * factor), "")
    status, out, err = atoik(bits, beyond)
    assert (status, out) == (2, "")
    assert f"too large for {bits} bits" in err
