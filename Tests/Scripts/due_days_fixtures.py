#!/usr/bin/env python3
"""Writes how Anki's own engine reads the days of "Set due date".

    python3 -m venv VENV && VENV/bin/pip install anki==26.9.3
    VENV/bin/python Tests/Scripts/due_days_fixtures.py FILE

One line of JSON for each text: [text, first day, last day, whether the interval is set], or [text, null, null, null]
where Anki refuses it. The first and the last day are those that 400 cards get: a wide range is left out, as not
each of its ends is met.
"""

import json
import random
import sys
import tempfile

from anki.collection import Collection

SEED = 33
RANDOM = 300
CARDS = 400
WIDEST = 30
TEXTS = ["0", "1", "5", "5!", "0!", "3-7", "3-7!", "7-3", "3-3", "10-5!", "0-0", "00", "007", "36500", "", " ", "a", "!",
         "-", "-1", "3-", "-3", "3--7", "3 - 7", "5 !", "5!!", "!5", "+5", "1.5", "5-7-9", "\u0663", "\uff13",
         "3\u20137", "3!-7", "5d", "0x5", "1e3", "1_0", "1-2!3", "12-34", "4294967296", "0-4294967296"]
PIECES = ["0", "1", "2", "7", "9", "12", "-", "-", "!", "!", " ", "a", "+", "."]
# A card in review with an interval that no text gives.
INTERVAL = 50_000


def texts():
    chance = random.Random(SEED)
    rows = dict.fromkeys(TEXTS)
    while len(rows) < RANDOM:
        rows["".join(chance.choice(PIECES) for _ in range(chance.randint(1, 5)))] = None
    return rows


def main(path):
    collection = Collection(f"{tempfile.mkdtemp()}/collection.anki2")
    collection.set_config("fsrs", False)
    kind = collection.models.by_name("Basic")
    for _ in range(CARDS):
        note = collection.new_note(kind)
        note.fields = ["q", "a"]
        collection.add_note(note, 1)
    cards, today = collection.db.list("select id from cards"), collection.sched.today
    with open(path, "w", encoding="utf-8") as file:
        for text in texts():
            collection.db.execute(f"update cards set type = 2, queue = 2, due = {today}, ivl = {INTERVAL}")
            try:
                collection.sched.set_due_date(cards, text)
            except Exception:
                row = [text, None, None, None]
            else:
                first, last, interval = collection.db.first("select min(due), max(due), min(ivl) from cards")
                row = [text, first - today, last - today, interval != INTERVAL]
                if last - first > WIDEST:
                    continue
            file.write(json.dumps(row, ensure_ascii=False) + "\n")
    collection.close()


if __name__ == "__main__":
    main(sys.argv[1])
