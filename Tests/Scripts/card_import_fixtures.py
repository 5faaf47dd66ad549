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


def named(title, identifier, kind, value):
    return {"id": identifier, "title": title, "value": {kind: value}}


def section(title, *fields):
    return {"title": title, "name": title, "fields": list(fields)}


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

# The fields of a card as 1Password writes them: bitwarden/clients, the data of the tests of its importer.
FULL = item("Everything", "002", [], "Notes")
FULL["details"]["sections"] = [
    section(
        "",
        named("cardholder name", "cardholder", "string", "Fred Engels"),
        named("type", "type", "creditCardType", "mc"),
        named("number", "ccnum", "creditCardNumber", "6011111111111117"),
        named("verification number", "cvv", "concealed", "1312"),
        named("expiry date", "expiry", "monthYear", 209912),
        named("valid from", "validFrom", "monthYear", 200101),
        named("", "txbzvwzpck7ejhfres3733rbpm", "string", "card"),
    ),
    section(
        "Contact Information",
        named("issuing bank", "bank", "string", "Some bank"),
        named("phone (local)", "phoneLocal", "phone", "123456"),
        named("phone (toll free)", "phoneTollFree", "phone", ""),
        named("website", "website", "url", "somebank.com"),
    ),
    section(
        "Additional Details",
        named("PIN", "pin", "concealed", "1234"),
        named("credit limit", "creditLimit", "string", "$1312"),
        named("cash withdrawal limit", "cashLimit", "string", "$500"),
        named("interest rate", "interest", "string", "1%"),
        named("issue number", "issuenumber", "string", "123456"),
    ),
    section(
        "Mine",
        named("app code", "a1", "concealed", "secret"),
        named("", "a2", "totp", "JBSWY3DPEHPK3PXP"),
        named("since", "a3", "date", 1451649660),
        named("mail", "a4", "email", {"email_address": "a@b.example", "provider": None}),
        named("where", "a5", "address", {"street": "1 Road", "city": "Town", "zip": "12345"}),
        named("key", "a7", "sshKey", {"privateKey": "secret", "metadata": {"fingerprint": "x"}}),
        named("scan", "a6", "file", {"fileName": "front.png", "documentId": "x", "decryptedSize": 1}),
    ),
]
FULL["details"]["documentAttributes"] = {"fileName": "contract.pdf", "documentId": "y"}
FULL["file"] = {"attrs": {"fileName": "back.png"}, "path": "files/z"}
FULL["overview"]["tags"] = ["Finance", "Plastic"]
FULL["overview"]["urls"] = [{"label": "website", "url": "https://bank.example"}]
NOTE = item("In a note", "003", [], "4111 1111 1111 1111 12/28")
ITEMS += [FULL, NOTE]


def write(path, data, name="export.data"):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for entry, text in (("export.attributes", '{"version":3}'), (name, data)):
            archive.writestr(zipfile.ZipInfo(entry, (2026, 1, 1, 0, 0, 0)), text, zipfile.ZIP_DEFLATED)


directory = pathlib.Path(sys.argv[1])
export = {"accounts": [{"attrs": {}, "vaults": [{"attrs": {"name": "Personal"}, "items": ITEMS}]}]}
write(directory / "Formats/OnePasswordExport.1pux", json.dumps(export, ensure_ascii=False))
write(directory / "other.zip", "{}", name="readme.txt")
write(directory / "bomb.1pux", "0" * (100 << 20))
