# SPDX-License-Identifier: GPL-2.0-only
"""Captures as they come back: keys of the header changed, what a plugin of QEMU saw added."""

import shutil
from array import array
from collections import Counter, defaultdict

import numpy as np

from tare import inputs, output
from tare.counting import contexts
from tare.errors import TareError
from tare.experiments.memcpy.read import names
from tare.experiments.memcpy.read.header import read_header

# Change header keys of a capture without touching what was measured.

PAGE = 4096


def relabel(path, labels, target=None, more=()):
    """Set header keys of a capture, which who captured it does not know.

    labels: key to value. target: what is written instead of the file itself. more: lines at the end
    of a profile. The records of a trace stay where they were or move by whole pages; nothing else
    of the file changes.
    """
    for key, value in labels.items():
        if "\n" in f"{key}{value}" or ":" in key:
            raise TareError(f"a header cannot hold {key!r}: {value!r}")
    with inputs.opened(path) as stream:
        header, _ = read_header(stream, path)
        header.keys.update(labels)
        head = f"# tare {header.kind} 1\n" + "".join(
            f"{key}: {value}\n" for key, value in header.keys.items()) + "\n"
        head = head.encode("utf-8", "backslashreplace")
        with output.atomic(target or path, "wb") as out:
            out.write(head)
            if header.kind == "trace":
                _move_records(stream, out, len(head))
            shutil.copyfileobj(stream, out)
            out.writelines(line.encode("utf-8", "backslashreplace") for line in more)


