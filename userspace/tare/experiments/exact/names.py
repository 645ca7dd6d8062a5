# SPDX-License-Identifier: GPL-2.0-only
"""How a function and a step of a path are called in what people and other programs read."""

from tare.experiments.exact import tree

KERNEL = "vmlinux"
USER = "user"
_MARKS = {"syscall": "system call ", "interrupt": "interrupt ", "exception": "exception ",
          "birth": "new task "}


def function(name, module):
    return f"{name} [{module}]" if module else name


def file(function):
    """What a function is of: by it two of the same name are told apart."""
    return function["module"] or (USER if function["name"] == tree.USER else KERNEL)


def step(recorded, node):
    """A step by its function; user code is called by its task."""
    if node["kind"] == "user":
        return f"task {node['task']}"
    return function(**recorded["functions"][node["function"]])


def marked(recorded, node):
    """The same, and how the CPU came there if it was no call."""
    return _MARKS.get(node["kind"], "") + step(recorded, node)
