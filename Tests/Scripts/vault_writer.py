#!/usr/bin/env python3
"""Writes vaults as docs/spec/vault.md says, without the program: for make_vault_vectors.py.

What would be random follows from a name and a number, so that a vault is the same each time, but
for another version of SQLite.
"""

import hashlib
import json
import sqlite3
import struct
import sys
from pathlib import Path

from nacl import bindings

sys.path.insert(0, str(Path(__file__).parent.parent.parent / "docs" / "spec"))
from read_vault import CLEAR, GROUP, PAGE, SYMBOLS, Key  # noqa: E402

HALF, ROOTS, TAGS, PAGES = CLEAR // 2, CLEAR, CLEAR + 2 * PAGE, CLEAR + 4 * PAGE
LOG = 2 * PAGE
FORMAT, APPLICATION = 19, 0x43617264
MEMORY, PASSES, PASSCODE = 8 << 20, 1, "123456"
BLOCK, CONTENT = 16384, 16344


class Chance:
    """Bytes that follow from a name and a number."""

    def __init__(self, name):
        self.name, self.count = name, 0

    def bytes(self, count):
        self.count += 1
        seed = f"{self.name} {self.count}".encode()
        return hashlib.shake_128(seed).digest(count)


def seal(key, content, data, nonce):
    return nonce + bindings.crypto_aead_xchacha20poly1305_ietf_encrypt(content, data, nonce, key)


def box(key, chance, content, *fields):
    return seal(key, content, key.encoded(*fields), chance.bytes(24))


# MARK: The header


class Slots:
    """What a vault of ours has in its header, to be changed before it is encoded."""

    def __init__(self, chance, passcode=PASSCODE, sort="digits6", device=None):
        self.chance = chance
        self.id, self.key = chance.bytes(16), Key(chance.bytes(32))
        self.recovery, self.device = Key(chance.bytes(16)), device
        self.format, self.cleanup, self.after = FORMAT, 0, b""
        self.settings, self.boxes, self.strange = {"reducedMotion": "1"}, {}, []
        self.slots = {"passcode": self.passcode(passcode, sort), "recovery": self.by_recovery()}
        self.proof = self.key.sub("vault/identity").code("vault", self.id)
        self.settings_code = self.code()

    def code(self):
        texts = [text for pair in sorted(self.settings.items()) for text in pair]
        return self.key.sub("vault/settings").code("settings", self.id, *texts)

    def keep(self, name, content):
        key = self.key.sub("vault/" + name)
        self.boxes[name] = box(key, self.chance, content, "sealed", self.id, name)

    def passcode(self, passcode, sort, memory=MEMORY, passes=PASSES, tries=None):
        salt = self.chance.bytes(16)
        secret = Key(bindings.crypto_pwhash_alg(
            32, passcode.encode(), salt, *(tries or (passes, memory)),
            bindings.crypto_pwhash_ALG_ARGON2ID13))
        mark = None
        if self.device:
            mark = self.device.sub("device/mark").code("device", self.id)
            secret = Key(secret.sub("slot/device").hash(self.device, b"cardcase  a mark"))
        return self.slot("passcode", secret, sort, salt, memory, passes, mark)

    def by_recovery(self, recovery=None):
        secret = (recovery or self.recovery).sub("slot/recovery")
        return self.slot("recovery", secret, None, None, None, None, None)

    def slot(self, kind, secret, sort, salt, memory, passes, mark, key=None):
        data = ["slot", self.id, kind, sort, salt, memory, passes] + [mark] * (mark is not None)
        wrapped = box(secret.sub("slot/wrapping"), self.chance, key or self.key, *data)
        return [kind, sort, salt, memory, passes, mark, wrapped,
                secret.sub("slot/commitment").code(*data)]

    def fields(self):
        slots = list(self.slots.values()) + self.strange
        fields = [self.id, self.proof, self.cleanup, len(slots)]
        fields += [field for slot in slots for field in slot]
        fields += [self.settings_code, len(self.settings)]
        fields += [text for pair in sorted(self.settings.items()) for text in pair]
        fields += [len(self.boxes)] + [part for pair in sorted(self.boxes.items()) for part in pair]
        return Key().encoded(*fields) + self.after

    def encoded(self, sequence=0, fields=None):
        fields = self.fields() if fields is None else fields
        whole = b"cardcase vault\r\n" + struct.pack("<IIB", self.format, len(fields), sequence)
        return (whole + fields) + Key().hash(whole + fields)

    def clear(self, sequence=0, second=None):
        first = self.encoded(sequence)
        return first.ljust(HALF, b"\0") + (second or first).ljust(HALF, b"\0")


