# SPDX-License-Identifier: GPL-2.0-only
"""What servers and clients wrote with --json, checked: each by its schema, and both together.

A figure holds only where both sides agree: with SYN cookies a client may have connections that the
server never got.
"""

from tare import result
from tare.errors import TareError
from tare.figures import counted


def read(path, kind):
    """The document of KIND in the file at PATH; FormatError."""
    document = result.load(path)
    result.validate(document, path, f"{kind}.schema.json", f"a document of {kind}")
    return document


def server(path, model):
    """The document of an eventserver of MODEL, whose own account is even."""
    document = read(path, "eventserver")
    if document["model"] != model:
        raise TareError(f"{path}: the model is {document['model']}, not {model}")
    ended = document["open"] + sum(document["closed"].values())
    if document["accepted"] != ended:
        raise TareError(f"{model}: {counted(document['accepted'], 'connection')} accepted, and "
                        f"{ended} open or ended")
    if document["closed"]["shed"]:
        raise TareError(f"{model}: {counted(document['closed']['shed'], 'connection')} shed at a "
                        "limit; see what the server said")
    return document


def agree_on_setup(served, client, where):
    """TareError unless all connections that deadlink wanted stand on both sides."""
    if not served["accepted"] == client["connected"] == client["wanted"]:
        raise TareError(f"{where}: {counted(client['wanted'], 'connection')} wanted, the client "
                        f"has {client['connected']}, the server accepted {served['accepted']}")


def agree_on_transfer(served, client, where):
    """TareError unless connected is accepted and each request was served."""
    wanted = client["connections"] + client["dead"]
    if not served["accepted"] == client["connected"] == wanted:
        raise TareError(f"{where}: {counted(wanted, 'connection')} wanted, the client has "
                        f"{client['connected']}, the server accepted {served['accepted']}")
    if client["failed"]:
        raise TareError(f"{where}: {client['failed']} failed")
    counts = {client["all_requests"], client["all_replies"], served["requests"], served["replies"]}
    if len(counts) != 1:
        raise TareError(f"{where}: the client sent {counted(client['all_requests'], 'request')} "
                        f"and got {counted(client['all_replies'], 'reply', 'replies')}, the server "
                        f"read {served['requests']} and sent {served['replies']}")
