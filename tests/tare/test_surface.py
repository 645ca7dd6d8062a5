# SPDX-License-Identifier: GPL-2.0-only
"""What the command says of bad words, of output that cannot be written, and of interrupts."""

import os
import signal
import subprocess
import sys

import pytest
from in_process import every_parser
from made_results import wide
from programs import SURROUNDINGS, TARE, TOP, run
from tare import boots, cli, machine, result
from tare.experiments.memcpy.record import verbs
from tare.reproduce import session
from tareqemu import CannotHere, cache

FULL = "cannot be written (No space left on device); it may hold a part\n"


def test_modules_where_it_is_started_are_not_its_own(tmp_path):
    """Root may start it where others write."""
    for name in ("tare", "json", "numpy", "attr"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit(99)")
    done = run(TOP / "build/bin/tare", "doctor", "--help", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("words, verb, said", [
    (["driver", "flood", "--swep"], "tare driver flood", "--swep: did you mean --sweep?"),
    (["memcpy", "demo", "--exat=1"], "tare memcpy demo", "--exat=1: did you mean --exact?"),
    (["machine", "list", "extra"], "tare machine list", "unrecognized arguments: extra"),
    (["machine", "lst"], "tare machine", "did you mean list?"),
    (["memcpi"], "tare", "did you mean memcpy?"),
    # options are written in full
    (["report", "--htm", "x", "y"], "tare report", "unrecognized arguments"),
    (["--bogus"], "tare", "unrecognized arguments: --bogus"),
    (["driver", "flood", "-n", "12q"], "tare driver flood", "-n/--count: must be a number from 1,"),
    (["driver", "--bo\ngus\x1b"], "tare driver", "unrecognized arguments: --bo\\x0agus\\x1b")])
def test_the_verb_that_does_not_know_a_word_tells_it(tare, words, verb, said):
    status, out, err = tare(*words)
    assert status == 2 and not out
    assert err.startswith(f"{verb}: ") and said in err and err.endswith(f"(see {verb} --help)\n")
    assert err.count("\n") == 1


EMPTY = "tare: an argument is empty: a name or a number is needed there\n"
PNG = "the image is a PNG: give it a name that ends in .png\n"


@pytest.mark.parametrize("words, said", [
    (["report", ""], EMPTY), (["doctor", "--json", ""], EMPTY),
    (["memcpy", "replay", "x", "-f", ""], EMPTY),
    (["memcpy", "demo", "-o", "d", "extra"],
     "tare: extra: not known here; a COMMAND is written after --\n"),
    *((["report", "r.json", "--png", name], f"tare: {name}: {PNG}")
      for name in ("x.svg", "x.pdf", "x.PNG.html")),
    (["report", "r.json", "--html", "x", "--png", "./x"],
     "--png ./x: --html names it, too: give each a file of its own\n"),
    *(([*words, option, "./r.json"], "r.json: cannot be written (it is what is read): name another "
       "file\n") for words, options in (
        (["report", "r.json"], ("--html", "--csv")),
        (["compare", "x", "--", "r.json"], ("--json", "--html", "--csv")),
        (["memcpy", "report", "r.json"], ("--json", "--html")),
        (["memcpy", "export", "r.json"], ("-o",)), (["memcpy", "calls", "r.json"], ("-o",)),
        (["memcpy", "replay", "r.json"], ("--json",)),
        *((["memcpy", "verdict", "x", f"--{one}", "r.json"], ("--html",))
          for one in ("cost", "replay", "dose")),
        (["fleet", "verdict", "--store", "s", "--replay", "r.json"], ("--json",)),
        (["driver", "flood", "--arrivals", "r.json"], ("--json", "--html")),
        (["exact", "diff", "x", "r.json"], ("--json",)),
        (["exact", "gate", "--against", "r.json", "x"], ("-o",)),
        # what a folder holds, a kernel, a routine's file
        (["compare", ".", "--", "x"], ("--json",)),
        (["driver", "attribute", "--keep", "."], ("--json",)),
        (["driver", "tcp", "--kernel", "./r.json"], ("--json",)),
        (["memcpy", "replay", "x", "--impl", "./r.json:copy"], ("--json",)))
      for option in options),
    *((["driver", "flood", option, path], f"tare: {path}: cannot be written ({why})")
      for option in ("--json", "--html", "--png")
      for path, why in (("no/file", "No such file or directory"), (".", "it is a folder"))),
    (["report", "r.json", "--csv", "no/m.csv"], "tare: no/m.csv: cannot be written"),
    (["report", "r.json", "--csv", "."], "Is a directory"),
    (["memcpy", "record", "--machine", "minimal", "-o", "/dev/null", "--", "true"],
     "tare: --output /dev/null: is not a file: a capture is read again at its end\n"),
    *((["events", "setup", option, "0"], f"{option} 0: must be from 1 to ")
      for option in ("--connections", "--backlog", "--phases")),
    (["events", "transfer", "nosuch"], "use ping-pong, streaming, rate, mix\n"),
    (["events", "transfer", "cost"], "mix, or add --exact\n"),
    (["events", "transfer", "--exact", "nosuch"], "use cost, published, rate, delay, "
     "ablation, many\n"),
    (["events", "transfer", "--exact", "mix"], "many, or leave out --exact\n"),
    *((["reproduce", *words], " is for all experiments") for words in (
        ("--quick", "timers"), ("--full", "nt"), ("--fresh", "driver"), ("-o", "x", "events"),
        ("--bundle", "x", "timers"), ("--with", "x", "nt"))),
    (["reproduce", "--timeout", "5", "timers"], "--timeout: timers boots no machine: leave it out"),
    (["reproduce", "--quick", "-o", "/dev/null/out"], "/dev/null/out: cannot be made"),
    *((["reproduce", "-o", "/tmp", *words], said) for words, said in (
        (("--bundle", "/dev/null/x"), "/dev/null/x: cannot be written"),
        (("--bundle", "x", "--full"), "--full: not with --bundle"),
        (("--with", "/nowhere"), "/nowhere: cannot be read"))),
    *((["machine", "run", "minimal", "--copy", f"/etc/hosts:{first}", "--copy",
        f"/etc/passwd:{second}", "--", "true"], f"tare: --copy /etc/passwd:{second}: /etc/hosts is "
       f"copied to {first}, too: take another place\n")
      for first, second in (("/d", "/d"), ("/d", "//e/../d/"), ("/a/b", "/a/b/"))),
    (["bench", "-o", "/dev", "machines"], "/dev: cannot be written (it is a folder)\n"),
    (["bench", "-o", "/dev/null/x/y", "machines"], "/dev/null/x: cannot be made (Not a dir"),
    (["bench", "nosuch"], "there is no such part; use driver, events, exact, fleet, latency, "
                          "memcpy, nt, machines\n")])
def test_a_line_that_helps_before_the_work(refused, monkeypatch, tmp_path, words, said):
    for place, name in ((machine, "run"), (machine, "accelerator"), (boots, "measure"),
                        (verbs, "record_in_machine"), (session, "take")):
        monkeypatch.setattr(place, name, lambda *_, **__: pytest.fail("it has begun"))
    result.write(wide(), tmp_path / "r.json")
    monkeypatch.chdir(tmp_path)
    assert said in f"tare: {refused(2, *words)}\n"
    assert [path.name for path in tmp_path.iterdir()] == ["r.json"]


@pytest.mark.parametrize("value, said", [("", ""), ("0", ""), ("1", "demo --exact"), (
    "yes", "EXACT=yes: write EXACT=1, or leave it out")])
def test_make_demo_is_exact_where_asked(value, said):
    done = run("make", "-n", "-C", TOP, "demo", f"EXACT={value}")
    assert said in done.stdout + done.stderr and done.returncode == (2 if value == "yes" else 0)
    assert ("--exact" in done.stdout) == (value == "1")


@pytest.mark.parametrize("option", ["--html", "--png"])
def test_a_device_that_is_full_is_told_by_name(report, option):
    assert report(wide(), option, "/dev/full")[::2] == (1, f"tare: /dev/full: {FULL}")


def shown(path, *words, redirections="", text=True, **environment):
    """`tare report` of it, as a shell starts it."""
    return run("sh", "-c", f'exec "$@" {redirections}', "sh", *TARE, "report", path, *words,
               env=SURROUNDINGS | environment, text=text)


@pytest.fixture(scope="module")
def path(tmp_path_factory):
    path = tmp_path_factory.mktemp("written") / "r.json"
    made = wide()
    made["warnings"].append("µs and 測")
    result.write(made, path)
    return path


def test_standard_output_that_is_full(path):
    done = shown(path, redirections=">/dev/full")
    assert (done.returncode, done.stderr) == (
        1, "tare: cannot write or read: No space left on device\n")


@pytest.mark.parametrize("redirections", [">&-", "<&- >&- 2>&-"])
def test_streams_that_came_closed_are_not_taken_by_files(path, redirections):
    """The file that is written must not have the number of standard output."""
    done = shown(path, redirections=redirections)
    assert done.returncode == 0 and not done.stderr


@pytest.mark.parametrize("more", [{"PYTHONIOENCODING": "ascii"}, {"LC_ALL": "C"},
                                  {"LC_ALL": "POSIX", "PYTHONUTF8": "0",
                                   "PYTHONCOERCECLOCALE": "0"},
                                  {"PYTHONIOENCODING": "iso-8859-1"}])
def test_a_terminal_without_our_characters(path, more):
    done = shown(path, text=False, **more)
    assert done.returncode == 0 and not done.stderr
    if "PYTHONIOENCODING" in more:
        assert b" - machine host" in done.stdout or b" \xb7 machine host" in done.stdout
        assert b"###" in done.stdout and b"?" in done.stdout


INTERRUPT = """
import os, runpy, signal, sys
class Interrupt:
    def find_spec(self, name, path=None, target=None):
        if name == {name!r}:
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Interrupt())
sys.argv = ["tare", "machine", "list"]
runpy.run_module("tare", run_name="__main__", alter_sys=True)
"""


@pytest.mark.parametrize("name", ["tare.cli", "numpy", "tare.experiments.memcpy"])
def test_an_interrupt_while_modules_are_loaded_is_one_line(name):
    done = run(sys.executable, "-c", INTERRUPT.format(name=name), env=SURROUNDINGS)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "tare: interrupted\n")


def test_an_interrupt_of_the_work_is_one_line(tare, monkeypatch):
    monkeypatch.setattr(machine, "every", lambda: os.kill(os.getpid(), signal.SIGINT))
    assert tare("machine", "list") == (130, "", "tare: interrupted\n")


AGAIN = """
import signal, sys, threading
from tare import __main__, cli
def work(*_):
    threading.Thread(target=threading.Event().wait).start()
    signal.raise_signal(signal.SIGINT)
cli._run = work
sys.exit(__main__.run())
"""


def test_who_interrupts_again_does_not_wait():
    with subprocess.Popen([sys.executable, "-c", AGAIN], stderr=subprocess.PIPE, text=True,
                          env=SURROUNDINGS) as ended:
        assert ended.stderr.readline() == "tare: interrupted\n"
        ended.send_signal(signal.SIGINT)
        try:
            assert ended.wait(60) == -signal.SIGINT
        finally:
            ended.kill()


def test_every_verb_shows_how_it_is_called_and_a_group_what_it_has(tare):
    for words, one in every_parser(cli.parser()):
        if one._subparsers and not one.examples:
            status, out, err = tare(*words)
            assert (status, out) == (2, "") and err == one.format_help()
        else:
            assert one.examples and "\nexamples:\n  tare " in one.format_help(), words
            assert all(line.startswith(one.prog) for line in one.examples)


def test_a_letter_is_of_one_option_and_an_option_has_one_letter_or_none():
    """-n counts what there is: calls, bytes, connections."""
    letters, names = {}, {}
    for _, one in every_parser(cli.parser()):
        for action in one._actions:
            for letter in action.option_strings[:-1]:
                letters.setdefault(letter, set()).add(action.option_strings[-1].removesuffix("s"))
                names.setdefault(action.option_strings[-1], set()).add(letter)
    assert {letter for letter, of in letters.items() if len(of) > 1} == {"-n"}
    assert [name for name, of in names.items() if len(of) > 1] == []
    assert letters["-r"] == {"--round"} and letters["-o"] == {"--output"}


def test_help_loads_nothing_that_takes_long():
    """What it takes is what an interrupt at once would meet."""
    done = run(sys.executable, "-c", "import sys; from tare.cli import parser; "
               "parser().format_help(); print(*sys.modules)", env=SURROUNDINGS)
    loaded = set(done.stdout.split())
    assert done.returncode == 0 and "tare.experiments.events.verbs" in loaded
    assert not loaded & {"matplotlib", "scipy.stats"}


def test_each_status_is_in_the_help_and_in_the_manual(tare):
    statuses = ["0 done", "1 a measurement failed", "2 bad usage", "77 this machine cannot do it",
                "130 interrupted", "124 the time limit of a VM passed",
                "125 a VM had no CPU of this busy host"]
    for text in (tare("--help")[1], (TOP / "docs/man/tare.1.in").read_text()):
        words = " ".join(text.split())
        assert [status for status in statuses if status not in words] == []


def test_a_cache_that_cannot_be_written_is_told_with_what_to_do(tare, monkeypatch, tmp_path):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    status, _, err = tare("machine", "run", "minimal-6.1", "--", "true")
    assert err == f"tare: {tmp_path}/file/tare: the cache of machines cannot be written (Not a " \
                  "directory): set XDG_CACHE_HOME to a folder that can\n"
    assert status in (77, 125)
    status, out, err = tare("doctor")
    assert status == 0 and not err and "What this machine can do" in out
    # and of others
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(CannotHere, match="cannot be written .Permission denied.: set XDG_CACHE_H"):
        cache.home()


def test_plots_without_a_home_say_nothing(path, tmp_path):
    done = shown(path, "--html", tmp_path / "r.html", HOME="/nonexistent/of/tare", **dict.fromkeys(
        ("XDG_CONFIG_HOME", "XDG_CACHE_HOME", "MPLCONFIGDIR"), "/dev/null/x"))
    assert done.returncode == 0 and not done.stderr


def test_a_second_signal_to_end_lets_the_first_close_what_is_open():
    """As timeout gives them: one to its child, and one to its group."""
    done = run(sys.executable, "-c", """import os, signal
from tare import __main__
signal.signal(signal.SIGTERM, __main__.leave)
try:
    os.kill(os.getpid(), signal.SIGTERM)
finally:
    os.kill(os.getpid(), signal.SIGTERM)
    print("closed")""", env=SURROUNDINGS | {"PYTHONPATH": f"{TOP}/userspace"})
    assert (done.returncode, done.stdout, done.stderr) == (143, "closed\n", "")
