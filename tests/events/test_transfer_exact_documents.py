# SPDX-License-Identifier: GPL-2.0-only
"""What an exact machine leaves is read as it is meant, and refused where it does not add up."""

from dataclasses import replace
from pathlib import Path

import pytest
from event_documents import OUTCOME, empty, exact, lines, write

from tare import result
from tare.errors import CannotHere, FormatError, TareError, UsageError
from tare.experiments.events import bench
from tare.experiments.events.transfer import verbs as transfer_verbs
from tare.experiments.events.transfer.exact import (
    ablation, anchors, executed, figures, many, rate, run as exact_run, verbs)
from tare.experiments.events.transfer.exact.run import Case, cases_of, more_of, title

CASE = Case("epoll", 1, 9)


def read(tmp_path, run, of_plugin=None):
    write(tmp_path, run.case.key, run.server, run.client)
    return exact_run.read(run.case, tmp_path, iter(of_plugin or lines(run)))


def test_figures_lie_between_the_marks(tmp_path):
    """What taking a mark executes is in none of them."""
    run = read(tmp_path, exact(CASE))
    assert run.instructions == [20_000] * 10 and run.executed.total == 20_000
    assert run.each("wakeups") == .5 and run.executed.calls == 3
    assert run.requests == CASE.marks[-1] - CASE.marks[0]


def changed(document, path, change):
    """That changes in it what is at PATH."""
    *way, last = path
    for step in way:
        document = document[step]
    document[last] = change(document[last])


@pytest.mark.parametrize("path, change, said", [
    (("marks",), lambda marks: marks[:2] + marks[3:], "marks were to be taken at"),
    # at the same time as the one before
    (("marks", 2, "requests"), lambda number: number - CASE.window, "marks were to be taken at"),
    (("model",), lambda _: "select", "the model is select, not epoll"),
    (("marks", 0, "open"), lambda links: links - 1, "9 of 10 links open at request 610"),
    (("replies",), lambda replies: replies - 1, "the server read"),
    # a worker of io_uring's, that ran between the marks
    (("marks", -1, "cpu_ns"), lambda ns: ns + 10**6,
     "ns of CPU per request were used by other threads"),
    (("marks", 0, "cpu_ns"), lambda _: "12", "not a document of eventserver"),
    # a ghost, by the client
    (("connected",), lambda links: links + 1, "10 connections wanted, the client has 11"),
])
def test_forged_documents_are_refused(tmp_path, path, change, said):
    run = exact(CASE)
    changed(run.client if path == ("connected",) else run.server, path, change)
    with pytest.raises((TareError, FormatError), match=said) as error:
        read(tmp_path, run, lines(exact(CASE)))
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("text", ["", "1 2 3 4 5 6 7\n"])
def test_a_report_of_the_plugin_that_is_cut_off_is_refused(tmp_path, text):
    (tmp_path / "report").write_text(text)
    with pytest.raises(FormatError, match="cut off"):
        executed.report_of(tmp_path / "report")


@pytest.mark.parametrize("model, links, said", [
    ("uring-sqpoll", 10, "an exact machine has one CPU"),
    ("kqueue", 10, "kqueue: is not measured exactly"),
    ("select", 1001, "1001 is not from 1 to 1000"), ("select", 0, "0 is not from 1 to 1000")])
def test_what_cannot_be_measured_exactly_is_refused(model, links, said):
    with pytest.raises(UsageError, match=said):
        verbs.measure((model,), (links,), "6.1")


@pytest.mark.parametrize("model", ["select", "poll"])
def test_what_cannot_have_so_many_links_is_refused_before_a_boot(model, monkeypatch):
    """select would shed them, and the guest would wait for ever until all stand."""
    monkeypatch.setattr(many.machine, "run", None)
    with pytest.raises(UsageError, match=f"{model}: is not measured with 50000 links; one of "
                                         "epoll, uring-defer is"):
        many.measure(models=(model,))


def test_marks_and_windows_of_all_cases():
    """A window holds ten batches; marks come after each link was asked and before links close; and
    each case has files of its own."""
    every = {*cases_of(exact_run.MODELS, exact_run.CONNECTIONS), *more_of(exact_run.MODELS)}
    assert len({case.key for case in every}) == len({title(case) for case in every}) == len(every)
    for case in every:
        batch = case.active * case.pipeline
        assert case.windows >= 10 and min(case.window, case.warm) >= 10 * batch
        assert case.marks[0] >= case.links + batch
        assert case.links + case.warm + case.asked - case.marks[-1] >= batch


@pytest.mark.parametrize("change, said", [
    (lambda windows: windows, ""),
    (lambda windows: [*windows[:-1], windows[-1] * 1.04], ""),
    (lambda windows: [*windows[:-1], windows[-1] * 1.06], "windows of 200 requests are from 20000"),
    # n and 2 n do not agree, although each window is near
    (lambda windows: [*windows[:5], *(1.03 * window for window in windows[5:])],
     "5 windows have 20000 instructions per request, 10 have 20300")])
