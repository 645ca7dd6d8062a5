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


def _message():
    """An empty message Profile; CannotHere without protobuf."""
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
        pool.FindMessageTypeByName(f"{file.package}.Profile"))()


class Profile:
    """A profile. kinds: [(name, unit)] of the values of each sample. shown: which is shown first.
    every: whether a sample is of every event of the first kind, and so said.
    """

    def __init__(self, kinds, shown, comments, every=False):
        self._profile, self._texts, self._files = _message(), {}, {}
        # the first text must be this one
        self._text("")
        for name, unit in kinds:
            self._profile.sample_type.add(type=self._text(name), unit=self._text(unit))
        if every:
            self._profile.period_type.CopyFrom(self._profile.sample_type[0])
            self._profile.period = 1
        self._profile.default_sample_type = self._text(shown)
        self._profile.comment.extend(map(self._text, comments))

    def _text(self, text):
        """The number of TEXT in the table of texts."""
        if text not in self._texts:
            self._texts[text] = len(self._texts)
            self._profile.string_table.append(text)
        return self._texts[text]

    def taken(self, began, nanoseconds=0):
        """When the samples were taken: a datetime, and how long that took."""
        self._profile.time_nanos = int(began.timestamp()) * 10 ** 9
        self._profile.duration_nanos = nanoseconds

    def place(self, name, system_name, file):
        """The number of a function of FILE, for the paths of samples: 0 is none."""
        if file not in self._files:
            self._files[file] = len(self._files) + 1
            self._profile.mapping.add(id=self._files[file], filename=self._text(file),
                                      has_functions=True)
        number = len(self._profile.function) + 1
        self._profile.function.add(id=number, name=self._text(name), filename=self._text(file),
                                   system_name=self._text(system_name))
        self._profile.location.add(id=number, mapping_id=self._files[file]).line.add(
            function_id=number)
        return number

    def sample(self, path, values, **labels):
        """path: numbers of functions, the innermost first. labels: texts or numbers."""
        sample = self._profile.sample.add(location_id=path, value=values)
        for key, label in labels.items():
            sample.label.add(key=self._text(key), **({"num": label} if isinstance(label, int) else
                                                     {"str": self._text(label)}))

    def write(self, path):
        with atomic(path, "wb") as stream:
            # no time is written, so that the same profile gives the same bytes
            stream.write(gzip.compress(self._profile.SerializeToString(deterministic=True),
                                       mtime=0))
