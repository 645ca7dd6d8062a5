# SPDX-License-Identifier: GPL-2.0-only
"""eventserver answers both protocols, in every model, however the requests come."""

import socket

import pytest
from event_server import MODELS, SEED, Server, read_http, take, take_all

GET = b"GET /some/path HTTP/1.1\r\nHost: here\r\n\r\n"
# which may end without CR
LINES = b"GET / HTTP/1.1\nHost: here\n\n"
KEEP_10 = b"GET / HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n"
CLOSE = b"GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"


def short(value):
    """What a test is called by goes into its environment, which has little room."""
    return str(value)[:30]


@pytest.fixture(scope="module", params=MODELS)
def server(request, tmp_path_factory):
    with Server(tmp_path_factory.mktemp("server"), request.param) as running:
        yield running


@pytest.fixture
def link(server):
    with server.connect() as connected:
        yield connected


@pytest.mark.parametrize("request_, version, connection", [
    (GET, "1.1", None), (LINES, "1.1", None), (KEEP_10, "1.0", "keep-alive"),
    (b"GET / HTTP/1.0\r\n\r\n", "1.1", "close"), (CLOSE, "1.1", "close")])
def test_http_is_answered_and_kept_alive_or_closed(link, request_, version, connection):
    """As its version has it, or as it asks."""
    for _ in range(1 if connection == "close" else 3):
        link.sendall(request_)
        status, headers, body = read_http(link)
        assert (status, headers.get("connection")) == (f"HTTP/{version} 200 OK", connection)
        assert body == SEED
    if connection == "close":
        assert link.recv(1) == b""


@pytest.mark.parametrize("request_, status", [
    (b"HEAD / HTTP/1.1\r\nHost: here\r\n\r\n", 405),
    (b"POST / HTTP/1.1\r\nContent-Length: 200000\r\n\r\n" + 200000 * b"x", 405),
    (b"GET / HTTP/1.1\r\nContent-Length: 3\r\n\r\nabc", 400),
    (b"GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
    (b"GET /\r\n\r\n", 400),
    (b"GET / HTTP/2.0\r\n\r\n", 400),
    (b"GET  HTTP/1.1\r\n\r\n", 400),
    (b"GET /a b HTTP/1.1\r\n\r\n", 400),
    (b"GET / HTTP/1.1\r\nX: " + 9000 * b"y", 431),
], ids=short)
def test_what_is_not_served_is_told_and_closed(link, request_, status):
    """Whole although the client still sends when the server has read enough."""
    link.sendall(request_)
    told, headers, body = read_http(link)
    assert int(told.split()[1]) == status and headers["connection"] == "close" and not body
    link.shutdown(socket.SHUT_WR)
    assert link.recv(1) == b""


def test_pipelined_requests_are_answered_in_order(link):
    """The three kinds have replies of their own; more of them than may wait at a time."""
    link.sendall((b"data\n" + GET + b"data\ndata\n" + KEEP_10) * 100 + 300 * b"data\n" + CLOSE)
    for _ in range(100):
        assert take(link, 1024) == SEED
        assert read_http(link)[::2] == ("HTTP/1.1 200 OK", SEED)
        assert take(link, 2048) == SEED + SEED
        assert read_http(link)[::2] == ("HTTP/1.0 200 OK", SEED)
    assert take(link, 300 * 1024) == 300 * SEED
    assert read_http(link)[2] == SEED
    assert link.recv(1) == b""


def test_requests_that_come_byte_by_byte(link):
    link.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    for request in (b"data\n", GET, b"data\n"):
        for i in range(len(request)):
            link.send(request[i:i + 1])
        if request is GET:
            assert read_http(link)[2] == SEED
        else:
            assert take(link, 1024) == SEED


@pytest.mark.parametrize("request_", [b"data\n", 500 * b"data\n"], ids=short)
def test_a_client_that_sends_no_more_gets_its_replies(link, request_):
    link.sendall(request_)
    link.shutdown(socket.SHUT_WR)
    assert take_all(link) == len(request_) // 5 * SEED


@pytest.mark.parametrize("more", [GET, 50_000 * b"data\n"], ids=short)
def test_the_last_reply_comes_whole_whatever_was_sent_behind_its_request(link, more):
    """A socket closed with bytes that nobody read would reset it away (RFC 9112, 9.6)."""
    link.sendall(CLOSE + more)
    link.sendall(more)
    assert read_http(link)[2] == SEED
    assert take_all(link) == b""


@pytest.mark.parametrize("garbage", [b"\x16\x03\x01\x02\x00", b"date\n", b"get / HTTP/1.1\r\n\r\n",
                                     b"data\r\n", 100 * b"A", b"\0"], ids=short)
def test_garbage_ends_the_connection_after_what_was_asked(link, garbage):
    link.sendall(b"data\n" + garbage)
    assert take_all(link) == SEED


def test_ipv6(tmp_path):
    with Server(tmp_path, "epoll", ip="::1") as server:
        assert server.ask() == SEED
    assert server.document["requests"] == 1
