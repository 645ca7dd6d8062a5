# SPDX-License-Identifier: GPL-2.0-only
"""A host's last captures as metrics: the files' sums, percentiles as fine as the tools' classes."""

import json
import re
import shutil
import socket
import sys
from collections import Counter

import fleet_inbox
import pytest
from breadth import NIGHT
from fleet_inbox import DAY, class_of, latencies
from programs import TOP, run

DASHBOARD = TOP / "userspace/fleet/grafana/tare.json"
SIZES = {"memcpy": [1, 2, 64, 64, 4096], "memset": [0, 0, 8]}
# what a process may be called, and a label must not be
STRANGE = 'a "b\\c"\nd'
SYSTEM = {"read": latencies(1), "write": latencies(2), STRANGE: latencies(3, 50)}


@pytest.fixture(name="files")
def _files(tmp_path):
    """Of one host, which nobody has collected."""
    return [fleet_inbox.profile(tmp_path / "here", "6.1"),
            fleet_inbox.document(tmp_path / "here/syslat.json", "h1", SYSTEM),
            fleet_inbox.document(tmp_path / "here/libcmem.json", "h1", SIZES, "bytes", "libcmem")]


@pytest.fixture(name="written")
def _written(tare, files, tmp_path):
    """written(words): the textfile of these files."""
    def write(*words, of=files, name="tare.prom"):
        status, _, err = tare("fleet", "export", "textfile", "-o", tmp_path / name, *words, *of)
        assert status == 0, err
        return tmp_path / name

    return write


def samples(text):
    """{(name, labels as a frozenset): value}, by a reader that others wrote."""
    parser = pytest.importorskip("prometheus_client.parser",
                                 reason="python3-prometheus-client is not installed here")
    # 687865855 and 6.87865855e+08 are one bound
    every = [one for family in parser.text_string_to_metric_families(text)
             for one in family.samples]
    found = [((one.name, frozenset((label, str(float(its)) if label == "le" else its)
                                   for label, its in one.labels.items())), one.value)
             for one in every]
    assert len(dict(found)) == len(found), "a series is there twice"
    assert all(one.timestamp is None for one in every), "node_exporter reads no textfile with one"
    return dict(found)


def of_metric(found, name, *labels):
    """{values of LABELS: value} of one metric."""
    return {tuple(dict(its)[label] for label in labels): value
            for (metric, its), value in found.items() if metric == name}


def quantile(share, buckets):
    """As Prometheus has it: linear between two bounds. buckets: {le as text: values up to it}."""
    bounds = sorted((float(le), count) for le, count in buckets.items())
    rank, (before, below) = share * bounds[-1][1], (0.0, 0)
    for bound, count in bounds:
        if count >= rank:
            return before + (bound - before) * (rank - below) / (count - below)
        before, below = bound, count
    raise AssertionError("no bound has them all")


