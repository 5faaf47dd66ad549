#!/usr/bin/env python3
"""Writes which siblings Anki's own engine has wait once a card was answered, wherever they are.

    python3 -m venv VENV && VENV/bin/pip install anki==26.9.3
    VENV/bin/python Tests/Scripts/anki_siblings_fixtures.py

One line of JSON for each answer to a card of the deck A:
    buries    the kinds of siblings that wait in the options of A, as bits; Z has the other ones
    kind      of the answered card: new, review, day (a step of a day) or step
    place     where it was answered: home, or the filtered deck resched or preview; repeat is the
              preview once more, after a first answer there
    siblings  for each other card of the note, all of the deck Z, its kind (later is a review of another
              day), its place, and 1 if it waits
"""

import json
import tempfile
import time
from pathlib import Path

from anki.collection import Collection  # noqa: F401, before the others of the package
from anki.decks_pb2 import FilteredDeckForUpdate
from anki.scheduler.v3 import CardAnswer

FIXTURE = Path(__file__).parent.parent / "StoreTests" / "Fixtures" / "anki-siblings-26.9.3.jsonl"
ANSWERED = ["new", "review", "day", "step"]
SIBLINGS = [(kind, place) for place in ("home", "resched", "preview")
            for kind in ("new", "review", "later", "day", "step")]
SIBLINGS += [("suspended", "home"), ("buried", "home")]


def state(kind, today):
    """The columns type, queue, due, ivl and reps of a card."""
    return {
        "new": (0, 0, 1, 0, 0),
        "review": (2, 2, today, 5, 3),
        "later": (2, 2, today + 5, 9, 3),
        "day": (1, 3, today, 0, 2),
        "step": (1, 1, int(time.time()) - 60, 0, 1),
        "suspended": (2, -1, today, 5, 3),
        "buried": (2, -3, today, 5, 3),
    }[kind]


def build(col, name, cards, reschedules):
    """Has a filtered deck take cards."""
    update = FilteredDeckForUpdate(id=0, name=name, allow_empty=True)
    update.config.reschedule = reschedules
    update.config.preview_again_secs = 60
    update.config.search_terms.add(search="cid:" + ",".join(map(str, cards)), limit=99, order=5)
    return col._backend.add_or_update_filtered_deck(update).id


def answer(col, card, rating):
    card = col.get_card(card)
    card.start_timer()
    states = col._backend.get_scheduling_states(card.id)
    col.sched.answer_card(col.sched.build_answer(card=card, states=states, rating=rating))


def set_buries(col, presets, buries):
    """Has kinds of siblings wait in the options of A, and the other ones in those of Z."""
    for preset, bits in zip(presets, (buries, 7 - buries)):
        config = col.decks.get_config(preset)
        config["new"]["bury"], config["rev"]["bury"] = bool(bits & 1), bool(bits & 2)
        config["buryInterdayLearning"] = bool(bits & 4)
        col.decks.update_config(config)


def case(col, decks, presets, buries, kind, place):
    note = col.new_note(col.models.by_name("Cloze"))
    note.fields[0] = " ".join(f"{{{{c{gap + 1}::x}}}}" for gap in range(len(SIBLINGS) + 1))
    col.add_note(note, decks[1])
    answered, *others = col.card_ids_of_note(note.id)
    col.set_deck([answered], decks[0])
    for card, (of, _) in zip([answered] + others, [(kind, place)] + SIBLINGS):
        col.db.execute("update cards set type = ?, queue = ?, due = ?, ivl = ?, reps = ? where id = ?",
                       *state(of, col.sched.today), card)
    made = []
    for name, here in (("resched", place == "resched"), ("preview", place in ("preview", "repeat"))):
        taken = [card for card, (_, there) in zip(others, SIBLINGS) if there == name]
        made.append(build(col, f"Other {name}", taken, name == "resched"))
        if here:
            made.append(build(col, f"A::{name}", [answered], name == "resched"))
    col.decks.set_current(decks[0])
    if place == "repeat":
        set_buries(col, presets, 0)
        answer(col, answered, CardAnswer.AGAIN)
        assert col.db.scalar("select queue from cards where id = ?", answered) == 4
    set_buries(col, presets, buries)
    answer(col, answered, CardAnswer.GOOD)
    waiting = set(col.db.list("select id from cards where queue = -2"))
    siblings = [[*row, int(card in waiting)] for card, row in zip(others, SIBLINGS)]
    col.decks.remove(made)
    col.remove_notes([note.id])
    return {"buries": buries, "kind": kind, "place": place, "siblings": siblings}


def main():
    with tempfile.TemporaryDirectory() as folder:
        col = Collection(f"{folder}/collection.anki2")
        created = col.db.scalar("select crt from col") - 86_400 * 100
        col.db.execute("update col set crt = ?", created)
        col.close()
        col = Collection(f"{folder}/collection.anki2")
        col.set_config("fsrs", True)
        decks = [col.decks.id(name) for name in ("A", "Z")]
        presets = [col.decks.add_config_returning_id(name) for name in ("A", "Z")]
        for deck, preset in zip(decks, presets):
            col.decks.set_config_id_for_deck_dict(col.decks.get(deck), preset)
        lines = []
        for buries in range(8):
            for place in ("home", "resched", "preview", "repeat"):
                lines += [case(col, decks, presets, buries, kind, place) for kind in ANSWERED]
        col.close()
    with open(FIXTURE, "w") as file:
        for line in lines:
            file.write(json.dumps(line, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
