# SPDX-License-Identifier: GPL-2.0-only
"""Names that captures use, in the order of the numbers in a trace record.

The numbers are those of kmod/include/uapi/tare/memtap.h.
"""

from tare.experiments.memcpy.observed import kinds

FUNCTIONS = ("memcpy", "memmove", "memset", "_copy_to_user", "_copy_from_user",
             "_copy_to_iter", "_copy_from_iter", "copy_page")
CONTEXTS = ("task", "softirq", "hardirq", "nmi")
MODES = ("counts", "profile", "trace", "cost")

# Iterators and memset give one address only; the other is not an address of a copy.
NO_SOURCE = frozenset({"memset", "_copy_from_iter"}) | kinds.SETTING
NO_DESTINATION = frozenset({"_copy_to_iter"})

COPIES = tuple(name for name in FUNCTIONS if name != "memset")
