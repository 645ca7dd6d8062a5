# SPDX-License-Identifier: GPL-2.0-only
"""When the packets of a flood come, and how long they are: drawn anew for each flood of a boot, and
alike for every design.

Each of several cards is started at a moment of its own and then sends a frame each period of its
timer. Where packets do not come evenly there are more frames than packets, and most are such as
nobody takes: a plan says when the cards are started, and which frames are packets of which size.
"""

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from tare.errors import UsageError
from tare.experiments.driver.flood import capture

# a frame's least and greatest size, without its checksum
SIZE, SIZE_MAX = 60, 1514
# frames that a card holds, and cards that pktsend opens
ROWS, CARDS_MAX = 256, 128
# the kernel's timer tick, to which no flood keeps step
TICK_NS = 4_000_000
# frames for each packet where packets do not come evenly
SPARE = 4
# packets of a burst, as far apart as frames of 60 bytes on a wire of 1 Gbit/s
BURST, BURST_GAP_NS = 16, 672
# how long packets come, and then do not: on average, in intervals between packets
DWELL = 100
# of fewer packets the rate is another one than was asked for: there are too few phases or bursts
LEAST = 4000


@dataclass(frozen=True)
class Plan:
    """starts: of each card, ns after the plan's beginning, ascending. sizes: (rows, cards), 0 for a
    frame that is not a packet. late: ns, how much later than asked packets come, on average and at
    most.
    """

    starts: np.ndarray
    sizes: np.ndarray
    late: tuple = (0, 0)

    def times(self, timer, starts=None):
        """When each packet comes, in their order: ns after the plan's beginning, or by the clock
        by which the cards were started.
        """
        return moments(self.starts if starts is None else starts, timer,
                       len(self.sizes))[self.sizes > 0]


def moments(starts, timer, rows):
    """(rows, cards): ns at which each frame goes."""
    return starts + timer * np.arange(1, rows + 1)[:, None]


# Each of these draws when the cards are started, and the size of each frame, 0: it is no packet.


def _even(load, random):
    """One packet in each part of the time, at a random moment of it."""
    starts = _parts(load, random)
    return starts, load.size * (np.arange(load.rows * load.cards) < load.count)


def _parts(load, random):
    part = load.timer / load.cards
    return (np.arange(load.cards) * part + random.uniform(0, part, load.cards)).astype(np.int64)


def _anywhere(load, random):
    return np.sort(random.integers(0, load.timer, load.cards))


def _drawn(load, random, among):
    """load.count of these frames."""
    sizes = np.zeros(load.rows * load.cards, dtype=np.uint32)
    sizes[random.choice(among, load.count, replace=False)] = load.size
    return sizes


def _poisson(load, random):
    return _anywhere(load, random), _drawn(load, random, load.rows * load.cards)


