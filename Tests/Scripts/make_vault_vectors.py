#!/usr/bin/env python3
"""Writes Tests/Vectors/vault: vaults with one property each, and what a reader has to say of them.

    python3 Tests/Scripts/make_vault_vectors.py

Nothing of the program takes part. Needs Python 3.11 and PyNaCl (Debian's python3-nacl).

docs/spec/README.md says how they are written.
"""

import base64
import copy
import json
import shutil
import sqlite3
import struct
from pathlib import Path

from nacl import bindings

from vault_writer import (APPLICATION, BLOCK, CARDS, CLEAR, CONTENT, GROUP, HALF, LOG, MEMORY, PAGE,
                          PAGES, PASSCODE, PASSES, ROOTS, SYMBOLS, TAGS, Chance, Key, Log, Made,
                          Media, Sealing, box, card, database, offset, pages_of, recovery_text,
                          sealed_record)

FRAME = PAGE + 24
EARLIER = {"deck": {"201": {"version": 3}}}
LATER = {"deck": EARLIER["deck"] | {"203": {"version": 7, "content": {}}}}
VECTORS = Path(__file__).parent.parent / "Vectors" / "vault"


def put(content, *at, file=""):
    return {"file": file, "put": base64.b64encode(content).decode(), "at": list(at)}


def take(name, at, file=""):
    return {"file": file, "from": name, "at": [at]}


def puts(written):
    """Edits that write bytes at offsets."""
    return [put(content, place) for place, content in written]


def instead(old, new, file):
    """Edits that make another file of one, of the bytes that differ."""
    edits, place = [cut(len(new), file)] if len(new) < len(old) else [], 0
    while place < len(new):
        if new[place : place + 64] == old[place : place + 64]:
            place += 64
            continue
        end = place + 64
        while end < len(new) and new[end : end + 64] != old[end : end + 64]:
            end += 64
        edits.append(put(new[place:end], place, file=file))
        place = end
    return edits


def move(start, count, *at, file=""):
    return {"file": file, "copy": [start, count], "at": list(at)}


def flip(at, file=""):
    return {"file": file, "flip": at}


def cut(size, file=""):
    return {"file": file, "cut": size}


def remove(file):
    return {"file": file, "remove": True}


class Collection:
    """The vectors, as they are written."""

    def __init__(self):
        shutil.rmtree(VECTORS, ignore_errors=True)
        VECTORS.mkdir(parents=True)
        self.index = {"bases": {}, "vectors": {}}

    def base(self, name, **files):
        """A base: for the ending of each file bytes, or parts at offsets: bytes or files here."""
        self.index["bases"][name] = {}
        for ending, parts in files.items():
            listed = []
            for place, content in parts if isinstance(parts, list) else [(0, parts)]:
                if isinstance(content, bytes):
                    names = {file.name for file in VECTORS.glob("*.bin")}
                    content, written = f"{name}-{len(names)}.bin", content
                    (VECTORS / content).write_bytes(written)
                listed.append([place, content])
            self.index["bases"][name][ending] = listed

    def add(
        self,
        name,
        verdict,
        reason,
        edits=(),
        base="plain",
        opens="passcode",
        secret=PASSCODE,
        device=None,
        records=None,
        opened="",
    ):
        assert name not in self.index["vectors"], name
        vector = {"base": base, "edits": list(edits), "opens": opens, "secret": secret}
        if device is not None:
            vector["device"] = base64.b64encode(device).decode()
        if opened:
            vector["opened"] = opened
        if records is not None:
            vector["records"] = records
        (VECTORS / f"{name}.json").write_text(json.dumps(vector, ensure_ascii=False,
                                                         indent=1) + "\n")
        self.index["vectors"][name] = {"verdict": verdict, "reason": reason}

    def write(self):
        text = json.dumps(self.index, ensure_ascii=False, indent=1)
        (VECTORS / "index.json").write_text(text + "\n")


def header(slots, **arguments):
    """An edit that puts another header into both places."""
    encoded = slots.encoded(**arguments)
    return put(encoded.ljust(2048, b"\0"), 0, HALF)


def add_headers(to, made):
    slots = made.slots

    def edited(change, **arguments):
        other = copy.deepcopy(slots)
        change(other)
        return [header(other, **arguments)]

    def both(first, second):
        return [put(first.ljust(2048, b"\0"), 0), put(second.ljust(2048, b"\0"), HALF)]

    size = len(slots.encoded())
    to.add("header-first-place-empty", "whole", "the second place is whole", [put(bytes(64), 0)])
    to.add("header-second-place-empty", "whole", "the first place is whole", [put(bytes(64), HALF)])
    to.add("header-first-sum-altered", "whole", "the second place is whole", [flip(size - 1)])
    to.add("header-sums-altered", "damaged-header", "neither place has the right sum",
           [flip(size - 1), flip(HALF + size - 1)])
    to.add("header-fields-altered", "damaged-header", "a bit of the id changed in both places",
           [flip(40), flip(HALF + 40)])
    to.add("header-format-altered", "damaged-header", "the format changed, the sum did not",
           [flip(16), flip(HALF + 16)])
    to.add("header-marks-altered", "not-a-vault", "neither place begins as one of a vault",
           [flip(3), flip(HALF + 3)])
    to.add("header-first-mark-altered", "whole", "the second place is whole", [flip(3)])
    to.add("file-empty", "not-a-vault", "the file has no bytes", [cut(0)])
    to.add("file-missing", "missing", "there is no file", [remove("")])
    to.add("file-text", "not-a-vault", "the file is a text", [cut(0), put(b"Just a text.\n", 0)])
    to.add("file-of-the-mark-alone", "damaged-header", "the file ends behind the first 16 bytes",
           [cut(16)])
    old = sqlite3.connect(":memory:", isolation_level=None)
    old.executescript(
        f"PRAGMA page_size = 512; PRAGMA application_id = {APPLICATION};"
        "PRAGMA user_version = 12; CREATE TABLE vault (id BLOB);"
    )
    to.add("format-12", "older-format", "a database of SQLite's own, of format 12",
           [cut(0), put(old.serialize(), 0)])

    def newer(other):
        other.format = 20

    to.add("format-20", "newer-format", "both places are of format 20", edited(newer))
    other = copy.deepcopy(slots)
    newer(other)
    to.add("format-20-in-the-second-place", "newer-format", "the second place is of format 20",
           both(slots.encoded(), other.encoded(1)))
    whole = bytearray(slots.encoded())
    whole[20:24] = struct.pack("<I", 1 << 31)
    to.add("header-length-beyond-its-place", "damaged-header",
           "the fields would end behind the place", both(bytes(whole), bytes(whole)))
    later = copy.deepcopy(slots)
    later.slots["passcode"] = later.passcode("654321", "digits6")
    for first, second, counts in ((0, 1, 2), (3, 0, 2), (1, 0, 1), (0, 3, 1), (0, 2, 1), (2, 2, 1)):
        files = both(slots.encoded(first), later.encoded(second))
        for passcode, place in ((PASSCODE, 1), ("654321", 2)):
            name = f"header-sequences-{first}-{second}-passcode-of-place-{place}"
            to.add(name, "whole" if place == counts else "wrong-secret",
                   f"with sequences {first} and {second} place {counts} counts", files,
                   secret=passcode)

    files = both(slots.encoded(0x84), later.encoded(0x41))
    for passcode, verdict in ((PASSCODE, "wrong-secret"), ("654321", "whole")):
        to.add(f"header-sequences-with-more-bits-passcode-{passcode}", verdict,
               "the two lowest bits count, and place 2 with them", files, secret=passcode)
    older = copy.deepcopy(slots)
    older.format = 15
    to.add("header-of-format-15", "whole", "the database is of 19, and its number counts",
           [header(older)])

    def set_field(name, value):
        def change(other):
            setattr(other, name, value)

        return change

    to.add("header-more-fields", "whole", "fields behind the last one are passed over",
           edited(set_field("after", Key().encoded("later", 7))))
    strange = ["key in a chip", "a", 3, None, b"b", None, None, 9]
    to.add("slot-of-unknown-kind", "whole", "its eight fields are passed over",
           edited(set_field("strange", [strange])))
    to.add("box-of-unknown-name", "whole", "it is passed over",
           edited(set_field("boxes", {"something else": b"1234"})))
    to.add("cleanup-unknown", "whole", "what is to be done about backups says nothing to a reader",
           edited(set_field("cleanup", 9)))
    to.add("id-of-15-bytes", "damaged-header", "an id has 16 bytes",
           edited(set_field("id", slots.id[:15])))
    to.add("proof-altered", "damaged-header", "the proof is not that of the key",
           edited(set_field("proof", made.chance.bytes(32))))
    to.add("proof-as-text", "damaged-header", "the proof is a field of another kind",
           edited(set_field("proof", "proof")))
    fields = slots.fields()
    to.add("header-fields-cut", "damaged-header", "the last field is longer than the rest",
           [header(slots, fields=fields[:-5])])
    to.add("header-without-boxes", "damaged-header", "the number of boxes is missing",
           [header(slots, fields=fields[:-17])])
    long = Key().encoded(PASSES) + struct.pack("<BQ", 4, 1 << 28)
    to.add("header-absent-field-too-long", "damaged-header",
           "a field says that it is longer than the rest",
           [header(slots, fields=fields.replace(Key().encoded(PASSES, None), long, 1))])
    other_kind = struct.pack("<BQ", 9, 3) + b"abc"
    short = struct.pack("<BQ", 2, 7) + struct.pack("<q", MEMORY)[:7]
    to.add("header-number-of-7-bytes", "damaged-header", "a number has 8 bytes",
           [header(slots, fields=fields.replace(Key().encoded(MEMORY), short, 1))])
    strange[3] = 77777
    passed = copy.deepcopy(slots)
    passed.strange = [strange]
    for name, field in (("a-number-of-7-bytes", short), ("a-field-of-kind-9", other_kind)):
        to.add(f"slot-of-unknown-kind-with-{name}", "whole", "it is passed over by its length",
               [header(passed, fields=passed.fields().replace(Key().encoded(77777), field, 1))])
    recovery = "-".join(recovery_text(slots.recovery))
    for name, field in (("of-kind-4-with-bytes", struct.pack("<BQ", 4, 3) + b"abc"),
                        ("of-kind-9", other_kind), ("as-a-number-of-7-bytes", short)):
        changed = fields.replace(Key().encoded("recovery", None), Key().encoded("recovery") + field)
        to.add(f"absent-field-{name}", "whole", "where nothing may stand it is nothing",
               [header(slots, fields=changed)], opens="recovery", secret=recovery)
    start = fields.index(Key().encoded(2))
    negative = fields[:start] + Key().encoded(-1) + fields[start + 17 :]
    to.add("slots-negative", "damaged-header",
           "a negative number of slots is none, and a slot follows",
           [header(slots, fields=negative)])