# MARK: Pages


class Sealing:
    """Seals pages, the tree and the log of a vault."""

    def __init__(self, slots, chance):
        self.id, self.chance = slots.id, chance
        seed = slots.key.sub("vault/pages")
        self.keys = [Key(seed.hash(b"", b"pages  1", struct.pack("<Q", n))) for n in (1, 2, 3)]

    def block(self, kind, number, content, generation=0, size=PAGE - 40):
        key = self.keys[1 if kind == 2 else 0]
        place = self.id + struct.pack("<BQI", kind, generation, number)
        sealed = seal(key, content.ljust(size, b"\0"), place, self.chance.bytes(24))
        return sealed[24:-16] + sealed[:24] + sealed[-16:]

    def chained(self, kind, digest, tag):
        return self.keys[2].hash(bytes([kind]) + self.id + digest + tag)

    def group(self, number, place, sequence, tags):
        return self.block(4, 2 * number + place, struct.pack("<Q", sequence) + b"".join(tags))

    def root(self, place, sequence, pages, groups, generation=0, frames=0):
        digest = bytes(32)
        for sealed in groups:
            digest = self.chained(3, digest, sealed[-16:])
        content = struct.pack("<QIQI", sequence, pages, generation, frames) + digest
        return self.block(3, place, content)

    def record(self, place, sequence, generation, base, header, frames):
        chain = struct.pack("<Q", generation) + bytes(24)
        for frame in frames:
            chain = self.chained(5, chain, frame[-16:])
        content = struct.pack("<QQQ", sequence, generation, base) + header
        return self.block(5, place, content + struct.pack("<I", len(frames)) + chain)


