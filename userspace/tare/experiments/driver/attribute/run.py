# SPDX-License-Identifier: GPL-2.0-only
"""The boots of an attribution: each is kept in a file as soon as it has ended, so that whoever is
interrupted goes on with those that are missing.
"""

import hashlib
import json
from dataclasses import asdict, dataclass
from itertools import combinations

import numpy as np

import tare
from tare import machine, output, stats
from tare.errors import TareError
from tare.experiments.driver import run as driver_run
from tare.experiments.driver.attribute import factors
from tare.experiments.driver.flood import figures, run as flood_run
from tare.reproduce import kept as reproduced

BOOTS, LARGEST = 128, 4
# of a machine's environment: they differ between designs, which need other programs
OF_ONE_BOOT = ("start", "image_digest")
# of a Found, beside its shares
COUNTS = ("crossings", "switches", "interrupts")


@dataclass(frozen=True)
class Found:
    """What a boot told. shares: of each flood. Others: of each packet that the driver took."""

    shares: list
    crossings: float
    switches: float
    interrupts: float

    @property
    def share(self):
        return stats.median(self.shares)


class Boots(dict):
    """{as factors.boot() tells it: Found} of each boot that was asked for, and the environment of
    all. A folder keeps them, and those of former runs."""

    def __init__(self, folder, kernel):
        super().__init__()
        self._folder, self._kernel, self.environment = output.folder(folder), kernel, None
        # the modules of a kernel of the user's may be others each time
        self._made = str(machine.kernel(f"{driver_run.MACHINE}-{kernel}"))

    def _path(self, job):
        return self._folder / f"{hashlib.sha256(self.key(job).encode()).hexdigest()[:16]}.json"

    def _is_kept(self, job):
        """Whether the folder has this one, which then is in here, too."""
        path = self._path(job)
        try:
            kept = json.loads(path.read_text(encoding="utf-8"))
            self._add(path, job, kept["environment"], Found(**kept["found"]))
        except (OSError, ValueError, KeyError, TypeError):
            return False
        return True

    def _add(self, where, job, told, found):
        self.environment = self.environment or told
        if told != self.environment:
            raise TareError(f"{where}: is of another kernel, emulator or tare: give another folder")
        self[job] = found

    def key(self, job):
        """What tells a boot from others."""
        design, words, access, load = job
        return " ".join([self._made, tare.__version__, reproduced.code(), design,
                         *words, access, repr(load)])

    def take(self, jobs, unit):
        """Makes those of JOBS that are missing."""
        missing = [job for job in dict.fromkeys(jobs)
                   if job not in self and not self._is_kept(job)]
        if missing:
            driver_run.take(missing, self._boot, 1, self._kernel,
                            flood_run.seconds(factors.COUNT), unit)

    def _boot(self, job):
        design, words, access, load = job
        series, outcome = flood_run.boot((design, list(words)), access, load, self._kernel)
        told = {key: value for key, value in machine.environment(outcome).items()
                if key not in OF_ONE_BOOT}
        found = Found(series.each("share"), *(figures.per_packet(series, name) for name in COUNTS))
        self._add(design, job, told, found)
        output.write_json({"boot": self.key(job), "environment": told, "found": asdict(found)},
                          self._path(job), indent=1)
        return found, outcome


@dataclass(frozen=True)
class Effect:
    """Of what was changed about an arrangement in a setting of one era. points: of the share, flood
    by flood, as an Estimate. before, after: Found."""

    era: str
    arrangement: str
    changed: tuple
    before: Found
    after: Found

    @property
    def points(self):
        return stats.median(100 * (np.array(self.after.shares) - self.before.shares))


def single(boots):
    """[Effect] of each factor alone, in both settings."""
    wanted = [(era, arrangement, (factor,)) for era in factors.ERAS
              for arrangement in factors.ARRANGEMENTS for factor in factors.FACTORS
              if factors.has(arrangement, factor, factors.setting(era))]
    return _effects(boots, wanted, "boots of one change")


def largest(effects):
    """The factors whose changes move shares most, on average over all that they can change."""
    moved = {}
    for effect in effects:
        moved.setdefault(effect.changed[0], []).append(abs(effect.points.value))
    return sorted(moved, key=lambda factor: -np.mean(moved[factor]))[:LARGEST]


def pairs(boots, of):
    """[Effect] of each two of the factors OF, as far as boots are left: of those that were asked
    for, or whoever was interrupted would get another table."""
    wanted, left = [], BOOTS - len(boots)
    for era in factors.ERAS:
        for pair in combinations(of, 2):
            for arrangement in factors.ARRANGEMENTS:
                eras = factors.setting(era, pair)
                # each must change something where the other has changed, or two are one
                if not all(factors.has(arrangement, factor, {**eras, factor: era})
                           for factor in pair):
                    continue
                left -= factors.boot(arrangement, eras) not in boots
                if left >= 0:
                    wanted.append((era, arrangement, pair))
    return _effects(boots, wanted, "boots of two changes")


def _effects(boots, wanted, unit):
    jobs = {key: (factors.boot(arrangement, factors.setting(era)),
                  factors.boot(arrangement, factors.setting(era, changed)))
            for key in wanted for era, arrangement, changed in [key]}
    boots.take([job for both in jobs.values() for job in both], unit)
    return [Effect(*key, boots[before], boots[after]) for key, (before, after) in jobs.items()]