def add_slots(to, made):
    slots, chance = made.slots, made.chance
    recovery = "-".join(recovery_text(slots.recovery))

    def edited(kind, index, value):
        other = copy.deepcopy(slots)
        other.slots[kind][index] = value
        return [header(other)]

    def replaced(kind, slot):
        other = copy.deepcopy(slots)
        other.slots[kind] = slot
        return [header(other)]

    def without(kind):
        other = copy.deepcopy(slots)
        del other.slots[kind]
        return [header(other)]

    def altered(content):
        return bytes([content[0] ^ 1]) + content[1:]

    to.add("passcode-wrong", "wrong-secret", "the passcode is another", secret="123457")
    to.add("passcode-longer", "wrong-secret", "the passcode has one digit more", secret="1234560")
    other = "-".join(recovery_text(Key(chance.bytes(16))))
    to.add("recovery-key-of-another-vault", "wrong-secret", "it is a recovery key, but another",
           opens="recovery", secret=other)
    to.add("passcode-slot-missing", "damaged-slot", "there is no slot for the passcode",
           without("passcode"))
    to.add("passcode-slot-missing-by-recovery-key", "damaged-slot",
           "the other slot opens the vault", without("passcode"), opens="recovery", secret=recovery)
    to.add("recovery-slot-missing", "damaged-slot", "the other slot opens the vault",
           without("recovery"))
    to.add("recovery-slot-missing-by-recovery-key", "damaged-slot", "there is no slot for it",
           without("recovery"), opens="recovery", secret=recovery)
    passcode = slots.slots["passcode"]
    box_, commitment, salt = passcode[6], passcode[7], passcode[2]
    to.add("commitment-altered", "wrong-secret", "the commitment is not that of the key",
           edited("passcode", 7, altered(commitment)))
    to.add("commitment-short", "wrong-secret", "the commitment has 31 bytes",
           edited("passcode", 7, commitment[:31]))
    to.add("recovery-commitment-altered", "wrong-secret", "the commitment is not that of the key",
           edited("recovery", 7, altered(slots.slots["recovery"][7])), opens="recovery",
           secret=recovery)
    to.add("wrapped-key-altered", "damaged-slot",
           "the commitment is right, and the box does not open",
           edited("passcode", 6, altered(box_)))
    to.add("recovery-wrapped-key-altered", "damaged-slot", "the box does not open",
           edited("recovery", 6, altered(slots.slots["recovery"][6])), opens="recovery",
           secret=recovery)
    to.add("wrapped-key-short", "damaged-slot", "the box is shorter than a nonce and a tag",
           edited("passcode", 6, box_[:20]))
    to.add("wrapped-key-missing", "damaged-header", "a slot of a known kind has a box",
           edited("passcode", 6, None))
    secret = Key(bindings.crypto_pwhash_alg(32, PASSCODE.encode(), salt, PASSES, MEMORY,
                                            bindings.crypto_pwhash_ALG_ARGON2ID13))
    short = slots.slot("passcode", secret, "digits6", salt, MEMORY, PASSES, None, slots.key[:31])
    to.add("wrapped-key-of-31-bytes", "damaged-slot", "a vault key has 32 bytes",
           replaced("passcode", short))
    another = slots.slot("passcode", secret, "digits6", salt, MEMORY, PASSES, None,
                         chance.bytes(32))
    to.add("wrapped-key-of-another-vault", "damaged-header", "the proof is not that of the key",
           replaced("passcode", another))
    to.add("salt-altered", "wrong-secret", "another salt gives another key",
           edited("passcode", 2, altered(salt)))
    to.add("salt-of-8-bytes", "damaged-slot", "a salt has 16 bytes",
           edited("passcode", 2, salt[:8]))
    to.add("salt-missing", "damaged-slot", "a passcode needs a salt", edited("passcode", 2, None))
    to.add("salt-as-number", "damaged-slot", "a field of another kind is none",
           edited("passcode", 2, 7))
    to.add("memory-missing", "damaged-slot", "a passcode needs the memory",
           edited("passcode", 3, None))
    to.add("passes-missing", "damaged-slot", "a passcode needs the passes",
           edited("passcode", 4, None))
    for name, memory in (
        ("of-2-gib", 2 << 30),
        ("of-4-mib", 4 << 20),
        ("of-no-whole-kib", MEMORY + 1),
        ("negative", -MEMORY),
        ("zero", 0),
        ("of-8-eib", (1 << 63) - 1024),
    ):
        to.add(f"memory-{name}", "damaged-cost", "it is not tried", edited("passcode", 3, memory))
    for passes in (0, 11, -1, (1 << 62)):
        to.add(f"passes-{passes}", "damaged-cost", "it is not tried", edited("passcode", 4, passes))
    lowered = slots.passcode(PASSCODE, "digits6", tries=(1, 16 << 20))
    to.add("memory-lowered", "wrong-secret", "it was made with 16 MiB, and the slot says 8",
           replaced("passcode", lowered))
    to.add("memory-of-16-mib", "whole", "a cost that is allowed",
           replaced("passcode", slots.passcode(PASSCODE, "digits6", 16 << 20)))
    to.add("passes-10", "whole", "as many passes as are allowed",
           replaced("passcode", slots.passcode(PASSCODE, "digits6", passes=10)))
    to.add("sort-altered", "wrong-secret", "the sort of passcode is bound to the slot",
           edited("passcode", 1, "digits4"))
    to.add("sort-unknown", "whole", "a sort that is not known changes nothing",
           replaced("passcode", slots.passcode(PASSCODE, "pattern")))
    nothing = ["passcode", "none", None, None, None, None, b"", b""]
    to.add("no-passcode", "no-passcode", "the recovery key alone opens it",
           replaced("passcode", nothing))
    to.add("no-passcode-by-recovery-key", "whole", "the recovery key opens it",
           replaced("passcode", nothing), opens="recovery", secret=recovery)
    twice = copy.deepcopy(slots)
    twice.strange = [slots.passcode("654321", "digits6")]
    to.add("two-slots-passcode-of-the-first", "whole", "of two slots of a kind the first counts",
           [header(twice)])
    to.add("two-slots-passcode-of-the-second", "wrong-secret",
           "of two slots of a kind the first counts", [header(twice)], secret="654321")
    exchanged = copy.deepcopy(slots)
    exchanged.slots["passcode"][6:], exchanged.slots["recovery"][6:] = (slots.slots["recovery"][6:],
                                                                        slots.slots["passcode"][6:])
    to.add("slots-exchanged", "wrong-secret", "each has the other's box and commitment",
           [header(exchanged)])
    foreign = copy.deepcopy(slots)
    foreign.id = chance.bytes(16)
    to.add("slot-of-another-vault", "wrong-secret", "the slot is bound to the id of its own vault",
           replaced("passcode", foreign.passcode(PASSCODE, "digits6")))
    phrase = " caf\u00e9 \u4e2d "
    passphrase = replaced("passcode", slots.passcode(phrase, "passphrase"))
    to.add("passphrase", "whole", "it is taken as it was typed", passphrase, secret=phrase)
    to.add("passphrase-trimmed", "wrong-secret", "spaces count", passphrase, secret=phrase.strip())
    to.add("passphrase-decomposed", "wrong-secret", "nothing is normalised", passphrase,
           secret=" cafe\u0301 \u4e2d ")
    to.add("passphrase-in-capitals", "wrong-secret", "case counts", passphrase,
           secret=phrase.upper())
    device = Key(chance.bytes(32))
    slots.device = device
    needing = slots.passcode(PASSCODE, "digits6")
    slots.device = None
    edits = replaced("passcode", needing)
    to.add("device-key", "whole", "the device key is there", edits, device=device)
    to.add("device-key-missing", "no-device-key", "the passcode needs it", edits)
    to.add("device-key-another", "no-device-key", "its mark is another", edits,
           device=chance.bytes(32))
    to.add("device-key-of-31-bytes", "no-device-key", "it has 32 bytes", edits, device=device[:31])
    to.add("device-key-missing-by-recovery-key", "whole", "the recovery key needs none", edits,
           opens="recovery", secret=recovery)
    to.add("device-key-passcode-wrong", "wrong-secret", "the passcode is another", edits,
           device=device, secret="123457")
    unmarked = needing[:5] + [None] + needing[6:]
    to.add("device-mark-removed", "wrong-secret", "the mark is bound to the slot",
           replaced("passcode", unmarked))
    marked = needing[:5] + [altered(needing[5])] + needing[6:]
    to.add("device-mark-altered", "no-device-key", "no device key has this mark",
           replaced("passcode", marked), device=device)
    for name, index, value, verdict, reason in (
        ("memory-of-1-gib", 3, 1 << 30, "no-device-key", "the cost is allowed"),
        ("memory-above-1-gib", 3, (1 << 30) + 1024, "damaged-cost", "the cost comes first"),
        ("passes-10", 4, 10, "no-device-key", "the cost is allowed"),
        ("salt-missing", 2, None, "damaged-slot", "that a salt is there comes first"),
        ("salt-of-8-bytes", 2, salt[:8], "no-device-key", "the length of the salt comes later"),
        ("sort-none", 1, "none", "no-passcode", "the sort comes first"),
    ):
        faulty = needing[:index] + [value] + needing[index + 1 :]
        to.add(f"device-key-missing-and-{name}", verdict, reason, replaced("passcode", faulty))
    to.add("device-key-not-needed", "whole", "one that is there is not used", device=device)


