# SPDX-License-Identifier: GPL-2.0-only
"""events' part of the benchmark: what is read of others, and what becomes of it."""

import pytest
from event_documents import empty

from tare import paths
from tare.errors import TareError
from tare.experiments.events.bench import clients

WRK = """Running 1s test @ http://127.0.0.1:8080/
  104812 requests in 1.01s, 118.64MB read
Requests/sec: 103803.87
"""


def test_what_wrk_prints():
    assert clients.wrk_requests(WRK) == 104812
    for wrong in ("  Socket errors: connect 0, read 3, write 0, timeout 0",
                  "  Non-2xx or 3xx responses: 7"):
        with pytest.raises(TareError, match=wrong.split(":")[0].strip()):
            clients.wrk_requests(WRK.replace("Requests/sec", f"{wrong}\nRequests/sec"))


def test_without_wrk_it_says_so(monkeypatch):
    monkeypatch.setattr(paths, "of_others", lambda name: None)
    document = empty("bench")
    clients.add(document, None, (1, 0), None)
    assert document["warnings"] and not document["measurements"]
