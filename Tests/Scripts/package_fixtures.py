#!/usr/bin/env python3
"""Makes packages with Anki's own engine, and lists what the engine has.

    python3 -m venv VENV && VENV/bin/pip install anki==26.9.3
    apt-get install libfaketime
    VENV/bin/python Tests/Scripts/package_fixtures.py

A learner in Berlin studies from January to June 2026: first with SM-2, from March on with FSRS. There
are notes of every type that Anki ships and of types of their own, presets that decks share, filtered
decks, cards suspended and buried, flags, tags, and every kind of row in the review log. The package
is written in each way that Anki has; the lists are JSON, with a row of the database as a list.
"""

import glob
import json
import os
import random
import sys
import tempfile
import time
from pathlib import Path

FIXTURES = Path(__file__).parent.parent / "AnkiPackagesTests" / "Fixtures"
CLOCK = "FAKETIME_TIMESTAMP_FILE"


def with_own_clock():
    """Starts this script again with a clock that it sets."""
    if CLOCK in os.environ:
        return
    library = glob.glob("/usr/lib/*/faketime/libfaketime.so.1")
    if not library:
        sys.exit("libfaketime is missing")
    clock = tempfile.NamedTemporaryFile("w", delete=False)
    clock.write("+0")
    clock.close()
    os.environ.update({
        CLOCK: clock.name, "FAKETIME_NO_CACHE": "1", "LD_PRELOAD": library[0],
        "TZ": "Europe/Berlin", "FAKETIME_DONT_FAKE_MONOTONIC": "1",
    })
    os.environ.pop("ANKI_TEST_MODE", None)
    os.execv(sys.executable, [sys.executable, *sys.argv])


class Clock:
    def __init__(self):
        self.offset = 0

    def set(self, text):
        wanted = time.mktime(time.strptime(text, "%Y-%m-%d %H:%M"))
        self.offset += int(wanted - time.time())
        self.write()

    def forward(self, seconds):
        self.offset += int(seconds)
        self.write()

    def write(self):
        with open(os.environ[CLOCK], "w") as file:
            file.write(f"{self.offset:+d}")


def own_types(col):
    """Types with German names, five fields and two templates, and with conditions."""
    models = col.models
    german = models.new("Vokabel (Größe)")
    for name in ("Wort", "Übersetzung", "Beispiel", "Bild", "Hinweis"):
        models.add_field(german, models.new_field(name))
    german["flds"][2]["rtl"] = True
    german["flds"][4]["description"] = "Nur wenn nötig"
    german["css"] += ".wort { color: #b00; }\n"
    for name, front, back in (
        ("Vorwärts", "<div class=wort>{{Wort}}</div>{{#Hinweis}}{{hint:Hinweis}}{{/Hinweis}}",
         "{{FrontSide}}<hr id=answer>{{Übersetzung}}{{^Beispiel}}–{{/Beispiel}}{{Beispiel}}"),
        ("Rückwärts", "{{#Übersetzung}}{{type:nc:Übersetzung}}{{Übersetzung}}{{/Übersetzung}}",
         "{{FrontSide}}<hr id=answer>{{Wort}}{{Bild}}"),
    ):
        template = models.new_template(name)
        template["qfmt"], template["afmt"] = front, back
        models.add_template(german, template)
    german["tmpls"][1]["bqfmt"] = "{{Wort}}"
    models.add(german)
    script = models.copy(models.by_name("Basic"))
    script = models.by_name(script["name"])
    script["name"] = "Mit Skript"
    script["tmpls"][0]["qfmt"] = "{{Front}}<script>document.title = '1'</script>"
    script["sortf"] = 1
    models.update_dict(script)