def add_recovery_keys(to, made):
    groups = recovery_text(made.slots.recovery)
    text = "-".join(groups)

    def add(name, verdict, reason, secret):
        to.add(f"recovery-{name}", verdict, reason, opens="recovery", secret=secret)

    add("key", "whole", "as it is written", text)
    add("key-in-small-letters", "whole", "case does not count", text.lower())
    add("key-without-hyphens", "whole", "hyphens are passed over", "".join(groups))
    add("key-with-other-separators", "whole", "spaces, underscores and dashes are passed over",
        "\u2003".join(groups[:3]) + "\u2013" + "_ ".join(groups[3:]))
    add("key-with-letters-for-digits", "whole", "O is read as 0, and I and L as 1",
        text.replace("0", "O").replace("1", "l"))
    first = groups[0]
    wrong = SYMBOLS[(SYMBOLS.index(first[2]) + 1) % 32]
    add("one-symbol-wrong", "recovery-group", "the first group has another check symbol",
        "-".join([first[:2] + wrong + first[3:]] + groups[1:]))
    place = next(i for i in range(4) if first[i] != first[i + 1])
    swapped = first[:place] + first[place + 1] + first[place] + first[place + 2 :]
    add("two-symbols-exchanged", "recovery-group", "the first group has another check symbol",
        "-".join([swapped] + groups[1:]))
    add("two-groups-exchanged", "recovery-group", "the number of a group is in its check symbol",
        "-".join([groups[1], groups[0]] + groups[2:]))
    add("letter-u", "recovery-symbol", "U is no symbol", "U" + text[1:])
    add("full-width", "recovery-symbol", "other digits are no symbols", "\uff11" + text[1:])
    add("long-s", "recovery-symbol", "a letter whose capital is a symbol is none",
        "\u017f" + text[1:])
    add("one-symbol-missing", "recovery-short", "34 symbols", text[:-1])
    add("one-group-missing", "recovery-short", "30 symbols", "-".join(groups[:6]))
    add("nothing", "recovery-short", "no symbol", "-")
    add("one-symbol-more", "recovery-long", "36 symbols", text + "0")
    mistyped = "-".join([first[:2] + wrong + first[3:]] + groups[1:])
    add("one-symbol-wrong-and-one-more", "recovery-group", "groups come before the length",
        mistyped + "0")
    add("one-symbol-wrong-and-one-missing", "recovery-group", "groups come before the length",
        mistyped[:-1])
    add("letter-u-and-one-symbol-wrong", "recovery-symbol", "symbols come before groups",
        mistyped[:-1] + "U")
    size = len(made.slots.encoded())
    to.add("recovery-one-symbol-wrong-and-header-altered", "damaged-header",
           "the header comes before the recovery key", [flip(size - 1), flip(HALF + size - 1)],
           opens="recovery", secret=mistyped)
    alone = copy.deepcopy(made.slots)
    del alone.slots["recovery"]
    to.add("recovery-one-symbol-wrong-and-slot-missing", "recovery-group",
           "the recovery key comes before its slot", [header(alone)], opens="recovery",
           secret=mistyped)
    other = recovery_text(Key(made.chance.bytes(16)))
    add("groups-of-two-keys", "recovery-whole", "each group is right, and the whole is not",
        "-".join(groups[:3] + other[3:]))


