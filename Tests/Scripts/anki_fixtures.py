#!/usr/bin/env python3
"""Writes what the four buttons do in Anki, for cards in many states.

    python3 -m venv VENV && VENV/bin/pip install anki==26.9.3
    VENV/bin/python Tests/Scripts/anki_fixtures.py

Puts cards into a collection of Anki's own engine, sets their state, and asks it for the next states
with FSRS on and the load balancer off. One line of JSON for each card:
    w       the parameters (absent for the defaults)
    r       desired retention
    ls, rs  learning and relearning steps in seconds
    max     the longest interval in days
    leech   the leech threshold
    fuzz    whether the intervals are fuzzed
    card    [id, reviews, lapses, phase 0...3, steps remaining, interval in days, days since the last
            review, stability, difficulty (null if new)]
    next    for Again, Hard, Good and Easy: [phase, steps remaining, days (null in steps), seconds
            (null in review), stability, difficulty, lapses, leech]
"""

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

FIXTURES = Path(__file__).parent.parent / "FlashcardsTests" / "Fixtures"
DAY = 86_400
STEPS = [([60, 600], [600]), ([], []), ([600], [600, 3600]), ([60, 600, 3600], [60]),
         ([86_400 * 3], [86_400]), ([60], []), ([], [600])]


def state_of(state):
    normal = state.normal
    kind = normal.WhichOneof("kind")
    part = getattr(normal, kind)
    if kind == "learning":
        return 1, part, None
    if kind == "review":
        return 2, None, part
    if kind == "relearning":
        return 3, part.learning, part.review
    raise ValueError(kind)


def row_of(state):
    phase, learning, review = state_of(state)
    memory = (learning or review).memory_state
    return [
        phase,
        learning.remaining_steps if learning else 0,
        None if learning else review.scheduled_days,
        learning.scheduled_secs if learning else None,
        memory.stability, memory.difficulty,
        review.lapses if review else 0,
        bool(review and review.leeched),
    ]


def lines(fuzz, count, seed):
    from anki.collection import Collection
    from anki.cards import FSRSMemoryState
    from anki.config import Config

    rng = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        col = Collection(os.path.join(folder, "collection.anki2"))
        col.set_config("fsrs", True)
        col.set_config_bool(Config.Bool.LOAD_BALANCER_ENABLED, False)
        note = col.new_note(col.models.by_name("Basic"))
        note["Front"] = "front"
        col.add_note(note, 1)
        card_id = col.db.scalar("select id from cards")
        from fsrs_fixtures import near_default

        sets = [None] + [near_default(rng) for _ in range(3)]
        # Without the effect of same-day reviews no hours are offered.
        sets.append(sets[1][:17] + [0.0] + sets[1][18:])
        for number in range(count):
            weights = sets[number % len(sets)]
            learning, relearning = STEPS[number % len(STEPS)]
            retention = rng.choice([0.70, 0.80, 0.85, 0.90, 0.95, 0.97])
            # Without fuzz the engine stops at a Good that leaves no room for Easy.
            maximum = rng.choice([36_500, 36_500, 365, 20]) if fuzz else 36_500
            leech = rng.choice([8, 8, 5, 3, 1])
            config = col.decks.get_config(1)
            config["new"]["delays"] = [step / 60 for step in learning]
            config["lapse"]["delays"] = [step / 60 for step in relearning]
            config["lapse"]["leechFails"] = leech
            config["rev"]["maxIvl"] = maximum
            config["fsrsParams6"] = weights or []
            config["desiredRetention"] = retention
            col.decks.update_config(config)

            card = col.get_card(card_id)
            phase = rng.choice([0, 1, 2, 2, 2, 3])
            steps = learning if phase < 2 else relearning
            days = rng.choice([0, 0, 1, 2, 3, 8, 21, 60, 400][:9 if fuzz else 6]) if phase else 0
            card.reps = rng.randint(1, 2_000_000) if phase else 0
            card.lapses = rng.randint(0, 20) if phase > 1 else 0
            card.type = card.queue = phase
            if phase == 3:
                card.queue = 1
            remaining = rng.randint(1, len(steps)) if phase in (1, 3) and steps else 0
            card.left = remaining
            card.ivl = max(1, int(days * rng.uniform(0.3, 1.5))) if phase > 1 else 0
            next_day = col.sched.day_cutoff
            card.due = {0: 1, 1: int(time.time()), 3: int(time.time())}.get(
                phase, col.sched.today - days + card.ivl)
            card.last_review_time = None
            if phase:
                # f32 is what Anki keeps, so both start from the same numbers.
                stability = round(min(36_500, 0.05 * 1.9 ** rng.uniform(0, 16 if fuzz else 9)), 4)
                difficulty = round(rng.uniform(1, 10), 3)
                card.memory_state = FSRSMemoryState(stability=stability, difficulty=difficulty)
                card.last_review_time = (
                    next_day - days * DAY - DAY // 2 if days else int(time.time()) - 5)
            else:
                card.memory_state = None
            col.update_card(card)
            states = col._backend.get_scheduling_states(card_id)
            line = {
                "r": retention, "ls": learning, "rs": relearning, "max": maximum, "leech": leech,
                "fuzz": fuzz,
                "card": [card_id, card.reps, card.lapses, phase, remaining, card.ivl, days,
                         stability if phase else None, difficulty if phase else None],
                "next": [row_of(state) for state in
                         (states.again, states.hard, states.good, states.easy)],
            }
            if weights:
                line["w"] = weights
            print(json.dumps(line, separators=(",", ":")))
        col.close()


def main():
    if len(sys.argv) > 1:
        lines(fuzz=sys.argv[1] == "fuzz", count=700, seed=11)
        return
    FIXTURES.mkdir(parents=True, exist_ok=True)
    with open(FIXTURES / "anki-26.9.3.jsonl", "w") as file:
        for mode in ("fuzz", "plain"):
            # Anki leaves fuzz out when it is told that it is being tested.
            environment = dict(os.environ)
            environment.pop("ANKI_TEST_MODE", None)
            if mode == "plain":
                environment["ANKI_TEST_MODE"] = "1"
            file.write(subprocess.run(
                [sys.executable, __file__, mode], check=True, env=environment,
                capture_output=True, text=True).stdout)


if __name__ == "__main__":
    main()
