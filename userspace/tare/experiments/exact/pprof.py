# SPDX-License-Identifier: GPL-2.0-only
"""A recorded run as pprof's profile.proto."""

from datetime import datetime

from tare import pprof
from tare.experiments.exact import document, flat, names


def write(recorded, path):
    pprof.write(build(recorded), path)


def build(recorded):
    """A message Profile; CannotHere without protobuf."""
    profile, strings = pprof.new()
    for name in ("instructions", "repetitions"):
        profile.sample_type.add(type=strings[name], unit=strings["count"])
    profile.default_sample_type = strings["instructions"]
    environment = recorded["environment"]
    profile.comment.extend(strings[text] for text in (
        f"command: {environment['command']}", f"kernel: {environment['kernel']}",
        f"machine: {environment['machine']}, QEMU {environment['qemu_version']}"))
    if environment.get("created"):
        created = datetime.fromisoformat(environment["created"])
        profile.time_nanos = int(created.timestamp()) * 10 ** 9
    _functions(profile, recorded["functions"], strings)
    _samples(profile, document.nodes(recorded), strings)
    return profile


def _functions(profile, functions, strings):
    """Function, location and so on have the number here plus one: 0 is none."""
    objects = {}
    for number, one in enumerate(functions, 1):
        file = names.file(one)
        if file not in objects:
            objects[file] = len(objects) + 1
            profile.mapping.add(id=objects[file], filename=strings[file], has_functions=True)
        name = strings[names.function(**one)]
        profile.function.add(id=number, name=name, system_name=strings[one["name"]],
                             filename=strings[file])
        profile.location.add(id=number, mapping_id=objects[file]).line.add(function_id=number)


def _samples(profile, nodes, strings):
    ways = []
    for node in nodes:
        above = () if node["parent"] is None else ways[node["parent"]]
        ways.append((node["function"] + 1, *above))
        if not flat.own(node):
            continue
        sample = profile.sample.add(location_id=ways[-1],
                                    value=[flat.own(node), node["repeated"]])
        sample.label.add(key=strings["context"], str=strings[node["context"]])
        sample.label.add(key=strings["task"], num=node["task"])
