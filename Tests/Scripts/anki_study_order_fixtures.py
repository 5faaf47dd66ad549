#!/usr/bin/env python3
"""Writes the orders in which Anki's own engine shows the cards of a day.

    python3 -m venv VENV && VENV/bin/pip install anki==26.9.3
    VENV/bin/python Tests/Scripts/anki_study_order_fixtures.py

One line of JSON for each collection:
    today     the day, counted from the collection's first
    day_end_s the second since 1970 at which it ends
    cards     the columns that anki_order_collections.py names
    decks     for each deck its id and its name
    cases     now_s, the second of the moment; deck, the id of the studied one; options, for each deck
              new cards and reviews a day, the kinds of siblings that wait, as bits, and the order: new
              cards gathered, sorted and mixed, cards in steps of days mixed, reviews sorted;
              ignores_reviews, true if new cards ignore the limit of reviews; from_top, true if limits
              start from the top; shown, the indices of the cards in their order; buried, those that
              wait once the first of them was answered
"""

import json
import random
import tempfile
from pathlib import Path

from anki.collection import Collection  # noqa: F401, before the others of the package
from anki.cards import Card
from anki.scheduler.v3 import CardAnswer
from anki_order_collections import DECKS, Lab

FIXTURES = Path(__file__).parent.parent / "FlashcardsTests" / "Fixtures"
COLLECTIONS, CASES = 14, 60
GATHERS, SORTS, MIXES, REVIEWS = range(6), range(5), range(3), range(13)
LIMITS = [0, 1, 3, 9, 20, 200, 200, 200, 200, 200]


def set_options(lab, ways):
    """Sets the options of all presets, and which deck has which; returns them by deck."""
    rng, decks = lab.rng, lab.col.decks
    for preset in lab.presets:
        config = decks.get_config(preset)
        config["new"]["perDay"], config["rev"]["perDay"] = rng.choice(LIMITS), rng.choice(LIMITS)
        config["new"]["bury"] = rng.random() < 0.4
        config["rev"]["bury"] = rng.random() < 0.5
        config["buryInterdayLearning"] = rng.random() < 0.5
        config["newGatherPriority"] = next(ways[0])
        config["newSortOrder"] = next(ways[1])
        config["newMix"], config["interdayLearningMix"] = next(ways[2]), next(ways[3])
        config["reviewOrder"] = next(ways[4])
        decks.update_config(config)
    options = []
    for id_ in lab.decks:
        deck = decks.get(id_)
        deck["conf"] = rng.choice(lab.presets)
        decks.save(deck)
        config = decks.get_config(deck["conf"])
        options.append([
            config["new"]["perDay"], config["rev"]["perDay"],
            config["new"]["bury"] * 1 + config["rev"]["bury"] * 2
            + config["buryInterdayLearning"] * 4,
            config["newGatherPriority"], config["newSortOrder"], config["newMix"],
            config["interdayLearningMix"], config["reviewOrder"]])
    return options


def buried(lab, shown, places):
    """The siblings that wait once the first card was answered, which is taken back."""
    if not shown:
        return []
    col = lab.col
    before = col.db.all("select id, mod, queue from cards")
    queued = col._backend.get_queued_cards(fetch_limit=1, intraday_learning_only=False).cards[0]
    card = Card(col, backend_card=queued.card)
    card.start_timer()
    col.sched.answer_card(col.sched.build_answer(
        card=card, states=queued.states, rating=CardAnswer.EASY))
    waiting = set(col.db.list("select id from cards where queue = -2"))
    col.undo()
    col.db.executemany(
        "update cards set mod = ? where id = ?", [(row[1], row[0]) for row in before])
    return sorted(places[row[0]] for row in before if row[0] in waiting and row[2] != -2)


def case(lab, ways):
    """One case on the cards as they are."""
    col, rng = lab.col, lab.rng
    places = {card: place for place, card in enumerate(col.db.list("select id from cards order by id"))}
    made = {"deck": rng.choice(lab.decks[:1] * 4 + lab.decks), "options": set_options(lab, ways)}
    for name, key in (("ignores_reviews", "newCardsIgnoreReviewLimit"),
                      ("from_top", "applyAllParentLimits")):
        made[name] = rng.random() < 0.3
        col.set_config(key, made[name])
    col.decks.set_current(made["deck"])
    shown = lab.queue()
    made["shown"] = [places[card] for card in shown]
    made["buried"] = buried(lab, shown, places)
    return made


def turns(rng, values):
    """All values in turn, shuffled each time."""
    while True:
        yield from rng.sample(list(values), len(values))


def main():
    rng = random.Random(26)
    ways = [turns(rng, values) for values in (GATHERS, SORTS, MIXES, MIXES, REVIEWS)]
    with open(FIXTURES / "anki-study-order-26.9.3.jsonl", "w") as file:
        for _ in range(COLLECTIONS):
            with tempfile.TemporaryDirectory() as folder:
                lab = Lab(folder, rng)
                cases = []
                for _ in range(CASES):
                    # A second that passes meanwhile would make another order.
                    before = lab.now()
                    cards = lab.cards()
                    made = case(lab, ways)
                    if lab.now() == before and lab.cards() == cards:
                        cases.append({"now_s": before["now_s"], **made})
                day = {key: lab.now()[key] for key in ("today", "day_end_s")}
                cards = lab.cards()
                decks = [list(pair) for pair in zip(lab.decks, DECKS)]
                lab.col.close()
            file.write(json.dumps(
                {**day, "cards": cards, "decks": decks, "cases": cases},
                separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
