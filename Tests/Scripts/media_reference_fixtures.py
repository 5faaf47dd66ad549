#!/usr/bin/env python3
"""Lists the names of media that Anki's own engine finds in fields.

    python3 -m venv VENV && VENV/bin/pip install anki==26.9.3
    VENV/bin/python Tests/Scripts/media_reference_fixtures.py
"""

import json
import tempfile
import unicodedata
from pathlib import Path

from anki.collection import Collection

FIXTURE = Path(__file__).parent.parent / "FlashcardsTests" / "Fixtures" / "anki-media-references-26.9.3.jsonl"

FIELDS = [
    "", "text", '<img src="a.jpg">', "<img src='a b.jpg'>", "<img src=a.jpg>",
    "<IMG SRC=\"A.JPG\">", '<img alt="x > y" src="c.png">', '<img src="a&amp;b.png">',
    '<img src="a%20b.png">', '<img src="ä.png">', '<img src="a\u0308.png">',
    '<img src="http://e.org/a.jpg">',
    '<img src="https://e.org/a.jpg"> <img src="b.jpg">', "[sound:x.mp3]", "[sound:a b.ogg][sound:c.wav]",
    "[sound:a&amp;b.mp3]", "[sound:100%25.mp3]", "[sound:http://e.org/x.mp3]", "[sound:unclosed.mp3",
    '<audio src="s.ogg"></audio>', '<video src="v.mp4"></video>',
    '<video><source src="w.webm"></video>', '<object data="o.svg"></object>',
    '<imgx src="no.png">', '<img class="a" src="d.png" width=3>', '<img src="two.png"><img src="two.png">',
    '<a href="link.png">x</a>', '<img src="漢字.png">', "<img\nsrc=\"line.png\">",
    '<img src="quote\'s.png">', "&lt;img src=\"no.png\"&gt;", '<img src="a%.png">',
]


def missing(col, field):
    """The names that a check of media finds missing: all that a note refers to."""
    note = col.new_note(col.models.by_name("Basic"))
    note.fields = [field, "back"]
    col.add_note(note, col.decks.id("Default"))
    names = sorted(unicodedata.normalize("NFC", name) for name in col.media.check().missing)
    col.remove_notes([note.id])
    return names


def main():
    with tempfile.TemporaryDirectory() as folder:
        col = Collection(f"{folder}/collection.anki2")
        rows = [{"field": field, "names": missing(col, field)} for field in FIELDS]
        col.close()
    lines = [json.dumps(row, ensure_ascii=False) + "\n" for row in rows]
    FIXTURE.write_text("".join(lines))


if __name__ == "__main__":
    main()
