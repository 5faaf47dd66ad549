#!/usr/bin/env python3
"""Puts the histories of PyPI `fsrs` through `cardcase schedule` and compares.

    python3 Tests/Scripts/check_schedule.py .build/release/cardcase
"""

import json
import math
import subprocess
import sys
from pathlib import Path

FIXTURES = Path(__file__).parent.parent / "FlashcardsTests" / "Fixtures" / "fsrs-6.3.2.jsonl"
STATES = [None, "learning", "review", "relearning"]


def request(line):
    if "refused" in line:
        return {"parameters": line["refused"], "reviews": []}
    asked = {
        "desired_retention": line["r"], "learning_steps_s": line["ls"],
        "relearning_steps_s": line["rs"], "maximum_interval_days": line["max"],
        "days": "elapsed",
        "reviews": [{"at_s": review[0], "rating": review[1]} for review in line["reviews"]],
    }
    if "given" in line:
        asked["parameters"] = line["given"]
    return asked


def agrees(got, expected):
    _, _, stability, difficulty, retrievability, state, step, interval = expected
    return (
        math.isclose(got["stability"], stability, rel_tol=1e-9)
        and math.isclose(got["difficulty"], difficulty, rel_tol=1e-9)
        and math.isclose(got["retrievability_before"], retrievability, rel_tol=1e-9)
        and got["state"] == STATES[state] and got["step"] == step
        and got["interval_s"] == interval
    )


def main():
    lines = [json.loads(line) for line in FIXTURES.read_text().splitlines()]
    asked = "".join(json.dumps(request(line)) + "\n" for line in lines)
    run = subprocess.run(
        [sys.argv[1], "schedule"], input=asked, capture_output=True, text=True, check=False)
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    assert len(answers) == len(lines), run.stderr
    assert run.returncode == 1, "refused lines must show in the exit status"
    reviews = 0
    for number, (answer, line) in enumerate(zip(answers, lines), 1):
        if "refused" in line:
            assert list(answer) == ["error"], f"line {number} was not refused"
            continue
        for got, expected in zip(answer["reviews"], line["reviews"], strict=True):
            assert agrees(got, expected), f"line {number}: {got} is not {expected}"
            reviews += 1
    print(len(lines), "lines agree,", reviews, "reviews")


if __name__ == "__main__":
    main()