def add_settings_and_boxes(to, made):
    slots = made.slots

    def edited(change):
        other = copy.deepcopy(slots)
        change(other)
        return [header(other)]

    def set_value(other):
        other.settings["reducedMotion"] = "0"

    def remove_all(other):
        other.settings = {}

    def add_one(other):
        other.settings["zone"] = "1"

    def saved(other):
        set_value(other)
        other.settings_code = other.code()

    to.add("setting-changed", "damaged-settings", "the code is not that of the settings",
           edited(set_value))
    to.add("settings-removed", "damaged-settings", "the code is not that of the settings",
           edited(remove_all))
    to.add("setting-added", "damaged-settings", "the code is not that of the settings",
           edited(add_one))
    to.add("settings-of-another-day", "damaged-settings",
           "their code is not one that the database has", edited(saved))
    before = made.changed(
        lambda db: db.execute(
            "UPDATE vault SET earlier_code = settings_code, settings_code = zeroblob(32)"
        )
    )
    to.add("settings-being-saved", "whole", "the database has their code as the earlier one",
           puts(made.written(before)))

    plain = Key().encoded(1, "reducedMotion", "1")
    both = copy.deepcopy(slots)
    both.settings = {"reducedMotion": "1", "a": "2"}
    both.settings_code = both.code()
    saved_both = puts(made.written(made.changed(
        lambda db: db.execute("UPDATE vault SET settings_code = ?", (both.settings_code,)))))
    ordered = both.fields().replace(Key().encoded("a", "2", "reducedMotion", "1"),
                                    Key().encoded("reducedMotion", "1", "a", "2"))
    to.add("settings-in-another-order", "whole", "their code has them in the order of their names",
           saved_both + [header(both, fields=ordered)])
    for value, verdict in (("1", "whole"), ("0", "damaged-settings")):
        earlier = "01"[value == "0"]
        twice = slots.fields().replace(
            plain, Key().encoded(2, "reducedMotion", earlier, "reducedMotion", value))
        to.add(f"setting-twice-{earlier}-then-{value}", verdict,
               "the later one of a name counts, and is in the code once",
               [header(slots, fields=twice)])

    def keep(name, content, change=lambda box: box, under=None):
        def apply(other):
            other.keep(under or name, content)
            other.boxes[name] = change(other.boxes.pop(under or name))

        return edited(apply)

    pending, public = "pending recovery key", "public half of the recovery key"
    key = bytes(slots.recovery)

    def altered(box):
        return box[:-1] + bytes([box[-1] ^ 1])

    to.add("pending-recovery-key", "whole", "the box opens", keep(pending, key))
    to.add("pending-recovery-key-altered", "damaged-recovery-box", "the box does not open",
           keep(pending, key, altered))
    to.add("pending-recovery-key-short", "damaged-recovery-box",
           "the box is shorter than a nonce and a tag", keep(pending, key, lambda box: box[:30]))
    to.add("pending-recovery-key-under-another-name", "damaged-recovery-box",
           "a box is bound to its name", keep(pending, key, under=public))
    to.add("pending-recovery-key-of-15-bytes", "damaged-recovery-box", "a recovery key has 16",
           keep(pending, key[:15]))
    to.add("public-half-of-a-byte", "whole", "its length is looked at by those that send it",
           keep(public, b"1"))
    kept = copy.deepcopy(slots)
    kept.keep(pending, key)
    right = kept.boxes[pending]
    for name, first, second, verdict in (("first", altered(right), right, "whole"),
                                         ("second", right, altered(right), "damaged-recovery-box")):
        twice = slots.fields()[:-17] + Key().encoded(2, pending, first, pending, second)
        to.add(f"pending-recovery-key-twice-{name}-altered", verdict,
               "the later one of a name counts", [header(slots, fields=twice)])
    to.add("public-half", "whole", "the box opens", keep(public, bytes(64)))
    to.add("public-half-altered", "damaged-recovery-box", "the box does not open",
           keep(public, bytes(64), altered))


def add_trees(to, made):
    sealing, pages = made.sealing, len(made.pages)
    tags = [block[-16:] for block in made.blocks]
    next_tags = sealing.group(0, 1, 2, tags)
    next_root = sealing.root(0, 2, pages, [next_tags])
    to.add("plain", "whole", "nothing is wrong")
    to.add("root-altered", "damaged-file", "the one root does not open", [flip(ROOTS + PAGE + 9)])
    to.add("root-nonce-altered", "damaged-file", "the one root does not open",
           [flip(ROOTS + 2 * PAGE - 20)])
    to.add("root-moved", "damaged-file", "a root is bound to its place",
           [move(ROOTS + PAGE, PAGE, ROOTS), put(bytes(PAGE), ROOTS + PAGE)])
    to.add("root-in-both-places", "whole", "the copy does not open, and the other root counts",
           [move(ROOTS + PAGE, PAGE, ROOTS)])
    to.add("tags-altered", "damaged-file", "no block of tags opens", [flip(TAGS + 100)])
    to.add("tags-moved", "damaged-file", "tags are bound to their place",
           [move(TAGS, PAGE, TAGS + PAGE), put(bytes(PAGE), TAGS)])
    to.add("two-roots", "whole", "the newer one holds",
           [put(next_root, ROOTS), put(next_tags, TAGS + PAGE)])
    to.add("newer-root-before-its-tags", "whole",
           "the newer root does not hold, the older one does", [put(next_root, ROOTS)])
    to.add("newer-tags-before-their-root", "whole",
           "tags with a higher sequence than the root's do not count",
           [put(next_tags, TAGS + PAGE)])
    to.add("newer-root-altered", "whole", "the older root still holds",
           [put(next_root, ROOTS), put(next_tags, TAGS + PAGE), flip(ROOTS + 77)])
    other = sealing.group(0, 1, 1, tags[:-1] + [bytes(16)])
    to.add("digest-of-other-tags", "damaged-file", "the root has another digest",
           [put(sealing.root(1, 1, pages, [other]), ROOTS + PAGE)])
    to.add("tags-put-back", "damaged-file", "the root is newer than the tags",
           [put(sealing.root(0, 2, pages, [next_tags]), ROOTS), put(bytes(PAGE), ROOTS + PAGE)])
    to.add("file-cut-before-the-roots", "damaged-file", "there is no root", [cut(CLEAR)])
    to.add("file-cut-before-the-tags", "damaged-file", "there are no tags", [cut(TAGS)])
    asking = [sealing.root(place, 1, pages, [made.group], 5, 3) for place in (0, 1)]
    quiet = sealing.root(0, 1, pages, [made.group])
    to.add("roots-of-one-sequence", "whole", "the first counts, which asks for no log",
           [put(quiet, ROOTS), put(asking[1], ROOTS + PAGE)])
    to.add("roots-of-one-sequence-the-first-asking", "damaged-log",
           "the first counts, which asks for a log", [put(asking[0], ROOTS)])
    to.add("tags-of-one-sequence", "whole", "the first block counts, which the root means",
           [put(other, TAGS + PAGE)])
    to.add("tags-of-one-sequence-the-second-meant", "damaged-file",
           "the first block counts, and the root means the second",
           [put(other, TAGS + PAGE), put(sealing.root(1, 1, pages, [other]), ROOTS + PAGE)])
    stranger = copy.deepcopy(made.slots)
    stranger.key = Key(made.chance.bytes(32))
    stranger.slots = {"passcode": stranger.passcode(PASSCODE, "digits6"),
                      "recovery": stranger.by_recovery()}
    stranger.proof = stranger.key.sub("vault/identity").code("vault", stranger.id)
    to.add("pages-under-another-key", "damaged-file", "nothing opens under the header's key",
           [header(stranger)])
    stranger = copy.deepcopy(made.slots)
    stranger.id = made.chance.bytes(16)
    stranger.slots = {"passcode": stranger.passcode(PASSCODE, "digits6"),
                      "recovery": stranger.by_recovery()}
    stranger.proof = stranger.key.sub("vault/identity").code("vault", stranger.id)
    to.add("pages-of-another-vault", "damaged-file", "pages are bound to the id of their vault",
           [header(stranger)])


