# SPDX-License-Identifier: GPL-2.0-only
"""How tests/tare/test_installed.py runs the verbs and programs of events."""

from installed import CAN_BE_77

LINKS = ["127.0.0.1", "{PORT}", 3]
VERBS = {
    "events setup": (0, ["--model", "epoll", "-n", "10", "--phases", "1"]),
    "events transfer": (CAN_BE_77, ["ping-pong", "-m", "epoll", "--processes", 2, "-n", 1000]),
    # minutes of runs as those above
    "reproduce events": (0, ["--help"]),
}
AT_NIGHT = {"events setup": "a boot with programs that run here by themselves"}
PROGRAMS = {
    "eventserver": (0, ["127.0.0.1", 0, "--", "activelink", "--requests", 10, *LINKS]),
    **dict.fromkeys(("SelectServer", "EpollServer"),
                    (0, ["127.0.0.1", 0, "--", "deadlink", *LINKS])),
    "synrto": (CAN_BE_77, ["--", "true"]),
    # nobody listens there
    **dict.fromkeys(("activelink", "deadlink"), (1, ["127.0.0.1", 1, 3])),
}
