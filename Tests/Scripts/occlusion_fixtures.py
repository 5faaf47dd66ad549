#!/usr/bin/env python3
"""Has Anki's own engine read the fields of notes for image occlusion: Tests/FlashcardsTests/Fixtures/anki-occlusion-26.9.3.jsonl.

    python3 -m venv VENV && VENV/bin/pip install anki==26.9.3
    VENV/bin/python Tests/Scripts/occlusion_fixtures.py

Each line has the text of the field, the shapes that `get_image_occlusion_note` finds in it by their numbers, whether
all of them are hidden while one is asked for, and the cards that the note makes. The first texts are those that the
screen for shapes writes: a test makes them by its changes.
"""

import json
import os
import tempfile
from pathlib import Path

from anki.collection import Collection

OUTPUT = Path(__file__).parent.parent / "FlashcardsTests" / "Fixtures" / "anki-occlusion-26.9.3.jsonl"

TEXTS = [
    # What the screen writes.
    "{{c1::image-occlusion:rect:left=.4:top=.4:width=.2:height=.2:oi=1}}<br>",
    "{{c1::image-occlusion:rect:left=.4:top=.4:width=.2:height=.2}}<br>"
    "{{c2::image-occlusion:rect:left=.6:top=.4:width=.2:height=.2}}<br>",
    "{{c1::image-occlusion:rect:left=.0000:top=.35:width=.25:height=.2:oi=1}}<br>"
    "{{c1::image-occlusion:rect:left=.25:top=.35:width=.25:height=.3333:oi=1}}<br>",
    "{{c1::image-occlusion:ellipse:left=.15:top=.2:rx=.15:ry=.1:oi=1}}<br>"
    "{{c2::image-occlusion:polygon:left=.5:top=.1:points=.1,.1 .3,.1 .2,.3:oi=1}}<br>"
    "{{c0::image-occlusion:text:left=.1:top=.8:text=a\\:b:scale=1.:fs=.05:oi=1}}<br>",
    # What others wrote.
    "{{c1::image-occlusion:rect:left=.1:top=.2:width=.3:height=.4:oi=1}}",
    "{{c2,3::image-occlusion:ellipse:left=.5:top=.1:rx=.3:ry=.1:angle=1250:fill=#00ff00}}<br>",
    "{{c1::image-occlusion:rect:left=.1:top=.2:width=.3:height=.4:zz=1:fill=:oi=0}}<br>more",
    "{{c1::image-occlusion:rect:left=1.:top=.0000:width=.3:height=.4}}{{c1::word}}",
    "{{c1::image-occlusion:text:left=.1:top=.2:text=Herz &amp; Lunge:scale=1.5}}<br>",
]


def main():
    with tempfile.TemporaryDirectory() as folder:
        col = Collection(os.path.join(folder, "collection.anki2"))
        col._backend.add_image_occlusion_notetype()
        notetype = col.models.by_name("Image Occlusion")
        with open(os.path.join(col.media.dir(), "a.png"), "wb") as file:
            file.write(b"picture")
        lines = []
        for text in TEXTS:
            note = col.new_note(notetype)
            note.fields = [text, '<img src="a.png">', "", "", ""]
            col.add_note(note, col.decks.id("Deck"))
            read = col.get_image_occlusion_note(note.id).note
            occlusions = sorted(
                [one.ordinal, [[shape.shape, [[p.name, p.value] for p in shape.properties]] for shape in one.shapes]]
                for one in read.occlusions)
            lines.append(json.dumps({
                "text": text,
                "occlusions": [{"number": number, "shapes": [
                    {"shape": shape, "properties": properties} for shape, properties in shapes]}
                    for number, shapes in occlusions],
                "hides": read.occlude_inactive,
                "cards": sorted(card.ord for card in note.cards()),
            }, ensure_ascii=False))
        OUTPUT.write_text("\n".join(lines) + "\n")
        col.close()


if __name__ == "__main__":
    main()
