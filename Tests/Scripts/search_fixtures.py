#!/usr/bin/env python3
"""Writes what Anki's own engine finds, for searches of every kind in three collections.

    python3 -m venv VENV && VENV/bin/pip install anki==26.9.3
    apt-get install libfaketime
    VENV/bin/python Tests/Scripts/search_fixtures.py [--count N] [--seed S] [--out DIR] [--ids]
        [--filtered]

The clock stands still, each collection in a zone of its own. For each collection there is the
package of the whole of it, `search-N.colpkg`, and `search-N.txt`. That one's first line has the
moment in milliseconds, the minutes that local time is ahead of UTC, the hour at which a day begins,
and whether FSRS is on. Each other line has the search, a tab, what it finds with accents told
apart, a tab, and what it finds with accents ignored; that is `!` for an error, `=` for the same as
before, and otherwise the number of cards, a hash of their ids, the number of notes, and a hash of
their ids. The hash is FNV-1a of 64 bits over the ascending ids in decimal digits with commas
between them. In a search `\\t` stands for a tab, `\\n` for a newline, and `\\\\` for a backslash.
With `--ids` there is `search-N.ids` besides, which has the ids themselves. How many searches of
each kind find what is told on standard error.
"""

import argparse
import glob
import json
import os
import random
import re
import sqlite3
import subprocess
import sys
import tempfile
import time
import zipfile
from collections import Counter, defaultdict
from pathlib import Path

sys.dont_write_bytecode = True

from search_collections import CLOCKS, ROLLOVER_HOUR, build  # noqa: E402
from search_queries import Grammar  # noqa: E402

FIXTURES = Path(__file__).parent.parent / "SearchTests" / "Fixtures"
# The shares of searches that may find nothing, all, and an error, of all of a kind.
SHARES = {"none": 0.25, "all": 0.08, "error": 0.12}


def fnv(ids):
    value = 0xCBF29CE484222325
    for byte in ",".join(map(str, ids)).encode():
        value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return f"{value:016x}"


def found(col, query):
    """The ids of cards and notes; None for an error."""
    try:
        return sorted(col.find_cards(query)), sorted(col.find_notes(query))
    except Exception:
        return None


def is_left_out(query):
    """True for what is a fault there: `-sc:` finds the notes without gaps that have the text."""
    return re.search(r'-"?sc:', query, re.IGNORECASE) is not None


def answers(col, query):
    both = []
    for ignores in (False, True):
        col.set_config("ignoreAccentsInSearch", ignores)
        both.append(found(col, query))
    return both


def summary(ids):
    if ids is None:
        return "!"
    return " ".join(f"{len(part)} {fnv(part)}" for part in ids)


def escaped(query):
    return query.replace("\\", "\\\\").replace("\t", "\\t").replace("\n", "\\n")


def spread(both, cards):
    if both[0] is None:
        return "error"
    counts = {len(ids[0]) if ids else 0 for ids in both}
    return "none" if counts == {0} else "all" if counts == {cards} else "some"


def questions(col, count, rng):
    """Searches with what they find: those of each kind in their share, few of them for nothing."""
    grammar = Grammar(col, rng)
    cards = col.card_count()
    total = sum(weight for weight, _ in grammar.kinds.values())
    seen, statistics = set(), defaultdict(Counter)
    # Texts last: they make up for what other kinds lack.
    for kind in sorted(grammar.kinds, key=lambda kind: kind == "text"):
        wanted = max(2, round(count * grammar.kinds[kind][0] / total))
        if kind == "text":
            wanted = count - sum(counter.total() for counter in statistics.values())
        # A kind of which there are few, or that never finds something, gives what it has.
        for trial in range(wanted * 30):
            if statistics[kind].total() >= wanted:
                break
            query = grammar.of(kind)
            if query in seen or is_left_out(query):
                continue
            seen.add(query)
            both = answers(col, query)
            result = spread(both, cards)
            share = SHARES.get(result, 1) if kind != "odd" else 1
            is_late = trial >= wanted * 20
            if not is_late and statistics[kind][result] + 1 > max(1, share * wanted):
                continue
            statistics[kind][result] += 1
            yield kind, query, both
    for kind, counter in statistics.items():
        counts = " ".join(f"{name} {counter[name]}" for name in ("some", "none", "all", "error"))
        print(f"  {kind:14} {counts}", file=sys.stderr)
    everything = sum(statistics.values(), Counter())
    print(f"  {'in all':14} {dict(everything)}", file=sys.stderr)


