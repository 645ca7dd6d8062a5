# SPDX-License-Identifier: GPL-2.0-only
"""What captures and replays need of a machine."""

from functools import partial

from tare.doctor.ability import Ability
from tare.experiments.memcpy import demo
from tare.experiments.memcpy.published import verbs as published_verbs
from tare.experiments.memcpy.record import verbs as record_verbs
from tare.experiments.memcpy.replay import run

ABILITIES = (
    Ability("capture the kernel's copies", "memcpy record -- true", record_verbs.need_here),
    Ability("capture them in a machine", "memcpy record --machine minimal -- true",
            partial(record_verbs.need_in_machine, "minimal")),
    Ability("count their instructions", "memcpy record --machine minimal --exact -- true",
            partial(record_verbs.need_in_machine, "minimal", exact=True)),
    Ability("replay copies", "memcpy replay FILE", run.need_here),
    Ability("replay them in a machine", "memcpy replay --machine minimal FILE",
            partial(run.need_in_machine, "minimal")),
    Ability("say whether another routine is worth it", "memcpy verdict FILE",
            run.need_here),
    Ability("ask a command what its copies cost it", "memcpy dose -- true", record_verbs.need_here),
    Ability("capture, replay, and say what is worth it", "memcpy demo", demo.need),
    Ability("capture and replay copies, as in 2005", "reproduce memcpy", published_verbs.need),
)
