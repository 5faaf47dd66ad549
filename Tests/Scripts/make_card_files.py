#!/usr/bin/env python3
"""Writes the fixtures of Proton Pass, Enpass and Dashlane into Tests/CardFormatsTests/Fixtures/Formats.

They are built after the programs' own exporters and importers (see docs/card-files); no program wrote
them. The archives are streamed, as Proton Pass writes them: sizes stand behind each file.
"""

import io
import json
import os
import zipfile

FOLDER = os.path.join(os.path.dirname(__file__), "..", "CardFormatsTests", "Fixtures", "Formats")
TIME = (2026, 1, 1, 0, 0, 0)


class Stream(io.RawIOBase):
    """Bytes that can't be gone back in."""

    def __init__(self):
        self.content = bytearray()

    def writable(self):
        return True

    def write(self, data):
        self.content += data
        return len(data)


def archive(files, method=zipfile.ZIP_STORED):
    stream = Stream()
    with zipfile.ZipFile(stream, "w", method) as zip_file:
        for name, content in files:
            info = zipfile.ZipInfo(name, TIME)
            info.compress_type = method
            zip_file.writestr(info, content)
    return bytes(stream.content)


def save(name, content):
    with open(os.path.join(FOLDER, name), "wb") as file:
        file.write(content if isinstance(content, bytes) else content.encode())


def proton_item(kind, name, content, note="", extra=(), state=1, **more):
    return {
        "itemId": f"item-{name}", "shareId": "share",
        "data": {
            "metadata": {"name": name, "note": note, "itemUuid": "00000000"},
            "extraFields": list(extra), "platformSpecific": {}, "type": kind, "content": content,
        },
        "state": state, "aliasEmail": None, "contentFormatVersion": 7, "createTime": 1767225600,
        "modifyTime": 1767225600, "pinned": False, "shareCount": 0, "files": [], **more,
    }


def proton_card(number="4111111111111111", expiry="2028-12", code="123", pin="", kind=2, holder=""):
    return {
        "cardholderName": holder, "cardType": kind, "number": number, "verificationNumber": code,
        "expirationDate": expiry, "pin": pin,
    }


def field(name, kind, **data):
    return {"fieldName": name, "type": kind, "data": data}


def login(user="", password="", **more):
    return {
        "itemEmail": "", "password": password, "urls": ["https://example.com/"], "totpUri": "",
        "passkeys": [], "itemUsername": user, **more,
    }


PROTON = {
    "version": "1.33.3", "userId": "user", "encrypted": False,
    "vaults": {
        "share-1": {
            "name": "Personal", "description": "", "display": {"icon": 0, "color": 0},
            "items": [
                proton_item(
                    "creditCard", "Everyday",
                    proton_card(holder="Zoë O'Connor", pin="9876"), note="two\nlines", pinned=True,
                    extra=[
                        field("Limit", "text", content="5000"),
                        field("Phrase", "hidden", content="open sesame"),
                        field("2FA", "totp", totpUri="otpauth://totp/x?secret=ABC"),
                        field("Since", "timestamp", timestamp="2020-01-01T00:00:00.000Z"),
                        field("Empty", "text", content=""),
                    ],
                    files=["ab12cd34ab12cd34-front side.jpg"],
                ),
                proton_item("login", "Mail", login("somebody", "something")),
                proton_item(
                    "login", "Bank",
                    login("378282246310005", "1234", totpUri="otpauth://totp/y?secret=DEF"),
                ),
                proton_item("note", "Shopping", {}, note="milk"),
                proton_item("creditCard", "Old", proton_card(), state=2),
                proton_item("alias", "Alias", {}, aliasEmail="x@example.com"),
                proton_item("creditCard", "Empty", proton_card("", "", "")),
            ],
        },
        "share-2": {
            "name": "Family", "description": "", "display": {},
            "folders": [
                {"folderId": "f1", "parentFolderId": None, "name": "Money"},
                {"folderId": "f2", "parentFolderId": "f1", "name": "Cards"},
            ],
            "items": [
                proton_item(
                    "creditCard", "Early", proton_card("5555555555554444", "042031", "", kind=3),
                    folderId="f2",
                ),
                proton_item(
                    "custom", "Template",
                    {"sections": [{"sectionName": "Card", "sectionFields": [
                        field("Card number", "hidden", content="4111 1111 1111 1111"),
                        field("Expiry", "text", content="12/28"),
                    ]}]},
                ),
                proton_item("sshKey", "Key", {"privateKey": "x", "publicKey": "y", "sections": []}),
            ],
        },
    },
}


