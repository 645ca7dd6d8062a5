# SPDX-License-Identifier: GPL-2.0-only
"""One file with what a machine measured, and nothing private: a zip of results and a manifest."""

import getpass
import json
import os
import platform
import re
import zipfile
import zlib
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace

import tare
from tare import environment, inputs, output, result
from tare.errors import FormatError
from tare.reproduce import hardware, kept, session

FORMAT, SECONDS, MOST = 1, 3600, 100_000_000
# names that only tell things apart, in which no fact of a machine stands
_NAME = re.compile(r"[\w.:+,-]*")
# paths but those that all machines have, and addresses but that of loopback
_PATH = re.compile(r"(?<![\w.:/])(?:~|/(?!(?:dev|proc|sys|usr|lib|tare|out)/)[^\s/:;,'\"()`]+)"
                   r"/[^\s:;,'\"()`]*")
_ADDRESS = re.compile(r"\b(?!127\.)(?:\d{1,3}\.){3}\d{1,3}\b"
                      r"|(?<![\w:])[0-9a-fA-F]{0,4}(?::[0-9a-fA-F]{0,4}){3,7}(?![\w:])"
                      r"|(?<![\w:])[0-9a-fA-F:]*::[0-9a-fA-F:]+(?![\w:])")


def _private():
    """What names this machine or its user, the longest first."""
    found = {platform.node(), platform.node().partition(".")[0], getpass.getuser(),
             os.environ.get("SUDO_USER", ""), Path.home().name, str(Path.home()), os.getcwd()}
    words = sorted(found - {"", "/", "root", "/root", "localhost"}, key=len, reverse=True)
    return re.compile("|".join(rf"(?<!\w){re.escape(one)}(?!\w)" for one in words) or "(?!)")


def hidden(part, private, key=""):
    """PART of a document without what is private."""
    if isinstance(part, dict):
        return {name: hidden(one, private, name) for name, one in part.items() if name != kept.KEY}
    if isinstance(part, list):
        return [hidden(one, private, key) for one in part]
    if not isinstance(part, str) or _NAME.fullmatch(part) and key != "kernel" and not (
            private.fullmatch(part) or _ADDRESS.fullmatch(part)):
        return part
    # hidden words look like paths, so that what follows them in a path is hidden as well
    return _ADDRESS.sub("ADDRESS", _PATH.sub("PATH", private.sub("/HIDDEN", part)))


def make(path, amount, folder, fresh):
    """Measures all steps that FOLDER lacks, and writes the bundle; returns the status."""
    output.refuse_unwritable(path)
    runs = session.take([step for one in hardware.modules().values() for step in one.STEPS],
                        amount, folder, fresh, what="measurements", seconds=SECONDS)
    parts = {run.reproduction.name: run.document for run in runs if run.document}
    parts["bundle"] = {"bundle": FORMAT, "tare": tare.__version__, "machine": environment.of_host(),
                       "why": {run.reproduction.name: run.why for run in runs if run.why}}
    private = _private()
    with output.atomic(path, "wb") as stream, zipfile.ZipFile(stream, "w") as file:
        for name, part in parts.items():  # without a date, which would tell the time zone
            file.writestr(zipfile.ZipInfo(f"{name}.json"), json.dumps(hidden(part, private)),
                          zipfile.ZIP_DEFLATED)
    return session.FAILED if session.FAILED in {run.status for run in runs} else session.DONE


def read(path):
    """What a file holds: documents, {step: result}; why, {step: why it has none}; words, which
    machine. FormatError.
    """
    content = inputs.whole(path)
    try:
        with zipfile.ZipFile(BytesIO(content)) as file:
            if sum(one.file_size for one in file.infolist()) > MOST:
                raise ValueError(f"more than {MOST:,} bytes")
            parts = {name[:-5]: json.loads(file.read(name)) for name in file.namelist()}
        about = parts.pop("bundle")
        if about["bundle"] != FORMAT:
            raise FormatError(path, f"a bundle of format {about['bundle']}, and this tare reads "
                                    f"{FORMAT}: use the tare that wrote it")
        words = "{cpu_model}, {cpus} CPUs, Linux {kernel}, virtualisation {virtualisation}".format(
            **about["machine"])
        found = SimpleNamespace(documents=parts, why=dict(about["why"]), words=words)
    except (zipfile.BadZipFile, zlib.error, EOFError, LookupError, TypeError, ValueError,
            RuntimeError) as error:
        cut = content.startswith(b"PK") and isinstance(error, (zipfile.BadZipFile, zlib.error))
        raise FormatError(path, "a bundle that is truncated or damaged: copy it again" if cut else
                          f"not a bundle of `tare reproduce --bundle` ({error})") from error
    for name, part in parts.items():
        result.validate(part, f"{path}, {name}")
    return found