def notes(col):
    """Adds notes; answers their ids."""
    models = col.models
    decks = {name: col.decks.id(name) for name in (
        "Sprachen", "Sprachen::Deutsch", "Sprachen::Français", "Medizin", "Sonstiges")}
    own_types(col)
    ids = {}

    def add(name, kind, deck, fields, tags=""):
        note = col.new_note(models.by_name(kind))
        note.fields = fields
        note.tags = tags.split()
        col.add_note(note, decks[deck])
        ids[name] = note.id

    for number in range(24):
        add(f"basic {number}", "Basic", "Sprachen::Deutsch",
            [f"Frage {number} <b>fett</b> &amp; ä", f"Antwort {number}<br>zweite Zeile\ttab"],
            "deutsch kapitel::eins" if number % 2 else "deutsch")
    for number in range(8):
        add(f"reversed {number}", "Basic (and reversed card)", "Sprachen::Français",
            [f"mot {number}", f"<div>Wort</div><div>{number}</div>"])
    add("optional", "Basic (optional reversed card)", "Sprachen::Français", ["a", "b", "y"])
    add("not optional", "Basic (optional reversed card)", "Sprachen::Français", ["a2", "b2", ""])
    add("typed", "Basic (type in the answer)", "Medizin", ["Herz?", "cor <i>cordis</i>"], "marked")
    for number in range(6):
        add(f"cloze {number}", "Cloze", "Medizin",
            [f"{{{{c1::Aorta {number}::Gefäß}}}} und {{{{c2::Vene {{{{c3::innen}}}}}}}}", "extra"])
    add("german", "Vokabel (Größe)", "Sprachen::Deutsch",
        ["das <ruby>Haus<rt>haʊs</rt></ruby>", "house", "", '<img src="haus.jpg">', "[sound:h.mp3]"],
        "leech marked Größe")
    add("german without", "Vokabel (Größe)", "Sprachen::Deutsch",
        ["Öl", "", "Öl &nbsp;&lt;gut&gt;", "", "</div>kaputt<b>"])
    add("script", "Mit Skript", "Sonstiges", ["1 < 2", "\\(x^2\\) \\[\\alpha\\] [latex]$a$[/latex]"])
    add("numbers", "Basic", "Sonstiges", ["123", "4.50"], "a::b::c")
    add("bytes", "Basic", "Sonstiges",
        ["  Leerraum \n hinten  ", "e\u0301 zerlegt wird NFC; \u200d\u00a0 \U0001F600"])
    for number in range(4):
        add(f"other {number}", "Basic", "Sonstiges", [f"Sonst {number}", "x"])
    occlusion = models.by_name("Image Occlusion")
    note = col.new_note(occlusion)
    note.fields = ["{{c1::image-occlusion:rect:left=.1:top=.1:width=.2:height=.2:oi=1}}",
                   '<img src="haus.jpg">', "Kopf", "", ""][:len(occlusion["flds"])]
    col.add_note(note, decks["Medizin"])
    ids["occlusion"] = note.id
    return ids, decks


def presets(col, decks):
    """Two decks share one preset; another has options that mean nothing elsewhere."""
    languages = col.decks.add_config("Sprachen ä")
    languages["new"]["perDay"] = 15
    languages["new"]["delays"] = [2.0, 15.0]
    languages["new"]["bury"] = True
    languages["rev"]["perDay"] = 120
    languages["rev"]["maxIvl"] = 730
    languages["rev"]["bury"] = True
    languages["lapse"]["delays"] = [20.0]
    languages["lapse"]["leechFails"] = 4
    languages["lapse"]["leechAction"] = 0
    languages["desiredRetention"] = 0.87
    languages["fsrsParams6"] = [
        0.3, 1.4, 2.5, 9.0, 6.3, 0.9, 3.0, 0.01, 1.8, 0.17, 0.8, 1.5, 0.06, 0.26, 1.6, 0.6, 1.9,
        0.55, 0.1, 0.07, 0.16]
    col.decks.update_config(languages)
    medicine = col.decks.add_config("Medizin")
    medicine["easyDaysPercentages"] = [1.0, 1.0, 1.0, 1.0, 1.0, 0.5, 0.0]
    medicine["ignoreRevlogsBeforeDate"] = "2025-01-01"
    medicine["lapse"]["delays"] = []
    medicine["new"]["order"] = 0
    medicine["timer"] = 1
    medicine["autoplay"] = False
    medicine["replayq"] = False
    medicine["rev"]["hardFactor"] = 1.25
    col.decks.update_config(medicine)
    for name in ("Sprachen", "Sprachen::Deutsch", "Sprachen::Français", "Medizin"):
        deck = col.decks.get(decks[name])
        deck["conf"] = (medicine if name == "Medizin" else languages)["id"]
        if name == "Sprachen::Français":
            deck["reviewLimit"] = 77
            deck["newLimit"] = 0
            deck["desiredRetention"] = 93
        if name == "Medizin":
            deck["desc"] = "Eine Beschreibung <b>hier</b>"
            deck["md"] = True
            deck["newLimitToday"] = {"limit": 5, "today": 3}
        col.decks.save(deck)


