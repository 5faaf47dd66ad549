#!/usr/bin/env python3
"""Writes logs of answers with the parameters that fsrs-rs fits to them, and how well these foretell.

    python3 -m venv VENV && VENV/bin/pip install fsrs-rs-python==0.9.3
    VENV/bin/python Tests/Scripts/fit_fixtures.py           # the fixtures
    VENV/bin/python Tests/Scripts/fit_fixtures.py 30000     # one log of so many items, and the time

One line of JSON for each log:
    cards       for each card day, rating, day, rating, ... ; the answers of a day come card by card
    relearning  how many relearning steps there are
    parameters  what is fitted
    standard    [log loss, RMSE(bins)] of the standard parameters
    fitted      the same of those that are fitted
    splits      the same of the answers after the first sixth, in five parts, each predicted by
                parameters that are fitted to all before it; null with fewer answers than SPLIT

The learners are made up: each forgets as FSRS-6 has it, by parameters of their own, and meets each
card when an interval of another model, with some luck, says so.
"""

import json
import math
import random
import sys
import time
from pathlib import Path

from fsrs_rs_python import (
    DEFAULT_PARAMETERS, FSRS, FSRSItem, FSRSReview, evaluate_with_time_series_splits,
)

SPLIT = 400
FIXTURES = Path(__file__).parent.parent / "FlashcardsTests" / "Fixtures"


class Memory:
    """A card in the memory of a learner with parameters w."""

    def __init__(self, w, rating):
        self.w = w
        self.s = w[rating - 1]
        self.d = min(10, max(1, w[4] - math.exp(w[5] * (rating - 1)) + 1))

    def recall(self, days):
        decay = -self.w[20]
        return (1 + (0.9 ** (1 / decay) - 1) * days / self.s) ** decay

    def answer(self, days, rating):
        w, s, d = self.w, self.s, self.d
        r = self.recall(days)
        if days == 0:
            k = math.exp(w[17] * (rating - 3 + w[18])) * s ** -w[19]
            self.s = s * (max(1, k) if rating > 1 else k)
        elif rating == 1:
            raw = w[11] * d ** -w[12] * ((s + 1) ** w[13] - 1) * math.exp((1 - r) * w[14])
            self.s = min(raw, s / math.exp(w[17] * w[18]))
        else:
            bonus = {2: w[15], 3: 1, 4: w[16]}[rating]
            self.s = s * (1 + math.exp(w[8]) * (11 - d) * s ** -w[9]
                          * (math.exp((1 - r) * w[10]) - 1) * bonus)
        self.s = min(36_500, max(0.001, self.s))
        moved = d - w[6] * (rating - 3) * (10 - d) / 9
        self.d = min(10, max(1, w[7] * (w[4] - math.exp(w[5] * 3) + 1) + (1 - w[7]) * moved))


def learner(chance, strength):
    """Parameters that are off the standard ones by up to `strength`."""
    w = [value * math.exp(chance.uniform(-strength, strength)) for value in DEFAULT_PARAMETERS]
    w[:4] = sorted(w[:4])
    w[4] = min(10, w[4])
    w[20] = min(0.8, max(0.1, w[20]))
    w[16] = max(1, w[16])
    w[15] = min(1, w[15])
    return w


def make_log(seed, items, strength=0.5, most=12, starts=None):
    chance = random.Random(seed)
    w = learner(chance, strength)
    cards, count = [], 0
    while count < items:
        rating = chance.choices([1, 2, 3, 4], starts or [4, 1, 12, 3])[0]
        day = chance.randrange(max(30, items // 20))
        card, memory = [day, rating], Memory(w, rating)
        planned = chance.uniform(0.5, 3) * (1, 1, 2, 8)[rating - 1]
        for _ in range(chance.randrange(1, most)):
            same_day = rating == 1 and chance.random() < 0.7 or chance.random() < 0.05
            gap = 0 if same_day else max(1, round(planned * chance.uniform(0.7, 1.6)))
            if chance.random() < memory.recall(gap):
                rating = chance.choices([2, 3, 4], [2, 12, 2])[0]
                planned = planned * (1.2, 2.3, 3.2)[rating - 2] if gap else planned
            else:
                rating, planned = 1, max(1, planned * 0.3)
            memory.answer(gap, rating)
            day += gap
            count += gap > 0
            card += [day, rating]
        cards.append(card)
    return cards


def items_of(cards):
    """An item for each answer that is a day or more after the last, and its card, in their order."""
    items = []
    for number, card in enumerate(cards):
        reviews, last = [], card[0]
        for place in range(0, len(card), 2):
            day, rating = card[place], card[place + 1]
            reviews.append(FSRSReview(rating, day - last))
            if day > last:
                items.append((day, number, place, FSRSItem(reviews)))
            last = day
    items.sort(key=lambda item: item[:3])
    return [item[3] for item in items], [item[1] for item in items]


def evaluate(parameters, items):
    result = FSRS(parameters).evaluate(items)
    return [result.log_loss, result.rmse_bins]


def evaluate_splits(items, ids, relearning):
    """What Anki's `evaluate_params` does, too."""
    if len(items) < SPLIT:
        return None
    result = evaluate_with_time_series_splits(
        items, card_ids=ids, num_relearning_steps=relearning)
    return [result.log_loss, result.rmse_bins]


def describe(cards, relearning=1):
    items, ids = items_of(cards)
    start = time.perf_counter()
    fitted = FSRS(DEFAULT_PARAMETERS).compute_parameters(
        items, card_ids=ids, num_relearning_steps=relearning
    )
    seconds = time.perf_counter() - start
    print(f"{len(items)} items in {seconds:.3f} s", file=sys.stderr)
    return {
        "cards": cards,
        "relearning": relearning,
        "parameters": [round(value, 6) for value in fitted],
        "standard": evaluate(DEFAULT_PARAMETERS, items),
        "fitted": evaluate(fitted, items),
        "splits": evaluate_splits(items, ids, relearning),
    }


def main():
    if len(sys.argv) > 1:
        print(json.dumps(describe(make_log(7, int(sys.argv[1]))), separators=(",", ":")))
        return
    logs = [
        describe(make_log(1, 5, most=3)),
        describe(make_log(2, 45)),
        describe(make_log(3, 200, most=2, starts=[2, 0, 1, 1])),
        describe(make_log(4, 1_200)),
        describe(make_log(5, 4_000, strength=0.9), relearning=3),
        describe(make_log(6, 6_000, starts=[1, 0, 3, 0])),
    ]
    with open(FIXTURES / "fsrs-rs-0.9.3.jsonl", "w") as file:
        for log in logs:
            file.write(json.dumps(log, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