def enpass_field(uid, kind, label, value, sensitive=0, deleted=0):
    return {
        "deleted": deleted, "label": label, "order": uid, "sensitive": sensitive, "type": kind,
        "uid": uid, "updated_at": 1767225600, "value": value, "value_updated_at": 1767225600,
    }


def enpass_item(title, category, fields, note="", template=None, **more):
    return {
        "archived": 0, "auto_submit": 1, "category": category, "createdAt": 1767225600,
        "favorite": 0, "fields": fields,
        "icon": {"fav": "", "image": {"file": "cc/visa"}, "type": 1, "uuid": ""}, "note": note,
        "subtitle": "***********1111", "template_type": template or f"{category}.default",
        "title": title, "trashed": 0, "updated_at": 1767225600, "uuid": f"uuid-{title}", **more,
    }


def enpass_card(number="4111 1111 1111 1111", kind="Visa"):
    return [
        enpass_field(1, "ccName", "Cardholder", "Zoë O'Connor"),
        enpass_field(2, "ccType", "Type", kind),
        enpass_field(3, "ccNumber", "Number", number),
        enpass_field(4, "ccCvc", "CVC", "123", 1),
        enpass_field(5, "ccPin", "PIN", "9876", 1),
        enpass_field(6, "ccExpiry", "Expiry date", "12/28"),
        enpass_field(7, "section", "INTERNET BANKING", ""),
        enpass_field(8, "username", "Username", "zoe"),
        enpass_field(9, "password", "Login password", "correct horse", 1),
        enpass_field(10, "ccTxnpassword", "Transaction password", "battery", 1),
        enpass_field(11, "url", "Website", "https://bank.example/"),
        enpass_field(12, "section", "ADDITIONAL DETAILS", ""),
        enpass_field(13, "ccBankname", "Issuing bank", "First Bank"),
        enpass_field(14, "date", "Issued on", ""),
        enpass_field(15, "ccValidfrom", "Valid from", "01/25"),
        enpass_field(16, "numeric", "Credit limit", "5000"),
        enpass_field(17, "phone", "If lost, call", "+49 30 1234567"),
        enpass_field(18, "text", "Gone", "thrown away", 0, 1),
    ]


ENPASS = {
    "folders": [
        {"icon": "1008", "parent_uuid": "", "title": "Money", "updated_at": 1, "uuid": "tag-1"},
        {"icon": "1008", "parent_uuid": "tag-1", "title": "Cards", "updated_at": 1, "uuid": "tag-2"},
        {"icon": "1008", "parent_uuid": "", "title": "Travel", "updated_at": 1, "uuid": "tag-3"},
    ],
    "items": [
        enpass_item(
            "Everyday", "creditcard", enpass_card(), "two\nlines", favorite=1,
            folders=["tag-2", "tag-3", "unknown"],
            attachments=[{"data": "eA==", "kind": "image/png", "name": "front.png"}],
        ),
        enpass_item(
            "Mail", "login", [
                enpass_field(10, "username", "Username", "somebody"),
                enpass_field(11, "password", "Password", "something", 1),
            ],
        ),
        enpass_item("Put away", "creditcard", enpass_card("5555555555554444", "RuPay"), archived=1),
        enpass_item("Thrown away", "creditcard", enpass_card(), trashed=1),
        enpass_item("Shopping", "note", [], "milk"),
        enpass_item(
            "Bank", "finance", [enpass_field(20, "text", "Account number", "12345678")],
            template="finance.bankaccount",
        ),
        enpass_item("Empty", "creditcard", []),
        enpass_item("In a note", "note", [], "Kreditkarte: 378282246310005\nPrüfnummer: 1234"),
    ],
}

