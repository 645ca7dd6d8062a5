# SPDX-License-Identifier: GPL-2.0-only
"""What an operation executes in an exact machine, by function, to the last instruction.

nt-cost marks each of its rounds; a plugin of QEMU counts what is executed between the marks. All of
it is in some function, and the guest's own clock has counted as many, or there is no figure.
"""

import re
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from functools import cache, cached_property

import numpy as np

from tare import machine, result
from tare.counting import boot, counted as counting
from tare.errors import TareError
from tare.experiments.nt.cost import read, run as cost_run, terms

INTERRUPTS = "interrupts"
BYTE = "byte"
# what is counted by how often a function is called, and what by how often a service's module does;
# what a core allocates its direct call does, too, by another function
_CALLS = {"ioctl": "__x64_sys_ioctl$", "ioctl's hooks": "security_file_ioctl$",
          "call": "__x64_sys_(readv?|writev?|epoll_wait)$",
          "call's hooks": "security_file_permission$", "futex": "__x64_sys_futex$",
          "page": "get_user_pages_fast$", "wake": "enqueue_task_fair$"}
_OF_MODULES = {"copy": "_copy_(from|to)_user$", "lock": "_raw_spin_lock$|mutex_lock$",
               "room": "__kmalloc(_noprof)?$"}
# what puts a task into the scheduler's queue, and takes it out when it sleeps
_WAKING = re.compile("try_to_wake_up$|dequeue_task")


@dataclass
class Span:
    """What was executed between two marks. of: as the plugin counted it; functions: {(name,
    module): instructions}; calls: {what is counted: how often}; waking: of switching's functions,
    below _WAKING; events: as often as it was simulated."""

    of: counting.Span
    user: int = 0
    functions: Counter = field(default_factory=Counter)
    calls: Counter = field(default_factory=Counter)
    waking: int = 0
    events: np.ndarray | int = 0


@dataclass(frozen=True)
class Round:
    """Of one operation, the mean of a round: instructions with the loop, and of the loop alone.

    terms: {term: instructions}, without the loop; waking: a part of switching's; functions: those
    of the kernel. numbers: {what is counted: how often}; events: the same of what is simulated.
    """

    raw: float
    overhead: float
    terms: dict
    waking: float
    functions: dict
    crossings: float
    numbers: dict
    events: dict

    @property
    def net(self):
        return self.raw - self.overhead


