#!/usr/bin/env python3
"""Writes how Anki's own engine reads searches.

    python3 -m venv VENV && VENV/bin/pip install anki==26.9.3
    VENV/bin/python Tests/Scripts/search_language_fixtures.py

One line of JSON for each search: [search, normal form, null], or [search, null, kind of error]. The
searches are those of search_language_queries.json, and others that are put together at random from a
fixed seed.

Left out, as a normal form says nothing about them:
    searches without a term, which Anki replaces by `deck:*`
    a negated `and` or `or`, which Anki takes here and has no answer to
    numbers that are none, which are never the same
    `preset:` and `dupe:` with a backslash, which Anki does not write as it reads them
"""

import json
import random
import re
import tempfile
from importlib.metadata import version
from pathlib import Path

from anki.collection import Collection

SCRIPTS = Path(__file__).parent
FIXTURES = SCRIPTS.parent / "SearchLanguageTests" / "Fixtures"
ISOLATES = str.maketrans("", "", "\u2068\u2069")
SEARCHES = 1500
SEED = 33

# The pieces of random searches. What is there twice comes more often.
PIECES = """
a b dog \u00e9 \u65e5 " " ( ) ( ) - - : \\ \\ * _ and or AND deck: tag: re: nc: w: is: due prop: ivl ease
r s rated cdn:x > < = <= != 1 0 -1 2.5 rated: added: nid: cid: mid: did: card: note: flag: front:
dupe: , preset: has-cd: resched: introduced: edited: none current sc: \\" \\( \\* \\: :: . + [ ] { \\d
""".split() + [" ", " ", " ", "\u3000", "\t", "\u00a0", " and ", " or "]

# The kinds of errors, by words of Anki's sentences.
KINDS = [
    ("`and` was found", "and"),
    ("`or` was found", "or"),
    ("a group `(...)` was found", "emptyGroup"),
    ("a closing bracket `)` was found", "unopenedGroup"),
    ("an opening bracket `(` was found", "unclosedGroup"),
    ("a pair of double quotes", "emptyQuotes"),
    ("an opening double quote", "unclosedQuotes"),
    ("a colon `:` was found", "missingKey"),
    ("the escape sequence", "unknownEscape"),
    ("was given an invalid argument", "argument"),
    ("must be followed by one of the following comparison", "argument"),
    ("valid flag number", "whole"),
    ("answer button", "whole"),
    ("whole number", "whole"),
    ("expected a number", "number"),
    ("digits and commas", "ids"),
    ("'dupe:'", "whole"),
]
LEFT_OUT = re.compile(r"^\s*$|-(and|or)(?![^\s()\"])|=nan$|(preset|dupe):.*\\", re.IGNORECASE)


def searches():
    chosen = json.loads((SCRIPTS / "search_language_queries.json").read_text(encoding="utf-8"))
    texts = dict.fromkeys(text for text in chosen if not LEFT_OUT.search(text))
    chance = random.Random(SEED)
    while len(texts) < SEARCHES:
        text = "".join(chance.choice(PIECES) for _ in range(chance.randint(1, 9)))
        if not LEFT_OUT.search(text):
            texts[text] = None
    return texts


def kind(sentence):
    for words, name in KINDS:
        if words in sentence:
            return name
    return "other"


def main():
    with tempfile.TemporaryDirectory() as folder:
        collection = Collection(f"{folder}/collection.anki2")
        path = FIXTURES / f"anki-search-language-{version('anki')}.jsonl"
        with open(path, "w", encoding="utf-8") as file:
            for text in searches():
                try:
                    row = [text, collection.build_search_string(text), None]
                except Exception as error:
                    row = [text, None, kind(str(error).translate(ISOLATES))]
                file.write(json.dumps(row, ensure_ascii=False) + "\n")
        collection.close()


if __name__ == "__main__":
    main()
