# SPDX-License-Identifier: GPL-2.0-only
"""Many spans of one boot, counted by the plugin and, at the same time, by the oracle."""

import shlex
from collections import Counter
from dataclasses import dataclass, field

from programs import built
from tare import machine
from tare.counting import counted, symbols
from tare.counting.boot import Counting
from tare.experiments.exact.read import tree


# set in all addresses of the kernel's code; the plugin clears some where code was in one place
MOVED = 0xffffffff << 32
OF_MODULES = "[module]"


@dataclass
class Boot:
    """One boot. ticks: of each command, in order; oracle: [(kind, executed, in vain)]."""

    counted: counted.Counted
    symbols: symbols.Symbols
    ticks: list
    outcome: object
    oracle: list = field(default_factory=list)
    at: Counter = field(default_factory=Counter)  # {address: executed, by the oracle}

    def missing(self):
        """{index of a command: instructions that the clock counted and the plugin did not}, of
        those that differ; spans in which the CPU halted are not known."""
        found, spans = {}, iter(self.counted.spans)
        for index, ticks in enumerate(self.ticks):
            mine = [next(spans) for _ in range(len(ticks.empty) + 1)]
            assert [one.kind for one in mine] == [*"C" * len(ticks.empty), "B"]
            [beside] = {tick - one.executed
                        for tick, one in zip(ticks.empty, mine[:-1], strict=True)}
            if not mine[-1].halts and (absent := ticks.span - mine[-1].executed - beside):
                found[index] = absent
        assert not list(spans)
        return found

    def by_address(self):
        """{address or 0, of user space: executed}; each block has been executed whole."""
        found, entered = Counter(), Counter()
        for cell in self.counted.cells:
            if not cell.block:
                found[0] += cell.executed + cell.repeated
                continue
            entered[cell.block] += cell.entered
            assert cell.executed + cell.repeated == cell.entered * len(
                self.counted.blocks[cell.block].offsets), cell
        for number, times in entered.items():
            block = self.counted.blocks[number]
            for offset in block.offsets:
                found[(block.address | MOVED) + offset] += times
        return +found

    def by_function(self):
        """{function: instructions} of the tree that a document would have."""
        functions, nodes, *_ = tree.build(self.counted, self.symbols)
        found = Counter()
        for node in nodes:
            name = self._called(**functions[node["function"]])
            found[name] += node["executed"] + node["repeated"]
        return +found

    def by_function_of_oracle(self):
        """The same, of the oracle's addresses."""
        found = Counter()
        for address, executed in self.at.items():
            function = self.symbols.at(address)
            name = tree.USER if not address else self._called(
                function.whole if function else tree.UNKNOWN, function and function.module)
            found[name] += executed
        return +found

    def _called(self, name, module):
        """What both call a function: where code was in one place, the oracle cannot tell whose."""
        several = any(one.begin | MOVED != one.begin for one in self.counted.functions)
        return OF_MODULES if several and (module or name == tree.UNKNOWN) else name


def script(commands):
    """What runs each command in a span of its own; their output is left out."""
    lines = ["mkdir -p /tmp/t; cd /tmp/t"]
    for number, command in enumerate(commands):
        lines.append(f"exactrun -o /out/ticks.{number} -- {shlex.join(command)} "
                     f">/out/said.{number} 2>&1 </dev/null")
    # a guest that does the same has the same
    return "\n".join([*lines, "cp /proc/kallsyms /out/kallsyms", "true"])


def boot(name, commands, folder, *, oracle=True, power_on=False, **options):
    """COMMANDS, lists of words, in the machine NAME: from its saved state, in which no plugin has
    seen the kernel begin, or from power_on."""
    counting = Counting(name, folder)
    plugins = counting.plugins()
    if oracle:
        plugins += (f"{built('instructions.so')},report={folder}/oracle,entries={folder}/entries",)
    files = {**counting.files, **options.pop("files", {})}
    outcome = machine.run(name, ["sh", "-c", script(commands)], exact=True, files=files,
                          out_dir=folder / "out", plugins=plugins, boot=power_on, **options)
    machine.check_command(outcome)
    profile = counting.read_report()
    counting.known.add(profile.functions)
    found = Boot(profile, counting.known,
                 [counted.read_ticks(folder / f"out/ticks.{number}")
                  for number in range(len(commands))], outcome)
    if oracle:
        _read_oracle(found, folder / "oracle")
    return found


def _read_oracle(found, path):
    *lines, last = path.read_text(encoding="ascii").splitlines()
    assert last == "end"
    for line in lines:
        kind, *words = line.split()
        if kind == "span":
            found.oracle.append((words[0], int(words[1]), int(words[2])))
        else:
            found.at[int(words[0], 16)] += int(words[1])