def offset(page):
    """Where a page is in the file."""
    return PAGES + (2 * ((page - 1) // GROUP) + page - 1) * PAGE


def sums(before, data, order="<"):
    """SQLite's sums of a log, with the lowest byte first or, with ">", the highest."""
    one, two = before
    for left, right in struct.iter_unpack(order + "2I", data):
        one = one + left + two & 0xFFFFFFFF
        two = two + right + one & 0xFFFFFFFF
    return one, two


class Log:
    """A log that has commits, as SQLite writes it, frame by frame."""

    def __init__(self, sealing, chance, generation=1, base=1, order="<"):
        self.sealing, self.generation, self.base, self.frames = sealing, generation, base, []
        self.order = order
        magic = 0x377F0682 + (order == ">")
        head = struct.pack(">4I", magic, 3007000, PAGE, 0) + chance.bytes(8)
        self.sums = sums((0, 0), head, order)
        self.header = head + struct.pack(">2I", *self.sums)

    def frame(self, page, content, size, salts=None, number=None):
        head = struct.pack(">2I", page, size)
        self.sums = sums(self.sums, head + content, self.order)
        head += (salts or self.header[16:24]) + struct.pack(">2I", *self.sums)
        self.frames.append(self.sealing.block(
            2, len(self.frames) if number is None else number, head + content[:PAGE - 40],
            self.generation, 24 + PAGE - 40))

    def commit(self, pages, size):
        """A transaction that writes pages, by their numbers."""
        for index, (page, content) in enumerate(sorted(pages.items())):
            self.frame(page, content, size if index + 1 == len(pages) else 0)

    def encoded(self, counted=None, sequence=1, other=None):
        """The file; `counted` frames are in the record."""
        frames = self.frames if counted is None else self.frames[:counted]
        records = [other or self.sealing.chance.bytes(PAGE), b""]
        records[sequence & 1] = self.sealing.record(
            sequence & 1, sequence, self.generation, self.base, self.header, frames)
        if not sequence & 1:
            records[1] = other or self.sealing.chance.bytes(PAGE)
        return b"".join(records + self.frames)


# MARK: The database


def empty():
    """A database of SQLite without a table, with 40 bytes left free in each page."""
    head = b"SQLite format 3\0" + struct.pack(">HBBBBBB", PAGE, 1, 1, 40, 64, 32, 32)
    head += struct.pack(">12I", 1, 1, 0, 0, 0, 4, 0, 0, 1, 0, 0, 0)
    head = (head[:60] + struct.pack(">3I", FORMAT, 0, APPLICATION)).ljust(92, b"\0")
    head += struct.pack(">2I", 1, 3040001)
    return (head + struct.pack(">BHHHB", 13, 0, 0, PAGE - 40, 0)).ljust(PAGE, b"\0")


def database(image=None):
    db = sqlite3.connect(":memory:", isolation_level=None)
    db.deserialize(image or empty())
    return db


def pages_of(db):
    """The pages of a database, as they are where a log is beside it."""
    image = bytearray(db.serialize())
    image[18:20] = b"\2\2"
    image[24:28] = image[92:96] = struct.pack(">I", 1)
    image[96:100] = struct.pack(">I", 3040001)
    return [bytes(image[start:start + PAGE]) for start in range(0, len(image), PAGE)]


SCHEMA = """
CREATE TABLE vault (single INTEGER PRIMARY KEY CHECK (single = 1), generation INTEGER NOT NULL,
  highest_id INTEGER NOT NULL, settings_code BLOB NOT NULL, earlier_code BLOB) STRICT;
CREATE TABLE record_payment_card (id INTEGER PRIMARY KEY, version INTEGER NOT NULL,
  content BLOB NOT NULL) STRICT;
CREATE TABLE record_deck (id INTEGER PRIMARY KEY, version INTEGER NOT NULL,
  content BLOB NOT NULL) STRICT;
CREATE TABLE record_note (id INTEGER PRIMARY KEY, version INTEGER NOT NULL, type INTEGER NOT NULL,
  anki_id INTEGER, guid TEXT NOT NULL, modified INTEGER NOT NULL, tags TEXT NOT NULL,
  formats TEXT NOT NULL, fields TEXT NOT NULL) STRICT;
CREATE TABLE record_review_day (id INTEGER PRIMARY KEY, version INTEGER NOT NULL,
  content BLOB NOT NULL) STRICT;
CREATE TABLE media (single INTEGER PRIMARY KEY CHECK (single = 1), hash_key BLOB NOT NULL,
  checked INTEGER NOT NULL) STRICT;
CREATE TABLE media_pack (id INTEGER PRIMARY KEY, key BLOB NOT NULL, blocks INTEGER NOT NULL,
  retired INTEGER NOT NULL) STRICT;
CREATE TABLE media_file (id INTEGER PRIMARY KEY, hash BLOB NOT NULL UNIQUE, size INTEGER NOT NULL,
  unneeded INTEGER, fault INTEGER) STRICT;
CREATE TABLE media_part (file INTEGER NOT NULL, offset INTEGER NOT NULL, pack INTEGER NOT NULL,
  start INTEGER NOT NULL, length INTEGER NOT NULL, PRIMARY KEY (file, offset))
  STRICT, WITHOUT ROWID;
CREATE TABLE record_media_name (id INTEGER PRIMARY KEY, version INTEGER NOT NULL,
  file INTEGER NOT NULL, name TEXT NOT NULL, added INTEGER NOT NULL) STRICT;
"""
CARDS = {101: (b"Everyday", b"Ada Lovelace", "4111111111111111", "123"),
         102: (b"Travel", b"", "378282246310005", None)}


def card(title, holder, number, code):
    parts = [(1, title), (2, holder), (4, bytes(map(int, number))), (8, struct.pack("<q", 7))]
    parts += [(5, bytes(map(int, code)))] if code else []
    parts += [(6, struct.pack("<HB", 2028, 12)),
              (9, b"\1" + struct.pack("<I", 3) + b"PIN" + struct.pack("<I", 4) + b"9876")]
    return b"".join(struct.pack("<BI", mark, len(part)) + part for mark, part in parts)


def sealed_record(slots, chance, content, table, number, vault=None):
    key = slots.key.sub("record/" + table)
    return b"\1" + box(key, chance, content, "record", vault or slots.id, table, number)


def fill(db, slots, chance):
    """Puts a little of everything into a database."""
    db.executescript(SCHEMA)
    db.execute("INSERT INTO vault VALUES (1, 5, 300, ?, NULL)", (slots.settings_code,))
    for number, fields in CARDS.items():
        content = sealed_record(slots, chance, card(*fields), "payment_card", number)
        db.execute("INSERT INTO record_payment_card VALUES (?, 2, ?)", (number, content))
    deck = {"name": {"levels": ["Geography"]}, "options": {"newPerDay": 20}}
    db.execute("INSERT INTO record_deck VALUES (201, 3, ?)", (b"\0" + json.dumps(deck).encode(),))
    note = (202, 3, 1, None, "guid", 1796021230660, "a b", "00", "The capital of Japan?\x1fTokyo")
    db.execute("INSERT INTO record_note VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", note)
    answer = struct.pack("<qqqiIBBBB", 203, 1796021230660, 0, 3600, 4000, 3, 0, 6, 0)
    db.execute("INSERT INTO record_review_day VALUES (20787, 4, ?)", (b"\0\1" + answer,))


class Media:
    """A pack of two blocks, with two pictures in it."""

    PACK, FIRST, SECOND = 0x1122334455667788, 301, 302

    def __init__(self, chance):
        self.key, self.hash_key = Key(chance.bytes(32)), Key(chance.bytes(32))
        self.contents = {self.FIRST: chance.bytes(9000), self.SECOND: chance.bytes(12000)}
        whole = b"".join(self.contents.values()).ljust(2 * CONTENT, b"\0")
        self.blocks = [box(self.key, chance, whole[i * CONTENT:(i + 1) * CONTENT],
                           "media", self.PACK, i) for i in (0, 1)]
        self.pack = b"".join(self.blocks)

    def fill(self, db):
        db.execute("INSERT INTO media VALUES (1, ?, 0)", (self.hash_key,))
        db.execute("INSERT INTO media_pack VALUES (?, ?, 2, 0)", (self.PACK, self.key))
        start = 0
        for number, content in self.contents.items():
            hashed = self.hash_key.hash(content, b"cardcase a media")
            db.execute("INSERT INTO media_file VALUES (?, ?, ?, NULL, NULL)",
                       (number, hashed, len(content)))
            db.execute("INSERT INTO media_part VALUES (?, 0, ?, ?, ?)",
                       (number, self.PACK, start, len(content)))
            db.execute("INSERT INTO record_media_name VALUES (?, 5, ?, ?, 1796021230660)",
                       (number + 100, number, f"picture-{number}.png"))
            start += len(content)


class Made:
    """A vault: its header, its pages, and the blocks of its file."""

    def __init__(self, name):
        self.chance = Chance(name)
        self.slots = Slots(self.chance)
        self.sealing = Sealing(self.slots, self.chance)
        self.media = Media(self.chance)
        db = database()
        fill(db, self.slots, self.chance)
        self.media.fill(db)
        self.pages = pages_of(db)
        self.blocks = [self.page(number, content) for number, content in enumerate(self.pages, 1)]
        self.group = self.sealing.group(0, 0, 1, [block[-16:] for block in self.blocks])
        self.root = self.sealing.root(1, 1, len(self.pages), [self.group])

    def page(self, number, content):
        return self.sealing.block(1, number, content[:PAGE - 40])

    def file(self):
        noise = self.chance.bytes
        return b"".join([self.slots.clear(), noise(PAGE), self.root, self.group, noise(PAGE)]
                        + self.blocks)

    def changed(self, change):
        """The pages after a change of the database."""
        db = database(b"".join(self.image()))
        change(db)
        return pages_of(db)

    def image(self):
        first = bytearray(self.pages[0])
        first[18:20] = b"\1\1"
        return [bytes(first)] + self.pages[1:]

    def written(self, pages):
        """What is written for pages, their tags and the next root: offsets, and bytes."""
        sealed, written = list(self.blocks[:len(pages)]), []
        for index, content in enumerate(pages):
            if index >= len(self.pages) or content != self.pages[index]:
                block = self.page(index + 1, content)
                sealed[index:index + 1] = [block]
                written.append((offset(index + 1), block))
        group = self.sealing.group(0, 1, 2, [block[-16:] for block in sealed])
        root = self.sealing.root(0, 2, len(pages), [group])
        return written + [(TAGS + PAGE, group), (ROOTS, root)]


def recovery_text(key):
    bits = int.from_bytes(key + Key().hash(key)[:2], "big") >> 4
    values, groups = [bits >> 5 * (27 - index) & 31 for index in range(28)], []
    for group in range(7):
        content = values[4 * group:4 * group + 4]
        total = 0
        for value in reversed(content):
            total = (total ^ value) << 1
            total ^= 37 * (total >> 5)
        groups.append("".join(SYMBOLS[value] for value in content + [total ^ group + 1]))
    return groups
