#!/usr/bin/env python3
"""Writes the archives that reading 1Password's exports is tested with: python3 card_import_fixtures.py
DIR, where DIR is Tests/CardFormatsTests/Fixtures.

The numbers are those that card brands publish for tests.
"""

import json
import pathlib
import sys
import zipfile


def field(identifier, kind, value):
    return {"id": identifier, "title": identifier, "value": {kind: value}}


def item(title, category, fields, notes="", favourite=0, state="active"):
    return {
        "uuid": title.lower(),
        "favIndex": favourite,
        "state": state,
        "categoryUuid": category,
        "details": {
            "loginFields": [],
            "notesPlain": notes,
            "sections": [{"title": "", "name": "", "fields": fields}],
        },
        "overview": {"title": title, "tags": []},
    }


CARD = [
    field("cardholder", "string", "Zoë O'Connor"),
    field("type", "creditCardType", "visa"),
    field("ccnum", "creditCardNumber", "4111 1111 1111 1111"),
    field("cvv", "concealed", "123"),
    field("expiry", "monthYear", 202812),
]
OLD = [
    field("cardholder", "string", "山田 花子"),
    field("ccnum", "creditCardNumber", "378282246310005"),
    field("cvv", "concealed", "1234"),
    field("expiry", "monthYear", 201903),
    field("validFrom", "monthYear", 201503),
    field("pin", "concealed", "0000"),
]
ITEMS = [
    item("Everyday", "002", CARD, "two\nlines", favourite=1),
    item("Mail", "001", []),
    item("Old", "002", OLD, state="archived"),
    item("Thrown away", "002", CARD, state="trashed"),
    item("Empty", "002", []),
]


def write(path, data, name="export.data"):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for entry, text in (("export.attributes", '{"version":3}'), (name, data)):
            archive.writestr(zipfile.ZipInfo(entry, (2026, 1, 1, 0, 0, 0)), text, zipfile.ZIP_DEFLATED)


directory = pathlib.Path(sys.argv[1])
export = {"accounts": [{"attrs": {}, "vaults": [{"attrs": {}, "items": ITEMS}]}]}
write(directory / "Formats/OnePasswordExport.1pux", json.dumps(export, ensure_ascii=False))
write(directory / "other.zip", "{}", name="readme.txt")
write(directory / "bomb.1pux", "0" * (100 << 20))
