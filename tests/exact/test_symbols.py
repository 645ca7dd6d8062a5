# SPDX-License-Identifier: GPL-2.0-only
"""The kernel's functions, by address."""

import pytest
from hand_made import KALLSYMS, at, symbols

from tare.errors import FormatError, UsageError
from tare.counting.symbols import Symbols, is_thunk


TWICE = KALLSYMS + f"{at(0xb00):x} t helper\n{at(0xc00):x} t helper.part.0.constprop.0\n"


def test_an_address_has_the_function_in_which_it_lies():
    known = symbols()
    assert known.at(at(0x3ff)).name == "helper"
    assert known.at(at(0x410)).whole == Symbols(TWICE).at(at(0xc00)).whole == "helper"
    assert known.at(at(-1)) is None
    assert known.at(0xffffffffc00000ff).module == "toy"
    assert known.at(0xffffffffc0000100) is None
    # what kallsyms has of modules may not be so when the code is executed
    assert Symbols(KALLSYMS).at(0xffffffffc0000010) is None
    assert Symbols(KALLSYMS).addresses("of_module") == [0xffffffffc0000000]
    # of two names of one function, that of the system call
    assert known.at(at(0x200)).name == "__x64_sys_getppid"
    # data is not a function, and ends none
    assert known.at(at(0xa10)).name == "handle_softirqs"


def test_the_layout_tells_what_is_one_function():
    told = {begin: (end, number, thunk) for begin, end, number, thunk, _ in symbols().layout()}
    assert list(told) == sorted(told)
    assert told[at(0x300)][0] == at(0x400)
    # helper and what was moved out of it
    assert told[at(0x300)][1] == told[at(0x400)][1] != told[at(0x200)][1]
    assert 0 not in {number for _, number, _ in told.values()}
    assert [begin for begin, (_, _, thunk) in told.items() if thunk] == [at(0x500)]


def test_a_name_that_is_not_there_is_refused_with_the_nearest():
    assert symbols().call("getppid") == at(0x200)
    assert symbols().addresses("helper") == [at(0x300)]
    with pytest.raises(UsageError, match="no system call getpid: did you mean getppid"):
        symbols().call("getpid")
    with pytest.raises(UsageError, match="no function helpr: did you mean helper"):
        symbols().addresses("helpr")
    assert Symbols(TWICE).addresses("helper") == [at(0x300), at(0xb00)]
    # of calls of one name the one that programs make is meant
    known = Symbols(KALLSYMS + "ffffffff81000b00 T __x64_sys_uname\n"
                               "ffffffff81000c00 T __x64_sys_newuname\n")
    assert known.call("uname") == known.call("newuname") == at(0xc00)


@pytest.mark.parametrize("text", ["", "garbage\n", "0000000000000000 T entry_SYSCALL_64\n"])
def test_what_has_no_addresses_is_refused(text):
    with pytest.raises(FormatError):
        Symbols(text)
    Symbols(KALLSYMS + text.replace("garbage\n", ""))


def test_a_thunk_at_the_end_of_a_section_is_a_thunk():
    """6.12 has the end of softirqs' code where the first thunk begins."""
    found = Symbols("ffffffff81000000 T __softirqentry_text_end\n"
                    "ffffffff81000000 T __x86_indirect_thunk_rax\n"
                    "ffffffff81000100 T __irqentry_text_start\n"
                    "ffffffff81000100 T a_function_of_a_long_name_there\n")
    assert is_thunk(found.at(0xffffffff81000001).name)
    assert found.at(0xffffffff81000101).name == "a_function_of_a_long_name_there"
