#!/usr/bin/env python3
"""Writes random logs of cards, and what Anki's own engine tells of each card.

    python3 -m venv VENV && VENV/bin/pip install anki==26.9.3
    VENV/bin/python Tests/Scripts/card_information_fixtures.py FILE

A line of JSON for each card:
    its id
    its log       [id, ease, interval, last interval, factor, time, type] for each entry
    its facts     [first review, latest review (seconds; null for none), average seconds, total
                   seconds, reviews, lapses]
    its entries   [time, kind, button, interval, seconds, stability, difficulty], the newest first;
                  the last two are null without a memory

The fixture was made with 150 cards and seed 1; others are given behind the file.
"""

import json
import os
import random
import sys
import tempfile
import time
from pathlib import Path

from anki.collection import Collection

DAY = 86_400_000
GAPS = [60_000, 600_000, DAY, 3 * DAY, 10 * DAY, 25 * DAY]


def log(rng):
    """A random log, and whether the card is learned at its end."""
    now = int(time.time() * 1000) - rng.randint(200, 900) * DAY
    rows, learned = [], False
    for _ in range(rng.randint(0, 9)):
        now += rng.choice(GAPS) + rng.randint(0, 3_600_000)
        chance = rng.random()
        ease, factor = rng.choice([1, 2, 3, 3, 3, 4]), rng.randint(150, 1000)
        if chance < 0.08:
            kind, ease, factor = 4, 0, rng.choice([0, 500])
        elif chance < 0.14:
            kind, ease = 5, 0
        elif chance < 0.24:
            kind, factor = 3, rng.choice([0, 500]) if learned else 0
        else:
            kind = 1 if learned else 0
        if kind == 4 and factor == 0:
            learned = False
        elif kind in (0, 1) or kind == 3 and factor:
            learned = True
        interval = rng.choice([-60, -600, 1, 3, 20, 100]) if ease else rng.choice([0, 5])
        taken = rng.randint(500, 90_000) if ease else 0
        rows.append([now, ease, interval, rng.choice([-60, 0, 4]), factor, taken, kind])
    return rows, learned


def told(col, card):
    """What Anki tells of a card."""
    stats = col.card_stats_data(card)

    def value(message, field):
        return getattr(message, field) if message.HasField(field) else None

    entries = []
    for entry in stats.revlog:
        memory = value(entry, "memory_state")
        entries.append([entry.time, entry.review_kind, entry.button_chosen, entry.interval,
                        entry.taken_secs, memory and memory.stability,
                        memory and memory.difficulty])
    facts = [value(stats, "first_review"), value(stats, "latest_review"), stats.average_secs,
             stats.total_secs, stats.reviews, stats.lapses]
    return facts, entries


def main(path, count=150, seed=1):
    rng = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder, Path(path).open("w") as out:
        col = Collection(os.path.join(folder, "collection.anki2"))
        col.set_config("fsrs", True)
        for number in range(count):
            note = col.new_note(col.models.by_name("Basic"))
            note["Front"], note["Back"] = f"q{number}", "a"
            col.add_note(note, 1)
            card = note.cards()[0].id
            rows, learned = log(rng)
            for row in rows:
                col.db.execute("insert into revlog values (?, ?, -1, ?, ?, ?, ?, ?, ?)",
                               row[0], card, *row[1:])
            reps = sum(row[6] in (0, 1) or row[6] == 3 and row[4] > 0 for row in rows)
            if learned and reps:
                col.db.execute(
                    "update cards set type = 2, queue = 2, ivl = 10, due = ?, reps = ?, lapses = 1,"
                    " factor = 2300 where id = ?", col.sched.today + 5, reps, card)
            out.write(json.dumps([card, rows, *told(col, card)]) + "\n")
        col.close()


if __name__ == "__main__":
    os.environ["TZ"] = "UTC"
    time.tzset()
    main(sys.argv[1], *map(int, sys.argv[2:4]))