def add_pages(to, made):
    count = len(made.pages)
    page = 3
    place = offset(page)
    to.add("page-altered", "damaged-page", "page 3 does not open", [flip(place + 1000)])
    to.add("page-nonce-altered", "damaged-page", "page 3 does not open", [flip(place + PAGE - 30)])
    to.add("page-tag-altered", "damaged-page", "the tag is not that in the tree",
           [flip(place + PAGE - 1)])
    to.add("first-page-altered", "damaged-page", "page 1 does not open", [flip(offset(1) + 5)])
    to.add("last-page-altered", "damaged-page", "the last page does not open",
           [flip(offset(count))])
    to.add("pages-exchanged", "damaged-page", "each has the other's place",
           [put(made.blocks[3], offset(3)), put(made.blocks[2], offset(4))])
    to.add("page-of-zeros", "damaged-page", "the page was overwritten", [put(bytes(PAGE), place)])
    again = made.page(page, made.pages[page - 1])
    to.add("page-of-another-day", "damaged-page", "it opens, but its tag is not that in the tree",
           [put(again, place)])
    to.add("file-cut-in-the-last-page", "damaged-page", "the last page is short",
           [cut(offset(count) + PAGE - 1)])
    to.add("file-cut-before-the-pages", "damaged-page", "there are no pages", [cut(PAGES)])
    to.add("file-longer", "whole", "what lies behind the last page means nothing",
           [put(made.chance.bytes(100), offset(count) + PAGE)])
    moved = made.sealing.block(1, page + 1, made.pages[page - 1][: PAGE - 40])
    tags = [block[-16:] for block in made.blocks]
    tags[page - 1] = moved[-16:]
    group = made.sealing.group(0, 1, 2, tags)
    to.add("page-sealed-for-another-number", "damaged-page",
           "its tag is right, and it does not open",
           [put(moved, place), put(group, TAGS + PAGE),
            put(made.sealing.root(0, 2, count, [group]), ROOTS)])
    to.add(
        "page-changed",
        "whole",
        "the page, its tags and the root were written anew",
        puts(made.written(made.changed(lambda db: db.execute("UPDATE vault SET generation = 6")))),
    )
    to.add("database-of-format-20", "newer-format", "the header says 19, and the database 20",
           puts(made.written(made.changed(lambda db: db.execute("PRAGMA user_version = 20")))))
    newer = made.written(made.changed(lambda db: db.execute("PRAGMA user_version = 20")))
    to.add("database-of-format-20-and-page-altered", "newer-format",
           "the format comes before pages", puts(newer) + [flip(offset(count))])
    to.add("database-of-format-14", "damaged-file", "no database of this format lay in such a file",
           puts(made.written(made.changed(lambda db: db.execute("PRAGMA user_version = 14")))))
    alone = copy.deepcopy(made.slots)
    del alone.slots["recovery"]
    to.add("slot-missing-and-page-altered", "damaged-slot", "slots come before pages",
           [header(alone), flip(offset(count))])
    garbage = [made.chance.bytes(PAGE - 40).ljust(PAGE, b"\0")] + made.pages[1:]
    to.add("not-a-database", "damaged-file", "the pages open, and are none of SQLite's",
           puts(made.written(garbage)))


def add_groups(to):
    """Vaults with pages in two groups, those between them free."""
    chance = Chance("groups")
    made = Made("groups")
    db = database(b"".join(made.image()))
    db.execute("PRAGMA secure_delete = OFF")
    db.execute("CREATE TABLE filler (content BLOB)")
    db.execute("INSERT INTO filler VALUES (zeroblob(?))", (4052 * 250,))
    db.execute(
        "CREATE TABLE record_parameters (id INTEGER PRIMARY KEY, version INTEGER, content BLOB)"
    )
    db.execute("DELETE FROM filler")
    pages = pages_of(db)
    # Pages of the list of free ones, of which SQLite needs the first alone.
    (trunk,) = struct.unpack_from(">I", pages[0], 32)
    (count,) = struct.unpack_from(">I", pages[trunk - 1], 4)
    free = struct.unpack_from(f">{count}I", pages[trunk - 1], 8)
    used = [number for number in range(1, len(pages) + 1) if number not in free]
    sealed = {number: made.page(number, pages[number - 1]) for number in used}
    tags = [
        sealed[number][-16:] if number in sealed else bytes(16)
        for number in range(1, len(pages) + 1)
    ]
    groups = [made.sealing.group(0, 0, 1, tags[:GROUP]), made.sealing.group(1, 0, 1, tags[GROUP:])]
    second = offset(GROUP + 1) - 2 * PAGE
    root = made.sealing.root(1, 1, len(pages), groups)
    noise = chance.bytes(PAGE)
    parts = [[0, made.slots.clear() + noise + root + groups[0] + noise],
             [second, groups[1] + noise]]
    for number, block in sealed.items():
        near = [part for part in parts if part[0] + len(part[1]) == offset(number)]
        if near:
            near[0][1] += block
        else:
            parts.append([offset(number), block])
    to.base("groups", **{"": parts, ".media/1122334455667788": made.media.pack})
    last = max(used)
    assert last > GROUP
    to.add("groups", "whole", "two groups, and pages that were never written", base="groups")
    to.add("groups-tags-of-the-second-altered", "damaged-file", "the second group has no tags",
           [flip(second + 8)], base="groups")
    to.add("groups-tags-exchanged", "damaged-file", "tags are bound to their group",
           [put(groups[1], TAGS), put(groups[0], second)], base="groups")
    to.add("groups-page-of-the-second-altered", "damaged-page",
           "a page of the second group does not open", [flip(offset(last) + 9)], base="groups")