@dataclass(frozen=True)
class Profile(read.Taken):
    """Of Rounds."""

    outcome: object = None
    exact = True
    unit = "instructions"
    over = result.EXACT
    resolution = 0

    @cached_property
    def condition(self):
        return machine.exact_condition(self.outcome)

    def of(self, step, operation):
        """The Round of which as many have more instructions as have less."""
        ordered = sorted(self.rounds[step][operation], key=lambda one: one.net)
        return ordered[len(ordered) // 2]


def take(steps, operations, words, name, append="", simulated=None):
    """The Profile of the exact machine NAME. append: to the kernel's command line; simulated: the
    Simulation whose events are counted, too. TareError where the counts do not add up."""
    with tempfile.TemporaryDirectory(prefix="tare-nt-") as folder:
        plugin = boot.Counting(name, folder, simulation=simulated)
        with cost_run.in_machine(steps, operations, words, 1, name, True, append=append,
                                 plugins=plugin.plugins()) as (taken, outcome):
            counted = plugin.read_report()
        plugin.known.add(counted.functions)
    spans = iter(of_spans(counted, plugin.known))
    rounds = {step: _rounds(runs[0], spans, simulated.names if simulated else ())
              for step, runs in taken.items()}
    return Profile(rounds, read.what(taken), outcome)


def of_spans(counted, symbols):
    """[Span] of a plugin's report, in their order; TareError where one lacks an instruction."""
    spans = [Span(one) for one in counted.spans]
    at = cache(lambda address: symbols.at(address))
    place = _places(counted, at)
    for cell in counted.cells:
        span, interrupted, waking, caller = place[cell.node]
        span = spans[span]
        if not cell.block:
            span.user += cell.executed + cell.repeated
            continue
        block, left = counted.blocks[cell.block], cell.executed
        for offset in block.offsets:
            times = min(cell.entered, left)
            left -= times
            name = _charged(at(block.address + offset), caller, interrupted)
            span.functions[name] += times
            span.waking += times * (waking and terms.of(*name) == terms.SWITCH)
        # one that `rep` repeats is a block by itself
        found = at(block.address)
        name = _charged(found, caller, interrupted)
        span.functions[name] += cell.repeated
        if interrupted or not found:
            continue
        if terms.of(*name) in (terms.SERVICE, terms.COPYING):
            span.calls[BYTE] += cell.repeated
        if found.begin == block.address:
            for kind in _kinds(found.whole, caller[1] in terms.SERVICES):
                span.calls[kind] += cell.entered
    for node, _, _, events in counted.simulated.rows if counted.simulated else ():
        spans[place[node][0]].events += np.array(events)
    for span in spans:
        if lacks := span.of.executed - span.user - span.functions.total():
            raise TareError(f"{lacks} of {span.of.executed} instructions are of no function: a "
                            "defect of the plugin")
    return spans


@cache
def _kinds(function, of_service):
    """What a call of a function is counted as; of_service: a service's module calls it."""
    patterns = _CALLS | _OF_MODULES if of_service else _CALLS
    return [kind for kind, pattern in patterns.items() if re.match(pattern, function)]


def _name(found):
    return (found.whole, found.module) if found else ("", "")


def _charged(found, caller, interrupted):
    """Of which function an instruction is: of its own, but a lock for switching is the caller's."""
    name = _name(found)
    if terms.of(*name) == terms.LOCKS and terms.of(*caller) == terms.SWITCH:
        name = caller
    return (INTERRUPTS, "") if interrupted else name


def _places(counted, at):
    """{node: (its span's place among all, whether it is below an interrupt, and below _WAKING, who
    called it)}."""
    found = {}
    for number in range(1, len(counted.nodes) + 1):
        node = counted.nodes[number]
        span, interrupted, waking, _ = found.get(node.parent, (node.target, False, False, 0))
        caller = counted.nodes[node.parent].target if node.parent else 0
        found[number] = (span, interrupted or node.kind == "interrupt",
                         waking or bool(_WAKING.match(_name(at(node.target))[0])),
                         _name(at(caller)))
    return found


def _rounds(taken, spans, events):
    """{operation: [Round]} of a process of nt-cost, whose spans come next; TareError."""
    found = {}
    for operation, case in taken.cases.items():
        found[operation] = []
        for number in range(taken.document["rounds"]):
            raw, overhead = next(spans), next(spans)
            if number % 2:
                raw, overhead = overhead, raw
            _confirm(operation, case, number, raw, overhead)
            found[operation].append(_round(raw, overhead, taken.document["operations"], events))
    return found


def _confirm(operation, case, number, raw, overhead):
    """TareError unless the guest's clock, in which a tick is an instruction, counted as many."""
    ticks = case["raw_ticks"][number] - case["overhead_ticks"][number]
    executed = raw.of.executed - overhead.of.executed
    if ticks != executed and not raw.of.halts:
        raise TareError(f"{operation}: {executed} instructions were counted, and {ticks} ticks of "
                        "the guest's clock: a defect of the plugin")


def _round(raw, overhead, count, events):
    by_term = Counter({terms.USER: raw.user - overhead.user})
    functions = Counter(raw.functions)
    functions.subtract(overhead.functions)
    for (name, module), executed in functions.items():
        by_term[terms.of(name, module)] += executed
    numbers = {kind: raw.calls[kind] for kind in (*_CALLS, *_OF_MODULES, BYTE)}
    numbers["switch"] = raw.of.switches
    happened = raw.events - overhead.events if events else ()
    return Round(
        raw.of.executed / count, overhead.of.executed / count,
        {term: by_term[term] / count for term in terms.TERMS}, raw.waking / count,
        {name: executed / count for name, executed in functions.items()},
        raw.of.crossings / count, {kind: times / count for kind, times in numbers.items()},
        {name: happened[at] / count for at, name in enumerate(events)})
