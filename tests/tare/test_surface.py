# SPDX-License-Identifier: GPL-2.0-only
"""What the command says of bad words, of output that cannot be written, and of interrupts."""

import os
import signal
import subprocess
import sys

import pytest
from programs import TOP
from tare import boots, machine, result
from tare.errors import UsageError
from tare.experiments.memcpy.record import verbs
from tare.experiments.memcpy.replay import run as replay_run
from tareqemu import CannotHere, cache
from test_narrow import wide

ENVIRONMENT = {**os.environ, "PYTHONPATH": f"{TOP}/userspace:{TOP}/qemu", "NO_COLOR": "1"}
TARE = [sys.executable, "-m", "tare"]


@pytest.mark.parametrize("words, usage, said", [
    (["driver", "flood", "--swep"], "tare driver flood", "--swep: did you mean --sweep?"),
    (["memcpy", "demo", "--exat=1"], "tare memcpy demo", "--exat=1: did you mean --exact?"),
    (["machine", "list", "extra"], "tare machine list", "unrecognized arguments: extra"),
    (["report", "x", "--nothing-like-it"], "tare report", "--nothing-like-it"),
    (["machine", "lst"], "tare machine", "did you mean list?"),
    (["memcpi"], "tare", "did you mean memcpy?")])
def test_the_verb_that_does_not_know_a_word_tells_it(tare, words, usage, said):
    status, out, err = tare(*words)
    assert status == 2 and not out
    assert err.startswith(f"usage: {usage} [-h]") and said in err.splitlines()[-1]


def test_a_word_that_is_like_no_option_has_no_suggestion(tare):
    assert "did you mean" not in tare("report", "x", "--nothing-like-it")[2]


@pytest.mark.parametrize("words", [["report", ""], ["doctor", "--json", ""],
                                   ["memcpy", "replay", "x", "-f", ""]])
def test_an_empty_word_is_refused(tare, words):
    assert tare(*words) == (2, "", "tare: an argument is empty: a name or a number is needed "
                                   "there\n")


def test_a_command_of_the_demo_stands_after_dashes(tare, monkeypatch, tmp_path):
    for name in ("run", "accelerator"):
        monkeypatch.setattr(machine, name, lambda *_, **__: pytest.fail("it has begun"))
    monkeypatch.setattr(verbs, "record_in_machine", lambda *_, **__: pytest.fail("it has begun"))
    status, _, err = tare("memcpy", "demo", "-o", tmp_path / "d", "extra")
    assert status == 2 and err == "tare: extra: not known here; a COMMAND is written after --\n"
    assert not (tmp_path / "d").exists()


def make(*words):
    return subprocess.run(["make", "-n", "-C", TOP, *words], capture_output=True, text=True,
                          check=False)


@pytest.mark.parametrize("value, exact", [("", False), ("0", False), ("1", True)])
def test_make_demo_is_exact_where_asked(value, exact):
    assert ("demo --exact" in make("demo", f"EXACT={value}").stdout) == exact


def test_make_demo_refuses_other_words():
    done = make("demo", "EXACT=yes")
    assert done.returncode == 2 and "EXACT=yes: write EXACT=1, or leave it out" in done.stderr


@pytest.mark.parametrize("option", ["--html", "--png"])
def test_a_device_that_is_full_is_told_by_name(tare, tmp_path, option):
    result.write(wide(), tmp_path / "r.json")
    status, _, err = tare("report", tmp_path / "r.json", option, "/dev/full")
    assert status == 1 and err == "tare: /dev/full: cannot be written (No space left on device); " \
                                  "it may hold a part\n"


def run(words, command=TARE, **more):
    return subprocess.run([*command, *map(str, words)], env={**ENVIRONMENT, **more.pop("env", {})},
                          capture_output=more.pop("capture_output", True), text=True, check=False,
                          **more)


def test_standard_output_that_is_full(tmp_path):
    result.write(wide(), tmp_path / "r.json")
    with open("/dev/full", "w") as full:
        done = run(["report", tmp_path / "r.json"], capture_output=False, stdout=full,
                   stderr=subprocess.PIPE)
    assert done.returncode == 1
    assert done.stderr == "tare: cannot write: No space left on device\n"


def test_streams_that_came_closed_are_not_taken_by_files(tmp_path):
    """The file that is written must not have the number of standard output."""
    result.write(wide(), tmp_path / "r.json")
    for closed in (">&-", "<&- >&- 2>&-"):
        done = run(["report", tmp_path / "r.json"],
                   ["sh", "-c", f'exec "$@" {closed}', "sh", *TARE])
        assert done.returncode == 0 and not done.stderr