def test_windows_that_are_no_figure_are_refused(change, said):
    windows = change([20_000.0] * 10)
    run = replace(exact(CASE), windows=tuple(replace(one, kernel=kernel) for one, kernel in
                                             zip(exact(CASE).windows, windows, strict=True)))
    assert (run.unsettled or "").startswith(said) and bool(run.unsettled) == bool(said)


def test_what_threads_of_the_kernel_execute_is_no_figure_of_the_server():
    """As where ksoftirqd has taken over what the server's sends cost."""
    assert not exact(CASE, threads=190).unsettled
    assert exact(CASE, threads=210).unsettled.startswith(
        "threads of the kernel, as ksoftirqd, run softirqs of 210 instructions per request")


def test_an_idle_descriptor_is_what_more_of_them_add():
    """Also to a server that sleeps. What has no figure leaves its cells empty."""
    counts, models = (10, 100, 1000), ("select", "epoll")
    taken = {case: exact(case, 1000 * case.links) for case in cases_of(models, counts)
             if case != Case("epoll", 1, 999)}
    made = figures.requests(taken, models, counts)
    assert made["columns"] == [
        "model", *(f"1 of {count}" for count in counts), *(f"all {count}" for count in counts),
        "an idle descriptor, 10 to 100", "an idle descriptor, 100 to 1000"]
    one = [10_000, 100_000, 1_000_000]
    assert made["rows"] == [["select", *one, *one, 1000, 1000],
                            ["epoll", *one[:2], None, *one, 1000, None]]
    assert figures.sleeping(taken, models[:1], counts)["rows"] == [["select", *one, 1000, 1000]]


def test_what_the_guest_tells_of_its_memory():
    text = ("sockets: used 5\nTCP: inuse 7 orphan 0 tw 0 alloc 8 mem 3\nSlab:   10 kB\n"
            "MemFree:  20 kB\nVmRSS:\t   30 kB\n")
    found = many.state(text)
    assert found == {"buffers": 12, "Slab": 10, "MemFree": 20, "VmRSS": 30}
    more = {name: value + many.LINKS for name, value in found.items()}
    assert [row[1] for row in many.table(found, more)["rows"]] == [1024, 1024, 1024, -1024]


@pytest.fixture(params=[True, False])
def with_anchors(monkeypatch, request):
    """Exact machines with and without servers of others, in which epoll and io_uring execute
    20,000 instructions per request; with some there is no figure, one way the kernel has not."""
    def boot(wanted, kernel, folder, files):
        for case in wanted:
            if "bundle" in case.model:
                (Path(folder) / f"{case.key}.said").write_text("eventserver: no bundles\n")
        return {case: exact(case, 20_000 * (1 + (case.model in ("select", "nginx"))),
                            threads=900 * (case.size > 1024))
                for case in wanted if "bundle" not in case.model}, OUTCOME

    def files(config):
        if not request.param:
            raise CannotHere("nginx is not here")
        return {}

    monkeypatch.setattr(exact_run, "boot", boot)
    monkeypatch.setattr(anchors, "files", files)
    return request.param


def test_the_ratios_of_bench(with_anchors):
    """select over epoll, of one active link, and ours over nginx: windows of one boot in pairs."""
    made = empty("bench")
    bench.add(made)
    assert [(one["name"], one["raw"]["value"]) for one in made["measurements"]] == [
        ("events.select_over_epoll.one_active", 2), ("events.over_nginx", .5)][:1 + with_anchors]
    for one in made["measurements"]:
        assert one["unit"] == "ratio" and one["interval_over"] == result.EXACT
        assert "exact mode on Linux 6.1.0, QEMU 7.2" in one["conditions"][0]
    assert with_anchors or "nginx is not here" in made["warnings"][0]


# ---- servers of others


def test_a_server_of_others_tells_only_what_its_client_saw(tmp_path):
    """Its marks are one reply further on: until there is one, it does not listen yet."""
    case = anchors.Anchor(anchors.NGINX, 1, 9, http=True)
    assert case.marks == [mark + 1 for mark in Case("epoll", 1, 9).marks]
    of = exact(replace(CASE, http=True))
    write(tmp_path, case.key, of.server, of.client)
    run = exact_run.read(case, tmp_path, iter(lines(of)))
    assert run.executed.total == 20_000 and run.requests == of.requests and not run.unsettled
    of.client["failed"] = {"closed": 1}
    write(tmp_path, case.key, of.server, of.client)
    with pytest.raises(TareError, match="nginx.10.1.http: .*closed.* failed"):
        exact_run.read(case, tmp_path, iter(lines(of)))


# ---- the ablation


def test_the_ablation_is_a_result(monkeypatch, with_anchors):
    monkeypatch.setattr(ablation.verbs.machine, "document",
                        lambda name, outcome: {**empty(name), "experiment": name})
    made = ablation.measure()
    result.validate(made, "here")
    cells = {row[0]: row[2:] for row in made["tables"][0]["rows"]}
    assert len(cells) == len(ablation.SET_UPS) + 1 - 2 - 2 * (not with_anchors)
    assert cells["epoll"] == [20_000, None, 20_000, None, 20_000, None, None, None, 20_000, None]
    assert cells["select"] == [40_000, 100, 40_000, 100, 40_000, 100, None, None, 40_000, 100]
    assert cells["uring+skip"][::2] == [20_000, 20_000, 20_000, None, None]
    assert sum("no bundles" in one for one in made["warnings"]) == 2
    assert sum(one.startswith("no figure of ") for one in made["warnings"]) == len(cells)
    assert sum("nginx is not here" in one for one in made["warnings"]) == 2 * (not with_anchors)