def _bursts(load, random):
    groups = load.cards // BURST
    starts = (random.integers(0, load.timer - BURST * BURST_GAP_NS, groups)[:, None]
              + BURST_GAP_NS * np.arange(BURST)).ravel()
    order = np.argsort(starts, kind="stable")
    of_groups = np.zeros(load.rows * groups, dtype=np.uint32)
    of_groups[random.choice(len(of_groups), load.count // BURST, replace=False)] = load.size
    return starts[order], of_groups.reshape(load.rows, groups)[:, order // BURST].ravel()


def _on_off(load, random):
    starts = _anywhere(load, random)
    at = moments(starts, load.timer, load.rows).ravel()
    while True:
        dwells = random.exponential(DWELL * load.interval,
                                    2 * int(at[-1] / (DWELL * load.interval) + 10))
        on = np.searchsorted(np.cumsum(dwells), at) % 2 == random.integers(2)
        if on.sum() >= load.count:
            return starts, _drawn(load, random, np.flatnonzero(on))


def _as_captured(load, random):
    """So many packets of the file from a random one on, and from its begin again at its end; and
    how much later than asked they come."""
    found = capture.read(load.arrivals)
    packet = (random.integers(len(found.times)) + np.arange(load.count)) % len(found.times)
    gaps = np.diff(found.times[packet])
    gaps[gaps < 0] = found.times[-1] / (len(found.times) - 1)
    asked = np.concatenate([[0], np.cumsum(gaps)])
    starts = _parts(load, random)
    at = moments(starts, load.timer, load.rows).ravel()
    asked = at[0] + asked * (load.interval * (load.count - 1) / max(asked[-1], 1))
    # each takes the first frame that is free by then
    order = np.arange(load.count)
    taken = np.maximum.accumulate(np.searchsorted(at, asked) - order) + order
    if taken[-1] >= len(at):
        raise UsageError(f"--arrivals {load.arrivals}: its packets come too unevenly to be sent "
                         f"at {load.rate:g} a second: give a lower --count")
    sizes = np.zeros(len(at), dtype=np.uint32)
    sizes[taken] = np.clip(found.sizes[packet], SIZE, SIZE_MAX)
    late = at[taken] - asked
    return starts, sizes, (float(late.mean()), float(late.max()))


@dataclass(frozen=True)
class Kind:
    """draw: of a Load and a generator, as above. spare: frames a packet; slack: of so many times
    more. words: what a packet's moment is, for conditions.
    """

    draw: object
    words: str = ""
    spare: int = SPARE
    slack: float = 1


KINDS = {
    "even": Kind(_even, "each packet comes at a drawn moment of its part of the time; the moments "
                        "repeat after {cards} packets, so they are not random arrivals", 1),
    "poisson": Kind(_poisson, "packets come at random (Poisson)"),
    "bursts": Kind(_bursts, f"packets come in bursts of {BURST}, {BURST_GAP_NS} ns apart, the "
                            "bursts at random"),
    "on-off": Kind(_on_off, "packets come at random, twice as many a second, and not at all, in "
                            f"turn for random times of {DWELL} packets on average"),
}
# a file's packets may come late
OF_FILE = Kind(_as_captured, slack=1.1)


@dataclass(frozen=True)
class Load:
    """count packets, interval ns from one to the next on average: as many instructions has the CPU
    for it. arrivals: one of KINDS, or a file's path. size: bytes of a packet; a file has its own.
    """

    interval: float
    count: int
    arrivals: str = "even"
    size: int = SIZE

    def __str__(self):
        return f"{self.interval:g} instructions between packets"

    @classmethod
    def of(cls, rate, count, arrivals="even", size=SIZE):
        """At rate packets a second; UsageError where the cards cannot send so."""
        if arrivals == "bursts":
            count -= count % BURST
        load = cls(1e9 / rate, count, arrivals, size)
        if count < 1 or load.cards > CARDS_MAX:
            most = int(CARDS_MAX * ROWS / (load.kind.spare * load.kind.slack))
            raise UsageError(f"--count: must be from {BURST if arrivals == 'bursts' else 1} to "
                             f"{most}: {CARDS_MAX} cards hold no more")
        if load.timer < max(1000, 2 * BURST * BURST_GAP_NS if arrivals == "bursts" else 0):
            raise UsageError(f"--rate {rate:g}: more than {load.cards} cards can send: give more "
                             "packets or a lower rate")
        # the sender has the CPU to itself while it starts the cards
        if load.timer > 100_000_000:
            most = int(100_000_000 / load.interval) * ROWS
            raise UsageError(f"--count: at {rate:g} packets a second must be at most {most}: the "
                             "cards would start too far apart")
        if load.kind is OF_FILE:
            if not Path(arrivals).is_file():
                raise UsageError(f"--arrivals {arrivals}: is not a file: give one of "
                                 f"{', '.join(KINDS)}, or a capture of packets")
            load.plan(1)
        return load

    @property
    def rate(self):
        return 1e9 / self.interval

    @property
    def kind(self):
        return KINDS.get(self.arrivals, OF_FILE)

    @property
    def slots(self):
        """Frames for all packets."""
        return int(np.ceil(self.count * (self.kind.spare * self.kind.slack)))

    @property
    def cards(self):
        cards = -(-self.slots // ROWS)
        return -(-cards // BURST) * BURST if self.arrivals == "bursts" else cards

    @property
    def rows(self):
        """Frames of each card."""
        return -(-self.slots // self.cards)

    @property
    def timer(self):
        """Of each card, ns."""
        return round(self.cards * self.interval / self.kind.spare)

    def words(self, floods):
        """When packets of so many floods come, for conditions."""
        if self.kind is not OF_FILE:
            return self.kind.words.format(cards=self.cards)
        mean, most = zip(*(self.plan(number).late for number in range(1, floods + 1)))
        sizes = capture.read(self.arrivals).sizes
        others = ((sizes < SIZE) | (sizes > SIZE_MAX)).sum()
        return (f"packets come as in {self.arrivals}, one at a time and at most {SPARE} times as "
                f"many a second as on average, so that they are {np.mean(mean):.0f} ns late on "
                f"average and {max(most):.0f} ns at most; {others} of its {len(sizes)} packets "
                f"have fewer than {SIZE} bytes or more than {SIZE_MAX}, and are sent with these")

    def plan(self, number):
        """The Plan of a boot's flood of this number, from 1."""
        random = np.random.default_rng(number)
        phase = random.integers(TICK_NS)
        starts, sizes, *late = self.kind.draw(self, random)
        return Plan(phase + starts, sizes.reshape(self.rows, self.cards), *late)

    def write_plans(self, path, floods):
        """The file of plans that pktsend reads (docs/formats.md)."""
        with open(path, "wb") as stream:
            stream.write(b"tarepace" + np.array([self.cards, self.rows], "<u4").tobytes())
            for number in range(1, floods + 1):
                plan = self.plan(number)
                stream.write(plan.starts.astype("<u4").tobytes()
                             + plan.sizes.astype("<u4").tobytes())
