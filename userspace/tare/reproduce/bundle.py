# SPDX-License-Identifier: GPL-2.0-only
"""One file with what a machine measured, and nothing private: a zip of results and a manifest."""

import getpass
import json
import os
import platform
import pwd
import re
import zipfile
import zlib
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace

import tare
from tare import environment, inputs, output, result
from tare.errors import FormatError
from tare.reproduce import hardware, kept, session

FORMAT, SECONDS, MOST = 1, 3600, 100_000_000
# paths but those that all machines have, and addresses but that of loopback
_PATH = re.compile(r"(?<![\w.:/])(?:~(?=/)|/(?!HIDDEN(?![\w./-])|dev/\w+(?![\w/])|(?:proc|sys|lib|"
                   r"tare|out)/|usr/(?!local/|src/))[^\s/:;,'\"()`]+)(?:/[^\s:;,'\"()`]*)?")
_ADDRESS = re.compile(r"\b(?!127\.)(?:\d{1,3}\.){3}\d{1,3}\b|\b(?:[\da-fA-F]{2}-){5}[\da-fA-F]{2}\b"
                      r"|(?<![\w:])[\da-fA-F]{0,4}(?::[\da-fA-F]{0,4}){3,7}(?:\.\d+)*(?![\w:])"
                      r"|(?<![\w:])[\da-fA-F:]*::[\da-fA-F:.]+(?![\w:])|(?<=enx)[\da-f]{12}\b")


def _private():
    """What names this machine or its users, the longest first; but no words of tare's own, which
    are in every bundle: to hide those would tell which one the name is.
    """
    node, home = platform.node(), os.path.expanduser("~")
    found = {node, node.partition(".")[0], home, Path(home).name, os.environ.get("SUDO_USER", ""),
             os.getcwd(), *(one.pw_name for one in pwd.getpwall() if one.pw_uid >= 1000)}
    with suppress(LookupError, OSError):  # a user without a name
        found.add(getpass.getuser())
    own = {word for path in Path(tare.__file__).parent.rglob("*.py")
           for word in re.findall(r"\w[\w-]*", path.read_text(encoding="utf-8"))}
    words = sorted(found - own - {"", "/", "~", "/root", "localhost"}, key=len, reverse=True)
    return re.compile(rf"(?<![^\W_])(?:{'|'.join(map(re.escape, words)) or '(?!)'})(?![^\W_])")


def hidden(part, private):
    """PART of a document without what is private."""
    # hidden words look like paths, so that what follows them in a path is hidden as well
    return result.mapped(part, lambda text: _ADDRESS.sub("ADDRESS", _PATH.sub(
        "PATH", private.sub("/HIDDEN", text))))


def make(path, amount, folder, fresh):
    """Measures all steps that FOLDER lacks, and writes the bundle; returns the status."""
    output.refuse_unwritable(path)
    private = _private()
    runs = session.take([step for one in hardware.modules().values() for step in one.STEPS],
                        amount, folder, fresh, what="measurements", seconds=SECONDS)
    parts = {run.reproduction.name: run.document for run in runs if run.document}
    parts["bundle"] = {"bundle": FORMAT, "tare": tare.__version__, "machine": environment.of_host(),
                       "why": {run.reproduction.name: run.why for run in runs if run.why}}
    with output.atomic(path, "wb") as stream, zipfile.ZipFile(stream, "w") as file:
        for name, part in parts.items():  # without a date, which would tell the time zone
            part.get("host", {}).pop(kept.KEY, None)
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
            every = file.infolist()
            if sum(one.file_size for one in every) > MOST:
                raise ValueError(f"more than {MOST:,} bytes")
            # as much as is said, whatever comes of it
            parts = {one.filename[:-5]: json.loads(file.open(one).read(MOST)) for one in every}
        about = parts.pop("bundle")
        if about["bundle"] != FORMAT:
            raise FormatError(path, f"a bundle of format {about['bundle']}, and this tare reads "
                                    f"{FORMAT}: use the tare that wrote it")
        words = "{cpu_model}, {cpus} CPUs, Linux {kernel}, virtualisation {virtualisation}".format(
            **about["machine"])
        why = {step: str(said) for step, said in dict(about["why"]).items()}
        found = SimpleNamespace(documents=parts, why=why, words=words)
    except (zipfile.BadZipFile, zlib.error, EOFError, LookupError, TypeError, ValueError,
            RuntimeError) as error:
        cut = content.startswith(b"PK") and isinstance(error, (zipfile.BadZipFile, zlib.error))
        raise FormatError(path, "a bundle that is truncated or damaged: copy it again" if cut else
                          f"not a bundle of `tare reproduce --bundle` ({error})") from error
    for name, part in parts.items():
        result.validate(part, f"{path}, {name}")
    return found
