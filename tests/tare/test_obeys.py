# SPDX-License-Identifier: GPL-2.0-only
"""The fast check of documents, against jsonschema, which tells why."""

import copy
import json
import random

import jsonschema
import pytest
from hand_made import recorded
from tare import paths, result

SCHEMA = "exact.schema.json"
JUDGE = jsonschema.Draft7Validator(json.loads(paths.data(SCHEMA).read_text()))
ODD = (None, True, False, 0, 1, -1, 1.0, -0.5, float("nan"), 300, "", "call", "strange", [], [1],
       [[1, 2]], {}, {"name": "x"})


def made():
    document = recorded(["[user]", "f"], [
        (None, "user", "user", "[user]", 0, 10, 0), (0, "syscall", "task", "f", 1, 5, 2)])
    document["lines"] = [[1, [[0, 1], [4, 1]]]]
    document["watched"] = [{"what": "function", "name": "f", "calls": [[7, 1]]}]
    return document


def places(part):
    """[(list or object, its key)] of all that is in it."""
    if not isinstance(part, list | dict):
        return []
    keys = part.keys() if isinstance(part, dict) else range(len(part))
    return [pair for key in keys for pair in [(part, key), *places(part[key])]]


def test_what_is_written_obeys():
    assert result.obeys(made(), SCHEMA)


@pytest.mark.parametrize("seed", range(4))
def test_nothing_that_breaks_the_schema_obeys(seed):
    dice, wrong = random.Random(seed), 0
    for _ in range(250):
        document = copy.deepcopy(made())
        part, key = dice.choice(places(document))
        how = dice.randrange(4)
        if how == 0:
            del part[key]
        elif how == 1 and isinstance(part, list):
            part.insert(key, dice.choice(ODD))
        elif how == 1:
            part["more"] = dice.choice(ODD)
        else:
            part[key] = dice.choice(ODD)
        valid = JUDGE.is_valid(document)
        assert valid or not result.obeys(document, SCHEMA), (part, key)
        wrong += not valid
    assert 80 < wrong < 240
