#!/usr/bin/env python3
"""Writes the histories that FSRS-6 is checked against, as the `fsrs` package schedules them.

    python3 -m venv VENV && VENV/bin/pip install fsrs==6.3.2
    VENV/bin/python Tests/Scripts/fsrs_fixtures.py

One line of JSON for each history:
    given   the parameters as given (17, 19 or 21; absent for the defaults)
    r       desired retention
    ls, rs  learning and relearning steps in seconds
    max     the longest interval in days
    reviews [at seconds, rating, stability, difficulty, retrievability before, state 1...3, step or
            null, interval in seconds]
and one for each set of parameters that must be refused: {"refused": [...]}.

The package has no upper bound for a stability and does not take older sets of parameters. Both are
added here in the way the reference implementation in Rust has them.
"""

import json
import math
import random
from datetime import datetime, timedelta, timezone
from pathlib import Path

from fsrs import Card, Rating, Scheduler
from fsrs.scheduler import (
    DEFAULT_PARAMETERS,
    LOWER_BOUNDS_PARAMETERS,
    UPPER_BOUNDS_PARAMETERS,
)

FIXTURES = Path(__file__).parent.parent / "FlashcardsTests" / "Fixtures"
START = datetime(2020, 1, 1, tzinfo=timezone.utc)
DAY = 86_400


class BoundedScheduler(Scheduler):
    """The package's scheduler with the upper bound of 36,500 days that Anki has."""

    def _clamp_stability(self, *, stability):
        return min(super()._clamp_stability(stability=stability), 36_500.0)


def carried_over(given):
    """Older parameters in the terms of FSRS-6."""
    given = list(given)
    if len(given) == 19:
        return given + [0.0, 0.5]
    if len(given) == 17:
        given[4] = given[4] + 2.0 * given[5]
        given[5] = math.log(3.0 * given[5] + 1.0) / 3.0
        given[6] = given[6] + 0.5
        return given + [0.0, 0.0, 0.0, 0.5]
    return given


def random_set(rng, count=21):
    """Parameters anywhere in their ranges, first stabilities in order."""
    values = [
        rng.uniform(low, high)
        for low, high in zip(LOWER_BOUNDS_PARAMETERS, UPPER_BOUNDS_PARAMETERS)
    ]
    values[:4] = sorted(math.exp(rng.uniform(math.log(0.01), math.log(100))) for _ in range(4))
    if count == 17:
        # Kept low enough that carrying them over stays in range.
        values[4] = rng.uniform(1.0, 6.0)
        values[5] = rng.uniform(0.01, 1.9)
        values[6] = rng.uniform(0.01, 3.4)
    return [round(value, 6) for value in values[:count]]


def near_default(rng, count=21):
    """Parameters such as the optimizer finds them."""
    values = []
    for value, low, high in zip(
        DEFAULT_PARAMETERS, LOWER_BOUNDS_PARAMETERS, UPPER_BOUNDS_PARAMETERS
    ):
        values.append(round(min(max(value * rng.uniform(0.6, 1.5), low), high), 4))
    return values[:count]


def gap(rng, card, moment):
    """Seconds to the next review: at once, the same day, on time, early, late, very late."""
    to_due = max(1, int((card.due - moment).total_seconds()))
    kind = rng.random()
    if kind < 0.35:
        return to_due
    if kind < 0.50:
        return rng.randint(1, DAY - 1)
    if kind < 0.60:
        return rng.choice([DAY - 1, DAY, DAY + 1, 2 * DAY - 1, 2 * DAY])
    if kind < 0.75:
        return max(1, int(to_due * rng.uniform(0.1, 1.0)))
    if kind < 0.95:
        return int(to_due * rng.uniform(1.0, 3.0))
    return min(int(to_due * rng.uniform(3.0, 30.0)), 5 * 365 * DAY)


