#!/usr/bin/env python3
"""Writes what Anki's own engine makes of notes by "Find and replace".

    python3 -m venv VENV && VENV/bin/pip install anki==26.9.3
    VENV/bin/python Tests/Scripts/find_replace_fixtures.py FILE

The first line of JSON has the notes, as Anki keeps them: [names of the fields, texts of the fields]. Then
one line for each case:
    search, replacement, regex, case, field
    found     the numbers of the notes in which something is found; absent where Anki refuses the search
    changed   the notes whose texts differ then: [number, texts of the fields]
The hand-written cases come first; the others are put together at random from a fixed seed.
"""

import itertools
import json
import random
import sys
import tempfile
from pathlib import Path

from anki.collection import Collection

SEED = 33
RANDOM = 600

# The notes: of the type with two fields, and of one with three.
TWO = [
    ("a.b axb", "A.B"), ("abc", "def"), ("a+b=c", "(y) [x] {1} ^ $5 50%"), ("", "only a back"),
    ("caf\u00e9 CAF\u00c9", "cafe\u0301 e"), ("Stra\u00dfe STRASSE \u1e9e", "\u017f s k K \u212a"),
    ("\u0130 I i \u0131", "\u01c4 \u01c5 \u01c6"), ("\u6f22\u5b57\u304b\u306a", "\u6f22 \u5b57, \u6f22\u5b57\u3002"),
    ("l1\nl2", "one<br>two"), ("a&amp;b a&b", "a&nbsp;b a\u00a0b"), ("tab\there", "back\\slash \\n"),
    ("<b>bold</b> <i>x</i>", "[sound:a.mp3] <img src=\"a b.jpg\">"), ("$1 $$ ${1}", "a-b#c d&e~f"),
    ("aaa", "ababab"), ("\U0001f600 \U0001f468\u200d\U0001f469", "\u2764\ufe0f"), ("2026-11-28", "28.11.2026"),
    ("snake_case_\u00fcber", "_a_ __"), ("color colour", "Colour COLOR"),
]
THREE = [
    ("Haus", "ein Haus, das Haus", "house"), ("das Haus", "", "HOUSE a.b"), ("{{c1::gap}}", "abc", "x\u0301 e\u0301"),
    ("\u00dcber", "\u00fcber", "UBER"),
]
THREE_NAMES = ("Front", "Gr\u00f6\u00dfe", "back side")

# Hand-written: the search, the replacement, whether it is an expression, whether case matters, the field.
CASES = [
    ("a.b", "$0", False, False, None), ("a.b", "$0", False, True, None), ("a.b", "<$0>", True, False, None),
    ("a.b", "<$0>", True, True, None), ("a", "x", False, False, "Front"), ("a", "x", False, False, "front"),
    ("a", "x", False, False, "FRONT"), ("a", "x", False, False, "Nope"), ("a", "x", False, False, "Tags"),
    ("a", "x", False, False, "Back"), ("a", "x", False, False, "back side"), ("a", "x", False, False, "Back Side"),
    ("haus", "x", False, False, "Gr\u00f6\u00dfe"), ("haus", "x", False, False, "gr\u00f6\u00dfe"),
    ("haus", "x", False, False, "GR\u00d6\u00dfE"),
    ("haus", "x", False, False, " Front"),
    ("", "x", False, False, None), ("", "x", True, False, None), ("(", "x", True, False, None),
    ("[", "x", True, False, None), ("*", "x", True, False, None), ("a{2", "x", True, False, None),
    ("(", "x", False, False, None), ("[x]", "{2}", False, False, None), ("^", "x", False, False, None),
    ("$", "x", False, False, None), ("$", "x", True, False, None), ("^", "x", True, False, None),
    ("(?m)^", "> ", True, False, None), ("(?m)$", ".", True, False, None),
    ("b", "$$1", False, False, None), ("b", "$$1", True, False, None), ("(b)", "${1}x$1y", True, False, None),
    ("(?P<n>b)", "[$n][${n}][$nx]", True, False, None), ("(?<n>b)", "[$n]", True, False, None),
    ("(b)(c)?", "$2$1$0$3", True, False, None), ("b", "$", True, False, None), ("b", "${", True, False, None),
    ("b", "${1", True, False, None), ("b", "$-", True, False, None), ("b", "\\1", True, False, None),
    ("b", "\\n", False, False, None), ("\\", "/", False, False, None), ("\\b", "|", False, False, None),
    ("\\b", "|", True, False, None), ("\\\\n", "N", True, False, None), ("\\n", " ", True, False, None),
    ("\n", " ", False, False, None), ("\t", " ", False, False, None), ("b", "\n", False, False, None),
    ("b", "\r\n", False, False, None), ("b", "\x1f", False, False, None), ("b", "\x00y\x07\x7f\x85", False, False, None),
    ("b", "\u0301", False, False, None), ("b", "e\u0301", False, False, None), ("e\u0301", "x", False, False, None),
    ("\u00e9", "E\u0301", False, True, None), ("e", "\u0301", False, False, None), ("\u0301", "", False, False, None),
    ("\u00e9", "e", False, False, None), ("e", "x", False, True, None), ("s", "z", False, False, None),
    ("ss", "z", False, False, None), ("\u00df", "z", False, False, None), ("k", "z", False, False, None),
    ("i", "z", False, False, None), ("\u0130", "z", False, False, None), ("\u0131", "z", False, False, None),
    ("\u01c4", "z", False, False, None), ("\u6f22\u5b57", "kanji", False, False, None), ("\u6f22", "", True, False, None),
    ("&", "+", False, False, None), (" ", "_", False, False, None), ("\u00a0", "_", False, False, None),
    ("<[^>]*>", "", True, False, None), ("<b>(.*?)</b>", "**$1**", True, False, None),
    ("(\\d{4})-(\\d\\d)-(\\d\\d)", "$3.$2.$1", True, False, None), ("(\\d+)\\.(\\d+)\\.(\\d+)", "$3-$2-$1", True, False, None),
    ("colou?r", "color", True, False, None), ("colour", "color", False, True, None), ("b", "b", False, True, None),
    ("B", "b", False, False, None), ("(?-i)B", "x", True, False, None), ("(?i)b", "x", True, True, None),
    ("(?x) b # c", "q", True, False, None), ("a-b#c d&e~f", "q", False, False, None),
    ("l1.l2", "x", True, False, None), ("(?s)l1.l2", "x", True, False, None), ("(a|ab)+", "<$1>", True, False, None),
    ("a", "ba", False, False, None), ("(?:)", "-", True, True, None), ("\\w+", "<$0>", True, False, None),
    ("\\b(\\w)(\\w*)\\b", "$2$1", True, False, None), ("_", "__", False, False, None), ("\\W", "", True, False, None),
    ("a(?=b)", "x", True, False, None), ("(a)\\1", "x", True, False, None), ("\U0001f468", "x", False, False, None),
    (".", "x", True, False, None), ("(?s).", "", True, False, None), (".*", "x", True, False, None),
    (".+", "[$0]", True, False, "Back"), ("\\p{Han}+", "{$0}", True, False, None), ("[[:alpha:]]", "", True, False, None),
    ("\\{\\{c(\\d+)::(.*?)\\}\\}", "$2", True, False, None), ("gap", "{{c2::gap}}", False, False, None),
]

