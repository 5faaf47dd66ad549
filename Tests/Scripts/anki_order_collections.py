"""Collections of Anki's own engine with cards in all states, for the fixtures of orders."""

import json
import os
import time

DAY = 86_400
DECKS = ["A", "A::B", "A::B::C", "A::D", "A::D::E"]
COLUMNS = ["id", "nid", "did", "odid", "ord", "mod", "type", "queue", "due", "ivl", "reps",
           "lapses"]
MEMORY = ["s", "d", "decay", "dr", "lrt"]


class Lab:
    """A collection of a random age, with decks in each other, FSRS on."""

    def __init__(self, folder, rng):
        from anki.collection import Collection

        path = os.path.join(folder, "collection.anki2")
        col = Collection(path)
        created = col.db.scalar("select crt from col") - DAY * rng.randint(100, 3000)
        col.db.execute("update col set crt = ?", created)
        col.close()
        self.col = col = Collection(path)
        self.rng = rng
        col.set_config("fsrs", True)
        self.presets = [1] + [col.decks.add_config_returning_id(f"Preset {n}") for n in (2, 3)]
        self.decks = [col.decks.id(name) for name in DECKS]
        basic, cloze = (col.models.by_name(name) for name in ("Basic", "Cloze"))
        for number in range(rng.randint(8, 30)):
            # Notes of several cards: up to four siblings in as many decks.
            note = col.new_note(rng.choice([basic, cloze, cloze]))
            gaps = "".join(f"{{{{c{gap}::x}}}}" for gap in range(1, rng.randint(2, 4) + 1))
            note.fields = [f"{number} {gaps}", "back"]
            col.add_note(note, rng.choice(self.decks))
        for card in col.db.list("select id from cards"):
            self.change(card)

    def change(self, card):
        """Gives a card a random state."""
        rng, now, today = self.rng, int(time.time()), self.col.sched.today
        kind = rng.choice(
            ["new"] * 4 + ["review"] * 5 + ["day"] * 2 + ["step", "suspended", "buried"])
        type_, queue, due, interval, reps = {
            "new": (0, 0, rng.randint(1, 12), 0, 0),
            "review": (2, 2, today + rng.choice([-9, -5, -1, -1, 0, 0, 0, 1, 3]),
                       rng.choice([1, 2, 5, 10, 30]), 3),
            "day": (rng.choice([1, 3]), 3, today + rng.choice([-2, -1, 0, 0, 1]), 0, 2),
            "step": (rng.choice([1, 3]), 1,
                     now + rng.choice([-5000, -300, -60, 300, 900, 1500, 9000, 50000]), 0,
                     rng.choice([0, 1, 3])),
            "suspended": (2, -1, today, 5, 3),
            "buried": (2, rng.choice([-2, -3]), today, 5, 3),
        }[kind]
        if type_ == 3:
            interval = rng.choice([1, 4])
        data = {}
        if type_ and rng.random() < 0.85:
            data = {"s": round(rng.uniform(0.5, 40), 4),
                    "d": round(rng.choice([1, 5, rng.uniform(1, 10)]), 3)}
            if rng.random() < 0.8:
                data["dr"] = rng.choice([0.8, 0.9, 0.9, 0.95])
            if rng.random() < 0.8:
                data["decay"] = rng.choice([0.1, 0.154, 0.2, 0.5])
            if rng.random() < 0.7:
                data["lrt"] = now - rng.randint(1, 30) * DAY - rng.randint(0, 80_000)
        self.col.db.execute(
            "update cards set type = ?, queue = ?, due = ?, ivl = ?, reps = ?, lapses = ?,"
            " data = ?, mod = ?, did = coalesce(?, did) where id = ?",
            type_, queue, due, interval, reps, rng.randint(0, 2) if type_ else 0,
            json.dumps(data, separators=(",", ":")), now - rng.randint(0, 1_000_000),
            rng.choice(self.decks) if rng.random() < 0.5 else None, card)

    def cards(self):
        """The cards: COLUMNS, then MEMORY (null where there is none)."""
        rows = self.col.db.all(f"select {','.join(COLUMNS)}, data from cards order by id")
        return [row[:-1] + [json.loads(row[-1] or "{}").get(key) for key in MEMORY] for row in rows]

    def now(self):
        """The moment, as fields of a line: seconds, the day, and the second at which it ends."""
        sched = self.col.sched
        return {"now_s": int(time.time()), "today": sched.today, "day_end_s": sched.day_cutoff}

    def queue(self):
        """The ids of the day's cards, in order."""
        queued = self.col._backend.get_queued_cards(fetch_limit=9999, intraday_learning_only=False)
        return [card.card.id for card in queued.cards]
