# SPDX-License-Identifier: GPL-2.0-only
"""A folder of this host's in a guest: with its links, as they are here."""

import tareqemu
from programs import write_files

FOLDER = """
cd /folder || exit 1
find . | sort
for link in same up/here loop; do readlink $link; done
cat inner/up/file outside alone /one/file /file
"""


def test_links_within_a_folder_stay_links(tmp_path):
    """Those that lead out of it, or begin at the root of this host, are files there; one that is
    itself what is copied is followed."""
    folder = tmp_path / "folder"
    write_files(tmp_path, {"folder/file": "within\n", "beside/file": "outside\n"})
    for name in ("inner", "up"):
        (folder / name).mkdir()
    for link, target in (("same", "file"), ("inner/up", ".."), ("up/here", "../inner"),
                         ("loop", "."), ("outside", "../beside/file"),
                         ("alone", tmp_path / "beside/file")):
        (folder / link).symlink_to(target)
    (tmp_path / "link").symlink_to("beside")
    outcome = tareqemu.run("minimal", ["sh", "-c", FOLDER], files={
        "/folder": folder, "/one": tmp_path / "link", "/file": tmp_path / "link/file"})
    assert outcome.passed, outcome.stderr
    assert outcome.stdout.decode().splitlines() == [
        ".", "./alone", "./file", "./inner", "./inner/up", "./loop", "./outside", "./same", "./up",
        "./up/here", "file", "../inner", ".", "within", *["outside"] * 4]
