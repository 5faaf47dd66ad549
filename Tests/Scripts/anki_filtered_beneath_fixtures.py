#!/usr/bin/env python3
"""Writes how Anki's own engine studies decks that have filtered decks within them.

    python3 -m venv VENV && VENV/bin/pip install anki==26.9.3
    VENV/bin/python Tests/Scripts/anki_filtered_beneath_fixtures.py

One line of JSON for each collection, as anki_study_order_fixtures.py writes it, with one key more in
each case:
    filtered  for each filtered deck its id, its name, 1 if answers change the schedule, and the
              indices of its cards in their order; they were built in the second now_s
The cards are those before the filtered decks took any; a case has no burials.
"""

import json
import random
import tempfile
from pathlib import Path

from anki.collection import Collection  # noqa: F401, before the others of the package
from anki.decks_pb2 import Deck, FilteredDeckForUpdate
from anki_order_collections import DECKS, Lab
from anki_study_order_fixtures import GATHERS, MIXES, REVIEWS, SORTS, set_options, turns

FIXTURES = Path(__file__).parent.parent / "FlashcardsTests" / "Fixtures"
COLLECTIONS, CASES = 10, 40
NAMES = ["A::F", "A::B::F", "A::D::E::F", "A::B::C::G"]
SEARCHES = ["deck:A", "is:new", "is:review", "deck:A::B", "deck:A::D", "-is:new", ""]
# All but the one by chance, which is another each time.
ORDERS = [order for order in Deck.Filtered.SearchTerm.Order.values() if order != 1]


def build(lab, name, places):
    """Builds a filtered deck; returns what a case says of it."""
    rng, col = lab.rng, lab.col
    update = FilteredDeckForUpdate(id=0, name=name, allow_empty=True)
    update.config.reschedule = rng.random() < 0.6
    update.config.preview_again_secs = 60
    update.config.search_terms.add(
        search=rng.choice(SEARCHES), limit=rng.choice([1, 2, 5, 20]), order=rng.choice(ORDERS))
    id_ = col._backend.add_or_update_filtered_deck(update).id
    taken = col.db.list("select id from cards where did = ? order by due, id", id_)
    return [id_, name, int(update.config.reschedule), [places[card] for card in taken]]


def case(lab, ways):
    """One case on the cards as they are, which are put back in the end."""
    col, rng = lab.col, lab.rng
    rows = col.db.all("select id, mod from cards order by id")
    places = {row[0]: place for place, row in enumerate(rows)}
    made = {"deck": rng.choice(lab.decks[:1] * 4 + lab.decks), "options": set_options(lab, ways)}
    for name, key in (("ignores_reviews", "newCardsIgnoreReviewLimit"),
                      ("from_top", "applyAllParentLimits")):
        made[name] = rng.random() < 0.3
        col.set_config(key, made[name])
    made["filtered"] = [build(lab, name, places) for name in rng.sample(NAMES, rng.randint(1, 2))]
    col.decks.set_current(made["deck"])
    made["shown"] = [places[card] for card in lab.queue()]
    made["buried"] = []
    col.decks.remove([row[0] for row in made["filtered"]])
    col.db.executemany("update cards set mod = ? where id = ?", [row[::-1] for row in rows])
    return made


def main():
    rng = random.Random(33)
    ways = [turns(rng, values) for values in (GATHERS, SORTS, MIXES, MIXES, REVIEWS)]
    with open(FIXTURES / "anki-filtered-beneath-26.9.3.jsonl", "w") as file:
        for _ in range(COLLECTIONS):
            with tempfile.TemporaryDirectory() as folder:
                lab = Lab(folder, rng)
                cards, cases = lab.cards(), []
                for _ in range(CASES):
                    # A second that passes meanwhile would make another order.
                    before = lab.now()
                    made = case(lab, ways)
                    if lab.now() == before:
                        cases.append({"now_s": before["now_s"], **made})
                    assert lab.cards() == cards
                day = {key: lab.now()[key] for key in ("today", "day_end_s")}
                decks = [list(pair) for pair in zip(lab.decks, DECKS)]
                lab.col.close()
            file.write(json.dumps(
                {**day, "cards": cards, "decks": decks, "cases": cases},
                separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