def make(number, count, options):
    """Writes the files of one collection."""
    out = options.out
    with tempfile.TemporaryDirectory() as folder:
        col = build(os.path.join(folder, "collection.anki2"), number, options.filtered)
        offset = time.localtime().tm_gmtoff // 60
        head = (f"moment_ms={int(time.time() * 1_000)} zone_min={offset} rollover={ROLLOVER_HOUR} "
                f"fsrs={int(col.get_config('fsrs'))}")
        print(f"{number}: {head}, {col.card_count()} cards", file=sys.stderr)
        lines, ids = [head], [head]
        for _, query, both in questions(col, count, random.Random(f"{options.seed}/{number}")):
            one, two = map(summary, both)
            lines.append(f"{escaped(query)}\t{one}\t{'=' if one == two else two}")
            ids.append(f"{escaped(query)}\t{both[0]}\t{'=' if one == two else both[1]}")
        (out / f"search-{number}.txt").write_text("\n".join(lines) + "\n")
        if options.ids:
            (out / f"search-{number}.ids").write_text("\n".join(ids) + "\n")
        col.set_config("ignoreAccentsInSearch", False)
        package = out / f"search-{number}.colpkg"
        col.export_collection_package(str(package), False, False)
        repack(package)
        package.chmod(0o644)


def repack(path):
    """Writes a package anew: compressed, and without what differs between runs.

    The collection for old programs, which only says to update, has a guid that was drawn.
    """
    with zipfile.ZipFile(path) as package:
        files = {name: package.read(name) for name in package.namelist()}
    with tempfile.TemporaryDirectory() as folder:
        notice = Path(folder) / "collection.anki2"
        notice.write_bytes(files[notice.name])
        database = sqlite3.connect(notice)
        database.execute("update notes set guid = 'notice'")
        database.commit()
        columns = ["conf", "models", "decks", "dconf"]
        texts = database.execute(f"select {', '.join(columns)} from col").fetchone()
        for column, text in zip(columns, texts):
            found = json.loads(text)
            for kind in found.values() if column == "models" else ():
                for index, part in enumerate(kind["flds"] + kind["tmpls"]):
                    part["id"] = index + 1
            text = json.dumps(found, sort_keys=True)
            database.execute(f"update col set {column} = ?", [text])
        database.commit()
        database.execute("vacuum")
        database.close()
        files[notice.name] = notice.read_bytes()
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as package:
        for name, content in files.items():
            package.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED)


def start_with_clock(number, arguments):
    """Runs this script for one collection, with its zone and a clock that stands."""
    library = glob.glob("/usr/lib/*/faketime/libfaketime.so.1")
    if not library:
        sys.exit("libfaketime is missing")
    zone, moment = CLOCKS[number]
    environment = dict(
        os.environ, LD_PRELOAD=library[0], FAKETIME=moment, FAKETIME_DONT_FAKE_MONOTONIC="1",
        TZ=zone)
    environment.pop("ANKI_TEST_MODE", None)
    subprocess.run([sys.executable, __file__, "--collection", str(number), *arguments], check=True,
                   env=environment)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--count", type=int, default=1_800, help="searches in all")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--out", type=Path, default=FIXTURES)
    parser.add_argument("--ids", action="store_true", help="write the ids too")
    parser.add_argument("--filtered", action="store_true", help="have filtered decks take cards")
    parser.add_argument("--collection", type=int, choices=CLOCKS, help=argparse.SUPPRESS)
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    if options.collection:
        share, rest = divmod(options.count, len(CLOCKS))
        make(options.collection, share + (options.collection <= rest), options)
        return
    for number in CLOCKS:
        start_with_clock(number, sys.argv[1:])


if __name__ == "__main__":
    main()