def add_logs(to, made):
    sealing, chance = made.sealing, made.chance
    first = made.changed(lambda db: db.execute("UPDATE vault SET generation = 6"))

    def more(db):
        db.execute("UPDATE vault SET generation = 7")
        db.execute("INSERT INTO record_deck VALUES (203, 7, ?)", (b"\0{}",))

    second = made.changed(more)

    def difference(old, new):
        return {
            number: content
            for number, content in enumerate(new, 1)
            if number > len(old) or content != old[number - 1]
        }

    one, two = difference(made.pages, first), difference(first, second)
    count = len(second)
    pages = len(made.pages)
    assert len(first) == count == pages

    def roots(generation, frames):
        return sealing.root(0, 2, pages, [made.group], generation, frames) + sealing.root(
            1, 3, pages, [made.group], generation, frames
        )

    def log(generation=1, base=1, commits=(one, two), slots=made.slots, frames="frames", order="<"):
        made_log = Log(Sealing(slots, Chance(frames)), Chance("log"), generation, base, order)
        for commit in commits:
            made_log.commit(commit, count)
        return made_log

    whole = log()
    needed, all_, written = len(one), len(whole.frames), whole.encoded(sequence=2)
    plain = to.index["bases"]["plain"]
    to.base("logged", **plain | {"": plain[""] + [[ROOTS, roots(1, needed)]], "-wal": written})

    def add(name, verdict, reason, edits=(), file=None, records=LATER):
        files = instead(written, file, "-wal") if file is not None else []
        to.add(f"log-{name}", verdict, reason, files + list(edits), base="logged",
               records=records if verdict == "whole" else None)

    def frame(index):
        return LOG + index * FRAME

    size = frame(all_)
    add("whole", "whole", "two commits", [])
    add("missing", "damaged-log", "the root asks for frames", [remove("-wal")])
    add("empty", "damaged-log", "the root asks for frames", [cut(0, "-wal")])
    add("of-its-records-alone", "damaged-log", "its frames are gone", [cut(LOG, "-wal")])
    add("cut-in-the-last-frame", "damaged-log", "a frame that was committed is short",
        [cut(size - 1, "-wal")])
    add("cut-by-a-frame", "damaged-log", "a frame that was committed is gone",
        [cut(frame(all_ - 1), "-wal")])
    add("record-altered", "damaged-log", "no record opens", [flip(50, "-wal")])
    add("frame-altered", "damaged-log", "the first frame does not open",
        [flip(frame(0) + 50, "-wal")])
    add("frame-tag-altered", "damaged-log", "the chain is another", [flip(frame(1) - 1, "-wal")])
    add("last-frame-altered", "damaged-log", "the last frame does not open",
        [flip(size - 1000, "-wal")])
    add("frames-exchanged", "damaged-log", "each has the other's place",
        [move(frame(0), FRAME, size, file="-wal"), move(frame(1), FRAME, frame(0), file="-wal"),
         move(size, FRAME, frame(1), file="-wal"), cut(size, "-wal")])
    add("of-zeros", "damaged-log", "the log was overwritten", [put(bytes(size), 0, file="-wal")])
    add("longer", "whole", "what lies behind the frames and does not open means nothing",
        [put(chance.bytes(5000), size, file="-wal")])
    add("short-record", "whole", "the frames behind those that are counted hold by themselves",
        file=whole.encoded(needed, 1))
    add("newer-record-altered", "whole", "the older record asks for fewer frames",
        [flip(9, "-wal")], whole.encoded(sequence=2,
                                         other=sealing.record(1, 1, 1, 1, whole.header,
                                                              whole.frames[:needed])))
    add("record-before-its-frames", "damaged-log", "the record counts a frame that is not there",
        file=Log.encoded(whole)[:-FRAME])
    add("rolled-back", "whole",
        "nobody can tell that the end of the log was put back with its record",
        file=log(commits=(one,)).encoded(), records=EARLIER)
    add("rolled-back-too-far", "damaged-log", "fewer frames than the root asks for",
        file=log(commits=()).encoded())
    add("of-another-vault", "damaged-log", "frames and records are bound to the id of their vault",
        file=log(slots=Made("another").slots).encoded())
    add("of-an-earlier-generation", "damaged-log", "the root asks for a later one",
        [put(roots(2, needed), ROOTS)])
    add("begun-anew", "whole", "a later generation that began upon this root",
        file=log(2, 3).encoded())
    add("begun-anew-upon-another-root", "damaged-log", "a later generation, of another root",
        file=log(2, 2).encoded())
    add("begun-after-the-root", "damaged-log",
        "the generation is right, and it began upon a later root", file=log(1, 4).encoded())
    unfinished = log()
    unfinished.frame(2, second[1], 0)
    add("frame-without-a-commit", "whole", "a frame behind the last commit does not count",
        file=unfinished.encoded(all_))
    for name, change in (("salts", {"salts": b"12345678"}), ("number", {"number": 40})):
        stale = log()
        stale.frame(2, chance.bytes(PAGE - 40).ljust(PAGE, b"\0"), count, **change)
        add(f"stale-frame-by-its-{name}", "whole", "a commit that does not follow ends the log",
            file=stale.encoded(all_))
    stale = log()
    stale.sums = (1, 2)
    stale.frame(2, chance.bytes(PAGE - 40).ljust(PAGE, b"\0"), count)
    add("stale-frame-by-its-sums", "whole", "a commit whose sums do not go on ends the log",
        file=stale.encoded(all_))
    other = log()
    other.frames[0], other.frames[1] = other.frames[1], other.frames[0]
    add("frames-in-another-order", "damaged-log", "the chain is right, and a frame does not open",
        file=other.encoded())
    anew = log(frames="frames sealed anew")
    for name, index in (("first", 0), ("last", all_ - 1)):
        add(f"with-another-{name}-frame", "damaged-log",
            "the frame has the right content and place, opens, and is not that of the chain",
            [put(anew.frames[index], frame(index), file="-wal")])
    add("frames-sealed-anew", "whole", "the chain is that of the frames", file=anew.encoded())
    third = made.changed(lambda db: db.execute("DELETE FROM record_deck"))
    unfinished = log()
    for number, content in difference(second, third).items():
        unfinished.frame(number, content, 0)
    add("change-without-a-commit", "whole", "frames behind the last commit do not count",
        file=unfinished.encoded(all_))
    add("change-without-a-commit-counted", "whole", "also where the record counts them",
        file=unfinished.encoded())
    stale = log()
    stale.frame(0, chance.bytes(PAGE - 40).ljust(PAGE, b"\0"), 0)
    stale.commit(difference(second, third), count)
    add("stale-frame-of-page-0", "whole", "there is no page 0, and the log ends before",
        file=stale.encoded(all_))
    broken = log(commits=(one,))
    broken.sums = (1, 2)
    broken.commit(two, count)
    add("counted-frame-by-its-sums", "whole",
        "a frame whose sums do not go on ends the log, also where the record counts it",
        file=broken.encoded(), records=EARLIER)
    add("sums-with-the-highest-byte-first", "whole", "the log's header says the order",
        file=log(order=">").encoded())
    uncounted = sealing.record(1, 2, 1, 1, whole.header, [])
    add("records-of-one-sequence", "whole", "the first record counts",
        file=whole.encoded(sequence=2, other=uncounted))
    page = min(one)
    add("page-ahead-of-the-tree", "whole", "a page that the log has is not looked at",
        [put(made.page(page, first[page - 1]), offset(page))])
    add("page-under-the-log-altered", "whole", "a page that the log has is not looked at",
        [flip(offset(page) + 70)])
    untouched = next(number for number in range(2, pages + 1) if number not in {**one, **two})
    add("page-beside-the-log-altered", "damaged-page", "a page that the log does not have",
        [flip(offset(untouched) + 70)])
    large = made.changed(lambda db: db.execute(
        "INSERT INTO record_deck VALUES (203, 7, ?)", (b'\0{"name": "' + b"a" * 20000 + b'"}',)))
    longer = Log(Sealing(made.slots, Chance("longer")), Chance("longer log"))
    longer.commit(difference(made.pages, large), len(large))
    assert len(large) > pages
    to.add("log-of-a-longer-database", "whole", "the commit says how many pages there are",
           [put(longer.encoded(), 0, file="-wal")],
           records={"deck": EARLIER["deck"] | {"203": {"content": {"name": "a" * 20000}}}})
    to.add("log-of-generation-0", "whole", "it is as good as none",
           [put(log(0, 1).encoded(), 0, file="-wal")], records=EARLIER)
    to.add("log-that-is-not-needed", "whole", "the root asks for no frames, and it does not fit",
           [put(log(1, 9).encoded(), 0, file="-wal")])
    to.add("log-that-is-not-needed-altered", "whole", "the root asks for no frames",
           [put(chance.bytes(LOG), 0, file="-wal")])
    to.add("log-without-frames", "whole", "it was emptied",
           [put(roots(1, 0), ROOTS), put(log(2, 3, ()).encoded(), 0, file="-wal")])