def answer_all(col, clock, rng, deck, limit):
    """Studies a deck as it comes."""
    col.decks.select(deck)
    for _ in range(limit):
        queued = col.sched.get_queued_cards(fetch_limit=1)
        if not queued.cards:
            return
        card = col.get_card(queued.cards[0].card.id)
        card.start_timer()
        states = queued.cards[0].states
        rating = rng.choices(range(4), [2, 2, 8, 1])[0]
        clock.forward(rng.randint(2, 40))
        col.sched.answer_card(col.sched.build_answer(
            card=card, states=states, rating=rating))
        clock.forward(rng.randint(1, 9))


def study(col, clock, decks):
    rng = random.Random(14)
    for month, days in (("01", range(6, 30, 2)), ("02", range(1, 28, 3))):
        for day in days:
            clock.set(f"2026-{month}-{day:02d} {rng.randint(8, 22):02d}:15")
            for name in ("Sprachen", "Medizin"):
                answer_all(col, clock, rng, decks[name], 14)
    # Cards that were scheduled by SM-2 alone, which FSRS never sees.
    clock.set("2026-03-01 10:00")
    turn_fsrs_on(col, decks)
    for month, days in (("03", range(2, 31, 2)), ("04", range(1, 30, 3)), ("05", range(2, 31, 4))):
        for day in days:
            clock.set(f"2026-{month}-{day:02d} {rng.randint(8, 23):02d}:40")
            for name in ("Sprachen", "Medizin", "Sonstiges"):
                answer_all(col, clock, rng, decks[name], 12)


def turn_fsrs_on(col, decks, weights=None):
    from anki.deck_config_pb2 import UpdateDeckConfigsRequest
    for deck in dict.fromkeys(decks.values()):
        state = col.decks.get_deck_configs_for_update(deck)
        chosen = [entry.config for entry in state.all_config
                  if entry.config.id == state.current_deck.config_id]
        if weights:
            chosen[0].config.fsrs_params_6[:] = weights
        col.decks.update_deck_configs(UpdateDeckConfigsRequest(
            target_deck_id=deck, configs=chosen, limits=state.current_deck.limits,
            fsrs=True, fsrs_reschedule=bool(weights),
            new_cards_ignore_review_limit=False, apply_all_parent_limits=False))


def odd_cases(col, clock, ids, decks):
    rng = random.Random(15)

    def card(name, index=0):
        return col.card_ids_of_note(ids[name])[index]

    # Rescheduled by a change of parameters.
    clock.set("2026-06-01 09:30")
    turn_fsrs_on(col, {"Medizin": decks["Medizin"]}, [
        0.2, 1.2, 2.2, 8.0, 6.5, 0.8, 3.1, 0.002, 1.9, 0.15, 0.75, 1.45, 0.07, 0.27, 1.7, 0.65, 1.8,
        0.5, 0.08, 0.05, 0.15])
    clock.set("2026-06-02 09:30")
    col.sched.set_due_date([card("basic 0"), card("basic 1")], "5")
    col.sched.set_due_date([card("other 0")], "9!")
    col.sched.schedule_cards_as_new([card("basic 2"), card("reversed 1")], reset_counts=False)
    col.sched.schedule_cards_as_new([card("basic 3")], restore_position=True, reset_counts=True)
    col.sched.suspend_cards([card("basic 4"), card("basic 20"), card("german", 1)])
    col.sched.bury_cards([card("basic 5"), card("cloze 1")], manual=True)
    col.sched.bury_cards([card("basic 6")], manual=False)
    for flag in range(1, 8):
        col.set_user_flag_for_cards(flag, [card(f"basic {flag + 6}")])

    def filtered(name, search, reschedule):
        deck = col.sched.get_or_create_filtered_deck(deck_id=0)
        deck.name = name
        deck.config.reschedule = reschedule
        del deck.config.search_terms[1:]
        deck.config.search_terms[0].search = search
        deck.config.search_terms[0].limit = 10
        return col.sched.add_or_update_filtered_deck(deck).id

    cram = filtered("Prüfung", "note:Cloze is:review -is:buried", False)
    answer_all(col, clock, rng, cram, 5)
    ahead = filtered("Voraus", "deck:Sprachen::Français (is:review or is:new)", True)
    answer_all(col, clock, rng, ahead, 4)


def rows(col, table, order="id"):
    """A table as lists, with blobs as hexadecimal digits."""
    return [[value.hex() if isinstance(value, bytes) else value for value in row]
            for row in col.db.all(f"select * from {table} order by {order}")]


def listed(col):
    tables = ["notes", "cards", "revlog", "decks", "deck_config", "notetypes"]
    tables += ["fields", "templates"]
    found = {name: rows(col, name, "ntid, ord" if name in ("fields", "templates") else "id")
             for name in tables}
    found["created"] = col.db.scalar("select crt from col")
    found["today"] = col.sched.today
    return found


