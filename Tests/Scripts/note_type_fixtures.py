#!/usr/bin/env python3
"""Has Anki's own engine change note types, and writes what becomes of their templates.

    python3 -m venv VENV && VENV/bin/pip install anki==26.9.3
    VENV/bin/python Tests/Scripts/note_type_fixtures.py

Writes `Tests/FlashcardsTests/Fixtures/anki-note-types-26.9.3.jsonl`: for each pair of sides whether the
engine takes it, and for each that it takes and each change of a field (another name, or null if it is
removed) the sides that it makes of them.
"""

import json
import tempfile
from pathlib import Path

from anki.collection import Collection
from anki.errors import CardTypeError

TARGET = Path(__file__).parent.parent / "FlashcardsTests" / "Fixtures"
FIELDS = ["A", "B", "C d", "é"]
SIDES = [
    "{{A}}", "{{B}}", "{{A}}{{B}}", "{{A}} {{B", "{{A}}<!-- {{Bb}}", "{{B}}<!-- x", "x {{text:B}} y", "{{type:B}}{{A}}", "{{hint:furigana:B}}",
    "{{#B}}in {{B}}{{/B}} out{{A}}", "{{^B}}not{{/B}}{{A}}", "{{#B}}{{#A}}both{{/A}}{{/B}}",
    "{{#B}}only{{/B}}", "{{C d}} {{tts en_US:C d}}", "{{#C d}}{{é}}{{/C d}}", "{{é}}",
    "<!-- {{B}} -->{{A}}", "{{Tags}}{{B}}", "{{FrontSide}}{{B}}", "{{Bb}}{{A}}", "plain", "",
    "{{=<% %>=}}<%B%> <%#B%>x<%/B%>{{B}}", "{{#A}}", "{{/A}}", "{{#A}}{{/B}}", "{{A", "{{cloze:A}}",
    "{{#B}}{{^A}}deep{{text:B}}{{/A}}{{/B}}{{A}}",
]
CHANGES = [("rename", "B", "Bee"), ("rename", "C d", "C"), ("rename", "é", "e"), ("remove", "B", None),
           ("remove", "C d", None)]


def main():
    with tempfile.TemporaryDirectory() as folder:
        col = Collection(str(Path(folder) / "collection.anki2"))
        number = 0

        def made(front, back, is_cloze=False):
            nonlocal number
            number += 1
            kind = col.models.new(f"T{number}")
            kind["type"] = 1 if is_cloze else 0
            for name in FIELDS:
                col.models.add_field(kind, col.models.new_field(name))
            template = col.models.new_template("Card 1")
            template["qfmt"], template["afmt"] = front, back
            col.models.add_template(kind, template)
            return col.models.get(col.models.add_dict(kind).id)

        changed, taken = [], []
        for is_cloze in (False, True):
            for front in SIDES + (["{{cloze:A}}{{B}}", "{{type:cloze:B}}", "{{cloze:B}}"] if is_cloze else []):
                back = "{{cloze:A}}" if is_cloze else "{{A}}"
                try:
                    made(front, back, is_cloze)
                    taken.append({"front": front, "back": back, "isCloze": is_cloze, "isTaken": True})
                except CardTypeError:
                    taken.append({"front": front, "back": back, "isCloze": is_cloze, "isTaken": False})
                    continue
                if "<%" in front:
                    # The engine writes the usual delimiters, behind which other text is a tag too.
                    continue
                for what, field, name in CHANGES:
                    kind = made(front, back, is_cloze)
                    place = FIELDS.index(field)
                    if what == "rename":
                        col.models.rename_field(kind, kind["flds"][place], name)
                    else:
                        col.models.remove_field(kind, kind["flds"][place])
                    col.models.update_dict(kind)
                    template = col.models.get(kind["id"])["tmpls"][0]
                    changed.append({
                        "front": front, "back": back, "isCloze": is_cloze, "field": field, "name": name,
                        "newFront": template["qfmt"], "newBack": template["afmt"]})
        col.close()
    path = TARGET / "anki-note-types-26.9.3.jsonl"
    rows = taken + changed
    path.write_text("".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows))
    print(path, len(taken), len(changed))


if __name__ == "__main__":
    main()
