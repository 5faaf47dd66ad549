#!/usr/bin/env python3
"""Reads a vault of Cardcase, or a copy of one, without Cardcase, as docs/spec describes them.

Writes everything as JSON to standard output, and the verdict to standard error. What is decrypted
stays in memory, which Python can't wipe. Exit status: 0 whole, 5 wrong passcode or recovery key,
8 damaged (records that are whole are written), 2 wrong command line, 1 anything else.
"""
import argparse
import contextlib
import getpass
import hashlib
import json
import os
import sqlite3
import struct
import sys
import unicodedata
from pathlib import Path

from nacl import bindings as sodium, exceptions

OLD, MARK = b"SQLite format 3\0", b"cardcase vault\r\n"
COPIES = ((b"cardcase copy\r\n\x1a", 64), (b"cardcase media\r\n", 72))
CLEAR, PAGE, FRAME, GROUP, PACK = 49152, 4096, 4120, 253, 4194304
KIND_PAGE, KIND_FRAME, KIND_ROOT, KIND_TAGS, KIND_LOG = range(1, 6)
SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
CARD = {1: "label", 2: "cc-name", 3: "notes", 4: "cc-number", 5: "cc-csc", 10: "brand"}
JSON = ("deck", "filtered_deck", "note_type", "preset")
ANSWER = ("card", "time", "parameters", "zone", "duration", "rating", "kind", "model", "marks")


class Refused(Exception):
    """A verdict, and what it is about."""


def need(condition, verdict, what=""):
    if not condition:
        raise Refused(verdict, what)


class Key(bytes):
    def hash(self, message, person=b"", salt=b""):
        return hashlib.blake2b(message, digest_size=32, key=self, person=person, salt=salt).digest()

    def sub(self, purpose):
        return Key(self.hash(purpose.encode(), b"cardcase sub-key"))

    def code(self, *fields):
        return self.hash(self.encoded(*fields), b"cardcase authent")

    def open(self, box, *fields):
        data = fields[0] if isinstance(fields[0], bytes) else self.encoded(*fields)
        try:
            return sodium.crypto_aead_xchacha20poly1305_ietf_decrypt(box[24:], data, box[:24], self)
        except (exceptions.CryptoError, ValueError):
            return None

    def encoded(self, *fields):
        pairs = [(1, field.encode()) if isinstance(field, str) else (2, struct.pack("<q", field))
                 if isinstance(field, int) else (4 if field is None else 3, field or b"")
                 for field in fields]
        return b"".join(struct.pack("<BQ", kind, len(content)) + content for kind, content in pairs)