def settings(folder):
    """A small collection with what is beside notes and cards, as a package of the whole of it."""
    from anki.collection import Collection

    col = Collection(os.path.join(folder, "settings.anki2"))
    decks = {name: col.decks.id(name) for name in (
        "Leer", "Prüfung", "Prüfung::Teil", "Geordnet", "Geordnet::Unten")}
    note = col.new_note(col.models.by_name("Basic"))
    note.fields = ["Frage", "Antwort"]
    note.tags = ["benutzt"]
    col.add_note(note, decks["Prüfung::Teil"])
    unused = col.models.new("Ungenutzt")
    col.models.add_field(unused, col.models.new_field("Feld"))
    template = col.models.new_template("Karte")
    template["qfmt"], template["afmt"] = "{{Feld}}", "{{FrontSide}}"
    col.models.add_template(unused, template)
    col.models.add(unused)
    ordered = col.decks.add_config("Geordnet ä")
    ordered["newSortOrder"], ordered["reviewOrder"] = 1, 2
    col.decks.update_config(ordered)
    col.decks.add_config("Unbenutzt")
    deck = col.decks.get(decks["Geordnet"])
    deck["conf"] = ordered["id"]
    col.decks.save(deck)
    default = col.decks.get(1)
    default["desc"] = "Die erste"
    col.decks.save(default)
    filtered = col.sched.get_or_create_filtered_deck(deck_id=0)
    filtered.name = "Gefiltert"
    filtered.allow_empty = True
    del filtered.config.search_terms[1:]
    filtered.config.search_terms[0].search = "tag:nichts"
    col.sched.add_or_update_filtered_deck(filtered)
    col.set_config("savedFilters", {"Schwer": "tag:schwer is:due", "ä": "deck:\"Leer\""})
    col.set_config("cardStateCustomizer", "states.good.normal.review.easeFactor = 2.5;\n")
    col.set_config("newCardsIgnoreReviewLimit", True)
    col.set_config("addon", {"liste": [1, 2.5, None, "\u00e4"]})
    col.tags.set_collapsed("benutzt", False)
    col.export_collection_package(str(FIXTURES / "settings.colpkg"), False, False)
    col.close()


def make(folder):
    from anki.collection import Collection, ExportAnkiPackageOptions
    from anki.config import Config
    from anki.collection import ImportAnkiPackageOptions, ImportAnkiPackageRequest

    clock = Clock()
    clock.set("2026-01-05 12:00")
    col = Collection(os.path.join(folder, "collection.anki2"))
    col.set_config_bool(Config.Bool.LOAD_BALANCER_ENABLED, False)
    for name, content in (("haus.jpg", b"no picture"), ("h.mp3", b"no sound")):
        with open(os.path.join(col.media.dir(), name), "wb") as file:
            file.write(content)
    ids, decks = notes(col)
    presets(col, decks)
    study(col, clock, decks)
    odd_cases(col, clock, ids, decks)
    FIXTURES.mkdir(parents=True, exist_ok=True)

    def package(name, legacy, scheduling=True):
        path = str(FIXTURES / name)
        col.export_anki_package(
            out_path=path, limit=None, options=ExportAnkiPackageOptions(
                with_scheduling=scheduling, with_deck_configs=scheduling, with_media=True,
                legacy=legacy))
        return path

    (FIXTURES / "collection.json").write_text(json.dumps(listed(col), indent=0))
    latest = package("latest.apkg", legacy=False)
    package("legacy.apkg", legacy=True)
    package("words-only.apkg", legacy=False, scheduling=False)
    for name, legacy in (("collection.colpkg", False), ("collection-legacy.colpkg", True)):
        col.export_collection_package(str(FIXTURES / name), True, legacy)
        col.reopen()
    col.close()
    settings(folder)
    # What Anki itself makes of its package.
    again = Collection(os.path.join(folder, "again.anki2"))
    again.import_anki_package(ImportAnkiPackageRequest(
        package_path=latest,
        options=ImportAnkiPackageOptions(with_scheduling=True, with_deck_configs=True)))
    (FIXTURES / "imported.json").write_text(json.dumps(listed(again), indent=0))
    again.close()


def main():
    with_own_clock()
    with tempfile.TemporaryDirectory() as folder:
        make(folder)
    os.remove(os.environ[CLOCK])


if __name__ == "__main__":
    main()
