#!/usr/bin/env python3
"""Seals and opens Bitwarden's password-protected JSON, with other libraries than the program's and
written from Bitwarden's own source (bitwarden/clients): the fixtures are made with it, and exports are
opened with it.

    bitwarden_sealed.py fixtures DIR    DIR is Tests/CardFormatsTests/Fixtures
    bitwarden_sealed.py open FILE       the password is the first line of standard input

Needs the packages cryptography and argon2-cffi. The numbers are those that card brands publish for
tests.
"""

import base64
import hashlib
import hmac
import json
import pathlib
import sys
import uuid
import zipfile

from argon2.low_level import Type, hash_secret_raw
from cryptography.hazmat.primitives import hashes, padding
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from cryptography.hazmat.primitives.kdf.hkdf import HKDFExpand

PBKDF2, ARGON2ID = 0, 1


def expand(key, purpose):
    return HKDFExpand(hashes.SHA256(), 32, purpose).derive(key)


def derive(password, file):
    salt = file["salt"].encode()
    if file["kdfType"] == PBKDF2:
        key = hashlib.pbkdf2_hmac("sha256", password, salt, file["kdfIterations"], 32)
    else:
        key = hash_secret_raw(
            password,
            hashlib.sha256(salt).digest(),
            file["kdfIterations"],
            file["kdfMemory"] * 1024,
            file["kdfParallelism"],
            32,
            Type.ID,
        )
    return expand(key, b"enc"), expand(key, b"mac")


def encrypt(plain, keys, vector):
    padder = padding.PKCS7(128).padder()
    encryptor = Cipher(algorithms.AES(keys[0]), modes.CBC(vector)).encryptor()
    content = encryptor.update(padder.update(plain) + padder.finalize()) + encryptor.finalize()
    code = hmac.new(keys[1], vector + content, "sha256").digest()
    return "2." + "|".join(base64.b64encode(part).decode() for part in (vector, content, code))


def decrypt(text, keys):
    kind, parts = text.split(".", 1)
    assert kind == "2", "another type"
    vector, content, code = (base64.b64decode(part, validate=True) for part in parts.split("|"))
    assert hmac.compare_digest(code, hmac.new(keys[1], vector + content, "sha256").digest()), "code"
    decryptor = Cipher(algorithms.AES(keys[0]), modes.CBC(vector)).decryptor()
    unpadder = padding.PKCS7(128).unpadder()
    plain = unpadder.update(decryptor.update(content) + decryptor.finalize())
    return plain + unpadder.finalize()


def seal(plain, password, seed, kind, iterations, memory=None, lanes=None):
    # What is random in Bitwarden comes from the seed, so that the files stay the same.
    def some(name):
        return hashlib.sha256(f"{seed} {name}".encode()).digest()[:16]

    file = {
        "encrypted": True,
        "passwordProtected": True,
        "salt": base64.b64encode(some("salt")).decode(),
        "kdfType": kind,
        "kdfIterations": iterations,
        "kdfMemory": memory,
        "kdfParallelism": lanes,
    }
    keys = derive(password, file)
    guid = str(uuid.UUID(bytes=some("guid"), version=4)).encode()
    file["encKeyValidation_DO_NOT_EDIT"] = encrypt(guid, keys, some("first vector"))
    file["data"] = encrypt(plain, keys, some("second vector"))
    return json.dumps(file, indent=2)


def card(identifier, name, number, **values):
    item = {
        "passwordHistory": None,
        "revisionDate": "2026-01-01T00:00:00.000Z",
        "creationDate": "2026-01-01T00:00:00.000Z",
        "deletedDate": None,
        "id": str(uuid.UUID(int=identifier)),
        "organizationId": None,
        "folderId": None,
        "type": 3,
        "reprompt": 0,
        "name": name,
        "notes": values.pop("notes", None),
        "favorite": values.pop("favorite", False),
        "fields": values.pop("fields", []),
        "collectionIds": None,
    }
    content = {"cardholderName": None, "brand": None, "number": number}
    content |= {"expMonth": None, "expYear": None, "code": None}
    return item | {"card": content | values}


PIN = {"name": "PIN", "value": "0123", "type": 1, "linkedId": None}
EXPORT = {
    "encrypted": False,
    "folders": [],
    "items": [
        card(
            1,
            "Everyday",
            "4111111111111111",
            cardholderName="Zoë O'Connor",
            brand="Visa",
            expMonth="4",
            expYear="2028",
            code="123",
            notes="two\nlines",
            favorite=True,
            fields=[PIN],
        ),
        card(2, "日本のカード", "378282246310005", cardholderName="山田 花子", brand="Amex", code="1234"),
    ],
}
PASSWORD = "Kartenhülle 1"


def write_archive(path):
    moment = (2026, 1, 1, 0, 0, 0)
    first, second = (item["id"] for item in EXPORT["items"])
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:

        def add(name, data):
            archive.writestr(zipfile.ZipInfo(name, moment), data, zipfile.ZIP_DEFLATED)

        add("data.json", json.dumps(EXPORT, indent=2, ensure_ascii=False))
        # JSZip writes an entry for each folder, too.
        add("attachments/", "")
        add(f"attachments/{first}/", "")
        add(f"attachments/{first}/front.jpg", "no picture")
        add(f"attachments/{first}/Vertrag für Zoë.pdf", "no contract")
        add(f"attachments/{second}/", "")
        add(f"attachments/{second}/terms.txt", "no terms")
        add(f"attachments/{uuid.UUID(int=9)}/of-no-card.txt", "nothing")


def main():
    command, path = sys.argv[1:]
    path = pathlib.Path(path)
    if command == "open":
        file = json.loads(path.read_text())
        keys = derive(sys.stdin.readline().rstrip("\n").encode(), file)
        uuid.UUID(decrypt(file["encKeyValidation_DO_NOT_EDIT"], keys).decode())
        print(decrypt(file["data"], keys).decode())
        return
    # The least costs that Bitwarden accepts, so that the tests are quick.
    plain = json.dumps(EXPORT, indent=2, ensure_ascii=False).encode()
    password = PASSWORD.encode()
    argon2 = seal(plain, password, "Argon2id", ARGON2ID, 2, 16, 4)
    (path / "Formats/BitwardenSealed.json").write_text(argon2)
    pbkdf2 = seal(plain, password, "PBKDF2", PBKDF2, 5000)
    (path / "bitwarden-pbkdf2.json").write_text(pbkdf2)
    write_archive(path / "Formats/BitwardenArchive.zip")


main()