PAYMENTS = """type,account_name,account_holder,cc_number,code,expiration_month,expiration_year,\
routing_number,account_number,country,issuing_bank,note,name
payment_card,Zoë O'Connor,,4111111111111111,123,12,2028,,,US,First Bank,"two
lines, with ""quotes""\",Everyday
credit_card,Old,Zoë O'Connor,378282246310005,1234,4,2031,,,,,,
bank,Savings,Zoë O'Connor,,,,,021000021,12345678,US,First Bank,,
payment_card,Nobody,,,,,,,,US,,,
"""
CREDENTIALS = """username,username2,username3,title,password,note,url,category,otpSecret
somebody,,,Mail,something,,https://mail.example,,
Zoë O'Connor,,,Bank,5555 5555 5555 4444,,https://bank.example,Money,
"""
NOTES = """title,note
Shopping,milk
Card,"Number: 6011000990139424
PIN: 9876"
"""
PROTON_CSV = """type,name,url,email,username,password,note,totp,createTime,modifyTime,vault\r
note,Shopping,,,,,milk,,1767225600,1767225600,Personal\r
creditCard,Everyday,,,,,"{""cardholderName"":""Zoë O'Connor"",""cardType"":2,\
""number"":""4111111111111111"",""verificationNumber"":""123"",""expirationDate"":""2028-12"",\
""pin"":""9876"",""note"":""two\\nlines""}",,1767225600,1767225600,Personal\r
login,Bank,https://bank.example/,,378282246310005,1234,,,1767225600,1767225600,Second vault\r
identity,Me,,,,,"{""fullName"":""Zoë""}",,1767225600,1767225600,Personal\r
creditCard,Broken,,,,,not JSON,,1767225600,1767225600,Personal\r
"""
SAFARI = {
    "metadata": {
        "browser_name": "Safari", "browser_version": "26.0", "data_type": "payment_cards",
        "export_time_usec": 1767225600000000, "schema_version": 1,
    },
    "payment_cards": [
        {
            "card_number": "4111111111111111", "card_name": "Everyday",
            "cardholder_name": "Zoë O'Connor", "card_expiration_month": 12,
            "card_expiration_year": 2028, "card_last_used_time_usec": 1767225600000000,
        },
        {"card_number": "5555555555554444"},
    ],
}
PGP_FOLDER = "Proton Pass/"

save("ProtonJSON.json", json.dumps(PROTON, ensure_ascii=False))
save(
    "ProtonArchive.zip",
    archive([
        (PGP_FOLDER + "data.json", json.dumps(PROTON, ensure_ascii=False)),
        (PGP_FOLDER + "files/ab12cd34ab12cd34-front side.jpg", b"\xff\xd8"),
    ]),
)
save("ProtonPGP.zip", archive([(PGP_FOLDER + "data.pgp", b"-----BEGIN PGP MESSAGE-----\n")]))
save("ProtonCSV.csv", PROTON_CSV)
save("SafariCards.json", json.dumps(SAFARI, ensure_ascii=False))
save("EnpassJSON.json", json.dumps(ENPASS, ensure_ascii=False))
save("DashlaneCSV.csv", PAYMENTS)
save(
    "DashlaneArchive.zip",
    archive([
        ("credentials.csv", CREDENTIALS), ("ids.csv", "type,number,name\n"),
        ("payments.csv", PAYMENTS), ("personalInfo.csv", "type,title\n"), ("securenotes.csv", NOTES),
    ], zipfile.ZIP_DEFLATED),
)
save(
    "DashlaneBackup.dash",
    b"---------- Dashlane Secured Export Data BEGIN ---------\n" + b"A" * 64 + b"\n",
)
save("ChromeCSV.csv", "name,url,username,password,note\nmail.example,https://mail.example/,somebody,something,\n")
save(
    "FirefoxCSV.csv",
    '"url","username","password","httpRealm","formActionOrigin","guid","timeCreated",'
    '"timeLastUsed","timePasswordChanged"\n"https://mail.example","somebody","something",,'
    '"https://mail.example","{00000000-0000-0000-0000-000000000000}","1767225600000",'
    '"1767225600000","1767225600000"\n',
)
