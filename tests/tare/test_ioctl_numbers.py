# SPDX-License-Identifier: GPL-2.0-only
"""The numbers of our ioctls are nobody else's, in the headers of the kernel that are here."""

import re
from pathlib import Path

import pytest
from programs import TOP

KERNEL = Path("/usr/include/linux")
OURS = sorted((TOP / "kmod/include/uapi/tare").glob("*.h"))
NUMBER = re.compile(r"\b_IOW?R?\(\s*('.'|\w+)\s*,\s*(\w+)")
TYPE = re.compile(r"#\s*define\s+(\w+)\s+\(?('.'|0[xX]\w+)\)?")


def value(word):
    return ord(word[1]) if word[0] == "'" else int(word, 0)


def types(folder):
    """{the type of an ioctl's number: {headers}}, given there or by a macro of the same header."""
    found = {}
    for path in sorted(folder.rglob("*.h")):
        text = path.read_text(errors="replace")
        named = dict(TYPE.findall(text))
        for word, _ in NUMBER.findall(text):
            word = named.get(word, word)
            if re.match(r"'|0[xX]", word):
                found.setdefault(value(word), set()).add(path.name)
    return found


@pytest.mark.skipif(not KERNEL.exists(), reason="linux-libc-dev is not installed here")
def test_no_header_of_the_kernel_has_their_type():
    taken = types(KERNEL)
    assert {"ppp-ioctl.h"} <= taken[ord("t")] and "nvme_ioctl.h" in taken[ord("N")]
    ours = types(TOP / "kmod/include/uapi")
    assert ours and not {hex(one): taken[one] for one in ours if one in taken}


def test_none_is_given_twice():
    numbers = [(value(kind), int(number, 0)) for path in OURS
               for kind, number in NUMBER.findall(path.read_text())]
    assert len(numbers) > 15 and len(numbers) == len(set(numbers))
