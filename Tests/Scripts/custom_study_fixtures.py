#!/usr/bin/env python3
"""Writes the filtered decks that custom study makes in Anki's own engine.

    python3 -m venv VENV && VENV/bin/pip install anki==26.9.3
    VENV/bin/python Tests/Scripts/custom_study_fixtures.py

One line of JSON for each deck that is made: the deck it is about, the kind of study with its number
(days, or the most cards), the tags it asks for, and of the filtered deck the searches [text, limit,
order], true if answers change the schedule, and the seconds after Again, Hard and Good.
"""

import json
import tempfile
import time
from pathlib import Path

from anki.collection import Collection
from anki.decks import DeckId
from anki.scheduler_pb2 import CustomStudyRequest

FIXTURES = Path(__file__).parent.parent / "SearchLanguageTests" / "Fixtures"
DECKS = ["A", "A b", "A::B_c", 'A "q" (x) *', "näive\\x", "-A"]
DAYS = {"forgotten": "forgot_days", "ahead": "review_ahead_days", "previewNew": "preview_days"}
CRAMS = {"due": 0, "new": 1, "review": 2, "all": 3}
TAGS = [([], []), (["t0"], []), (["t0", "a_b"], ["x"]), ([], ["x", "y:z"])]


def fill(col, deck):
    """Adds a new card and one that was forgotten and is due, both with a tag."""
    now = int(time.time() * 1000)
    for place in range(2):
        note = col.new_note(col.models.by_name("Basic"))
        note["Front"] = f"{deck} {place}"
        note.tags = ["t0"]
        col.add_note(note, deck)
        if place:
            card = note.cards()[0]
            col.sched.set_due_date([card.id], "0")
            col.db.execute(
                "insert into revlog values (?, ?, -1, 1, 1, 5, 2500, 1000, 1)",
                now + deck % 1_000 - 5_000, card.id)


def made(col, deck, name, kind, number, include, exclude):
    """The filtered deck of one request."""
    request = CustomStudyRequest(deck_id=deck)
    if kind in DAYS:
        setattr(request, DAYS[kind], number)
    else:
        request.cram.kind = CRAMS[kind]
        request.cram.card_limit = number
        request.cram.tags_to_include.extend(include)
        request.cram.tags_to_exclude.extend(exclude)
    col.sched.custom_study(request)
    id_ = col.decks.id_for_name("Custom Study Session")
    config = col.sched.get_or_create_filtered_deck(DeckId(id_)).config
    terms = [[term.search, term.limit, term.order] for term in config.search_terms]
    col.decks.remove([id_])
    return {
        "deck": name, "kind": kind, "number": number, "include": include, "exclude": exclude,
        "searches": terms, "reschedules": config.reschedule,
        "delays": [config.preview_again_secs, config.preview_hard_secs, config.preview_good_secs],
    }


def main():
    with tempfile.TemporaryDirectory() as folder:
        col = Collection(str(Path(folder) / "collection.anki2"))
        rows = []
        for name in DECKS:
            deck = col.decks.id(name)
            fill(col, deck)
            for kind in DAYS:
                rows += [made(col, deck, name, kind, days, [], []) for days in (1, 7)]
            for kind in CRAMS:
                rows += [made(col, deck, name, kind, 50, *tags) for tags in TAGS]
        col.close()
    with open(FIXTURES / "anki-custom-study-26.9.3.jsonl", "w") as file:
        for row in rows:
            file.write(json.dumps(row, separators=(",", ":"), ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