def add_records(to, made):
    slots, chance = made.slots, made.chance

    def with_card(content):
        def change(db):
            db.execute("UPDATE record_payment_card SET content = ? WHERE id = 101", (content,))

        return puts(made.written(made.changed(change)))

    plain = card(*CARDS[101])
    right = sealed_record(slots, chance, plain, "payment_card", 101)
    to.add("record-altered", "damaged-record", "the box does not open",
           with_card(right[:-1] + bytes([right[-1] ^ 1])))
    to.add("record-of-another-id", "damaged-record", "a record is bound to its id",
           with_card(sealed_record(slots, chance, plain, "payment_card", 102)))
    to.add("record-of-another-table", "damaged-record", "a record is bound to its table",
           with_card(sealed_record(slots, chance, plain, "session", 101)))
    to.add("record-of-another-vault", "damaged-record", "a record is bound to its vault",
           with_card(sealed_record(slots, chance, plain, "payment_card", 101, chance.bytes(16))))
    to.add("record-short", "damaged-record", "the box is shorter than a nonce and a tag",
           with_card(right[:30]))
    to.add("record-of-unknown-sealing", "damaged-record", "the first byte is neither 0 nor 1",
           with_card(b"\2" + right[1:]))
    to.add("record-without-a-byte", "damaged-record", "there is no first byte", with_card(b""))
    to.add("record-sealed-anew", "whole", "the record was written anew", with_card(right))
    more = plain + struct.pack("<BI", 31, 4) + b"more"
    to.add("card-with-an-unknown-field", "whole", "a mark that is not known is passed over",
           with_card(sealed_record(slots, chance, more, "payment_card", 101)))


TABLES = """
CREATE TABLE record_flashcard (id INTEGER PRIMARY KEY, version INTEGER NOT NULL,
  deck INTEGER NOT NULL, note INTEGER NOT NULL, due INTEGER, buried INTEGER,
  ordinal INTEGER NOT NULL, anki_id INTEGER, position INTEGER NOT NULL, flag INTEGER NOT NULL,
  suspended INTEGER NOT NULL, phase INTEGER NOT NULL, step INTEGER NOT NULL,
  interval INTEGER NOT NULL, due_day INTEGER, due_time INTEGER, stability REAL, difficulty REAL,
  last_review INTEGER, last_zone INTEGER, reviews INTEGER NOT NULL, lapses INTEGER NOT NULL,
  placement BLOB, carried BLOB) STRICT;
CREATE TABLE record_note_type (id INTEGER PRIMARY KEY, version INTEGER NOT NULL,
  content BLOB NOT NULL) STRICT;
CREATE TABLE record_preset (id INTEGER PRIMARY KEY, version INTEGER NOT NULL,
  content BLOB NOT NULL) STRICT;
CREATE TABLE record_parameters (id INTEGER PRIMARY KEY, version INTEGER NOT NULL,
  content BLOB NOT NULL) STRICT;
CREATE TABLE record_review (id INTEGER PRIMARY KEY, version INTEGER NOT NULL,
  content BLOB NOT NULL) STRICT;
"""


def add_contents(to, made):
    """Records of more tables, and what a reader has to find in them."""
    kind = {"id": 210, "name": "Capitals", "kind": 0, "css": ".card {}",
            "fields": [{"name": "Country"}, {"name": "Capital"}],
            "templates": [{"name": "Card 1", "front": "{{Country}}", "back": "{{Capital}}"}]}
    preset = {"name": "Slow", "options": {"newPerDay": 5, "reviewsPerDay": 50}}
    card_ = {"version": 6, "deck": 201, "note": 202, "due": 20790 << 3 | 1, "buried": None,
             "ordinal": 0, "anki_id": None, "position": 1, "flag": 2, "suspended": 0, "phase": 2,
             "step": 0, "interval": 3, "due_day": 20790, "due_time": None, "stability": 3.5,
             "difficulty": 5.25, "last_review": 1796021230660, "last_zone": 3600, "reviews": 1,
             "lapses": 0, "placement": None, "carried": None}
    numbers = b"".join(struct.pack("<d", 0.25 * index) for index in range(21))
    parameters = struct.pack("<BBBIQB", 1, 6, 2, 1000, 1796021230660, 21) + numbers
    answers = [(203, 1796021230661, 212, -18000, 5000, 1, 1, 6, 1, 1, 0, 3, 10, -600, 2500),
               (203, 1796021230662, 0, 3600, 6000, 4, 128, 6, 4, 0, 0, 0, 0, 0, 0)]
    names = ("card", "time", "parameters", "zone", "duration", "rating", "kind", "model", "marks")

    def change(db):
        db.executescript(TABLES)
        db.execute(f"INSERT INTO record_flashcard VALUES (203{', ?' * len(card_)})",
                   tuple(card_.values()))
        for table, number, content in (
            ("note_type", 210, json.dumps(kind).encode()),
            ("preset", 211, json.dumps(preset).encode()),
            ("parameters", 212, parameters),
            ("review", 213, b"\2" + b"".join(struct.pack("<qqqiIBBBBBBBiii", *answer)
                                            for answer in answers)),
        ):
            db.execute(f"INSERT INTO record_{table} VALUES (?, 6, ?)", (number, b"\0" + content))
        db.execute("INSERT INTO record_note VALUES (204, 6, 1, 9, 'g', 1, '', '01', ?)",
                   ("a\x1e1b\x1e0c\x1fd",))

    to.add("records", "whole", "records of more tables", puts(made.written(made.changed(change))),
           records={
               "payment_card": {"101": {"version": 2}, "102": {"version": 2}},
               "flashcard": {"203": card_},
               "note_type": {"210": {"content": kind}},
               "preset": {"211": {"content": preset}},
               "parameters": {"212": {"content": parameters.hex()}},
               "review": {"213": {"content": [
                   dict(zip(names, answer), anki=list(answer[9:])) for answer in answers]}},
               "review_day": {"20787": {"content": [{
                   "card": 203, "time": 1796021230660, "parameters": 0, "zone": 3600,
                   "duration": 4000, "rating": 3, "kind": 0, "model": 6, "marks": 0,
                   "anki": []}]}},
               "note": {"202": {"fields": "The capital of Japan?\x1fTokyo", "tags": "a b"},
                        "204": {"fields": "a\x1e1b\x1e0c\x1fd", "formats": "01", "anki_id": 9}},
           })