PIECES = """
a b c . * + ? ( ) [ ] ^ $ | \\ \\b \\w \\W \\d \\s {2} (a) (b|c) (?:ab) [ab] [^a] (.) .*? .+ \\. & ; < > x _ - , h
""".split() + ["\u00e9", "e\u0301", "\u00df", "\u6f22", "\u5b57", "\u00dc", " ", "\n", "\u0130", "k", "S", "haus", "l", "1", "<b>"]
TEXTS = """
a b ab abc A.B . x haus l 2 - _ & $ $1 $0 ${1} $$ $2 <$0> \\ \\1 { } {1 \u00e9 \u0301 e\u0301 \u6f22 \u00df
""".split() + ["", "", " ", "\n"]


def generated(chance):
    while True:
        regex = chance.random() < 0.6
        pieces = PIECES if regex else PIECES + TEXTS
        search = "".join(chance.choice(pieces) for _ in range(chance.randint(1, 4)))
        replacement = "".join(chance.choice(TEXTS) for _ in range(chance.randint(0, 3)))
        field = chance.choice([None, None, None, "Front", "back", "back side", "GR\u00d6\u00dfE"])
        yield search, replacement, regex, chance.random() < 0.4, field


class Engine:
    def __init__(self):
        self.collection = Collection(f"{tempfile.mkdtemp()}/collection.anki2")
        basic = self.collection.models.by_name("Basic")
        three = self.collection.models.copy(basic)
        for name in ("two", "three"):
            self.collection.models.add_field(three, self.collection.models.new_field(name))
        for field, name in zip(three["flds"], ("Front", "zero", *THREE_NAMES[1:])):
            field["name"] = name
        three["flds"] = [field for field in three["flds"] if field["name"] in THREE_NAMES]
        three["tmpls"][0]["qfmt"] = three["tmpls"][0]["afmt"] = "{{Front}}"
        self.collection.models.update_dict(three)
        self.names = {basic["id"]: [f["name"] for f in basic["flds"]],
                      three["id"]: [f["name"] for f in three["flds"]]}
        self.ids = [self.add(basic, fields) for fields in TWO]
        self.ids += [self.add(self.collection.models.get(three["id"]), fields) for fields in THREE]

    def add(self, kind, fields):
        note = self.collection.new_note(kind)
        note.fields = list(fields)
        self.collection.add_note(note, 1)
        return note.id

    def texts(self):
        return [self.collection.db.scalar("select flds from notes where id=?", i).split("\x1f") for i in self.ids]

    def notes(self):
        kinds = [self.collection.db.scalar("select mid from notes where id=?", i) for i in self.ids]
        return [[self.names[kind], texts] for kind, texts in zip(kinds, self.texts())]

    def case(self, search, replacement, regex, case, field):
        row = dict(search=search, replacement=replacement, regex=regex, case=case, field=field)
        before, found = self.texts(), []
        try:
            # One note at a time, as Anki tells how many it found, and not which.
            for number, note in enumerate(self.ids):
                count = self.collection.find_and_replace(
                    note_ids=[note], search=search, replacement=replacement, regex=regex,
                    field_name=field, match_case=case).count
                if count:
                    found.append(number)
        except Exception:
            return row
        changed = [[number, new] for number, (old, new) in enumerate(zip(before, self.texts())) if old != new]
        for number, _ in changed:
            self.collection.db.execute(
                "update notes set flds=? where id=?", "\x1f".join(before[number]), self.ids[number])
        return row | dict(found=found, changed=changed)


def main(path):
    engine = Engine()
    rows = dict.fromkeys(itertools.chain(CASES, itertools.islice(generated(random.Random(SEED)), RANDOM)))
    with open(path, "w", encoding="utf-8") as file:
        for row in itertools.chain([{"notes": engine.notes()}], (engine.case(*case) for case in rows)):
            file.write(json.dumps(row, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