def true_class(values, share):
    """The class, in seconds, of the value at the rank that histogram_quantile takes."""
    low, high = class_of(sorted(values)[max(0, -int(-share * len(values) // 1) - 1)])
    return (low - 1) / 1e9, high / 1e9


def of_name(found, name):
    every = of_metric(found, "tare_latency_seconds_bucket", "name", "le")
    return {le: value for (its, le), value in every.items() if its == name}


def test_the_sums_are_those_of_the_files(written, files, monkeypatch):
    """Files are read without DuckDB."""
    monkeypatch.setitem(sys.modules, "duckdb", None)
    found = samples(written("--host", "h1", "--group", "web").read_text())
    calls, total = Counter(), Counter()
    for line in files[0].read_text().splitlines():
        if line.startswith("size "):
            _, function, context, _, _, number, size = line.split()
            calls[function, context] += int(number)
            total[function, context] += int(size)
    assert of_metric(found, "tare_copy_calls", "function", "context") == calls
    assert of_metric(found, "tare_copy_bytes", "function", "context") == total
    assert of_metric(found, "tare_latency_seconds_count", "instrument", "name") == {
        ("syslat", name): len(values) for name, values in SYSTEM.items()}
    assert of_metric(found, "tare_size_bytes_count", "name") == {
        (name,): len(values) for name, values in SIZES.items()}
    for (name,), value in of_metric(found, "tare_latency_seconds_sum", "name").items():
        assert value == pytest.approx(sum(SYSTEM[name]) / 1e9, rel=1 / 32)
    spans = of_metric(found, "tare_capture_span_seconds", "kind")
    assert spans["profile",] * 1e9 == int(re.search(r"span-ns: (\d+)", files[0].read_text())[1])
    assert set(spans) == {("profile",), ("syslat",), ("libcmem",)}
    assert of_metric(found, "tare_capture_time_seconds", "kind")["profile",] == 1795435200
    assert {(dict(labels)["host"], dict(labels)["group"]) for _, labels in found} == {("h1", "web")}


def test_two_hosts_can_be_added(written, tmp_path):
    """What sum by (le) does: a bound that one host lacks would count as 0 there. Percentiles are
    as fine as the tools' classes."""
    both, together = {"a": latencies(4), "b": [value * 40 for value in latencies(5)]}, Counter()
    for host, values in both.items():
        path = fleet_inbox.document(tmp_path / host / "x.json", host, {"read": values})
        found = samples(written("--host", host, of=[path], name=f"{host}.prom").read_text())
        together.update(of_name(found, "read"))
    for share in (0.01, 0.3, 0.5, 0.7, 0.9, 0.99, 0.999):
        below, high = true_class(both["a"] + both["b"], share)
        assert below < quantile(share, together) <= high


def test_the_names_with_most_time_are_kept(written):
    found = samples(written("-T", "1").read_text())
    longest = max(SYSTEM, key=lambda name: sum(SYSTEM[name]))
    assert set(of_metric(found, "tare_latency_seconds_count", "name")) == {(longest,)}


def test_a_name_cannot_break_out_of_its_label(written, tmp_path):
    assert len(of_name(samples(written().read_text()), STRANGE)) > 2
    path = fleet_inbox.document(tmp_path / "x.json", "h", {"\ud800": [5]})
    assert ("?",) in of_metric(samples(written(of=[path]).read_text()),
                               "tare_latency_seconds_count", "name")


def test_of_several_captures_the_last_counts(written, tmp_path):
    paths = [fleet_inbox.document(tmp_path / name / f"{time}.json", "h", {name: [5]})
             for name, time in (("new", "20261123T120001Z"), ("old", DAY))]
    found = samples(written(of=paths).read_text())
    assert set(of_metric(found, "tare_latency_seconds_count", "name")) == {("new",)}
    assert of_metric(found, "tare_capture_time_seconds", "host", "kind") == {
        (socket.gethostname(), "syslat"): 1795435201}


def test_bad_words(refused, files, tmp_path):
    prom = tmp_path / "x.prom"
    for out, words, said in (
            (tmp_path / "x.txt", [files[0]], "reads files called NAME.prom only"),
            ("/nonexistent/x.prom", [files[0]], "cannot be written"),
            (prom, ["nothing"], "nothing: cannot be read")):
        assert said in refused(2, "fleet", "export", "textfile", "-o", out, *words), words


def test_what_is_refused_leaves_the_last_file(tare, written, files):
    out = written()
    before = out.read_bytes()
    files[0].write_text(files[0].read_text().replace("exit-status: 0", "exit-status: 1"))
    status, _, err = tare("fleet", "export", "textfile", "-o", out, *files)
    assert status == 1 and "its command ended with status 1" in err
    assert out.read_bytes() == before and set(out.parent.iterdir()) == {out, files[0].parent}


def expressions():
    """Every expression of the dashboard, variables put in; and queries of its variables."""
    document = json.loads(DASHBOARD.read_text())
    found = [target["expr"] for panel in document["panels"] for target in panel["targets"]]
    variables = document["templating"]["list"]
    asked = [one["query"] for one in variables if one["type"] == "query"]
    names = "|".join(one["name"] for one in variables)
    return [re.sub(rf"\$({names})\b", ".*", text) for text in (*found, *asked)]


def test_the_dashboard_asks_for_what_is_there(written):
    found = samples(written("--host", "h1", "--group", "web").read_text())
    metrics = {name for name, _ in found}
    labels = {name for _, its in found for name, _ in its}
    assert len(expressions()) > 10
    for text in expressions():
        assert set(re.findall(r"\btare_\w+", text)) <= metrics, text
        used = {name for names in re.findall(r"(?:by|on) \(([^)]*)\)", text)
                for name in names.split(", ")} | set(re.findall(r"(\w+)=~?\"", text))
        assert used <= labels and "$" not in text, text


@pytest.fixture(name="promtool")
def _promtool():
    """Of a package that is not installed for tests, since it would start services."""
    if not NIGHT:
        return shutil.which("promtool") or pytest.skip(
            "make check-all: promtool is taken out of prometheus")
    found = run(TOP / "tools/from-debian", "prometheus", "promtool")
    return found.stdout.strip() or pytest.skip(found.stderr.strip().splitlines()[-1])


def test_promtool_reads_it(promtool, written):
    done = run(promtool, "check", "metrics", input=written().read_text())
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_promtool_reads_the_dashboards_expressions(promtool, tmp_path):
    rules = [{"record": "x", "expr": text} for text in expressions()
             if not text.startswith("label_values")]
    (tmp_path / "rules.yml").write_text(json.dumps({"groups": [{"name": "x", "rules": rules}]}))
    done = run(promtool, "check", "rules", "--lint=none", tmp_path / "rules.yml")
    assert done.returncode == 0 and f"{len(rules)} rules found" in done.stdout, done.stderr
