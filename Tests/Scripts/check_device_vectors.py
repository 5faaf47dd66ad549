#!/usr/bin/env python3
"""Reads Tests/Vectors/devices with docs/spec/read_device.py, and compares the verdicts.

    python3 Tests/Scripts/check_device_vectors.py        (needs PyNaCl)

One line for each that differs. The exit status is 0 if none does.
"""

import json
import struct
import sys
from pathlib import Path

from nacl import bindings, signing

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "docs" / "spec"))

from device_files import CHUNK, Refused, chunk, hashed, payload, segment, verify
from device_frames import frames
from device_keys import admission, pairing, recovery_key, request
from device_letterbox import item, key_file, letterbox_pair
from device_roster import entries, fold
from read_device import read, recover, ring_of

VECTORS = ROOT / "Tests" / "Vectors" / "devices"


class Check:
    """The reader's verdict on a vector, by its kind."""

    def __init__(self, index):
        self.index, self.group = index, bytes.fromhex(index["group"])
        self.ring = ring_of(index)
        self.devices = {one["name"]: one for one in index["devices"]}
        self.vault = letterbox_pair(bytes.fromhex(index["vault_key"]))
        self.base = {path: (VECTORS / name).read_bytes() for path, name in index["base"].items()}

    def files(self, vector, data):
        """The base with what is another in a vector."""
        files = {**self.base, **({vector["path"]: data} if "path" in vector else {})}
        files.pop(vector.get("without"), None)
        return files

    def segment(self, vector, data):
        writer = self.devices[vector["writer"]]
        key = bytes(signing.SigningKey(bytes.fromhex(writer["sign_seed"])).verify_key)
        epochs = vector.get("epochs", [1, 2])
        seg = segment(data, vector["path"], self.group)
        verify(seg, key)
        content = payload(seg, {of: keys for of, keys in self.ring.items() if of[0] in epochs})
        if seg.kind < 3:
            frames(content, seg, writer["number"], {}, self.ring)
        elif [entry.number for entry in entries(content)] != [*range(seg.first, seg.last + 1)]:
            raise Refused("replaced")

    def roster(self, vector, data):
        roster = fold(self.group, entries(data))
        writer, number = bytes.fromhex(vector["writer"]), vector["number"]
        found = [f"{one.number} {one.name} {one.state}" for one in roster.replicas.values()]
        if found != vector["replicas"] or len(roster.epochs) != vector["epoch_count"]:
            raise Refused(f"another roster: {found}, {len(roster.epochs)} epochs")
        for code, is_so in (("stranger", writer in roster.strangers),
                            ("displaced", writer in roster.displaced),
                            ("late", (writer, number) in roster.refused)):
            if is_so:
                raise Refused(code)
        if number > roster.replicas[writer].count:
            raise Refused("not-counted")

    def chunk(self, vector, data):
        assert CHUNK.fullmatch(vector["path"])
        chunk(data, vector["path"], self.group, self.ring)

    def pairing(self, vector, data):
        one_time = bytes.fromhex(self.index["one_time_key"])
        if vector.get("minutes", 0) > 15:
            raise Refused("expired")
        content = pairing(data, vector["path"], self.group, one_time)
        if vector["path"].endswith(".request"):
            newcomer = request(content)
            if not newcomer.spaces or newcomer.spaces & ~vector.get("offering", 3):
                raise Refused("space-not-joined")
        elif "newcomer" in vector:
            asked = next(one for one in self.index["vectors"] if one["name"] == "pairing-request")
            asked = pairing((VECTORS / asked["file"]).read_bytes(), asked["path"], self.group,
                            one_time)
            seed = bytes.fromhex(self.devices[vector["newcomer"]]["box_seed"])
            admission(content, asked, self.group, bindings.crypto_box_seed_keypair(seed))

    def letterbox(self, vector, data):
        if vector["path"] == "key":
            key_file(data, self.vault, bytes.fromhex(self.index["vault_id"]))
        else:
            item(data, vector["path"], self.vault)

    def recovery(self, vector, data):
        recover(self.files(vector, data), self.group, recovery_key(vector["text"]))

    def remote(self, vector, data):
        verdicts, _, _ = read(self.files(vector, data), self.group, self.ring)
        found = {path: code for path, code in verdicts.items() if code != "whole"}
        if found != vector["told"]:
            raise Refused(f"told {found}")
        place = vector.get("path", vector.get("without"))
        for code in [found[place]] if place in found else found.values():
            raise Refused(code)

    def copy(self, vector, data):
        for mark, count in (b"cardcase copy\r\n\x1a", 2), (b"cardcase media\r\n", 3):
            footer = data[-48 - 8 * count:]
            is_longer = len(data) > 48 + 8 * count
            if is_longer and footer[:16] == mark and hashed(footer[:-32]) == footer[-32:]:
                database, log, packs = (*struct.unpack(f"<{count}Q", footer[16:-32]), 0)[:3]
                parts = database + log + packs * (8 + (4 << 20)) + len(footer)
                if parts != len(data) or count == 3 and not packs:
                    raise Refused("damaged-file")
                return
        raise Refused("not-a-copy")

    def verdict(self, vector):
        data = (VECTORS / vector["file"]).read_bytes() if "file" in vector else b""
        if "zeros" in vector:
            place, count = vector["zeros"]
            data = data[:place] + bytes(count) + data[place:]
        try:
            if vector["kind"] == "recovery-key":
                recovery_key(vector["text"])
            else:
                getattr(self, vector["kind"])(vector, data)
        except Refused as refused:
            return str(refused)
        return "whole"


def main():
    index = json.loads((VECTORS / "index.json").read_text())
    check, failed = Check(index), 0
    for vector in index["vectors"]:
        found = check.verdict(vector)
        if found != vector["verdict"]:
            print(f"{vector['name']}: {found}, not {vector['verdict']}")
            failed += 1
    print(f"{len(index['vectors'])} vectors, {failed} with another verdict")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
