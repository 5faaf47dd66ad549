#!/usr/bin/env python3
"""Compares the terms of flashcards in each language with those of Anki.

    python3 -m venv VENV && VENV/bin/pip install anki==26.9.3
    VENV/bin/python Tests/Scripts/anki_glossary.py [-v] [--write]

Asks the `anki` package for its own translation of each term, through its translation calls, and looks
for it in the phrases of `Sources/Domain/Wording/po` that have the English term: a phrase that *is* the
term has to be Anki's word or the one that `DIFFERENT` gives a reason for; with `-v`
the sentences that have the term and not Anki's word are listed, to be read. `--write` writes the pairs of terms to
`Tests/TextTests/Wording/anki-terms.tsv`, which a test reads. Ends with 1 if a phrase differs.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PO = ROOT / "Sources/Domain/Wording/po"
TABLE = ROOT / "Tests/TextTests/Wording/anki-terms.tsv"

# Our codes of languages, and Anki's.
LANGUAGES = {"zh_Hans": "zh-CN", "zh_Hant": "zh-TW", "ja": "ja-JP", "de": "de-DE"}

# An English term as our phrases have it, and Anki's call for it.
TERMS = {
    "Again": "studying_again",
    "Hard": "studying_hard",
    "Good": "studying_good",
    "Easy": "studying_easy",
    "Deck": "decks_deck",
    "Decks": "browsing_sidebar_decks",
    "Note": "browsing_note",
    "Note type": "notetypes_notetype",
    "Field": "editing_fields",
    "Front": "notetypes_front_field",
    "Tags": "editing_tags",
    "Flag": "browsing_flag",
    "Preset": "card_stats_preset",
    "Desired retention": "deck_config_desired_retention",
    "Learning steps": "deck_config_learning_steps",
    "Relearning steps": "deck_config_relearning_steps",
    "FSRS parameters": "deck_config_weights",
    "Maximum interval": "scheduling_maximum_interval",
    "Leech": "browsing_leech",
    "Leech threshold": "scheduling_leech_threshold",
    "Suspended": "statistics_counts_suspended_cards",
    "Buried": "statistics_counts_buried_cards",
    "Learning": "statistics_counts_learning_cards",
    "Relearning": "statistics_counts_relearning_cards",
    "Young": "statistics_counts_young_cards",
    "Mature": "statistics_counts_mature_cards",
    "Lapses": "card_stats_lapse_count",
    "Reviews": "card_stats_review_count",
    "Interval": "card_stats_interval",
    "Stability": "card_stats_fsrs_stability",
    "Difficulty": "card_stats_fsrs_difficulty",
    "Retrievability": "card_stats_fsrs_retrievability",
    "Answer buttons": "statistics_answer_buttons_title",
    "Today": "statistics_today_title",
    "Undo": "undo_undo",
    "Redo": "undo_redo",
    "Show answer": "studying_show_answer",
    "Edit": "studying_edit",
    "Cloze": "notetypes_cloze_name",
}

# Words of ours that differ from Anki's, by language and English term, each with its reason.
DIFFERENT = {
    ("de", "Field"): ("Feld", "Anki has the plural"),
    ("de", "Note"): ("Notiz", "as Anki in other places"),
    ("zh_Hans", "Note"): ("笔记", "Anki's call is of the note's template there"),
    ("ja", "Field"): ("項目", "a field of a payment card too"),
    ("de", "Young"): ("Jung", "a label of bars, with no room for Kurzes Intervall"),
    ("de", "Mature"): ("Reif", "a label of bars, with no room for Langes Intervall"),
    ("de", "Relearning"): ("Wiederlernen", "shorter"),
    ("de", "Relearning steps"): ("Wiederlernstufen", "shorter"),
    ("de", "Leech threshold"): ("Schwellenwert für Lernbremsen", "a phrase, not a label in brackets"),
    ("ja", "Leech threshold"): ("定着しにくいカードの基準", "half as long"),
    ("zh_Hans", "Leech threshold"): ("记忆难点阈值", "without the English word"),
    ("ja", "Leech"): ("定着しにくい", "a badge"),
    ("ja", "Buried"): ("今日は除外", "a badge"),
    ("ja", "Interval"): ("間隔", "the head of a column; Anki's browser has it too"),
    ("ja", "Answer buttons"): ("回答の内訳", "the panel shows shares"),
    ("zh_Hans", "Desired retention"): ("期望保留率", "shorter, as its users write it"),
    ("zh_Hans", "Maximum interval"): ("最大间隔", "shorter"),
    ("zh_Hans", "Redo"): ("重做", "as all desktops have it"),
}

ENTRY = re.compile(r"\n\n+")


def quoted(lines):
    return "".join(re.sub(r'\\(.)', lambda m: "\n" if m[1] == "n" else m[1],
                          line[line.index('"') + 1:line.rindex('"')]) for line in lines)


def phrases(language):
    """The English sentence and the words of each phrase that is not counted, by name."""
    found = {}
    for block in ENTRY.split((PO / f"{language}.po").read_text()):
        parts, key = {}, None
        for line in block.split("\n"):
            if line.startswith("#"):
                continue
            start = re.match(r'(msg[a-z_]+)(?:\[\d\])? "', line)
            if start:
                key = start[1]
            if key and '"' in line:
                parts.setdefault(key, []).append(line)
        if "msgctxt" in parts and "msgid_plural" not in parts:
            texts = [quoted(parts[key]) for key in ("msgctxt", "msgid", "msgstr")]
            # Short names of one kind are one entry, with commas between.
            is_list = "," in texts[0]
            lists = [re.split(", ?", text) if is_list else [text] for text in texts]
            found.update({name: words for name, *words in zip(*lists)})
    return found


def anki_terms():
    """Anki's word for each term, by language."""
    from anki.lang import set_lang, tr_legacyglobal as tr

    terms = {}
    for ours, theirs in LANGUAGES.items():
        set_lang(theirs)
        terms[ours] = {term: getattr(tr, call)().strip(" ….") for term, call in TERMS.items()}
    return terms


def has(sentence, term):
    return re.search(rf"\b{re.escape(term)}\b", sentence, re.I)


def main():
    terms = anki_terms()
    if "--write" in sys.argv:
        rows = ["\t".join(["term", *LANGUAGES])]
        for term in TERMS:
            words = [DIFFERENT.get((code, term), (terms[code][term],))[0] for code in LANGUAGES]
            rows.append("\t".join([term, *words]))
        TABLE.write_text("\n".join(rows) + "\n")
    differing = 0
    for code in LANGUAGES:
        for name, (english, words) in phrases(code).items():
            plain = english.strip(" .:").lower()
            for term in TERMS:
                wanted = DIFFERENT.get((code, term), (terms[code][term],))[0]
                if plain == term.lower():
                    if words.strip(" .:：。").lower() != wanted.lower():
                        differing += 1
                        print(f"{code}\t{name}\t{english!r} is {words!r}, in Anki {wanted!r}")
                elif "-v" in sys.argv and wanted not in words and has(english, term):
                    print(f"  {code}\t{name}\t{english!r}: {words!r} has no {wanted!r}")
    sys.exit(1 if differing else 0)


if __name__ == "__main__":
    main()
