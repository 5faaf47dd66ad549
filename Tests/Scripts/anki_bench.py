#!/usr/bin/env python3
"""Measures Anki's own engine with the flashcards of the benchmark, for `study-bench` to compare.

    python3 -m venv VENV && VENV/bin/pip install anki==26.9.3
    VENV/bin/python Tests/Scripts/anki_bench.py PART FOLDER

FOLDER holds what `study-bench fill --handover FOLDER` wrote: notes.txt, cards.tsv, reviews.tsv. The
part `import` makes the collection there that the other parts use: decks, open, openAll, answer,
search, find, ask, browse, filtered, statistics, calibration, simulate, packageOut, packageIn. Writes lines of JSON,
{"what": NAME, "value": MS, "processor": MS} for each quantity (on the wall, and of the processors)
and {"peak": MIB} at the end.
"""

import json
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path

DAY = 86_400
STANDARD = [0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796,
            1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542]
DECAY = STANDARD[20]
FILE = "collection.anki2"
NO_LIMIT = 9_999_999


def tell(what, lap):
    wall, processor = lap
    print(json.dumps({"what": what, "value": wall * 1_000, "processor": processor * 1_000}),
          flush=True)


def clock(body):
    """The time on the wall, and of the processors, that something takes."""
    start, used = time.perf_counter(), time.process_time()
    body()
    return time.perf_counter() - start, time.process_time() - used


def rank(laps, share):
    place = min(len(laps) - 1, int(len(laps) * share))
    return tuple(sorted(times)[place] for times in zip(*laps))


def median(laps):
    return rank(laps, 0.5)


def peak():
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) / 1024
    raise SystemExit("the kernel does not say how much memory was used")


def opened(folder):
    from anki.collection import Collection

    return Collection(str(folder / FILE))


def rows(path):
    with open(path) as file:
        for line in file:
            yield line.rstrip("\n").split("\t")


def take(col, path):
    from anki.collection import ImportCsvRequest

    metadata = col.get_csv_metadata(path=path, delimiter=None)
    return col.import_csv(ImportCsvRequest(path=path, metadata=metadata)).log


