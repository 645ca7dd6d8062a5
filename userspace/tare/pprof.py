# SPDX-License-Identifier: GPL-2.0-only
"""pprof's profile.proto, compressed: `go tool pprof`, Parca, Pyroscope and others read it.

The messages are described here rather than compiled: Debian has no package with them.
"""

import gzip

from tare.errors import CannotHere
from tare.output import atomic

# the fields of https://github.com/google/pprof/blob/main/proto/profile.proto that are used here;
# * marks a repeated field
_MESSAGES = {
    "ValueType": (("type", 1, "int64"), ("unit", 2, "int64")),
    "Sample": (("location_id", 1, "uint64*"), ("value", 2, "int64*"), ("label", 3, "Label*")),
    "Label": (("key", 1, "int64"), ("str", 2, "int64"), ("num", 3, "int64")),
    "Mapping": (("id", 1, "uint64"), ("filename", 5, "int64"), ("has_functions", 7, "bool")),
    "Location": (("id", 1, "uint64"), ("mapping_id", 2, "uint64"), ("line", 4, "Line*")),
    "Line": (("function_id", 1, "uint64"),),
    "Function": (("id", 1, "uint64"), ("name", 2, "int64"), ("system_name", 3, "int64"),
                 ("filename", 4, "int64")),
    "Profile": (("sample_type", 1, "ValueType*"), ("sample", 2, "Sample*"),
                ("mapping", 3, "Mapping*"), ("location", 4, "Location*"),
                ("function", 5, "Function*"), ("string_table", 6, "string*"),
                ("time_nanos", 9, "int64"), ("duration_nanos", 10, "int64"),
                ("period_type", 11, "ValueType"), ("period", 12, "int64"),
                ("comment", 13, "int64*"), ("default_sample_type", 14, "int64")),
}


def new():
    """(an empty message Profile, its Strings); CannotHere without protobuf."""
    profile = _profile_class()()
    return profile, Strings(profile.string_table)


def write(profile, path):
    with atomic(path, "wb") as stream:
        # no time is written, so that the same profile gives the same bytes
        stream.write(gzip.compress(profile.SerializeToString(deterministic=True), mtime=0))


class Strings:
    """The table of texts of a profile; the first text must be ""."""

    def __init__(self, table):
        self.table, self.numbers = table, {}
        self[""]

    def __getitem__(self, text):
        if text not in self.numbers:
            self.numbers[text] = len(self.table)
            self.table.append(text)
        return self.numbers[text]


def _profile_class():
    try:
        from google.protobuf import descriptor_pb2, descriptor_pool, message_factory
    except ImportError as error:
        raise CannotHere(f"a file for pprof needs Python's protobuf, which cannot be loaded "
                         f"({error}): install python3-protobuf") from None
    field = descriptor_pb2.FieldDescriptorProto
    file = descriptor_pb2.FileDescriptorProto(name="profile.proto", package="perftools.profiles",
                                              syntax="proto3")
    for message, fields in _MESSAGES.items():
        described = file.message_type.add(name=message)
        for name, number, kind in fields:
            plain = kind.rstrip("*")
            one = described.field.add(
                name=name, number=number,
                label=field.LABEL_REPEATED if kind != plain else field.LABEL_OPTIONAL)
            if plain in _MESSAGES:
                one.type, one.type_name = field.TYPE_MESSAGE, f".{file.package}.{plain}"
            else:
                one.type = getattr(field, f"TYPE_{plain.upper()}")
    pool = descriptor_pool.DescriptorPool()
    pool.Add(file)
    return message_factory.MessageFactory(pool).GetPrototype(
        pool.FindMessageTypeByName(f"{file.package}.Profile"))
