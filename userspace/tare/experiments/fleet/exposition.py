# SPDX-License-Identifier: GPL-2.0-only
"""Prometheus' text exposition format, version 0.0.4, which node_exporter's textfiles have."""

from dataclasses import dataclass, field

# what a label's value escapes; help has no quotes to end
_LABEL = str.maketrans({"\\": r"\\", '"': r"\"", "\n": r"\n"})
_HELP = str.maketrans({"\\": r"\\", "\n": r"\n"})


@dataclass
class Family:
    """A metric. kind: gauge or histogram. samples: [(suffix, {label: text}, value)]."""

    name: str
    kind: str
    help: str
    samples: list = field(default_factory=list)

    def add(self, labels, value, suffix=""):
        self.samples.append((suffix, labels, value))

    def lines(self):
        yield f"# HELP {self.name} {self.help.translate(_HELP)}"
        yield f"# TYPE {self.name} {self.kind}"
        for suffix, labels, value in self.samples:
            inner = ",".join(f'{name}="{_text(text)}"' for name, text in labels.items())
            yield f"{self.name}{suffix}{{{inner}}} {value}"


def text(families):
    """Those that have samples."""
    return "".join(f"{line}\n" for one in families if one.samples for line in one.lines())


def _text(value):
    """Anybody chooses the name of his process: what is no character of UTF-8 is replaced."""
    return value.encode("utf-8", "replace").decode().translate(_LABEL)
