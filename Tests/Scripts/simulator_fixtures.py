#!/usr/bin/env python3
"""Writes what Anki's simulator says of made-up collections, with many options.

    python3 -m venv VENV && VENV/bin/pip install anki==26.9.3
    VENV/bin/python Tests/Scripts/simulator_fixtures.py [habits] [simulator] [workload]

Its engine always draws the same random numbers, so the same states go to the cards in 20 orders, and the
means of what it says are written. All of them have the luck of these numbers, so that the days of their
mean are as far from what is to be expected as those of a single simulation (with fsrs-rs itself, which
takes seeds, 24,000 cards have 0.6 % more reviews than with that luck): hence that many cards. simulator-26.9.3.jsonl, one line for each set of options:
    cards, new                 how many cards were seen, by `state`, and how many are new
    weekday                    the weekday of the first day, 0 for Monday
    request                    the options, by the names of Anki's request
    balanced                   whether due days are balanced
    reviews, learned, seconds, known   the means of each day
workload-26.9.3.jsonl, the means of 4 orders:
    cost, memorized, count     seconds, cards known and answers by desired retention in percent
`compute_optimal_retention` is not asked: its cards keep the retention of the request, whatever it tries.
New cards of balanced requests are left out, as the engine counts them as due on the days planned for them.
habits-26.9.3.jsonl, for each log of answers:
    log                        card, minute, rating, kind of Anki and milliseconds, of each answer
    first, review, learning, relearning, costs   what its engine takes from them
"""

import json
import random
import sys
import tempfile
import time
from pathlib import Path

from anki.collection import Collection
from anki.config_pb2 import ConfigKey
from anki.scheduler_pb2 import SimulateFsrsReviewRequest

FIXTURES = Path(__file__).parent.parent / "FlashcardsTests" / "Fixtures"
SEEDS = 20
FACTS = ("stability", "difficulty", "interval", "due", "lapses")
NORMAL = {
    "desired_retention": 0.9, "days_to_simulate": 60, "new_limit": 0, "review_limit": 9_999_999,
    "max_interval": 36_500, "new_cards_ignore_review_limit": True, "review_order": 0,
    "learning_step_count": 2, "relearning_step_count": 1,
}


def state(place):
    """The state of a card, which the tests make by the same rule."""
    stability = 1 + (place * 7_919 % 1_000) * (place * 7_919 % 1_000) / 25_000
    interval = max(1, int(stability))
    elapsed = place * 104_729 % (interval + 1)
    late = place * 31 % 4 if place % 20 == 0 else 0
    return {
        "stability": round(stability, 4), "difficulty": 1 + place * 37 % 91 / 10,
        "interval": interval, "due": interval - elapsed if late == 0 else -late,
        "lapses": place % 3,
    }


class Peer:
    """A collection of Anki's engine."""

    def __init__(self, folder, cards):
        self.col = Collection(str(Path(folder) / f"{cards}.anki2"))
        self.col.set_config("fsrs", True)
        model = self.col.models.by_name("Basic")["id"]
        self.ids = [1_700_000_000_000 + place for place in range(cards)]
        self.col.db.executemany(
            "insert into notes values (?, ?, ?, 0, 0, '', 'a\x1fb', 'a', 0, 0, '')",
            [(id, f"g{id}", model) for id in self.ids])
        self.col.db.executemany(
            "insert into cards values (?, ?, 1, 0, 0, 0, 2, 2, 0, 0, 2500, 5, 0, 0, 0, 0, 0, '{}')",
            [(id, id) for id in self.ids])
        self.today = self.col.sched.today

    def deal(self, seed):
        """Gives the states to the cards in an order of its own."""
        ids = list(self.ids)
        random.Random(seed).shuffle(ids)
        rows = []
        for place, id in enumerate(ids):
            card = state(place)
            data = json.dumps({"s": card["stability"], "d": card["difficulty"], "dr": 0.9,
                               "decay": 0.1542})
            rows.append((card["interval"], self.today + card["due"], card["lapses"], data, id))
        self.col.db.transact(lambda: self.col.db.executemany(
            "update cards set ivl = ?, due = ?, lapses = ?, data = ? where id = ?", rows))

    def request(self, new, options, balanced):
        self.col.set_config_bool(ConfigKey.Bool.LOAD_BALANCER_ENABLED, balanced)
        given = {**NORMAL, **options}
        given.setdefault("easy_days_percentages", [1.0] * 7)
        return SimulateFsrsReviewRequest(
            deck_size=new, search="", historical_retention=0.9, **given)


def mean(rows):
    return [round(sum(column) / len(rows), 3) for column in zip(*rows)]


def simulate(peer, cards, new, options, balanced):
    request = peer.request(new, options, balanced)
    parts = {"reviews": [], "learned": [], "seconds": [], "known": []}
    for seed in range(SEEDS):
        peer.deal(seed)
        answer = peer.col._backend.simulate_fsrs_review(request)
        parts["reviews"].append(answer.daily_review_count)
        parts["learned"].append(answer.daily_new_count)
        parts["seconds"].append(answer.daily_time_cost)
        parts["known"].append(answer.accumulated_knowledge_acquisition)
    return {
        "cards": cards, "new": new, "weekday": time.localtime().tm_wday,
        "request": {**NORMAL, **options}, "balanced": balanced,
        **{name: mean(rows) for name, rows in parts.items()},
    }