class Vault:
    def __init__(self, path):
        need(path.exists(), "missing")
        main, log, self.damage, found = path.read_bytes(), Path(f"{path}-wal"), [], []
        self.main, self.log, self.fits = main, log.read_bytes() if log.exists() else b"", True
        for end in [main[-size:] for mark, size in COPIES if main[-size:][:16] == mark]:
            if Key().hash(end[:-32]) == end[-32:]:
                a, b, *packs = struct.unpack(f"<{len(end) // 8 - 6}Q", end[16:-32])
                self.fits = len(main) == a + b + sum(packs) * (8 + PACK) + len(end) != a + b + 72
                self.main, self.log = main[:a], main[a:a + b]
        need(main[:16] != OLD, "older-format", "13 or 14")
        places = [main[start:start + CLEAR // 2] for start in (0, CLEAR // 2)]
        for place in [place for place in places if place[:16] == MARK]:
            version, count, number = struct.unpack_from("<16xIIB", place.ljust(25))
            if place[25 + count:57 + count] == Key().hash(place[:25 + count]):
                need(version < 20, "newer-format", version)
                with contextlib.suppress(ValueError, struct.error):
                    found.append((number & 3, self.fields(place[25:25 + count])))
        need(found, "damaged-header" if MARK in (places[0][:16], places[1][:16]) else "not-a-vault")
        later = len(found) > 1 and found[1][0] == found[0][0] + 1 & 3
        self.id, self.proof, self.slots, self.code, self.settings, self.boxes = found[later][1]

    def fields(self, data):
        def take(kind, optional=False):
            nonlocal data
            own, count = struct.unpack_from("<BQ", data)
            content, data = data[9:9 + count], data[9 + count:]
            if len(content) < count or own != kind and not optional:
                raise ValueError
            value = struct.unpack("<q", content)[0] if own == kind == 2 else content
            return None if own != kind else value.decode("utf-8", "replace") if kind == 1 else value
        ident, proof, _, slots = struct.unpack("16s", take(3))[0], take(3), take(2), {}
        for _ in range(take(2)):
            known = (kind := take(1)) in ("passcode", "recovery")
            sorts = enumerate((1, 3, 2, 2, 3, 3, 3) if known else [0] * 7)
            slots.setdefault(kind, [take(sort, i < 5 or not known) for i, sort in sorts])
        return ident, proof, slots, take(3), *[
            {take(1): take(sort) for _ in range(take(2))} for sort in (1, 3)]

    def unlock(self, kind, secret, device):
        secret = recovery_key(secret.decode()) if kind == "recovery" else secret
        name, salt, memory, passes, mark, box, commitment = self.slots.get(kind) or [None] * 7
        need(kind == "recovery" or name != "none", "no-passcode", "only a recovery key opens it")
        need(None not in ([box] if kind == "recovery" else [box, memory, passes]), "damaged-slot")
        if kind == "passcode":
            need(8 << 20 <= memory <= 1 << 30 and memory % 1024 == 0 and 1 <= passes <= 10,
                 "damaged-cost", f"{memory} bytes, {passes} passes")
            need(salt is not None, "damaged-slot", kind)
            own = device and device.sub("device/mark").code("device", self.id)
            need(mark in (None, own), "no-device-key")
            need(len(salt) == 16, "damaged-slot", kind)
            secret = Key(sodium.crypto_pwhash_alg(
                32, secret, salt, passes, memory, sodium.crypto_pwhash_ALG_ARGON2ID13))
            if mark is not None:
                secret = Key(secret.sub("slot/device").hash(device, b"cardcase  a mark"))
        else:
            secret = secret.sub("slot/recovery")
        data = ["slot", self.id, kind, name, salt, memory, passes] + [mark] * (mark is not None)
        need(secret.sub("slot/commitment").code(*data) == commitment, "wrong-secret", kind)
        self.key = Key(secret.sub("slot/wrapping").open(box, *data) or b"")
        need(len(self.key) == 32, "damaged-slot", kind)
        need(self.key.sub("vault/identity").code("vault", self.id) == self.proof, "damaged-header")
        seed = self.key.sub("vault/pages")
        self.keys = [Key(seed.hash(b"", b"pages  1", bytes([number]))) for number in (1, 2, 3)]

    def block(self, kind, number, file, offset, size=PAGE, generation=0):
        sealed, key = file[offset:offset + size], self.keys[kind == KIND_FRAME]
        place = self.id + struct.pack("<BQI", kind, generation, number)
        return key.open(sealed[-40:-16] + sealed[:-40] + sealed[-16:], place), sealed[-16:]

    def chained(self, kind, digest, tag):
        return self.keys[2].hash(bytes([kind]) + self.id + digest + tag)

    def newest(self, kind, file, offset, layout, number=0):
        both = [self.block(kind, number + i, file, offset + i * PAGE) for i in (0, 1)]
        return sorted([(*struct.unpack_from(layout, block), tag) for block, tag in both if block],
                      key=lambda record: -record[0])

    def tags(self, sequence, pages, generation, frames, digest, _):
        result, chain = b"", bytes(32)
        for group in range(-(-pages // GROUP)):
            offset = CLEAR + (2 + group * (2 + GROUP)) * PAGE
            found = self.newest(KIND_TAGS, self.main, offset, "<Q4048s", 2 * group)
            found = [record for record in found if record[0] <= sequence]
            if not found:
                return None
            result, chain = result + found[0][1], self.chained(KIND_ROOT, chain, found[0][2])
        return [result[16 * i:16 * i + 16] for i in range(pages)] if chain == digest else None

    def frames(self, sequence, count, generation, needed):
        records = self.newest(KIND_LOG, self.log, 0, "<QQQ32sI32s")
        _, own, base, header, frames, digest, _ = records[0] if records else [0] * 7
        if not own or not (base == sequence if own > generation else own == generation
                           and base <= sequence and frames >= needed):
            need(not needed, "damaged-log", "missing, cut, or of another day")
            return {}, count
        chain, pages, pending, index = struct.pack("<Q", own) + bytes(24), {}, {}, 0
        for end in range(2 * PAGE + FRAME, 2 * PAGE + FRAME * (frames + 1), FRAME):
            chain = self.chained(KIND_LOG, chain, self.log[end - 16:end])
        need(chain == digest, "damaged-log", "its frames")
        order, sums, is_next = "<>"[header[3] & 1], struct.unpack(">2I", header[24:]), True
        while one := self.block(KIND_FRAME, index, self.log, 8192 + index * FRAME, FRAME, own)[0]:
            page, size, content = *struct.unpack_from(">2I", one), one[24:] + bytes(40)
            for left, right in struct.iter_unpack(order + "2I", one[:8] + content):
                left = sums[0] + sums[1] + left & 0xFFFFFFFF
                sums = left, sums[1] + left + right & 0xFFFFFFFF
            is_next &= page > 0 and one[8:24] == header[16:24] + struct.pack(">2I", *sums)
            pending[page], index = content, index + 1
            if size and is_next:
                pages, pending, count = pages | pending, {}, size
        need(index >= frames, "damaged-log", f"frame {index}")
        return pages, count

    def open(self):
        roots = self.newest(KIND_ROOT, self.main, CLEAR, "<QIQI32s")
        trees = [(root, tags) for root in roots if (tags := self.tags(*root)) is not None]
        need(trees and self.fits, "damaged-file", "no root holds, or the end is not of a copy")
        pages, count = self.frames(*trees[0][0][:4])
        for index, tag in enumerate(trees[0][1][:count]):
            if 1 + index not in pages and tag != bytes(16):
                offset = CLEAR + (4 + 2 * (index // GROUP) + index) * PAGE
                page, own = self.block(KIND_PAGE, 1 + index, self.main, offset)
                pages[1 + index] = page + bytes(40) if page and own == tag else b""
        whole = bytearray().join(pages.get(1 + index, bytes(PAGE)) for index in range(count))
        version = int.from_bytes(whole[60:64], "big") if whole[:16] == OLD else 19
        need(version < 20, "newer-format", version)
        need(version > 16, "older-format" if version > 14 else "damaged-file", version)
        need({"passcode", "recovery"} <= self.slots.keys(), "damaged-slot")
        need(b"" not in pages.values(), "damaged-page")
        whole[18:20] = b"\1\1"  # SQLite takes no database with a log in memory.
        for name in {"pending recovery key", "public half of the recovery key"} & self.boxes.keys():
            own = self.key.sub("vault/" + name).open(self.boxes[name], "sealed", self.id, name)
            need(own is not None and (len(own) == 16 or name[1] == "u"), "damaged-recovery-box")
        self.db = sqlite3.connect(":memory:")
        self.db.deserialize(bytes(whole))
        self.db.row_factory = sqlite3.Row
        texts = [text for pair in sorted(self.settings.items()) for text in pair]
        known = {self.key.sub("vault/settings").code("settings", self.id, *texts), self.code}
        codes = self.db.execute("SELECT settings_code, earlier_code FROM vault").fetchone()
        need(len(known) == 1 and known <= set(codes), "damaged-settings")

    def everything(self):
        query = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name GLOB 'record_*'"
        result = {name[7:]: [] for name, in self.db.execute(query).fetchall()}
        for table, records in result.items():
            for row in map(dict, self.db.execute(f'SELECT * FROM "record_{table}" ORDER BY id')):
                try:
                    if "content" in row:
                        row["content"] = self.content(table, row["id"], row["content"])
                    records.append(row)
                except (Refused, ValueError, LookupError, TypeError, struct.error):
                    self.damage.append(("damaged-record", table, row["id"]))
        return result | {"settings": self.settings, "damage": self.damage}

    def content(self, table, number, held):
        data, key = held[1:], self.key.sub("record/" + table)
        data = key.open(data, "record", self.id, table, number) if held[0] else data
        need(data is not None and held[0] < 2, "damaged-record")
        if table == "payment_card":
            return self.card(data)
        if table not in ("review", "review_day"):
            return json.loads(data) if table in JSON else data
        parts = struct.Struct("<qqqiIBBBB" + {1: "", 2: "BBBiii"}[data[0]]).iter_unpack(data[1:])
        return [dict(zip(ANSWER, part), anki=part[9:]) for part in parts]

    def card(self, data):
        fields = dict(self.rows(data, 1))
        need(max(fields[4] + fields.get(5, b""), default=0) < 10, "damaged-record")
        found = {CARD[mark]: "".join(map(str, fields[mark])) if mark in (4, 5) else
                 fields[mark].decode("utf-8", "replace") for mark in CARD if mark in fields}
        found |= {"cc-exp": "%d-%02d" % struct.unpack("<HB", fields[6])} if 6 in fields else {}
        custom = [{"label": name.decode(), "value": value.decode(), "hidden": (False, True)[hidden]}
                  for hidden, name, value in self.rows(fields.get(9, b""), 2)]
        place = int.from_bytes(fields.get(8, b""), "little")
        return found | {"favourite": 7 in fields, "fields": custom, "place": place}

    def rows(self, data, count):
        while data:
            row, data = [data[0]], data[1:]
            for _ in range(count):
                end = 4 + struct.unpack_from("<I", data)[0]
                need(end <= len(data), "damaged-record")
                row, data = row + [data[4:end]], data[end:]
            yield row


def recovery_key(typed):
    signs = [sign.upper() if sign.isascii() else "?" for sign in typed if sign not in "-_"
             and not sign.isspace() and unicodedata.category(sign) != "Pd"]
    values = [SYMBOLS.find(sign.translate({79: "0", 73: "1", 76: "1"})) for sign in signs]
    need(-1 not in values, "recovery-symbol")
    for start in range(0, min(len(values), 35) - 4, 5):
        total = 0
        for value in values[start:start + 4][::-1]:
            total = (total ^ value) << 1
            total ^= 37 * (total >> 5)
        need(total ^ values[start + 4] == start // 5 + 1, "recovery-group", start // 5 + 1)
    need(len(values) == 35, "recovery-long" if len(values) > 35 else "recovery-short")
    bits = int("".join(f"{value:05b}" for i, value in enumerate(values) if i % 5 < 4), 2)
    key = Key((bits >> 12).to_bytes(16, "big"))
    need(bits & 4095 == int.from_bytes(Key().hash(key)[:2], "big") >> 4, "recovery-whole")
    return key


def main(take):
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("vault", type=Path)
    parser.add_argument("--recovery", action="store_true", help="ask for the recovery key")
    parser.add_argument("--passcode-fd", type=int, metavar="N", help="read it from a descriptor")
    parser.add_argument("--device-key", type=Path, metavar="FILE")
    asked, result, what = parser.parse_args(), None, ""
    if sys.stdout.isatty():
        parser.error("standard output is a terminal")
    kind = "recovery" if asked.recovery else "passcode"
    state = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local/state")
    try:
        vault = Vault(asked.vault)
        device = asked.device_key or state / f"cardcase/{vault.id.hex()}.device-key"
        line = (getpass.getpass(f"{kind}: ").encode() if asked.passcode_fd is None
                else os.fdopen(asked.passcode_fd, "rb", 0).readline())
        line = line.removesuffix(b"\n").removesuffix(b"\r")
        vault.unlock(kind, line, Key(device.read_bytes()) if device.exists() else None)
        vault.open()
        result = take(vault)
        verdict = vault.damage[0][0] if vault.damage else "whole"
    except Refused as fault:
        verdict, what = fault.args
    except (exceptions.CryptoError, sqlite3.DatabaseError) as fault:
        verdict = "damaged-file" if isinstance(fault, sqlite3.Error) else "not-enough-memory"
    json.dump(result, sys.stdout, ensure_ascii=False, indent=1, default=bytes.hex)
    print(verdict, what, file=sys.stderr)
    return {"whole": 0, "wrong": 5, "recovery": 5, "damaged": 8}.get(verdict.split("-")[0], 1)


if __name__ == "__main__":
    sys.exit(main(Vault.everything))
