# SPDX-License-Identifier: GPL-2.0-only
"""Wine answers the cases of the NT services as they say it does."""

import ktap
import win32
from programs import BUILD

from tare import wine


def test_all_cases():
    win32.skip_unless_here()
    with wine.session() as start:
        done = start(BUILD / "bin/nt-cases.exe", "wine", 200)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert [name for name, one in ktap.parse(done.stdout).items()
            if not one.ok or one.skipped or one.said] == []
