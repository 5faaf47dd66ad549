#!/usr/bin/env python3
"""Lets Anki's own engine import packages that were written here.

    python3 -m venv VENV && VENV/bin/pip install anki==26.9.3
    CARDCASE_WRITE_PACKAGES=FOLDER swift test --disable-xctest --filter PackageWritingTests
    VENV/bin/python Tests/Scripts/check_packages.py FOLDER

A package in FOLDER is named after the fixture that it was read from, with what it was written as
behind it. The engine imports it into an empty collection, and the fixture into another: notes, cards,
log, decks, presets and note types must be the same, and the engine must find no fault in either.

One with "import" behind it was imported into a vault and exported again: days are counted from another
one then, and without scheduling there are no filtered decks. One with "whole" behind it has all
that its collection had: configuration, tags, decks, presets and note types without cards too.

One with "changed" behind it had a note type of `latest.apkg` changed, or made: the engine must show each
card of it that is left as before.
"""

import sys
import tempfile
from pathlib import Path

from anki.collection import Collection, ImportAnkiPackageOptions, ImportAnkiPackageRequest

FIXTURES = Path(__file__).parent.parent / "AnkiPackagesTests" / "Fixtures"
# Which server has seen a row, and when it was written last, is of the copy, not of the content.
TABLES = {
    "notes": "select id, guid, mid, mod, tags, flds, sfld, csum from notes order by id",
    "cards": """select id, nid, (select name from decks where id = did), ord, mod, type, queue, due,
        ivl, factor, reps, lapses, left, odue, (select name from decks where id = odid), flags, data
        from cards order by id""",
    "created": "select crt from col",
    "revlog": """select id, cid, ease, ivl, lastIvl, factor, time, type from revlog order by id""",
    "presets": "select id, name, config from deck_config order by id",
    "decks": "select name, common, kind from decks order by name",
    "types": "select id, name, config from notetypes where id in (select mid from notes) order by id",
    "fields": """select ntid, ord, name, config from fields where ntid in (select mid from notes)
        order by ntid, ord""",
    "templates": """select ntid, ord, name, config from templates where ntid in (select mid from notes)
        order by ntid, ord""",
}

# What a whole collection has besides. The engine works out anew where it stands.
WHOLE = {
    "types": "select id, name, config from notetypes order by id",
    "fields": "select ntid, ord, name, config from fields order by ntid, ord",
    "templates": "select ntid, ord, name, config from templates order by ntid, ord",
    "tags": "select tag, collapsed from tags order by tag",
    "config": """select KEY, val from config where KEY not in ('fsrs', 'nextPos', 'localOffset',
        'creationOffset', 'rollover', 'lastUnburied', 'loadBalancerEnabled', 'curDeck', 'curModel',
        'activeDecks') order by KEY""",
}


def imported(path, folder, is_whole=False):
    """The rows that the engine has of a package, and what it finds wrong."""
    collection = folder / "collection.anki2"
    if path.suffix == ".colpkg":
        from anki._backend import RustBackend
        backend = RustBackend()
        (folder / "media").mkdir()
        backend.import_collection_package(
            col_path=str(collection), backup_path=str(path),
            media_folder=str(folder / "media"), media_db=str(folder / "media.db"))
        col = Collection(str(collection))
    else:
        col = Collection(str(collection))
        col.import_anki_package(ImportAnkiPackageRequest(
            package_path=str(path), options=ImportAnkiPackageOptions(
                with_scheduling=True, with_deck_configs=True)))
    rows = {name: [tuple(row) for row in col.db.all(sql)] for name, sql in (TABLES | (WHOLE if is_whole else {})).items()}
    found, clean = col.fix_integrity()
    col.close()
    return rows, "" if clean else found


def sides(path, folder):
    """The question and the answer of each card of a package, with the name of its template."""
    col = Collection(str(folder / "shown.anki2"))
    col.import_anki_package(ImportAnkiPackageRequest(
        package_path=str(path), options=ImportAnkiPackageOptions(with_scheduling=True)))
    cards = {}
    for number in col.db.list("select id from cards"):
        card = col.get_card(number)
        cards[number] = (card.template()["name"], card.question(), card.answer())
    col.close()
    return cards


def home(rows):
    """The rows with cards in their own decks."""
    changed = dict(rows)
    changed["decks"] = [row for row in rows["decks"] if row[0] not in ("Prüfung", "Voraus")]
    changed["cards"] = []
    for row in rows["cards"]:
        row = list(row)
        if row[14]:
            row[2], row[7], row[13], row[14] = row[14], row[13], 0, None
            row[6] = row[6] if row[6] < 0 else [0, 1, 2, 1][row[5]]
        changed["cards"].append(tuple(row))
    return changed


def counted(rows, is_part):
    """The rows with due days as days since 1970. Of a part the engine moves the places and the
    seconds in filtered decks by the difference of days, too."""
    first = (rows["created"][0][0] + 7200) // 86_400
    changed = dict(rows, created=[], cards=[])
    for row in rows["cards"]:
        row = list(row)
        if row[5] == 2:
            row[13 if row[14] else 7] += first
        if is_part and row[14] and (row[7] < 0 or row[6] == 4):
            row[7] = None
        changed["cards"].append(tuple(row))
    return changed


def learnt(rows):
    """The rows without what Anki keeps of the answers and of filtered decks even where it exports
    without them."""
    return dict(rows, cards=[row[:2] + row[3:12] for row in rows["cards"]])


def main():
    faults = 0
    for path in sorted(Path(sys.argv[1]).iterdir()):
        fixture = path.name.split("=")[0]
        with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
            is_whole = path.stem.endswith("whole")
            ours, found = imported(path, Path(one), is_whole)
            # What was never in Anki is only checked.
            is_own = not (FIXTURES / fixture).exists()
            theirs = ours if is_own else imported(FIXTURES / fixture, Path(other), is_whole)[0]
            if "import" in path.name:
                ours, theirs = (counted(rows, path.suffix == ".apkg") for rows in (ours, theirs))
            if fixture.startswith("words-only") and "import" in path.name:
                ours, theirs = learnt(home(ours)), learnt(home(theirs))
            if path.stem.endswith("=changed") and not fixture.startswith("gallery"):
                before = sides(FIXTURES / "latest.apkg", Path(one))
                shown = sides(path, Path(other))
                ours["shown"] = [(card, *shown[card]) for card in shown]
                theirs = dict(theirs, shown=[(card, *before[card]) for card in shown])
        different = {name: sum(1 for row in rows if row not in theirs[name])
                     + abs(len(rows) - len(theirs[name]))
                     for name, rows in ours.items()}
        for name, count in different.items():
            if count:
                row = next((row for row in ours[name] if row not in theirs[name]), None)
                print("   ", name, count, row)
                print("   ", theirs[name][ours[name].index(row)] if row else len(theirs[name]))
        faults += sum(different.values()) + bool(found)
        print(path.name, {name: len(rows) for name, rows in ours.items()},
              "differences:", sum(different.values()), found)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
