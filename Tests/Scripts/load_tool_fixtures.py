#!/usr/bin/env python3
"""Writes what the helper add-on does to the cards of a collection: postpone, advance, flatten, disperse.

    git clone https://github.com/open-spaced-repetition/fsrs4anki-helper HELPER
    python3 -m venv VENV && VENV/bin/pip install anki==26.9.3
    VENV/bin/python Tests/Scripts/load_tool_fixtures.py HELPER FILE

The add-on's own code runs, over Anki's own engine; only its questions and its progress are answered here. Days count
from the current one. One object of JSON: the `cards` as [id, note, stability, day of the last answer, day due,
interval before], in the order of their ids, the `retention` and the `maximum` interval, and

- `postpone` and `advance`: the `count` that was asked for, the number of `safe` ones, and the `days` of those that
  were moved;
- `flatten`: the cards `perDay`, and how many come on each day of a collection with a `backlog` alone, of whose cards
  the ids are told;
- `disperse`: of each note the `ranges` and the `days` of its cards in the order of their ids, the last `answer` of
  the note, and the `gap`.
"""

import importlib
import json
import pathlib
import random
import sys
import tempfile
import types

from anki.collection import Collection

SEED = 34
NOTES = 150
RETENTION = 0.9
MAXIMUM = 400
DECAY = 0.1542
COUNT = 40
PER_DAY = 9

said = {}


class Inline:
    """What the add-on asks of Anki's window."""

    def __init__(self, collection):
        self.col = collection
        self.taskman = types.SimpleNamespace(
            run_on_main=lambda work: work(),
            run_in_background=lambda work, done: done(types.SimpleNamespace(result=work)),
        )
        self.progress = types.SimpleNamespace(
            start=lambda **_: None, update=lambda **_: None, finish=lambda: None, want_cancel=lambda: False
        )

    def reset(self):
        pass


def helper(folder, window, answer):
    """The modules of the add-on, in a package without its first file, which makes menus."""
    aqt = types.ModuleType("aqt")
    aqt.mw = window
    utils = types.ModuleType("aqt.utils")
    utils.tooltip = utils.showWarning = lambda *_, **__: None
    utils.askUser = lambda *_: True
    utils.getText = lambda *_, **__: (str(answer["count"]), True)
    package = types.ModuleType("helper")
    package.__path__ = [str(folder)]
    schedule = types.ModuleType("helper.schedule")
    schedule.__path__ = [str(folder / "schedule")]
    words = types.ModuleType("helper.i18n")
    words.t = lambda name, **values: said.update(values) or ""
    configuration = types.ModuleType("helper.configuration")
    configuration.Config = lambda: types.SimpleNamespace(load=lambda: None)
    sys.modules.update({
        "aqt": aqt, "aqt.utils": utils, "helper": package, "helper.schedule": schedule,
        "helper.i18n": words, "helper.configuration": configuration,
    })
    return {
        name: importlib.import_module(f"helper.schedule.{name}")
        for name in ["postpone", "advance", "flatten", "disperse_siblings"]
    }


def fill(collection):
    """Adds notes with two cards each, answered some days ago, half of them due."""
    chance = random.Random(SEED)
    kind = collection.models.by_name("Basic (and reversed card)")
    for number in range(NOTES):
        note = collection.new_note(kind)
        note.fields = [f"q{number}", f"a{number}"]
        collection.add_note(note, 1)
    today, cutoff = collection.sched.today, collection.sched.day_cutoff
    config = collection.decks.config_dict_for_deck_id(1)
    config["rev"]["maxIvl"], config["desiredRetention"] = MAXIMUM, RETENTION
    collection.decks.update_config(config)
    collection.set_config("fsrs", True)
    ids = {}
    for number, (old, note) in enumerate(collection.db.all("select id, nid from cards order by id")):
        # Numbers that are the same in each run.
        ids[note] = ids.get(note, 2_000 + len(ids))
        new = 1_000_000 + number * 7
        interval = max(1, int(chance.lognormvariate(2.6, 1)))
        interval = min(interval, MAXIMUM - 40)
        # Below a day the add-on counts parts of one.
        stability = max(1, round(interval * chance.uniform(0.8, 1.25), 4))
        answered = -max(1, int(interval * chance.choice([chance.random(), 1, chance.uniform(1, 1.6)])))
        before = chance.randint(0, interval)
        data = json.dumps({"s": stability, "d": round(chance.uniform(1, 10), 3), "dr": RETENTION, "decay": DECAY})
        collection.db.execute(
            "update cards set id = ?, type = 2, queue = 2, reps = 3, ivl = ?, due = ?, data = ? where id = ?",
            new, interval, today + answered + interval, data, old)
        time = (cutoff + answered * 86_400 - 40_000) * 1_000 + number
        collection.db.execute(
            "insert into revlog values (?, ?, -1, 3, ?, ?, 2500, 4000, 1)", time, new, interval, before)
    return ids


def rows(collection, ids):
    today = collection.sched.today
    found = []
    for card, note, due, interval, data in collection.db.all("select id, nid, due, ivl, data from cards order by id"):
        before = collection.db.scalar("select lastIvl from revlog where cid = ?", card)
        found.append([card, ids[note], json.loads(data)["s"], due - interval - today, due - today, before])
    return found


def main(folder, path):
    folder = pathlib.Path(folder).resolve()
    place = tempfile.mkdtemp()

    def fresh():
        collection = Collection(f"{place}/{random.random()}.anki2")
        window.col = collection
        return collection, fill(collection)

    window, answer = Inline(None), {"count": COUNT}
    tools = helper(folder, window, answer)
    result = {"retention": RETENTION, "maximum": MAXIMUM}

    def moved(collection, before, ids):
        return {str(new[0]): new[4] for old, new in zip(before, rows(collection, ids)) if old[4] != new[4]}

    for name, safe in [("postpone", "safe_cnt"), ("advance", "count")]:
        collection, ids = fresh()
        before = rows(collection, ids)
        result["cards"] = before
        said.clear()
        seen = []
        sys.modules["aqt.utils"].getText = tools[name].getText = (
            lambda *_, **__: seen.append(said[safe]) or (str(answer["count"]), True))
        getattr(tools[name], name)(None)
        result[name] = {"count": COUNT, "safe": seen[0], "days": moved(collection, before, ids)}
        collection.close()

    collection, ids = fresh()
    today = collection.sched.today
    # What is due later than the backlog ends is left out: the add-on has such cards come earlier.
    collection.db.execute(f"delete from cards where due >= {today}")
    backlog = rows(collection, ids)
    answer["count"] = PER_DAY
    tools["flatten"].flatten(None)
    days = [row[4] for row in rows(collection, ids)]
    result["flatten"] = {
        "perDay": PER_DAY,
        "backlog": [row[0] for row in backlog],
        "days": [days.count(day) for day in range(max(days) + 1)],
    }
    collection.close()

    collection, ids = fresh()
    notes = []
    for note, siblings in tools["disperse_siblings"].get_siblings().items():
        best, ranges, gap = tools["disperse_siblings"].disperse(siblings)
        cards = sorted(best)
        notes.append({
            "note": ids[note],
            "ranges": [[day - today for day in ranges[card]] for card in cards],
            "days": [best[card] - today for card in cards],
            "answer": ranges[-1][0] - today,
            "gap": gap,
        })
    result["disperse"] = sorted(notes, key=lambda row: row["note"])
    collection.close()
    with open(path, "w", encoding="utf-8") as file:
        json.dump(result, file, separators=(",", ":"))
        file.write("\n")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
