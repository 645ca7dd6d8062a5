# SPDX-License-Identifier: GPL-2.0-only
"""One file with what a machine measured, and nothing private: a zip of results and a manifest."""

import getpass
import json
import os
import platform
import re
import zipfile
import zlib
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

import tare
from tare import environment, inputs, output, result
from tare.errors import FormatError
from tare.reproduce import hardware, kept, session

FORMAT, MANIFEST, SECONDS, MOST = 1, "bundle.json", 3600, 100_000_000
# names that only tell things apart, in which no fact of a machine stands
_NAME = re.compile(r"[\w.:+,-]*")
_HIDDEN = ((re.compile(r"(?<![\w.:/])(?:~|/(?!(?:dev|proc|sys|usr|lib|tare|out)/)[^\s/:;,'\"()`]+)"
                       r"/[^\s:;,'\"()`]*"), "PATH"),
           (re.compile(r"\b(?!127\.)(?:\d{1,3}\.){3}\d{1,3}\b"), "ADDRESS"),
           (re.compile(r"\b[0-9a-fA-F]{0,4}(?::[0-9a-fA-F]{0,4}){5,7}\b"), "ADDRESS"))


@dataclass(frozen=True)
class Bundle:
    """documents: {step: result}; why: {step: why it has none}; words: which machine, in a line."""

    documents: dict
    why: dict
    words: str


def _private():
    """Words that name this machine or its user, the longest first."""
    node, home = platform.node(), Path.home()
    found = {node, node.partition(".")[0], getpass.getuser(), os.environ.get("SUDO_USER", ""),
             home.name, str(home), os.getcwd()} - {"", "/", "root", "localhost"}
    return re.compile("|".join(rf"(?<!\w){re.escape(one)}(?!\w)" for one in
                               sorted(found, key=len, reverse=True)) or "(?!)")


def hidden(part, words, key=""):
    """PART of a document without what is private."""
    if isinstance(part, dict):
        return {name: hidden(one, words, name) for name, one in part.items() if name != kept.KEY}
    if isinstance(part, list):
        return [hidden(one, words, key) for one in part]
    if not isinstance(part, str) or _NAME.fullmatch(part) and key != "kernel":
        return part
    for pattern, instead in ((words, "HIDDEN"), *_HIDDEN):
        part = pattern.sub(instead, part)
    return part


def make(path, amount, folder, fresh):
    """Measures all steps that FOLDER lacks, and writes the bundle; returns the status."""
    output.refuse_unwritable(path)
    steps = [step for one in hardware.modules().values() for step in one.STEPS]
    runs = session.take(steps, amount, folder, fresh, what="measurements", seconds=SECONDS)
    words, names = _private(), {run.reproduction.name: run for run in runs}
    manifest = {"bundle": FORMAT, "tare": tare.__version__, "machine": environment.of_host(),
                "why": {name: run.why for name, run in names.items() if not run.document}}
    parts = {MANIFEST: manifest} | {f"{name}.json": run.document
                                    for name, run in names.items() if run.document}
    with output.atomic(path, "wb") as stream, zipfile.ZipFile(stream, "w") as file:
        for name, part in parts.items():  # without a date, which would tell the time zone
            file.writestr(zipfile.ZipInfo(name), json.dumps(hidden(part, words)),
                          zipfile.ZIP_DEFLATED)
    return session.FAILED if any(run.status == session.FAILED for run in runs) else session.DONE


def read(path):
    """The Bundle in a file; FormatError."""
    content = inputs.whole(path)
    if not content.startswith(b"PK"):
        raise FormatError(path, "not a bundle, which `tare reproduce --bundle FILE` writes")
    try:
        with zipfile.ZipFile(BytesIO(content)) as file:
            if sum(one.file_size for one in file.infolist()) > MOST:
                raise FormatError(path, f"not a bundle: it holds more than {MOST:,} bytes")
            parts = {one.removesuffix(".json"): json.loads(file.read(one))
                     for one in file.namelist()}
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError) as error:
        raise FormatError(path, f"a bundle that is truncated or damaged ({error}): copy it again"
                          ) from error
    except ValueError as error:
        raise FormatError(path, f"not a bundle: a part of it is not JSON ({error})") from error
    manifest = parts.pop(MANIFEST.removesuffix(".json"), None)
    if not isinstance(manifest, dict) or "bundle" not in manifest:
        raise FormatError(path, f"not a bundle: it has no {MANIFEST}")
    if manifest["bundle"] != FORMAT:
        raise FormatError(path, f"a bundle of format {manifest['bundle']}, and this tare reads "
                                f"format {FORMAT}: use the tare that wrote it "
                                f"({manifest.get('tare', 'not told')})")
    for name, part in parts.items():
        result.validate(part, f"{path}, {name}")
    return Bundle(parts, manifest["why"], _words(manifest["machine"]))


def _words(about):
    return (f"{about['cpu_model']}, {about['cpus']} CPUs, Linux {about['kernel']}, virtualisation: "
            f"{about['virtualisation']}")
