# SPDX-License-Identifier: GPL-2.0-only
"""The Ansible role, played on machines of ours."""

import json
import re
import subprocess
from dataclasses import dataclass

from tare import paths

_REFUSED = re.compile(r'^fatal: .*"msg": "((?:[^"\\]|\\.)*)"', re.M)
_TASK = re.compile(r"TASK \[(?:tare : )?(.*)\]")


@dataclass(frozen=True)
class Played:
    """How a playbook ended. why: what the role says of each host that failed."""

    status: int
    said: str

    @property
    def why(self):
        return [json.loads(f'"{text}"') for text in _REFUSED.findall(self.said)]


def words(fleet, variables, *more, inventory=None):
    """The command that captures a guests.Fleet; variables: the role's."""
    return ["ansible-playbook", "-i", str(inventory or fleet.inventory()), str(paths.playbook()),
            "-e", json.dumps(variables), *more]


def play(fleet, variables, *more, inventory=None, tell=lambda text: None):
    """A Played. tell: is called with the name of each task."""
    said = ""
    with subprocess.Popen(words(fleet, variables, *more, inventory=inventory),
                          env=fleet.environment(), stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as playing:
        for line in playing.stdout:
            said += line
            if found := _TASK.match(line):
                tell(found[1])
    return Played(playing.returncode, said)
