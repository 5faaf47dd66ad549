#!/usr/bin/env python3
"""Makes a package with sounds by Anki's own engine: Tests/AnkiPackagesTests/Fixtures/sounds.apkg.

    python3 -m venv VENV && VENV/bin/pip install anki==26.9.3
    VENV/bin/python Tests/Scripts/sound_package_fixture.py

One card, whose sides have a sound each of those in Tests/MediaDecodingTests/Fixtures.
"""

import os
import tempfile
from pathlib import Path

from anki.collection import Collection, ExportAnkiPackageOptions

TESTS = Path(__file__).parent.parent
SOUNDS = TESTS / "MediaDecodingTests" / "Fixtures" / "Sounds"
PACKAGE = TESTS / "AnkiPackagesTests" / "Fixtures" / "sounds.apkg"


def main():
    with tempfile.TemporaryDirectory() as folder:
        col = Collection(os.path.join(folder, "collection.anki2"))
        for name in ("mono.wav", "flac.flac"):
            with open(os.path.join(col.media.dir(), name), "wb") as file:
                file.write((SOUNDS / name).read_bytes())
        note = col.new_note(col.models.by_name("Basic"))
        note["Front"] = "Which tone is this? [sound:mono.wav]"
        note["Back"] = "A second one [sound:flac.flac]"
        col.add_note(note, col.decks.id("Tones"))
        PACKAGE.unlink(missing_ok=True)
        col.export_anki_package(
            out_path=str(PACKAGE), limit=None, options=ExportAnkiPackageOptions(
                with_scheduling=False, with_deck_configs=False, with_media=True, legacy=False))
        col.close()


if __name__ == "__main__":
    main()
