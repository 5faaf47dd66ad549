#!/usr/bin/env python3
"""Writes the intervals that Anki's own engine chooses with its load balancer.

    python3 -m venv VENV && VENV/bin/pip install anki==26.9.3
    VENV/bin/python Tests/Scripts/anki_load_balance_fixtures.py

One line of JSON for each collection:
    today     the day, counted from the collection's first
    day_end_s the second since 1970 at which it ends
    weekday   the day of the week of the day, 0 for Monday
    now_s     the second of the moment
    retention the desired retention
    easy      the load of each day of the week from Monday on: 1, 0.5 or 0
    apart     true if siblings are kept apart
    due       the day of each card that is due from today on, and its note
    cards     id, note, answers, interval, stability, difficulty, the second of the last answer, and the
              days after Hard, Good and Easy
"""

import json
import random
import tempfile
import time
from pathlib import Path

from anki.collection import Collection
from anki.config import Config

FIXTURES = Path(__file__).parent.parent / "FlashcardsTests" / "Fixtures"
COLLECTIONS, NOTES, STUDIED = 24, 120, 25
DAY = 86_400


def line(folder, rng):
    """One collection with cards due on many days, and the choices for those due today."""
    path = str(Path(folder) / "collection.anki2")
    col = Collection(path)
    created = col.db.scalar("select crt from col") - DAY * 1000
    col.db.execute("update col set crt = ?", created)
    col.close()
    col = Collection(path)
    col.set_config("fsrs", True)
    col.set_config_bool(Config.Bool.LOAD_BALANCER_ENABLED, True)
    config = col.decks.get_config(1)
    config["desiredRetention"] = rng.choice([0.8, 0.9, 0.95])
    config["easyDaysPercentages"] = [rng.choice([1, 1, 0.5, 0]) for _ in range(7)]
    config["rev"]["bury"] = rng.random() < 0.5
    config["rev"]["perDay"] = 9999
    col.decks.update_config(config)
    col.decks.set_current(1)
    reversed_type = col.models.by_name("Basic (and reversed card)")
    for number in range(NOTES):
        note = col.new_note(reversed_type)
        note.fields = [str(number), "back"]
        col.add_note(note, 1)
    now, today = int(time.time()), col.sched.today
    ids = col.db.list("select id from cards order by id")
    studied = set(rng.sample(ids, STUDIED))
    busy = rng.choice([10, 40, 98])
    for card in ids:
        interval = rng.choice([1, 3, 6, 12, 25, 60])
        ago = rng.randint(1, interval + 5)
        due = today if card in studied else today + rng.randint(1, busy)
        data = {"s": round(rng.uniform(0.5, 45), 4), "d": round(rng.uniform(1, 10), 3), "dr": 0.9,
                "decay": 0.154, "lrt": now - ago * DAY - rng.randint(0, 3600)}
        col.db.execute(
            "update cards set type = 2, queue = 2, due = ?, ivl = ?, reps = ?, data = ?,"
            " mod = mod + 1 where id = ?",
            due, interval, rng.randint(1, 9), json.dumps(data, separators=(",", ":")), card)
    col._backend.get_queued_cards(fetch_limit=1, intraday_learning_only=False)
    cards = []
    for card in sorted(studied):
        states = col._backend.get_scheduling_states(card)
        row = col.db.first("select nid, reps, ivl, data from cards where id = ?", card)
        data = json.loads(row[3])
        cards.append([card, *row[:3], data["s"], data["d"], data["lrt"]] + [
            getattr(states, name).normal.review.scheduled_days for name in ("hard", "good", "easy")])
    end = col.sched.day_cutoff
    made = {
        "today": today, "day_end_s": end,
        "weekday": time.localtime(end - DAY).tm_wday, "now_s": now,
        "retention": config["desiredRetention"], "easy": config["easyDaysPercentages"],
        "apart": config["rev"]["bury"],
        "due": col.db.all("select due, nid from cards where due >= ? and due < ? order by id",
                          today, today + 99),
        "cards": cards}
    col.close()
    return made


def main():
    rng = random.Random(7)
    with open(FIXTURES / "anki-load-balance-26.9.3.jsonl", "w") as file:
        for _ in range(COLLECTIONS):
            with tempfile.TemporaryDirectory() as folder:
                file.write(json.dumps(line(folder, rng), separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
