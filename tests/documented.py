# SPDX-License-Identifier: GPL-2.0-only
"""The commands that README.md, docs/*.md the EXAMPLES of the man pages
and --help show.
"""

import functools
import re
import shlex
from dataclasses import dataclass

import in_process
import man_pages
from markdown_it import MarkdownIt
from programs import BUILD, TOP, run
from tare import experiments
from tare.cli import parser

# what others bring, and a shell
OTHERS = {"ansible-playbook", "apt-get", "bpftrace", "cat", "cp", "dkms", "dpkg-buildpackage",
          "echo", "ethtool", "find", "git", "go", "head", "insmod", "ip", "mkdir", "modprobe",
          "mokutil", "mount", "pip", "podman", "reboot", "rm", "rmmod", "sleep",
          "spark-submit", "tee", "xargs"}
# what a reader puts something else for: these stand for words, those for whole commands
PLACEHOLDERS = {"COMMAND": "true"}
_MARKDOWN = MarkdownIt()
_ASSIGNED = re.compile(r"[A-Z_]+=\S*")
_CHOICE = re.compile(r"(?<![\S|])(\w+(?:\|\w+)+)(?![\S|])")
_CAPITALS = re.compile(r"(?<![\w-])[A-Z]+(?![\w=])")


@dataclass(frozen=True)
class Command:
    """where: file and line. words: of one program, sudo and variables left out. line: as shown."""

    where: str
    words: tuple
    line: str
    output: tuple = ()

    @property
    def program(self):
        """The name alone."""
        return re.sub("^build/(guest/)?bin/", "", self.words[0])

    def inner(self):
        """The commands of ours that this one runs: the words after --, or the text after -c."""
        found = []
        if "--" in self.words:
            found = [self.words[self.words.index("--") + 1:]]
        elif "-c" in self.words:
            found = list(_parts(self.words[self.words.index("-c") + 1].replace("\n", ";")))
        return [Command(self.where, tuple(words), self.line) for words in found
                if words and Command("", tuple(words), "").program in ours()]


@functools.cache
def ours():
    """Names of the programs that have been built here, and of those that an experiment names."""
    built = {path.name for folder in ("bin", "guest/bin") for path in (BUILD / folder).glob("*")}
    return {"tare"} | built | {name for one in experiments.everyone()
                               for name in (*one.programs, *one.helpers)}


def pages():
    """README.md and the pages; man pages are read by their EXAMPLES."""
    return [TOP / "README.md", *sorted((TOP / "docs").glob("*.md")),
            TOP / "ebpf/bpftrace/README.md"]


def blocks(text):
    """[(number of the first line, lines)] of the blocks of code of a page."""
    return [(one.map[0] + 1 + (one.type == "fence"), one.content.splitlines())
            for one in _MARKDOWN.parse(text) if one.type in ("fence", "code_block")]


def _own(words):
    """WORDS of a command without sudo and variables."""
    while words and (words[0] == "sudo" or _ASSIGNED.fullmatch(words[0])):
        words = words[1:]
    return words


def is_command(line):
    first = next(iter(_own(line.removeprefix("$ ").split())), "")
    return line.startswith("$ ") or first in OTHERS | ours() | {"make"} or \
        first.startswith(("build/", "tests/", "tools/"))


def _parts(line):
    """Lists of words, of each command in a line of a shell."""
    lexer = shlex.shlex(line, posix=True, punctuation_chars=";|&<>")
    lexer.whitespace_split = True
    lexer.wordchars += "{}"
    here, skip = [], False
    for word in [*lexer, ";"]:
        if set(word) <= set(";|&"):
            if here:
                yield here
            here = []
        elif set(word) <= set("<>"):
            skip = True
        elif skip:
            skip = False
        else:
            here.append(word)


def _commands(where, line, output=()):
    chosen = _CHOICE.search(line)
    for choice in chosen[1].split("|") if chosen else [""]:
        text = line[:chosen.start()] + choice + line[chosen.end():] if chosen else line
        for words in filter(None, map(_own, _parts(text))):
            yield Command(where, tuple(PLACEHOLDERS.get(word, word) for word in words), line,
                          tuple(output))


def _goes_on(line):
    """Whether a line of a shell ends within quotes."""
    try:
        shlex.split(line, comments=True)
    except ValueError:
        return True
    return False


def shell_lines(number, lines):
    """[number, line of a shell, its output] of a block; none where it begins with no command."""
    found, shell = [], lines[0].startswith("$ ")
    for at, line in enumerate(lines if is_command(lines[0]) else (), number):
        if found and _goes_on(found[-1][1]):
            found[-1][1] += "\n" + line
        elif shell and not line.startswith("$ "):
            found[-1][2].append(line)
        elif line.strip():
            found.append([at, line.removeprefix("$ "), []])
    return found


def of_lines(where, number, lines):
    """The commands of a block."""
    for first, line, output in shell_lines(number, lines):
        yield from _commands(f"{where}:{first}", line, output)


def whole_lines(page):
    """What a page shows to be typed, in its blocks and within sentences, without comments and
    without what has a word in capitals, for which a reader puts another.
    """
    text = page.read_text()
    shown = [line for number, lines in blocks(text) for _, line, _ in shell_lines(number, lines)]
    shown += [one.content for block in _MARKDOWN.parse(text) for one in block.children or ()
              if one.type == "code_inline" and " " in one.content]
    return list(dict.fromkeys(without_comment(line) for line in shown
                              if is_command(line) and stands_alone(line)))


def without_comment(line):
    return re.sub(r"\s+# .*", "", line)


def stands_alone(line):
    """Whether a reader can type it as it stands."""
    return not _CAPITALS.search(without_comment(line))


def everything():
    """All commands, in the order of the pages."""
    for page in pages():
        name = str(page.relative_to(TOP))
        for number, lines in blocks(page.read_text()):
            yield from of_lines(name, number, lines)
    for words, one in in_process.every_parser(parser()):
        for number, line in enumerate(one.examples, 1):
            yield from of_lines(f"{' '.join(words)} --help, example", number, [line])
    for page in man_pages.PAGES:
        text = man_pages.section(page, "EXAMPLES")
        lines = [line.replace("\\\\", "\\") for line in text.splitlines()
                 if line and not line.startswith(".")]
        for number, line in enumerate(lines, 1):
            yield from of_lines(f"{page.name.removesuffix('.in')} EXAMPLES", number, [line])


@functools.cache
def options(program):
    """The options that a program of ours names in its help; None if it is not built."""
    program = program.removesuffix(".exe")
    for folder in ("bin", "guest/bin"):
        if (place := BUILD / folder / program).is_file():
            done = run(place, "--help")
            return set(re.findall(r"(?<![\w-])--?[A-Za-z?][\w-]*", done.stdout + done.stderr))
    return None
