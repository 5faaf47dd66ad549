#!/usr/bin/env python3
"""Lists what Anki's own check of media finds in packages of the fixtures.

    python3 -m venv VENV && VENV/bin/pip install anki==26.9.3
    VENV/bin/python Tests/Scripts/media_check_fixtures.py

Some files are added to the folder of media after the import, and one that notes refer to is removed, as
what a package brings is all in use.
"""

import json
import os
import tempfile
from pathlib import Path

from anki.collection import Collection, ImportAnkiPackageOptions, ImportAnkiPackageRequest

TESTS = Path(__file__).parent.parent
PACKAGES = TESTS / "AnkiPackagesTests" / "Fixtures"
FIXTURE = TESTS / "CardcaseAppTests" / "Fixtures" / "anki-media-check-26.9.3.json"

ADDED = ["unused.png", "Übung.mp3", "_static.css", "zwei Wörter.jpg", "a&b.gif"]
NAMES = ["latest.apkg", "collection.colpkg"]


def imported(folder, name):
    path = f"{folder}/{name}.anki2"
    if name.endswith(".colpkg"):
        from anki._backend import RustBackend

        Path(f"{folder}/{name}.media").mkdir()
        RustBackend().import_collection_package(
            col_path=path, backup_path=str(PACKAGES / name), media_folder=f"{folder}/{name}.media",
            media_db=f"{folder}/{name}.media.db2")
        return Collection(path)
    col = Collection(path)
    col.import_anki_package(ImportAnkiPackageRequest(
        package_path=str(PACKAGES / name),
        options=ImportAnkiPackageOptions(with_scheduling=True, with_deck_configs=True)))
    return col


def check(folder, name, removed):
    col = imported(folder, name)
    for file in ADDED:
        (Path(col.media.dir()) / file).write_text(file)
    for file in removed:
        os.remove(Path(col.media.dir()) / file)
    found = col.media.check()
    col.close()
    return {"package": name, "added": ADDED, "removed": removed,
            "missing": sorted(found.missing), "unused": sorted(found.unused)}


def main():
    with tempfile.TemporaryDirectory() as folder:
        rows = []
        for name in NAMES:
            for removed in ([], ["haus.jpg"]):
                inner = tempfile.mkdtemp(dir=folder)
                rows.append(check(inner, name, removed))
    FIXTURE.write_text(json.dumps(rows, ensure_ascii=False, indent=1) + "\n")


if __name__ == "__main__":
    main()
