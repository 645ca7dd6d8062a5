# SPDX-License-Identifier: GPL-2.0-only
"""A folder of this host's in a guest: with its links, as they are here."""

import tareqemu

FOLDER = """
cd /folder || exit 1
find . | sort
for link in same up/here loop; do readlink $link; done
cat inner/up/file outside alone /one/file /file
"""


def test_links_within_a_folder_stay_links(tmp_path):
    """Those that lead out of it, or begin at the root of this host, are files there; one that is
    itself what is copied is followed."""
    folder, beside = tmp_path / "folder", tmp_path / "beside"
    for path in (folder / "inner", folder / "up", beside):
        path.mkdir(parents=True)
    (folder / "file").write_text("within\n")
    (beside / "file").write_text("outside\n")
    for link, target in (("same", "file"), ("inner/up", ".."), ("up/here", "../inner"),
                         ("loop", "."), ("outside", "../beside/file"),
                         ("alone", beside / "file")):
        (folder / link).symlink_to(target)
    (tmp_path / "link").symlink_to("beside")
    outcome = tareqemu.run("minimal", ["sh", "-c", FOLDER], files={
        "/folder": folder, "/one": tmp_path / "link", "/file": tmp_path / "link/file"})
    assert outcome.passed, outcome.stderr
    assert outcome.stdout.decode().splitlines() == [
        ".", "./alone", "./file", "./inner", "./inner/up", "./loop", "./outside", "./same", "./up",
        "./up/here", "file", "../inner", ".", "within", *["outside"] * 4]
