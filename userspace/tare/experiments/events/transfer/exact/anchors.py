# SPDX-License-Identifier: GPL-2.0-only
"""Servers of others under the same clients: nginx, and what Debian's libevent makes of epoll."""

import subprocess
from dataclasses import dataclass
from pathlib import Path

from tare import paths
from tare.errors import CannotHere
from tare.experiments.events.transfer.exact import run

NGINX, LIBEVENT = "nginx", "libevent"
FOLDER = "/tare/anchors"
# what is built of others, by tests/events/anchors
PROGRAMS = {NGINX: ("nginx", "nginx-marked.so"), LIBEVENT: ("libevent-server",)}
CONFIG = """daemon off;
master_process off;
user root root;
pid /tmp/nginx.pid;
error_log /tmp/nginx.log crit;
events { worker_connections 4096; use epoll; }
http {
    access_log off;
    server_tokens off;
    keepalive_requests 1000000000;
    tcp_nodelay on;
    sendfile on;
    tcp_nopush on;
    open_file_cache max=8;
    server { listen 127.0.0.1:PORT backlog=4096; root /tmp/nginx; }
}
"""


@dataclass(frozen=True)
class Anchor(run.Case):
    """A server of others, which tells nothing but its marks."""

    @property
    def tells(self):
        return False

    @property
    def marks(self):
        """One reply more comes before them: until there is one the server does not listen yet."""
        return [mark + 1 for mark in super().marks]

    def lines(self, port=run.PORT):
        """Of the guest's script."""
        server = {
            NGINX: [*linked("nginx"), "-p", "/tmp/nginx", "-c", "/tmp/nginx.conf"],
            LIBEVENT: [f"{FOLDER}/libevent-server", port, self.size]}[self.model]
        marked = [f"TARE_MARKS={','.join(map(str, self.marks))}"]
        if self.http:
            marked.append(f"LD_PRELOAD={FOLDER}/nginx-marked.so")
        address = run.ADDRESS, port
        once = run.words_of(["activelink", *["--http"] * self.http, "--no-verify",
                             "--requests", 1, "--size", self.size, *address, 1])
        return [*(nginx_folder(self.size, port) if self.http else ()),
                f"env {run.words_of(marked)} {run.words_of(server)} & SERVER=$!",
                f"until {once} >/dev/null 2>&1; do kill -0 $SERVER; done",
                f"{run.words_of(self.client_words(address))} >/dev/null",
                "kill $SERVER; wait $SERVER || true"]


def linked(program, folder=FOLDER):
    """The words that run a program of FOLDER with its libraries()."""
    return [f"{folder}/ld-linux-x86-64.so.2", "--library-path", folder, f"{folder}/{program}"]


def nginx_folder(size, port):
    """Lines that make what nginx serves, with the same bytes as ours."""
    return ["mkdir -p /tmp/nginx /etc /var/lib/nginx; echo root:x:0:0::/:/bin/sh >/etc/passwd",
            "echo root:x:0: >/etc/group",
            f"{{ printf '%08d\\n' {size}; head -c {size - 10} /dev/zero | tr '\\0' .; echo; }} "
            ">/tmp/nginx/index.html",
            f"sed s/PORT/{port}/ {FOLDER}/nginx.conf >/tmp/nginx.conf"]


def files(config):
    """{path in the guest: path here} of all anchors; CannotHere. config: where nginx's is put."""
    found = programs()
    Path(config).write_text(CONFIG, encoding="ascii")
    return {f"{FOLDER}/nginx.conf": Path(config),
            **{f"{FOLDER}/{path.name}": path for path in found},
            **libraries(found[0])}


@paths.as_found()
def programs():
    """Where they are; CannotHere. Those of nginx come first."""
    try:
        return [paths.anchor_program(name) for names in PROGRAMS.values() for name in names]
    except CannotHere:
        raise CannotHere("nginx and libevent-server are not here: `make -C tests/events/anchors` "
                         "takes them out of Debian's packages") from None


def libraries(program, folder=FOLDER):
    """{path in FOLDER of the guest: path here} of what a program is linked against."""
    done = subprocess.run(["ldd", program], capture_output=True, text=True, check=False)
    if done.returncode or "not found" in done.stdout:
        raise CannotHere(f"{program}: {(done.stderr or done.stdout).strip()}")
    found = [word for line in done.stdout.splitlines() for word in line.split()
             if word.startswith("/")]
    return {f"{folder}/{Path(path).name}": Path(path) for path in found}
