# SPDX-License-Identifier: GPL-2.0-only
"""Servers in this process that answer as a test wants, right or wrong; and their clients."""

import contextlib
import itertools
import json
import socketserver
import threading

from programs import BUILD, run

ACTIVELINK = BUILD / "guest/bin/activelink"
DEADLINK = BUILD / "guest/bin/deadlink"
EVENTSERVER = BUILD / "guest/bin/eventserver"
SIZE = 1024


def seed(size=SIZE, says=None, end=b"\n"):
    """A reply of SIZE bytes."""
    return b"%08d\n" % (size if says is None else says) + b"." * (size - 10) + end


def http(body=None, status=b"200 OK", length=None, more=b""):
    """The same by HTTP."""
    body = seed() if body is None else body
    length = b"Content-Length: %d\r\n" % (len(body) if length is None else length)
    return b"HTTP/1.1 " + status + b"\r\n" + more + length + b"\r\n" + body


class _Server(socketserver.ThreadingTCPServer):
    daemon_threads, request_queue_size = True, 256

    def get_request(self):
        """A connection, and in place of its address its number."""
        return self.socket.accept()[0], next(self.ordinals)

    def shutdown_request(self, request):
        request.close()
        self.closed.release()


@contextlib.contextmanager
def serving(answer, end=b"\n", closed=None):
    """The port of a server: what answer(NUMBER, CONNECTION) yields is sent for request NUMBER of a
    connection, both from 0; None closes the connection. END: of a request. CLOSED: a semaphore that
    is released after each connection."""
    class Handler(socketserver.StreamRequestHandler):
        disable_nagle_algorithm = True

        def handle(self):
            held, number = b"", 0
            with contextlib.suppress(OSError):
                while piece := self.request.recv(65536):
                    held += piece
                    while end in held:
                        held = held.partition(end)[2]
                        for said in answer(number, self.client_address):
                            if said is None:
                                return
                            self.request.sendall(said)
                        number += 1

    with _Server(("127.0.0.1", 0), Handler) as server:
        server.ordinals, server.closed = itertools.count(), closed or threading.Semaphore(0)
        thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
        thread.start()
        try:
            yield server.server_address[1]
        finally:
            server.shutdown()
            thread.join()


def right(_number, _connection):
    """An answer that is right."""
    yield seed()


def ask(program, port, *words, folder, **options):
    """(what PROGRAM returned, its document, {} where it wrote none)."""
    path = folder / "client.json"
    path.unlink(missing_ok=True)
    done = run(program, "127.0.0.1", port, *words, "--json", path, **options)
    return done, json.loads(path.read_text()) if path.exists() else {}


def against(server, program, *words, folder):
    """({program: document}) of an eventserver with the words SERVER and its client."""
    served, asked = folder / "server.json", folder / "client.json"
    done = run(EVENTSERVER, *server, "--json", served, "127.0.0.1", 0, "--", program, "127.0.0.1",
               "{PORT}", *words, "--json", asked)
    assert done.returncode == 0, done.stderr
    return json.loads(served.read_text()), json.loads(asked.read_text())


def one_line(done, program):
    """The only line that PROGRAM said on stderr, without its name."""
    lines = done.stderr.splitlines()
    if lines and lines[-1].startswith("Try "):
        lines.pop()
    assert len(lines) == 1 and lines[0].startswith(f"{program.name}: "), done.stderr
    return lines[0].removeprefix(f"{program.name}: ")


def fails(answer, *words, folder, **how):
    """(what activelink says of the address, its document) that has an even account and the status
    1, of a server that ANSWERs so; HOW: as serving() takes it."""
    with serving(answer, **how) as port:
        done, asked = ask(ACTIVELINK, port, *words, folder=folder, timeout=60)
    assert done.returncode == 1, done.stderr
    assert even(asked)
    address, said = one_line(done, ACTIVELINK).split(": ", 1)
    assert address == f"127.0.0.1:{port}"
    return said, asked


def even(document):
    """Whether each request that was sent is a reply or a failure."""
    no_request = sum(count for what, count in document["failed"].items()
                     if what.startswith("idle") or what == "not sent in time")
    return (document["all_requests"]
            == document["all_replies"] + sum(document["failed"].values()) - no_request)