def workload(peer, cards, new, options):
    request = peer.request(new, options, False)
    cost, memorized, count = [], [], []
    for seed in range(4):
        peer.deal(seed)
        answer = peer.col._backend.simulate_fsrs_workload(request)
        cost.append([answer.cost[percent] for percent in range(70, 100)])
        memorized.append([answer.memorized[percent] for percent in range(70, 100)])
        count.append([answer.review_count[percent] for percent in range(70, 100)])
    return {
        "cards": cards, "new": new, "request": {**NORMAL, **options},
        "cost": mean(cost), "memorized": mean(memorized), "count": mean(count),
    }


def habits(folder, seed, answers):
    """A log of answers, and what the engine takes from it."""
    chance = random.Random(seed)
    col = Collection(str(Path(folder) / f"habits{seed}.anki2"))
    col.set_config("fsrs", True)
    # Half a minute on, as an answer in the very moment in which a day begins counts for the one before.
    start = (col.sched.day_cutoff - 86_400 * 100) * 1_000 + 30_000
    log, rows = [], []
    cards = max(1, answers // 6)
    model = col.models.by_name("Basic")["id"]
    for card in range(1, cards + 1):
        col.db.execute("insert into notes values (?, ?, ?, 0, 0, '', 'a\x1fb', 'a', 0, 0, '')",
                       card, f"g{card}", model)
        col.db.execute("insert into cards values (?, ?, 1, 0, 0, 0, 2, 2, 0, 1, 2500, 5, 0, 0, 0,"
                       " 0, 0, '{}')", card, card)
    minute = 0
    for _ in range(answers):
        minute += chance.randrange(1, max(2, 100 * 1_440 // answers // 2))
        card = chance.randrange(1, cards + 1)
        # Half of the answers come soon after one to the same card.
        if log and chance.random() < 0.5:
            card = log[-1][0]
        kind = chance.choices([0, 1, 2, 3], [5, 5, 3, 1])[0]
        rating = chance.choices([1, 2, 3, 4], [3, 1, 6, 2])[0]
        spent = chance.choices([chance.randrange(500, 60_000), 0, 1_300_000], [20, 1, 1])[0]
        log.append([card, minute, rating, kind, spent])
        rows.append((start + minute * 60_000, card, rating, 2_500, spent, kind))
    col.db.executemany("insert into revlog values (?, ?, 0, ?, 1, 1, ?, ?, ?)", rows)
    found = col._backend.get_optimal_retention_parameters("")
    col.close()
    return {
        "log": log, "first": list(found.first_rating_prob), "review": list(found.review_rating_prob),
        "learning": list(found.learning_step_transitions),
        "relearning": list(found.relearning_step_transitions),
        "costs": list(found.state_rating_costs),
    }


def write(name, lines):
    with open(FIXTURES / f"{name}-26.9.3.jsonl", "w") as file:
        for line in lines:
            file.write(json.dumps(line, separators=(",", ":")) + "\n")
            file.flush()


def make_habits(folder):
    return (habits(folder, seed, count) for seed, count in enumerate((1, 12, 60, 400, 3_000)))


def make_simulator(folder):
    """Some 6,000 reviews a day, so that one simulation has each of them within some percent."""
    cards, new = 96_000, 48_000
    peer = Peer(folder, cards)
    limited = {"review_limit": 7_200, "new_limit": 240, "new_cards_ignore_review_limit": False}
    sets = (
        (0, {}, False),
        (0, {"desired_retention": 0.8}, True),
        (0, {"desired_retention": 0.95, "max_interval": 15}, False),
        (new, {"new_limit": 800, "learning_step_count": 3, "relearning_step_count": 2}, False),
        (new, {"new_limit": 800, "learning_step_count": 0, "relearning_step_count": 0}, False),
        (new, {"new_limit": 320, "suspend_after_lapse_count": 3}, False),
        (0, {"easy_days_percentages": [1, 1, 1, 1, 1, 0.5, 0]}, True),
        *((new, {**limited, "review_order": order}, False) for order in (0, 3, 4, 5, 6, 7, 8, 11)),
    )
    return (simulate(peer, cards, new, options, balanced) for new, options, balanced in sets)


def make_workload(folder):
    cards = 6_000
    peer = Peer(folder, cards)
    sets = (
        (0, {"days_to_simulate": 365}),
        (3_000, {"new_limit": 20, "days_to_simulate": 365}),
    )
    return (workload(peer, cards, new, options) for new, options in sets)


def main():
    makers = {"habits": make_habits, "simulator": make_simulator, "workload": make_workload}
    with tempfile.TemporaryDirectory() as folder:
        for name in sys.argv[1:] or makers:
            write(name, makers[name](folder))


main()