def history(rng, given, length, weights, retention, learning, relearning, maximum, on_time=False):
    scheduler = BoundedScheduler(
        parameters=carried_over(given) if given else DEFAULT_PARAMETERS,
        desired_retention=retention,
        learning_steps=[timedelta(seconds=step) for step in learning],
        relearning_steps=[timedelta(seconds=step) for step in relearning],
        maximum_interval=maximum,
        enable_fuzzing=False,
    )
    card = Card(card_id=1, due=START)
    moment = START
    reviews = []
    for _ in range(length):
        rating = rng.choices(list(Rating), weights)[0]
        before = scheduler.get_card_retrievability(card, moment)
        card, _ = scheduler.review_card(card, rating, moment)
        interval = (card.due - moment).total_seconds()
        reviews.append([
            int((moment - START).total_seconds()), int(rating), card.stability, card.difficulty,
            before, int(card.state), card.step,
            int(interval) if interval == int(interval) else interval,
        ])
        if moment.year > 5000:
            break
        wait = int((card.due - moment).total_seconds()) if on_time else gap(rng, card, moment)
        moment += timedelta(seconds=max(1, wait))
    line = {
        "r": retention, "ls": learning, "rs": relearning, "max": maximum, "reviews": reviews,
    }
    if given:
        line["given"] = given
    return line


def refused_sets():
    default = list(DEFAULT_PARAMETERS)
    for count in (1, 16, 18, 20, 22):
        yield (default + default)[:count]
    for index, (low, high) in enumerate(zip(LOWER_BOUNDS_PARAMETERS, UPPER_BOUNDS_PARAMETERS)):
        for value in (low - 0.0001, high + 0.0001):
            yield default[:index] + [value] + default[index + 1:]


def main():
    rng = random.Random(6)
    steps = [([60, 600], [600]), ([], []), ([600], [600, 3600]), ([60, 600, 3600], []),
             ([25], [75]), ([86_400], [86_400, 259_200]), ([60, 601], [601])]
    retentions = [0.70, 0.75, 0.80, 0.85, 0.90, 0.93, 0.97]
    mixes = [(1, 1, 1, 1), (1, 1, 6, 2), (4, 1, 3, 1), (0, 2, 5, 1), (0, 0, 1, 9)]
    lines = []
    sets = [None] + [near_default(rng) for _ in range(6)] + [random_set(rng) for _ in range(8)]
    sets += [near_default(rng, 19) for _ in range(2)] + [random_set(rng, 19) for _ in range(2)]
    sets += [random_set(rng, 17) for _ in range(4)]
    sets += [list(LOWER_BOUNDS_PARAMETERS), list(UPPER_BOUNDS_PARAMETERS)]
    for index, given in enumerate(sets):
        for turn in range(9 if given is None else 5):
            learning, relearning = steps[(index + turn) % len(steps)]
            lines.append(history(
                rng, given, rng.randint(20, 60), mixes[(index + turn) % len(mixes)],
                retentions[(index * 3 + turn) % len(retentions)], learning, relearning,
                rng.choice([36_500, 36_500, 365, 30]),
            ))
    # Hundreds of reviews, and stabilities that reach their upper bound.
    lines.append(history(rng, None, 600, (1, 1, 6, 2), 0.9, [60, 600], [600], 36_500))
    lines.append(history(rng, sets[1], 400, (3, 1, 4, 1), 0.85, [60, 600], [600], 36_500))
    for given in (None, sets[2], sets[9]):
        lines.append(history(
            rng, given, 40, (0, 0, 0, 1), 0.7, [60], [600], 36_500, on_time=True))
    assert any(review[2] == 36_500 for line in lines for review in line["reviews"])

    refused = list(refused_sets())
    for values in refused:
        try:
            Scheduler(parameters=carried_over(values))
        except ValueError:
            continue
        raise SystemExit(f"the package takes {values}")

    FIXTURES.mkdir(parents=True, exist_ok=True)
    with open(FIXTURES / "fsrs-6.3.2.jsonl", "w") as file:
        for line in lines:
            file.write(json.dumps(line, separators=(",", ":")) + "\n")
        for values in refused:
            file.write(json.dumps({"refused": values}, separators=(",", ":")) + "\n")
    print(len(lines), "histories,", sum(len(line["reviews"]) for line in lines), "reviews,",
          len(refused), "refused sets")


if __name__ == "__main__":
    main()