def add_media(to, made):
    pack = f".media/{Media.PACK:016x}"
    media, chance = made.media, made.chance
    to.add("pack-missing", "damaged-medium-missing", "there is no pack", [remove(pack)])
    to.add("pack-cut", "damaged-medium-missing", "the second block is gone", [cut(BLOCK, pack)])
    to.add("pack-block-altered", "damaged-medium", "the first block does not open",
           [flip(99, pack)])
    to.add("pack-blocks-exchanged", "damaged-medium", "a block is bound to its number",
           [move(0, BLOCK, 2 * BLOCK, file=pack), move(BLOCK, 2 * BLOCK, 0, file=pack),
            cut(2 * BLOCK, pack)])
    ((_, name),) = to.index["bases"]["plain"][pack]
    spare = take(name, 0, pack + "-2")
    to.add("pack-altered-beside-a-spare", "whole", "the spare has the block",
           [flip(99, pack), spare])
    to.add("pack-missing-beside-a-spare", "whole", "the spare has the blocks",
           [remove(pack), spare])
    to.add("pack-of-another-id", "damaged-medium-missing", "no pack has the name",
           [remove(pack), take(name, 0, ".media/0000000000000001")])
    foreign = box(media.key, chance, bytes(CONTENT), "media", media.PACK + 1, 0)
    to.add("pack-with-a-block-of-another", "damaged-medium", "a block is bound to its pack",
           [put(foreign, 0, file=pack)])
    first = Media.FIRST

    def with_sql(sql, *values):
        return puts(made.written(made.changed(lambda db: db.execute(sql, values))))

    to.add("medium-with-another-hash", "damaged-medium", "the blocks open, and the hash is another",
           with_sql("UPDATE media_file SET hash = ? WHERE id = ?", chance.bytes(32), first))
    to.add("medium-without-a-part", "damaged-medium-missing", "no row says where it is",
           with_sql("DELETE FROM media_part WHERE file = ?", first))
    to.add("medium-with-a-gap", "damaged-medium-missing", "no part has its last bytes",
           with_sql("UPDATE media_part SET length = length - 9 WHERE file = ?", first))
    to.add("medium-without-its-beginning", "damaged-medium-missing", "no part has its first bytes",
           with_sql("UPDATE media_part SET offset = 9 WHERE file = ?", first))
    to.add("medium-with-a-longer-part", "whole", "it ends with its size",
           with_sql("UPDATE media_part SET length = length + 9 WHERE file = ?", first))
    nothing = media.hash_key.hash(b"", b"cardcase a media")
    to.add("medium-of-no-bytes", "whole", "it has no parts", puts(made.written(made.changed(
        lambda db: (db.execute("DELETE FROM media_part WHERE file = ?", (first,)),
                    db.execute("UPDATE media_file SET size = 0, hash = ? WHERE id = ?",
                               (nothing, first)))))))
    earlier = Key(chance.bytes(32))
    hashed = earlier.hash(media.contents[first], b"cardcase a media")
    to.add("medium-hashed-under-an-earlier-key", "whole", "the key stands before the hash",
           with_sql("UPDATE media_file SET hash = ? WHERE id = ?", earlier + hashed, first))
    two = made.changed(lambda db: db.executescript(f"""
        UPDATE media_part SET length = 5000 WHERE file = {first};
        INSERT INTO media_part VALUES ({first}, 5000, {media.PACK}, 5000, 4000);"""))
    to.add("medium-in-two-parts", "whole", "its parts follow one another", puts(made.written(two)))


def add_copies(to, made):
    """Copies, in which the log lies behind the pages, and packs behind the log."""
    size = len(made.file())
    footer = b"cardcase copy\r\n\x1a" + struct.pack("<QQ", size, LOG)
    log = Log(made.sealing, Chance("copy"), 1, 1).encoded()
    end = footer + Key().hash(footer)
    to.add("copy", "whole", "the log lies behind the pages", [put(log + end, size)])
    decks = made.changed(lambda db: db.execute("INSERT INTO record_deck VALUES (203, 7, ?)",
                                               (b"\0{}",)))
    filled = Log(Sealing(made.slots, Chance("copied frames")), Chance("copied log"), 1, 1)
    filled.commit({number: content for number, content in enumerate(decks, 1)
                   if content != made.pages[number - 1]}, len(decks))
    content = filled.encoded()
    long = b"cardcase copy\r\n\x1a" + struct.pack("<QQ", size, len(content))
    to.add("copy-with-commits", "whole", "the log behind the pages counts",
           [put(content + long + Key().hash(long), size)], records=LATER)
    bare = b"cardcase copy\r\n\x1a" + struct.pack("<QQ", size, 0)
    bare += Key().hash(bare)
    to.add("copy-without-a-log", "whole", "the pages are whole by themselves", [put(bare, size)],
           records=EARLIER)
    to.add("copy-without-a-log-beside-a-log", "whole", "a log beside a copy does not count",
           [put(bare, size), put(content, 0, file="-wal")], records=EARLIER)
    to.add("copy-without-a-log-beside-a-damaged-log", "whole",
           "a log beside a copy does not count",
           [put(bare, size), put(content, 0, file="-wal"), flip(LOG + 9, "-wal")], records=EARLIER)
    backup = ".backup-3-20260901T123000Z"
    ((_, vault),) = to.index["bases"]["plain"][""]
    for name, ending in (("backup", backup), ("backup-that-is-kept", backup + "-kept")):
        to.add(name, "whole", "a backup beside the vault has the packs of the vault",
               [take(vault, 0, ending), put(bare, size, file=ending), remove("")], opened=ending)
    to.add("backup-of-no-number", "damaged-medium-missing",
           "with another name it is no backup, and the vault's packs are not its own",
           [take(vault, 0, ".backup-0-20260901T123000Z"), remove("")],
           opened=".backup-0-20260901T123000Z")
    wrong = b"cardcase copy\r\n\x1a" + struct.pack("<QQ", size, LOG + 1)
    to.add("copy-with-another-length", "damaged-file", "the lengths are not those of the file",
           [put(log + wrong + Key().hash(wrong), size)])
    to.add("copy-with-another-length-passcode-wrong", "wrong-secret",
           "header and slots come before the end of a copy",
           [put(log + wrong + Key().hash(wrong), size)], secret="123457")
    empty = b"cardcase media\r\n" + struct.pack("<QQQ", size, LOG, 0)
    to.add("copy-with-media-of-no-packs", "damaged-file", "the longer end is for packs",
           [put(log + empty + Key().hash(empty), size)])
    to.add("copy-cut", "whole", "without its end it is a vault with bytes behind it",
           [put((log + end)[:-1], size)])
    media = b"cardcase media\r\n" + struct.pack("<QQQ", size, LOG, 1)
    ((_, name),) = to.index["bases"]["plain"][f".media/{Media.PACK:016x}"]
    start = size + len(log) + 8
    edits = [remove(f".media/{Media.PACK:016x}"), put(log + struct.pack("<q", Media.PACK), size),
             take(name, start)]
    behind = put(media + Key().hash(media), start + 256 * BLOCK)
    to.add("copy-with-media", "whole", "the pack lies behind the log", edits + [behind])
    to.add("copy-with-media-cut", "damaged-medium-missing", "without its end it has no packs",
           edits)


def main():
    to = Collection()
    made = Made("plain")
    to.base("plain", **{"": made.file(), f".media/{Media.PACK:016x}": made.media.pack})
    add_trees(to, made)
    add_pages(to, made)
    add_groups(to)
    add_logs(to, made)
    add_headers(to, made)
    add_slots(to, made)
    add_recovery_keys(to, made)
    add_settings_and_boxes(to, made)
    add_records(to, made)
    add_contents(to, made)
    add_media(to, made)
    add_copies(to, made)
    to.write()


if __name__ == "__main__":
    main()