def _move_records(stream, out, written):
    """Copy the text up to the records, and leave STREAM and OUT at their first byte."""
    lines = []
    for line in stream:
        if line == b"\n":
            break
        lines.append(line)
    place, = (line for line in lines if line.startswith(b"records "))
    _, count, size, place_now = place.split()
    text = b"".join(line for line in lines if not line.startswith(b"records "))
    # The line that names the offset is part of what comes before it: leave room for its digits.
    room = written + len(text) + len(place) + 24
    offset = -(-room // PAGE) * PAGE
    text += b"records %s %s %d\n\n" % (count, size, offset)
    out.write(text)
    out.write(bytes(offset - written - len(text)))
    stream.seek(int(place_now))


# The plugin's copies as lines of a profile (docs/formats.md).

# no machine has so much memory in one piece: parts of two copies were taken for one
_TOO_LARGE = 1 << 36
# so many paths are looked at in one step, for arrays of all of them take a machine's memory
_AT_ONCE = 1 << 18
# its own copies, and those of what it calls, are none of the command's
_TAP = "tare_memtap"
# begins the names of its functions that execute what its jump stands in place of
_DISPLACED = "memtap_orig_"


def lines(found):
    """Lines of a boot.Found, each with its end; TareError of copies that cannot be."""
    return _Fold(found).lines()


class _Fold:
    def __init__(self, found):
        self.found = found
        self.symbols = found.symbols
        self.told = [None]  # what _of_node() tells of any
        self.known = array("H", bytes(2 * len(found.counted.nodes) + 2))  # node: its place in told
        self.unnamed = Counter()

    def lines(self):
        sites, sizes, align = defaultdict(Counter), defaultdict(Counter), Counter()
        for copy in self.found.counted.copies:
            if copy.bytes >= _TOO_LARGE:
                raise TareError(f"a copy of {copy.bytes} bytes at {self._symbol(copy.site)}: a "
                                "defect of the plugin; nothing was written")
            context, named = self._of_node(copy.node)
            function = self.symbols.at(copy.site)
            if not named or not _is_named(function):
                self.unnamed.update(count=copy.count, bytes=copy.count * copy.bytes)
                continue
            kind = names.of(function.name, copy)
            site = self._site_of_call(copy.node) if copy.call else copy.site
            for counted, key in ((sites, (kind, "call" if copy.call else "rep", site)),
                                 (sizes, (kind, context, copy.bytes))):
                counted[key]["count"] += copy.count
                counted[key]["bytes"] += copy.count * copy.bytes
            align[kind, _modulo(copy.to), _modulo(copy.from_)] += copy.count
        return [*self._sites(sites), *_sizes(sizes),
                *(f"observed-align {' '.join(key)} {count}\n"
                  for key, count in sorted(align.items())),
                f"observed-unnamed {self.unnamed['count']} {self.unnamed['bytes']}\n",
                *(f"observed-executed {name} {once} {repeated}\n"
                  for name, (once, repeated) in self._executed().items())]

    def _site_of_call(self, number):
        """Where a call returns to: a function that ends by a jump returns in its caller's place."""
        node = self.found.counted.nodes[number]
        while node.kind == "jump" and node.parent:
            node = self.found.counted.nodes[node.parent]
        return node.site

    def _executed(self):
        """{kind, or names.ALL: (instructions, rep iterations)} of the command: of functions
        that do nothing but copy or set, and of all that is not the tap's.

        A tap's jump stands in place of instructions that the tap executes itself.
        """
        sums, displaced = defaultdict(lambda: np.zeros(2, np.int64)), Counter()
        functions, which, of_tap = self._functions_of_nodes()
        counts = self.found.counted.cells.by_node()[:len(which)]
        every = np.zeros((2, len(functions), 3), np.int64)
        for begin in range(0, len(which), _AT_ONCE):
            part = slice(begin, min(begin + _AT_ONCE, len(counts)))
            np.add.at(every, (of_tap[part].astype(int), which[part]), counts[part])
        for function, (entered, *executed), untapped in zip(functions, every.sum(axis=0), every[0],
                                                            strict=True):
            name = function.name if function else ""
            kind = names.of_function(name)
            sums[kind or names.ALL] += executed if kind else untapped[1:]
            if name.startswith(_DISPLACED):
                kind = names.of_tapped(name.removeprefix(_DISPLACED))
                displaced[kind, "calls"] += int(entered)
                displaced[kind, "executed"] += int(executed[0])
        for name in names.BY_NAME:
            calls, executed = displaced[name, "calls"], displaced[name, "executed"]
            # one that is a jump itself is executed as one
            if executed > calls:
                sums[name] += executed - 2 * calls, 0
        sums[names.ALL] = sum(sums.values(), np.zeros(2, np.int64))
        return {name: tuple(map(int, sums[name])) for name in (names.ALL, *names.BY_NAME)
                if name in sums}

    def _functions_of_nodes(self):
        """(functions, which of them each node is of, whether its path is the tap's or leads through
        it): arrays by node, 0 being none."""
        parents, targets = self.found.counted.nodes.parents_and_targets()
        addresses = np.unique(targets)
        functions = [self.symbols.at(int(address)) for address in addresses]
        which = np.concatenate([
            np.searchsorted(addresses, targets[begin:begin + _AT_ONCE]).astype(np.uint32)
            for begin in range(0, len(targets), _AT_ONCE)])
        of_tap = np.array([bool(one) and one.module == _TAP for one in functions])[which]
        while (of_tap[parents] > of_tap).any():
            of_tap |= of_tap[parents]
        return functions, which, of_tap

    def _sites(self, sites):
        for (kind, how, site), counted in sorted(sites.items(),
                                                 key=lambda one: (-one[1]["bytes"], one[0])):
            yield (f"observed {kind} {how} {counted['count']} {counted['bytes']} "
                   f"{self._symbol(site)}\n")

    def _symbol(self, address):
        """As the kernel writes it: symbol+offset/size [module]."""
        function = self.symbols.at(address)
        if not function:
            return "[unknown]"
        module = f" [{function.module}]" if function.module else ""
        return (f"{function.name}+{address - function.begin:#x}/"
                f"{function.end - function.begin:#x}{module}")

    def _of_node(self, number):
        """(context, whether all of its code has a name and is none of the tap's) of a path."""
        if not self.known[number]:
            node = self.found.counted.nodes[number]
            outer, named = self._of_node(node.parent) if node.parent else (None, True)
            function = self.symbols.at(node.target) if node.kind != "user" else None
            told = (contexts.of(node.kind, function.name if function else "", outer),
                    named and (node.kind == "user" or _is_named(function)))
            if told not in self.told:
                self.told.append(told)
            self.known[number] = self.told.index(told)
        return self.told[self.known[number]]


def _is_named(function):
    return bool(function) and function.module != _TAP


def _modulo(place):
    return "-" if place is None else str(place)


def _sizes(sizes):
    """By the classes of a profile: exact up to 4096 bytes."""
    classes = defaultdict(Counter)
    for (kind, context, size), counted in sizes.items():
        low, high = map(int, names.bucket(size))
        classes[kind, context, low, high].update(counted)
    for (kind, context, low, high), counted in sorted(classes.items()):
        yield (f"observed-size {kind} {context} {low} {high} {counted['count']} "
               f"{counted['bytes']}\n")