def fill(folder, today):
    """What a text does not say: the state of each card, and the answers. Straight into the file, as
    the engine takes minutes for as many rows."""
    now = int(time.time() * 1_000)
    with closing(sqlite3.connect(folder / FILE)) as db, db:
        cards = dict(db.execute("select n.guid, c.id from notes n join cards c on c.nid = n.id"))
        db.executemany(
            "update cards set type = 2, queue = 2, due = ?, ivl = ?, factor = 2500, reps = ?,"
            " data = ? where id = ?",
            ((today + int(due), int(interval), int(reps), json.dumps({
                "s": float(stability), "d": float(difficulty), "dr": 0.9, "decay": DECAY,
                "lrt": now // 1_000 - int(interval) * DAY}), cards[guid])
             for guid, due, interval, stability, difficulty, reps in rows(folder / "cards.tsv")))
        db.executemany(
            "insert into revlog values (?, ?, -1, ?, 30, 30, 500, ?, ?)",
            ((now - int(age), cards[guid], int(rating), int(duration),
              0 if learned == "1" else 1)
             for guid, age, rating, learned, duration in rows(folder / "reviews.tsv")))


def measure_import(folder):
    col = opened(folder)
    path = str(folder / "notes.txt")
    notes = sum(1 for line in open(path) if not line.startswith("#"))
    tell("importText", clock(lambda: take(col, path)))
    found = col.db.scalar("select count() from notes")
    if found != notes:
        raise SystemExit(f"{found} of {notes} notes were imported")
    tell("undoImport", clock(col.undo))
    if col.db.scalar("select count() from notes"):
        raise SystemExit("the import was not undone")
    tell("redoImport", clock(col.redo))
    tell("importAgain", clock(lambda: take(col, path)))
    tell("exportText", clock(lambda: col.export_note_csv(
        out_path=path + ".anki", limit=None, with_html=True, with_tags=True, with_deck=True,
        with_notetype=True, with_guid=True)))
    measured = peak()
    col.set_config("fsrs", True)
    today = col.sched.today
    col.close()
    fill(folder, today)
    return measured


def measure_decks(folder):
    col = opened(folder)
    tell("decks", median([clock(col.sched.deck_due_tree) for _ in range(5)]))


def open_deck(folder, name):
    """From a closed collection to the first card of a deck, with its question."""
    laps = []
    for _ in range(5):
        collections = []

        def to_first_card():
            col = opened(folder)
            collections.append(col)
            col.sched.deck_due_tree()
            col.decks.select(col.decks.id_for_name(name))
            first(col)[0].question()

        laps.append(clock(to_first_card))
        collections[0].close()
    return median(laps)


def first(col):
    from anki.cards import Card

    queued = col.sched.get_queued_cards(fetch_limit=1).cards[0]
    card = Card(col)
    card._load_from_backend_card(queued.card)
    return card, queued.states


def measure_open(folder):
    tell("openThousand", open_deck(folder, "All::Thousand"))
    col = opened(folder)
    is_large = col.decks.id_for_name("All::Ten thousand") is not None
    col.close()
    if is_large:
        tell("openTenThousand", open_deck(folder, "All::Ten thousand"))


def measure_open_all(folder):
    tell("openAll", open_deck(folder, "All"))


def measure_answer(folder):
    from anki.scheduler_pb2 import CardAnswer

    col = opened(folder)
    config = col.decks.get_config(1)
    config["rev"]["perDay"] = 1_000
    col.decks.update_config(config)
    col.decks.select(col.decks.id_for_name("All"))
    times = []
    for number in range(410):
        card, states = first(col)
        card.start_timer()

        def answer_and_next():
            col.sched.answer_card(col.sched.build_answer(
                card=card, states=states, rating=CardAnswer.GOOD))
            first(col)

        taken = clock(answer_and_next)
        if number >= 10:
            times.append(taken)
    tell("answerMedian", rank(times, 0.5))
    tell("answerSlowest", rank(times, 0.99))


def measure_search(folder):
    col = opened(folder)
    word = (folder / "word.txt").read_text()
    found = col.find_notes(word)
    if not found:
        raise SystemExit(f"nothing was found for {word}")
    tell("search", median([clock(lambda: col.find_notes(word)) for _ in range(5)]))


def measure_find(folder):
    col = opened(folder)
    word = (folder / "word.txt").read_text()
    tell("find", max(
        median([clock(lambda: col.find_notes(word[:end])) for _ in range(5)])
        for end in range(1, len(word) + 1)))


def measure_ask(folder):
    col = opened(folder)
    col.set_config("fsrs", True)
    word = (folder / "word.txt").read_text()

    def taken(search):
        if not col.find_cards(search):
            raise SystemExit(f"nothing was found for {search}")
        return median([clock(lambda: col.find_cards(search)) for _ in range(5)])

    tell("askWord", taken(word))
    tell("askDue", taken("is:due"))
    tell("askRecall", taken("prop:r>0.9"))
    tell("askWithoutAccents", taken(f"nc:{word}"))
    tell("askWithoutTag", taken("-tag:tag7"))
    tell("askExpression", taken(f"re:{word[:3]}.*[aeiou]"))


# The columns of Anki's browser by the names that the quantities have here. Those that sort by something else
# are not among them: question and answer it does not sort by, only by the first field as it is stored.
COLUMNS = {
    "sortDeck": "deck", "sortDue": "cardDue", "sortInterval": "cardIvl", "sortEase": "cardEase",
    "sortStability": "stability", "sortDifficulty": "difficulty",
    "sortRetrievability": "retrievability", "sortLapses": "cardLapses", "sortReviews": "cardReps",
    "sortPosition": "originalPosition", "sortEdited": "noteMod", "sortNoteType": "note",
    "sortTags": "noteTags", "sortQuestion": "noteFld",
}


def measure_browse(folder):
    col = opened(folder)
    col.set_config("fsrs", True)
    shown = ["noteFld", "answer", "cardDue", "cardIvl", "noteTags"]
    col.set_browser_card_columns(shown)

    def rows():
        for card in seen:
            col.browser_row_for_id(card)

    def listed(column):
        return col.find_cards("", order=col.get_browser_column(column), reverse=False)

    def browse():
        seen[:] = listed("noteCrt")[:60]
        rows()

    seen = []
    tell("browse", median([clock(browse) for _ in range(5)]))
    tell("browseRows", median([clock(rows) for _ in range(5)]))
    for what, column in COLUMNS.items():
        tell(what, median([clock(lambda: listed(column)) for _ in range(5)]))


def measure_filtered(folder):
    from anki.decks_pb2 import Deck, FilteredDeckForUpdate

    col = opened(folder)
    deck = FilteredDeckForUpdate(id=0, name="Filtered")
    deck.config.reschedule = True
    deck.config.search_terms.add(
        search="deck:All", limit=10_000, order=Deck.Filtered.SearchTerm.DUE)
    built = col.sched.add_or_update_filtered_deck(deck).id

    def build():
        if col.sched.rebuild_filtered_deck(built).count != 10_000:
            raise SystemExit("the filtered deck has not as many cards")

    tell("buildFiltered", median([clock(build) for _ in range(5)]))


def measure_statistics(folder):
    col = opened(folder)
    tell("statistics", median([
        clock(lambda: col._backend.graphs_raw(graphs_request())) for _ in range(3)]))


def graphs_request():
    from anki.stats_pb2 import GraphsRequest

    return GraphsRequest(search="deck:All", days=365).SerializeToString()


def measure_calibration(folder):
    col = opened(folder)
    tell("calibrate", median([
        clock(lambda: col._backend.evaluate_params_legacy(
            params=STANDARD, search="deck:All", ignore_revlogs_before_ms=0)) for _ in range(3)]))


def measure_simulate(folder):
    from anki.scheduler_pb2 import SimulateFsrsReviewRequest

    col = opened(folder)
    request = SimulateFsrsReviewRequest(
        desired_retention=0.9, days_to_simulate=365, new_limit=NO_LIMIT, review_limit=NO_LIMIT,
        max_interval=36_500, search="deck:All", new_cards_ignore_review_limit=True,
        historical_retention=0.9, learning_step_count=2, relearning_step_count=1)
    tell("simulate", median([
        clock(lambda: col._backend.simulate_fsrs_review(request)) for _ in range(3)]))


def measure_package_out(folder):
    from anki.collection import ExportAnkiPackageOptions

    col = opened(folder)
    tell("exportPackage", clock(lambda: col.export_anki_package(
        out_path=str(folder / "anki.apkg"), limit=None, options=ExportAnkiPackageOptions(
            with_scheduling=True, with_deck_configs=True, with_media=False, legacy=False))))


def measure_package_in(folder):
    from anki.collection import Collection, ImportAnkiPackageOptions, ImportAnkiPackageRequest

    col = Collection(str(folder / "unpacked.anki2"))
    tell("importPackage", clock(lambda: col.import_anki_package(ImportAnkiPackageRequest(
        package_path=str(folder / "anki.apkg"),
        options=ImportAnkiPackageOptions(with_scheduling=True, with_deck_configs=True)))))


PARTS = {
    "import": measure_import, "decks": measure_decks, "open": measure_open,
    "openAll": measure_open_all, "answer": measure_answer, "search": measure_search, "find": measure_find,
    "ask": measure_ask, "browse": measure_browse, "filtered": measure_filtered,
    "statistics": measure_statistics, "calibration": measure_calibration,
    "simulate": measure_simulate,
    "packageOut": measure_package_out, "packageIn": measure_package_in,
}


def main():
    if len(sys.argv) != 3 or sys.argv[1] not in PARTS:
        raise SystemExit(__doc__)
    measured = PARTS[sys.argv[1]](Path(sys.argv[2]))
    print(json.dumps({"peak": measured or peak()}), flush=True)


if __name__ == "__main__":
    main()
