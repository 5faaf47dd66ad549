#!/usr/bin/env python3
"""Writes random logs of answers, and what Anki's own engine counts of them.

    python3 -m venv VENV && VENV/bin/pip install anki==26.9.3
    VENV/bin/python Tests/Scripts/statistics_fixtures.py

One line of JSON for each collection:
    day_end_s    the end of the current day of study, in UTC
    cards        for each card its deck, 0 to 2, and its log: [id, ease, interval, last interval,
                 factor, time, type] for each entry
    retention    for each span of Anki's table [young right, young wrong, mature right, mature wrong]
    parameters   a set that is not the standard one
    evaluated    [log loss, RMSE(bins)] of the standard set, and of the other, for all cards; then of
                 the standard set for each deck; null without answers to predict

Logs have what a collection of many years has: answers on the same day, cards learned anew with and
without a reset, crammed ones, dates set by hand, and cards whose first answers are missing.
"""

import json
import os
import random
import tempfile
import time
from pathlib import Path

from anki.collection import Collection

FIXTURES = Path(__file__).parent.parent / "FlashcardsTests" / "Fixtures"
DAY = 86_400_000
STANDARD = [0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796,
            1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542]


def log(rng, end, days):
    """A random log of one card, the latest entries near the end of the current day."""
    rows, interval, learned = [], 0, rng.random() < 0.1
    now = end - rng.randint(1, days) * DAY + rng.randint(0, DAY - 1)
    while now < end and len(rows) < 40:
        kind, ease, taken = (1 if learned else 0), rng.choice([1, 2, 3, 3, 3, 3, 4]), rng.randint(500, 90_000)
        last, factor, chance = interval, rng.randint(100, 1_100), rng.random()
        if chance < 0.02:
            kind, ease, interval, factor, taken = 4, 0, 0, rng.choice([0, 500]), 0
            learned = learned and factor > 0
        elif chance < 0.04:
            kind, ease, taken = 5, 0, 0
        elif chance < 0.07:
            kind, factor = 3, 0
        elif chance < 0.10 and learned and interval > 0:
            kind = 3
        elif chance < 0.12:
            kind, learned = 0, False
        elif learned and interval < 0:
            kind = 2
        if kind in (0, 1, 2) or kind == 3 and factor:
            if ease == 1 or not learned and rng.random() < 0.4:
                interval = rng.choice([-60, -600, -600, -86_400, -172_800])
            else:
                learned = True
                grown = max(1, interval) * rng.choice([1, 1.4, 2.2, 3]) + rng.choice([0, 0, 1])
                interval = min(900, max(1, round(grown)))
        rows.append([now, ease, interval, last, factor, taken, kind])
        gap = -interval * 1000 if interval < 0 else interval * DAY
        now += max(1_000, round(gap * rng.choice([0.3, 1, 1, 1, 1.3]))) + rng.randint(0, DAY // 8)
    return rows


def evaluated(col, parameters, search):
    try:
        result = col._backend.evaluate_params_legacy(
            params=parameters, search=search, ignore_revlogs_before_ms=0)
    except Exception:  # too few answers
        return None
    return [result.log_loss, result.rmse_bins]


def collection(seed, count, days):
    rng = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        col = Collection(os.path.join(folder, "collection.anki2"))
        col.set_config("fsrs", True)
        decks = [col.decks.id(f"D{number}") for number in range(3)]
        end = col.sched.day_cutoff * 1000
        taken, cards = set(), []
        for number in range(count):
            note = col.new_note(col.models.by_name("Basic"))
            note["Front"], deck = f"q{number}", rng.randrange(3)
            col.add_note(note, decks[deck])
            rows = []
            for row in log(rng, end, days):
                while row[0] in taken:
                    row[0] += 1
                taken.add(row[0])
                if row[0] >= end:
                    break
                rows.append(row)
                col.db.execute("insert into revlog values (?, ?, -1, ?, ?, ?, ?, ?, ?)",
                               row[0], note.cards()[0].id, *row[1:])
            cards.append([deck, rows])
        told = col._backend.graphs(search="", days=0).true_retention
        spans = ["today", "yesterday", "week", "month", "year", "all_time"]
        retention = {}
        for span in spans:
            row = getattr(told, span)
            retention[span] = [row.young_passed, row.young_failed, row.mature_passed,
                               row.mature_failed]
        other = [round(value * rng.uniform(0.8, 1.1), 4) for value in STANDARD]
        other[7], other[16] = 0.001, max(1, other[16])
        result = {
            "day_end_s": end // 1000, "cards": cards, "retention": retention, "parameters": other,
            "evaluated": [evaluated(col, STANDARD, "deck:*"), evaluated(col, other, "deck:*")]
            + [evaluated(col, STANDARD, f"deck:D{number}") for number in range(3)],
        }
        col.close()
    return result


def main():
    with open(FIXTURES / "anki-statistics-26.9.3.jsonl", "w") as file:
        for seed, count, days in [(1, 5, 30), (2, 60, 20), (3, 150, 400), (4, 150, 1_500)]:
            line = collection(seed, count, days)
            file.write(json.dumps(line, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    os.environ["TZ"] = "UTC"
    time.tzset()
    main()
