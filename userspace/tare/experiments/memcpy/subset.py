# SPDX-License-Identifier: GPL-2.0-only
"""Which calls a figure is about: of which functions, from which size to which."""

from dataclasses import dataclass

from tare import figures


@dataclass(frozen=True)
class Subset:
    """Calls of FUNCTIONS (names) from LOW to HIGH bytes, inclusive; HIGH None: no limit."""

    functions: tuple = ("memcpy", "memmove")
    low: int = 0
    high: int | None = None

    @property
    def name(self):
        """One word for names of measurements; the functions are not in it."""
        if self.high is None:
            return f"larger_than_{self.low - 1}" if self.low else "all"
        return f"{self.low}_to_{self.high}" if self.low else f"at_most_{self.high}"

    @property
    def sizes(self):
        """Its sizes in words, after "calls"; empty for all."""
        if self.high is None:
            return f"of at least {_bytes(self.low)}" if self.low else ""
        if self.low:
            return f"of {figures.number(self.low)} to {_bytes(self.high)}"
        return f"of at most {_bytes(self.high)}"

    @property
    def words(self):
        """For titles."""
        return f"calls {self.sizes}" if self.sizes else "all calls"

    @property
    def subject(self):
        """For sentences: whose calls they are."""
        named = " and ".join(self.functions)
        return f"calls of {named} {self.sizes}" if self.sizes else named

    def holds(self, sizes):
        """Which of SIZES (an array of bytes) are among them."""
        upper = float("inf") if self.high is None else self.high
        return (sizes >= self.low) & (sizes <= upper)

    def about(self):
        """The fields of a measurement."""
        return {"functions": ",".join(self.functions), "min_size": self.low,
                "max_size": self.high}

    @classmethod
    def of(cls, entry):
        """The subset that a measurement is about, or None."""
        about = entry.get("about", {})
        if "functions" not in about:
            return None
        return cls(tuple(about["functions"].split(",")), about["min_size"], about["max_size"])


def _bytes(size):
    return figures.counted(figures.number(size), "byte")