def test_each_set_up_is_compared_with_one_that_is_measured():
    for model, before in ablation.SET_UPS.items():
        assert before == "epoll" or before in ablation.SET_UPS
        if model not in (*anchors.PROGRAMS, ablation.BY_HTTP):
            transfer_verbs.check_model(model)
        of_load = ablation.loads(model).values()
        assert len({case.key for case in of_load}) == len(of_load)
    with pytest.raises(UsageError, match="kqueue: is not a set-up of the ablation; there are sel"):
        ablation.measure(models=("kqueue",))


# ---- a fixed rate


def at_rate(model, name, seed, slower=1.0, late=0):
    """A run whose latencies are 100 to 199 us, SLOWER times."""
    case = rate.cases_of((model,), 8000, seed, 64)[model, True][-1]
    run = exact(replace(case, model=model, name=name))
    buckets = [[round(us * slower) * 1000, round((us + 1) * slower) * 1000, 100]
               for us in range(100, 200)]
    run.client.update(requests=10_000, late=late)
    run.client["latency"].update(count=10_000, buckets=buckets)
    return run


def test_percentiles_are_medians_over_seeds_and_ratios_are_in_pairs():
    runs = {name: [at_rate("epoll", name, seed, slower * (1 + seed / 100))
                   for seed in range(1, 11)]
            for name, slower in (("epoll", 1), ("uring", 1.1), ("epoll again", 1))}
    table, warnings = rate.latency(8000, True, runs, rate.differing(runs))
    rows = {row[0]: row[1:] for row in table["rows"]}
    assert not warnings and "before all others" in table["title"]
    # the middle of the bucket, of the fifth and the sixth seed
    assert [float(cell.split()[0]) for cell in rows["epoll"][:2]] == pytest.approx(
        [1.055 * 149.5, 1.055 * 189.5], abs=0.5)
    assert rows["epoll"][4] is None and rows["epoll again"][4] == "1"
    assert rows["uring"][4].startswith("1.1")


def test_a_server_that_does_not_keep_up_has_no_percentiles():
    runs = {name: [at_rate(name.split()[0], name, seed, late=101 * (name == "select"))
                   for seed in range(1, 11)] for name in ("epoll", "select", "epoll again")}
    table, warnings = rate.latency(8000, False, runs, rate.differing(runs))
    assert [row[1:6] for row in table["rows"] if row[0] == "select"] == [5 * [None]]
    assert warnings == ["no percentiles of select at 8,000: 1.01 % of the requests were sent more "
                        "than 1 ms late: the server does not keep up"]
    assert not rate.late([at_rate("epoll", "epoll", 1, late=100)])


def test_a_percentile_that_differs_under_two_names_is_no_figure():
    runs = {name: [at_rate("epoll", name, seed, slower) for seed in range(1, 11)]
            for name, slower in (("epoll", 1), ("select", 1.3), ("epoll again", 1.1))}
    table, warnings = rate.latency(8000, True, runs, rate.differing(runs))
    assert [row[1:6] for row in table["rows"]] == 3 * [5 * [None]]
    assert len(warnings) == 4 and "p99 of the same model differs under two names" in warnings[2]
    # nor in the measurements, which have them without a table
    for refused, kept in (({}, 4), ({99.9: "differs"}, 3)):
        made = rate.measurement(8000, True, "epoll", runs["epoll"], OUTCOME, refused)
        assert len(made["percentiles"]) == kept
    # without two names, or where they do not keep up, nothing tells how much they vary
    alone = {name: of for name, of in runs.items() if name != "epoll again"}
    assert len(rate.differing(alone)) == 4
    behind = {**runs, "epoll": [at_rate("epoll", "epoll", seed, late=200) for seed in range(1, 11)]}
    table, warnings = rate.latency(8000, True, behind, rate.differing(behind))
    assert [row[1:6] for row in table["rows"]] == 3 * [5 * [None]] and len(warnings) == 2


def test_all_models_have_the_same_arrivals_and_take_turns_in_being_first():
    """One of them comes twice."""
    cases = rate.cases_of(("select", "epoll"), 8000, 10, 64)
    assert {name for name, _ in cases} == {"select", "epoll", "epoll again"}
    boots = [rate.in_turn(cases, seed) for seed in range(10)]
    for seed, boot in enumerate(boots, 1):
        assert len({case.key for case in boot}) == len(cases) == 3 * 2
        assert len({(case.rate, case.active, case.window) for case in boot}) == 1
        assert {case.seed for case in boot} == {seed}
    assert len({boot[0].key.partition(".")[0] + str(boot[0].ahead) for boot in boots}) > 3
