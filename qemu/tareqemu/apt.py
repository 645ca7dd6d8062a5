# SPDX-License-Identifier: GPL-2.0-only
"""Where this host gets Debian from: its own apt configuration, never a constant."""

import platform
import subprocess

from .errors import CannotHere


def _targets():
    """(repository, suite) of each source of main that apt is configured for, updated or not."""
    found = subprocess.run(
        ["apt-get", "indextargets", "--no-release-info",
         "--format", "$(REPO_URI) $(RELEASE) $(COMPONENT)", "Created-By: Packages"],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    lines = (line.split() for line in found.stdout.splitlines())
    return [(line[0], line[1]) for line in lines if len(line) == 3 and line[2] == "main"]


def sources(suite, backports=False):
    """One-line apt sources for a Debian suite, from the mirrors this host uses.

    The suite need not be the host's own. The security archive is used if the host uses it.
    """
    host = platform.freedesktop_os_release().get("VERSION_CODENAME", "")
    targets = _targets()
    main = [uri for uri, release in targets if release == host]
    if not main:
        raise CannotHere(
            f"apt here knows no source of Debian's main archive for {host or 'this system'}; "
            "add one under /etc/apt and run apt-get update")
    lines = [f"deb {main[0]} {suite} main"]
    security = [uri for uri, release in targets if release == f"{host}-security"]
    if security:
        lines.append(f"deb {security[0]} {suite}-security main")
    if backports:
        lines.append(f"deb {main[0]} {suite}-backports main")
    return lines
