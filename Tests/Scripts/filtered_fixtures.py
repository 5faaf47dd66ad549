#!/usr/bin/env python3
"""Writes the cards that filtered decks of Anki's own engine take, and how they are studied.

    python3 -m venv VENV && VENV/bin/pip install anki==26.9.3
    VENV/bin/python Tests/Scripts/filtered_fixtures.py

One line of JSON for each collection:
    today     the day, counted from the collection's first
    day_end_s the second since 1970 at which it ends
    cards     the columns that anki_order_collections.py names, and the milliseconds of the last
              entry of the log (null)
    burials   for each deck its id, and the kinds of siblings that wait, as bits
    cases     now_s, the second of the moment; reschedules; searches [limit, order, indices of the
              cards found]; the indices of the cards taken, in order; the columns queue, due and
              original due of each of them; the indices of the cards as they are studied
"""

import json
import random
import tempfile
import time
from pathlib import Path

from anki.decks_pb2 import Deck, FilteredDeckForUpdate
from anki_order_collections import Lab

FIXTURES = Path(__file__).parent.parent / "FlashcardsTests" / "Fixtures"
COLLECTIONS, CASES = 16, 30
SEARCHES = ["deck:A", "is:new", "is:review", "deck:A::B", "-is:new", ""]
# All but the one by chance, which is another each time.
ORDERS = [order for order in Deck.Filtered.SearchTerm.Order.values() if order != 1]


def set_burials(lab):
    """Sets which siblings wait, at random; returns it by deck."""
    decks = lab.col.decks
    for preset in lab.presets:
        config = decks.get_config(preset)
        config["new"]["bury"] = lab.rng.random() < 0.5
        config["rev"]["bury"] = lab.rng.random() < 0.5
        config["buryInterdayLearning"] = lab.rng.random() < 0.5
        decks.update_config(config)
    burials = []
    for id_ in lab.decks:
        deck = decks.get(id_)
        deck["conf"] = lab.rng.choice(lab.presets)
        decks.save(deck)
        config = decks.get_config(deck["conf"])
        burials.append([id_, config["new"]["bury"] * 1 + config["rev"]["bury"] * 2
                        + config["buryInterdayLearning"] * 4])
    return burials


def add_log(lab):
    """Adds up to two answers to each card."""
    now = int(time.time() * 1000)
    for card in lab.col.db.list("select id from cards where type > 0"):
        for _ in range(lab.rng.randint(0, 2)):
            lab.col.db.execute(
                "insert or ignore into revlog values (?, ?, -1, 3, 1, 1, 0, 1000, 1)",
                now - lab.rng.randint(0, 40) * 86_400_000 - lab.rng.randint(0, 1_000_000), card)


def case(lab):
    """One case on the cards as they are, which are put back in the end."""
    col, rng = lab.col, lab.rng
    rows = col.db.all("select id, mod from cards order by id")
    places = {row[0]: place for place, row in enumerate(rows)}
    update = FilteredDeckForUpdate(id=0, name="Filtered", allow_empty=True)
    update.config.reschedule = rng.random() < 0.5
    searches = []
    for _ in range(rng.choice([1, 1, 2])):
        text = rng.choice(SEARCHES)
        limit, order = rng.choice([1, 2, 5, 20, 99_999]), rng.choice(ORDERS)
        update.config.search_terms.add(search=text, limit=limit, order=order)
        searches.append([limit, order, sorted(places[card] for card in col.find_cards(text))])
    update.config.preview_again_secs = 60
    filtered = col._backend.add_or_update_filtered_deck(update).id
    taken = col.db.all(
        "select id, queue, due, odue from cards where did = ? order by due, id", filtered)
    studied = [places[card] for card in lab.queue()]
    col.decks.remove([filtered])
    col.db.executemany("update cards set mod = ? where id = ?", [row[::-1] for row in rows])
    return {
        "reschedules": update.config.reschedule,
        "searches": searches,
        "taken": [places[row[0]] for row in taken],
        "columns": [row[1:] for row in taken],
        "studied": studied,
    }


def main():
    rng = random.Random(11)
    with open(FIXTURES / "anki-filtered-26.9.3.jsonl", "w") as file:
        for _ in range(COLLECTIONS):
            with tempfile.TemporaryDirectory() as folder:
                lab = Lab(folder, rng)
                add_log(lab)
                burials = set_burials(lab)
                cards = lab.cards()
                for card in cards:
                    card.append(lab.col.db.scalar(
                        "select max(id) from revlog where cid = ?", card[0]))
                cases = []
                for _ in range(CASES):
                    # A second that passes meanwhile would make another order.
                    before = lab.now()
                    made = case(lab)
                    if lab.now() == before:
                        cases.append({"now_s": before["now_s"], **made})
                day = {key: lab.now()[key] for key in ("today", "day_end_s")}
                lab.col.close()
            file.write(json.dumps(
                {**day, "cards": cards, "burials": burials, "cases": cases},
                separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