@pytest.mark.parametrize("more", [{"PYTHONIOENCODING": "ascii"}, {"LC_ALL": "C"},
                                  {"LC_ALL": "POSIX", "PYTHONUTF8": "0",
                                   "PYTHONCOERCECLOCALE": "0"},
                                  {"PYTHONIOENCODING": "iso-8859-1"}])
def test_a_terminal_without_our_characters(tmp_path, more):
    made = wide()
    made["warnings"].append("µs and 測")
    result.write(made, tmp_path / "r.json")
    done = subprocess.run([*TARE, "report", tmp_path / "r.json"], env={**ENVIRONMENT, **more},
                          capture_output=True, check=False)
    assert done.returncode == 0 and not done.stderr
    if "PYTHONIOENCODING" in more:
        assert b"machine host" in done.stdout and b" - machine host" in done.stdout \
            or b" \xb7 machine host" in done.stdout
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


@pytest.mark.parametrize("name", ["tare.cli", "numpy",
                                  "tare.experiments.memcpy"])
def test_an_interrupt_while_modules_are_loaded_is_one_line(name):
    done = run(["-c", INTERRUPT.format(name=name)], [sys.executable])
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


def test_who_interrupts_again_does_not_wait_and_is_told_once():
    with subprocess.Popen([sys.executable, "-c", AGAIN], stderr=subprocess.PIPE, text=True,
                          env=ENVIRONMENT) as ended:
        assert ended.stderr.readline() == "tare: interrupted\n"
        ended.send_signal(signal.SIGINT)
        try:
            assert ended.wait(60) == 130
        finally:
            ended.kill()
        assert ended.stderr.read() == ""


@pytest.mark.parametrize("name", ["x.svg", "x.pdf", "x.PNG.html"])
def test_an_image_is_a_png(tare, tmp_path, name):
    result.write(wide(), tmp_path / "r.json")
    path = tmp_path / name
    assert tare("report", tmp_path / "r.json", "--png", path) == (
        2, "", f"tare: {path}: the image is a PNG: give it a name that ends in .png\n")
    assert not path.exists()


def test_help_loads_nothing_that_takes_long():
    """What it takes is what an interrupt at once would meet."""
    done = run(["-c", "import sys; from tare.cli import parser; parser().format_help(); "
                      "print(*sys.modules)"], [sys.executable])
    loaded = set(done.stdout.split())
    assert done.returncode == 0 and "tare.experiments.events.verbs" in loaded
    assert not loaded & {"matplotlib", "scipy.stats"}


def test_each_status_is_in_the_help_and_in_the_manual(tare):
    statuses = ["0 done", "1 a measurement failed", "2 bad usage", "77 this machine cannot do it",
                "130 interrupted", "124 the time limit of a QEMU machine passed",
                "125 a QEMU machine had no CPU of this busy host"]
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


def test_a_cache_of_others_is_told(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(CannotHere, match="cannot be written .Permission denied.: set XDG_CACHE_H"):
        cache.home()


def test_plots_without_a_home_say_nothing(tmp_path):
    result.write(wide(), tmp_path / "r.json")
    done = run(["report", tmp_path / "r.json", "--html", tmp_path / "r.html"],
               env={"HOME": "/nonexistent/of/tare", "XDG_CONFIG_HOME": "/dev/null/x",
                    "XDG_CACHE_HOME": "/dev/null/x", "MPLCONFIGDIR": "/dev/null/x"})
    assert done.returncode == 0 and not done.stderr


@pytest.mark.parametrize("words, said", [
    (["events", "transfer", "nosuch"], "use ping-pong, streaming, rate, mix, published\n"),
    (["events", "transfer", "cost"], "published, or add --exact\n"),
    (["events", "transfer", "--exact", "nosuch"], "use cost, published, delay, many\n"),
    (["events", "transfer", "--exact", "mix"], "many, or leave out --exact\n"),
    (["bench", "-o", "/dev", "machines"], "/dev: cannot be written (it is a folder)\n"),
    (["bench", "-o", "/dev/null/x/y", "machines"], "/dev/null/x: cannot be made (Not a dir"),
    (["bench", "nosuch"], "there is no such part; use driver, events, exact, fleet, latency, "
                          "memcpy, nt, machines\n")])
def test_a_hint_that_helps(tare, monkeypatch, words, said):
    monkeypatch.setattr(boots, "measure", lambda *_: pytest.fail("it has begun"))
    status, out, err = tare(*words)
    assert status == 2 and not out and said in err and err.count("\n") == 1


@pytest.mark.parametrize("repeat, said", [
    ({"processes": 99_999_999}, "--processes 99999999: must be from 1 to 1000"),
    ({"processes": 0}, "--processes 0: must be from 1 to 1000"),
    ({"rounds": 0}, "--rounds 0: must be 1 or more")])
def test_repeats_that_would_not_end(repeat, said):
    with pytest.raises(UsageError, match=said):
        replay_run.Repeat(**repeat)
