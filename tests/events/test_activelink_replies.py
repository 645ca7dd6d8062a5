# SPDX-License-Identifier: GPL-2.0-only
"""activelink checks each reply: its length line, its length, its last byte, and HTTP's header."""

import itertools

import pytest
from link_servers import ACTIVELINK, SIZE, against, ask, fails, http, seed, serving

CONNECTIONS = 2

LIES = {
    "a byte too few": (seed()[:-1], "no reply in time"),
    "a byte too many": (seed() + b"\n", "more than was asked for"),
    "twice": (seed() * 2, "more than was asked for"),
    "a length line of another length": (seed(says=SIZE - 1), "wrong length line"),
    "shorter, and says so": (seed(SIZE - 1), "wrong length line"),
    "no length line": (b"." * (SIZE - 1) + b"\n", "wrong length line"),
    "a length line that ends wrong": (seed().replace(b"\n", b" ", 1), "wrong length line"),
    "another last byte": (seed(end=b"."), "wrong last byte"),
}

HTTP_LIES = {
    "a byte too few": (http()[:-1], "no reply in time"),
    "a byte too many": (http() + b"\n", "more than was asked for"),
    "a header too many": (http() + b"HTTP/1.1 200 OK\r\n", "more than was asked for"),
    "an error": (http(status=b"500 Internal"), "HTTP status is not 200"),
    "a status that begins so": (http(status=b"2000 OK"), "HTTP status is not 200"),
    "a longer length": (http(length=SIZE + 1), "wrong Content-Length"),
    "a length that is not a number": (http().replace(b"1024\r", b"1024x\r", 1),
                                   "wrong Content-Length"),
    "no length": (http().replace(b"Content", b"Kontent", 1), "wrong Content-Length"),
    "no header": (seed() + b"\r\n\r\n", "no HTTP header"),
    "a header without an end": (b"HTTP/1.1 200 OK\r\n" + b"A: b\r\n" * 2000, "no HTTP header"),
    "another length in the body": (http(seed(says=SIZE - 1)), "wrong length line"),
    "another last byte": (http(seed(end=b".")), "wrong last byte"),
}


@pytest.mark.parametrize("lies, of", [(lies, of) for lies in (LIES, HTTP_LIES) for of in lies])
def test_a_lie_is_noticed(lies, of, tmp_path):
    """One line, status 1, and an even account: all but one request."""
    lie, what = lies[of]
    # short where just that is to be seen
    limit = 0.5 if what == "no reply in time" else 30
    right, end, words = ((seed(), b"\n", []) if lies is LIES
                         else (http(), b"\r\n\r\n", ["--http"]))
    # the first after those that verify
    answers = itertools.chain([right] * CONNECTIONS, [lie], itertools.repeat(right))
    said, asked = fails(lambda *_: [next(answers)], CONNECTIONS, "--timeout", limit, "--requests",
                        200, *words, folder=tmp_path, end=end)
    assert (said, asked["failed"]) == (f"1 {what}", {what: 1})
    assert (asked["requests"], asked["replies"], asked["latency"]["count"]) == (200, 199, 199)


@pytest.mark.parametrize("lie, what", [
    (http(status=b"500 OK"), "HTTP status is not 200"),
    (http(length=SIZE + 1), "wrong Content-Length"),
    (http(seed(end=b".")), "wrong last byte"),
    (http(seed(says=SIZE + 1)), "wrong length line")])
def test_a_header_like_the_one_before_is_looked_at(lie, what, tmp_path):
    """As long as it, and wrong."""
    _, asked = fails(lambda number, _: [lie if number == 5 else http()], 1, "--http", "--requests",
                     20, folder=tmp_path, end=b"\r\n\r\n")
    assert (asked["all_replies"], asked["failed"]) == (5, {what: 1})


def test_a_short_reply_shows_in_the_next_one(tmp_path):
    """With requests on their way behind it."""
    _, asked = fails(lambda number, _: [seed()[:-1] if number == 5 else seed()],
                     1, "--pipeline", 4, "--requests", 100, folder=tmp_path)
    assert asked["all_replies"] == 5
    assert asked["failed"] == {"wrong last byte": 1, "connection given up": 3}


def pieces(reply, size):
    return [reply[at:at + size] for at in range(0, len(reply), size)]


@pytest.mark.parametrize("size", [1, 7, 500])
@pytest.mark.parametrize("words", ["", "--pipeline 3", "--http"])
def test_a_right_reply_may_come_in_pieces(size, words, tmp_path):
    """By HTTP a header as before is compared, another one is read."""
    headers = itertools.cycle([b"", b"", b"Date: now\r\n", b"Long: " + b"x" * 3000 + b"\r\n"])
    made, end = ((lambda: http(more=next(headers)), b"\r\n\r\n") if words == "--http"
                 else (seed, b"\n"))

    with serving(lambda *_: pieces(made(), size), end=end) as port:
        done, asked = ask(ACTIVELINK, port, 1, "--requests", 30, *words.split(), folder=tmp_path)
    assert (done.returncode, asked["replies"], asked["failed"]) == (0, 30, {}), done.stderr


@pytest.mark.parametrize("size", [10, 100000])
def test_replies_of_all_sizes(size, tmp_path):
    """The server's own, which this client knows to be right by its own numbers."""
    for words in ([], ["--http"]):
        _, asked = against(["-m", "epoll", "-s", size], ACTIVELINK, 3, "--size", size, "--requests",
                           30, *words, folder=tmp_path)
        assert (asked["replies"], asked["size"], asked["failed"]) == (30, size, {})


def test_what_is_wrong_before_measuring(tmp_path):
    _, asked = fails(lambda *_: [seed(SIZE - 1)], 3, folder=tmp_path)
    assert (asked["failed"], asked["requests"]) == ({"wrong length line": 3}, 0)
