# SPDX-License-Identifier: GPL-2.0-only
"""The kinds of what is copied and set, and the functions of the kernel that do nothing else."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Kind:
    """title: of several. functions: which are of it, on any kernel. sets: it reads nothing."""

    name: str
    title: str
    functions: tuple = ()

    @property
    def sets(self):
        return any(word in self.name for word in ("set", "clear"))


KINDS = (
    Kind("memcpy", "calls of memcpy", ("memcpy", "__memcpy", "memcpy_erms", "memcpy_orig")),
    Kind("memmove", "calls of memmove", ("memmove", "__memmove", "memmove_erms")),
    Kind("memset", "calls of memset", ("memset", "__memset", "memset_erms", "memset_orig")),
    Kind("user-copy", "copies to or from user space, called",
         ("copy_user_generic_unrolled", "copy_user_generic_string", "copy_user_short_string",
          "copy_user_enhanced_fast_string", "rep_movs_alternative")),
    Kind("user-clear", "clearing of user space, called",
         ("clear_user_original", "clear_user_rep_good", "clear_user_erms", "rep_stos_alternative")),
    Kind("clear_page", "pages cleared", ("clear_page_orig", "clear_page_rep", "clear_page_erms",
                                         "__clear_pages_unrolled")),
    Kind("copy_page", "pages copied", ("copy_page", "copy_page_regs")),
    Kind("checked-copy", "copies that check for memory errors",
         ("copy_mc_fragile", "copy_mc_enhanced_fast_string")),
    Kind("other-copy", "copies that bypass the cache or add up a checksum",
         ("__copy_user_nocache", "csum_partial_copy_generic")),
    Kind("inlined-user-copy", "copies to or from user space, inlined"),
    Kind("inlined-user-clear", "clearing of user space, inlined"),
    Kind("inlined-copy", "copies that the compiler inlined"),
    Kind("inlined-set", "memory that the compiler set inline"),
)
BY_NAME = {kind.name: kind for kind in KINDS}
# functions in which a page is cleared inline, since 7.0
_CLEARS_PAGES = ("clear_page", "clear_highpage")
# whose functions copy within the kernel as well as to or from user space
_ALSO_OF_USER = ("checked-copy", "other-copy")
_OF_FUNCTION = {name: kind.name for kind in KINDS for name in kind.functions}
COPYING = frozenset(_OF_FUNCTION)
SETTING = frozenset(kind.name for kind in KINDS if kind.sets)


def of(function, copy):
    """The name of the kind of a counting.counted.Copy; function: that which was called."""
    if copy.call:
        kind = _OF_FUNCTION[function]
        at_user = copy.to_user or copy.from_user
        return "user-copy" if at_user and kind in _ALSO_OF_USER else kind
    if function.startswith(_CLEARS_PAGES):
        return "clear_page"
    copies = copy.from_ is not None
    user = "user-" if copy.to_user or copy.from_user else ""
    return f"inlined-{user}{'copy' if copies else 'clear' if user else 'set'}"
