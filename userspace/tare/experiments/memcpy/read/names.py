# SPDX-License-Identifier: GPL-2.0-only
"""What captures name: functions and kinds, classes of sizes, and subsets of the calls."""

from dataclasses import dataclass

import numpy as np

from tare import figures

# The kinds of what is copied and set, and the functions of the kernel that do nothing else.


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
# the same, and their other sets are smaller
_ALSO_CLEAR_PAGES = ("shmem_get_folio_gfp", "folio_zero_user")
_PAGE = 4096
# whose functions copy within the kernel as well as to or from user space
_ALSO_OF_USER = ("checked-copy", "other-copy")
# beside the kinds, of what was executed
ALL = "all"
_OF_FUNCTION = {name: kind.name for kind in KINDS for name in kind.functions}
COPYING = frozenset(_OF_FUNCTION)
SETTING = frozenset(kind.name for kind in KINDS if kind.sets)


def of_function(name):
    """The kind of a function that does nothing but copy or set, or None."""
    return _OF_FUNCTION.get(name)


def of(function, copy):
    """The name of the kind of a counting.counted.Copy; function: that which was called."""
    if copy.call:
        kind = _OF_FUNCTION[function]
        at_user = copy.to_user or copy.from_user
        return "user-copy" if at_user and kind in _ALSO_OF_USER else kind
    copies = copy.from_ is not None
    if function.startswith(_CLEARS_PAGES) or (
            function.startswith(_ALSO_CLEAR_PAGES) and not copies and not copy.bytes % _PAGE):
        return "clear_page"
    user = "user-" if copy.to_user or copy.from_user else ""
    return f"inlined-{user}{'copy' if copies else 'clear' if user else 'set'}"


# Names that captures use, in the order of the numbers in a trace record.
#
# The numbers are those of kmod/include/uapi/tare/memtap.h.

FUNCTIONS = ("memcpy", "memmove", "memset", "_copy_to_user", "_copy_from_user",
             "_copy_to_iter", "_copy_from_iter", "copy_page", "clear_page", "copy_mc_to_kernel",
             "rep_movs_alternative", "rep_stos_alternative")
CONTEXTS = ("task", "softirq", "hardirq", "nmi")
MODES = ("counts", "profile", "trace", "cost", "dose")

# Their registers would have to be kept around the clock.
NEVER_TIMED = ("clear_page", "copy_mc_to_kernel", "rep_movs_alternative", "rep_stos_alternative")

# Iterators and memset give one address only; the other is not an address of a copy.
NO_SOURCE = frozenset({"memset", "_copy_from_iter", "rep_stos_alternative"}) | SETTING
NO_DESTINATION = frozenset({"_copy_to_iter"})

# The tapped functions of which the plugin of QEMU sees one that they go on with.
_KIND_OF_TAPPED = {"copy_mc_to_kernel": "checked-copy"}


def of_tapped(name):
    """The kind of what a tapped function copies or sets; a name that is none's for the others."""
    return _KIND_OF_TAPPED.get(name) or of_function(name) or name


COPIES = tuple(name for name in FUNCTIONS
               if name not in ("memset", "clear_page", "rep_stos_alternative"))


# Size classes of captures, and the octaves that reports draw.

EXACT_UP_TO = 4096
# the high end of a class or bucket that has none
OPEN = 2**63 - 1


# where each class begins: every size up to 4096 bytes is one, then there are 32 an octave
_CLASSES = np.unique(np.array([*range(EXACT_UP_TO + 2), *(
    part << shift for shift in range(7, 44) for part in range(32, 64))], dtype=np.uint64))


def bucket(sizes):
    """(low, high) of the class of each size, uint64 arrays; no size is above 2^48."""
    at = np.searchsorted(_CLASSES, np.asarray(sizes, dtype=np.uint64), side="right")
    return _CLASSES[at - 1], _CLASSES[at] - np.uint64(1)


def octaves(largest):
    """Bins [(low, high)] in bytes that cover 0..largest: 0, 1, 2, 3-4, ... 65-128, ...

    Powers of two close a bin up to 4096 bytes, so that "at most 128" is an edge. Above,
    they open one, as the log-linear classes do.
    """
    bins = [(0, 0), (1, 1)]
    while bins[-1][1] < min(largest, EXACT_UP_TO):
        bins.append((bins[-1][1] + 1, bins[-1][1] * 2))
    edge = 2 * EXACT_UP_TO
    while bins[-1][1] < largest:
        bins.append((bins[-1][1] + 1, edge - 1))
        edge *= 2
    return bins


# the last class of timed calls has no end
_TIMED_LAST = 4 << 23


def timed_classes(sizes):
    """(low, high) of the classes in which the module times calls of such sizes, int arrays: 0, 1 to
    16, then octaves."""
    above_16 = [ends for ends in octaves(_TIMED_LAST - 1) if ends[0] > 16]
    lows, highs = np.array([(0, 0), (1, 16), *above_16, (_TIMED_LAST, OPEN)]).T
    at = np.searchsorted(lows, sizes, side="right") - 1
    return lows[at], highs[at]


# Which calls a figure is about: of which functions, from which size to which.


@dataclass(frozen=True)
class Subset:
    """Calls of FUNCTIONS (names) from LOW to HIGH bytes, inclusive; HIGH None: no limit."""

    functions: tuple = ("memcpy", "memmove")
    low: int = 0
    high: int | None = None

    @property
    def name(self):
        """One word for names of measurements; the functions are not in it."""
        if self.high is None:
            return f"larger_than_{self.low - 1}" if self.low else "all"
        return f"{self.low}_to_{self.high}" if self.low else f"at_most_{self.high}"

    @property
    def sizes(self):
        """Its sizes in words, after "calls"; empty for all."""
        if self.high is None:
            return f"of at least {_bytes(self.low)}" if self.low else ""
        if self.low:
            return f"of {figures.number(self.low)} to {_bytes(self.high)}"
        return f"of at most {_bytes(self.high)}"

    @property
    def words(self):
        """For titles."""
        return f"calls {self.sizes}" if self.sizes else "all calls"

    @property
    def subject(self):
        """For sentences: whose calls they are."""
        named = " and ".join(self.functions)
        return f"calls of {named} {self.sizes}" if self.sizes else named

    def holds(self, sizes):
        """Which of SIZES (an array of bytes) are among them."""
        upper = float("inf") if self.high is None else self.high
        return (sizes >= self.low) & (sizes <= upper)

    def about(self):
        """The fields of a measurement."""
        return {"functions": ",".join(self.functions), "min_size": self.low, "max_size": self.high}

    @classmethod
    def of(cls, entry):
        """The subset that a measurement is about, or None."""
        about = entry.get("about", {})
        if "functions" not in about:
            return None
        return cls(tuple(about["functions"].split(",")), about["min_size"], about["max_size"])


def _bytes(size):
    return figures.counted(figures.number(size), "byte")
