#!/usr/bin/env python3
"""Writes whole histories of answers and what Anki makes of them, with fuzz off.

    python3 -m venv VENV && VENV/bin/pip install anki==26.9.3
    VENV/bin/python Tests/Scripts/anki_schedule_fixtures.py

Answers cards of a collection of Anki's own engine, with FSRS on and the load balancer off. Instead of
waiting, it moves the time of the card's last answer back. One line of JSON for each history: what
`cardcase schedule` takes, and
    expected    for each answer [state, step (null in review), interval_s, stability, difficulty]
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
STEPS = [([60, 600], [600]), ([600], [600, 3600]), ([60, 600, 3600], [60]),
         ([86_400 * 3], [86_400]), ([60], []), ([], [600])]


def histories(count, seed):
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
        for number in range(count):
            learning, relearning = STEPS[number % len(STEPS)]
            retention = rng.choice([0.80, 0.90, 0.95])
            config = col.decks.get_config(1)
            config["new"]["delays"] = [step / 60 for step in learning]
            config["lapse"]["delays"] = [step / 60 for step in relearning]
            config["lapse"]["leechFails"] = 99
            config["desiredRetention"] = retention
            col.decks.update_config(config)

            card = col.get_card(card_id)
            card.reps = card.lapses = card.left = card.ivl = 0
            card.type = card.queue = 0
            card.due = 1
            card.memory_state = None
            card.last_review_time = None
            col.update_card(card)
            at = 20_000 * DAY + DAY // 2
            reviews, expected = [], []
            for _ in range(rng.randint(2, 9)):
                rating = rng.choices([1, 2, 3, 4], [20, 15, 50, 15])[0]
                states = col._backend.get_scheduling_states(card_id)
                state = getattr(states, ["again", "hard", "good", "easy"][rating - 1]).normal
                kind = state.WhichOneof("kind")
                part = getattr(state, kind)
                steps = {"learning": part if kind == "learning" else None,
                         "relearning": part.learning if kind == "relearning" else None}.get(kind)
                review = {"review": part if kind == "review" else None,
                          "relearning": part.review if kind == "relearning" else None}.get(kind)
                memory = (steps or review).memory_state
                delays = relearning if kind == "relearning" else learning
                interval = steps.scheduled_secs if steps else review.scheduled_days * DAY
                reviews.append({"at_s": at, "rating": rating})
                expected.append([
                    kind, len(delays) - steps.remaining_steps if steps else None, interval,
                    memory.stability, memory.difficulty])
                # As if it had been answered, and come up again when it was due.
                days = interval // DAY if interval >= DAY else 0
                if interval >= DAY:
                    days = max(1, days + rng.choice([0, 0, 0, 1, 5]))
                at += days * DAY if days else interval
                # The next day begins at four, and the engine was not told that it has.
                if at % DAY < DAY // 2:
                    break
                card = col.get_card(card_id)
                card.reps += 1
                card.type = {"learning": 1, "review": 2, "relearning": 3}[kind]
                card.queue = 2 if kind == "review" else 1
                card.left = steps.remaining_steps if steps else 0
                card.ivl = review.scheduled_days if review else 0
                card.lapses = review.lapses if review else 0
                card.due = (col.sched.today - days + card.ivl if kind == "review"
                            else int(time.time()))
                card.memory_state = FSRSMemoryState(
                    stability=memory.stability, difficulty=memory.difficulty)
                card.last_review_time = (
                    col.sched.day_cutoff - days * DAY - DAY // 2 if days else int(time.time()) - 5)
                col.update_card(card)
            print(json.dumps({
                "rules": "anki", "desired_retention": retention, "learning_steps_s": learning,
                "relearning_steps_s": relearning, "reviews": reviews, "expected": expected,
            }, separators=(",", ":")))
        col.close()


def main():
    if len(sys.argv) > 1:
        histories(count=300, seed=14)
        return
    # Anki leaves fuzz out when it is told that it is being tested.
    environment = dict(os.environ, ANKI_TEST_MODE="1")
    with open(FIXTURES / "anki-histories-26.9.3.jsonl", "w") as file:
        file.write(subprocess.run(
            [sys.executable, __file__, "plain"], check=True, env=environment,
            capture_output=True, text=True).stdout)


if __name__ == "__main__":
    main()
