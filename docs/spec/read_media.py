#!/usr/bin/env python3
"""Writes the pictures and sounds of a vault of Cardcase into a folder, without Cardcase.

    read_media.py FOLDER VAULT > names.json

Asks, answers and ends as read_vault.py does, and takes the same options behind VAULT. The packs are
beside the vault, or behind it in a copy. What does not open or has another hash is told, and the
rest is written: with mode 0600, and over nothing that is there.
"""
import os
import re
import struct
import sys
from pathlib import Path

import read_vault
from read_vault import PACK, Key, need

BLOCK = 16384
PART = """SELECT pack, start + ?1 - offset, length + offset - ?1 FROM media_part
          WHERE file = ?2 AND ?1 >= offset AND ?1 < offset + length"""


def packs(path):
    """Where packs are, by their ids: files with the offsets at which they begin."""
    places = {}
    folder = Path(re.sub(r"\.backup-0*[1-9]\d*-\d{8}T\d{6}Z(-kept)?$", "", str(path)) + ".media")
    for name in sorted(folder.glob("*")):
        if re.fullmatch(r"[0-7][0-9a-f]{15}(-2)?", name.name):
            places.setdefault(int(name.name[:16], 16), []).append((name, 0))
    with open(path, "rb") as file:
        file.seek(-min(72, path.stat().st_size), os.SEEK_END)
        end = file.read()
        if end.startswith(b"cardcase media\r\n") and Key().hash(end[:-32]) == end[-32:]:
            database, log, count = struct.unpack_from("<16x3Q", end)
            file.seek(database + log)
            for index, pack in enumerate(struct.unpack(f"<{count}q", file.read(8 * count))):
                offset = database + log + 8 * count + index * PACK
                places.setdefault(pack, []).append((path, offset))
    return places


def block(places, key, pack, number):
    """The content of a block: of the first place of its pack where it opens."""
    verdict = "damaged-medium-missing"
    for place, (path, offset) in enumerate(places.get(pack, [])):
        with open(path, "rb") as file:
            file.seek(offset + number * BLOCK)
            sealed = file.read(BLOCK)
        content = key.open(sealed, "media", pack, number)
        if content:
            return content
        if place == 0 and len(sealed) == BLOCK:
            verdict = "damaged-medium"
    raise read_vault.Refused(verdict, f"pack {pack:016x}, block {number}")


def content(vault, places, file):
    """The content of a file, compared with its hash."""
    def row(query, *values):
        found = vault.db.execute(query, values).fetchone()
        need(found, "damaged-medium-missing")
        return found
    data, (size, known) = b"", row("SELECT size, hash FROM media_file WHERE id = ?", file)
    while len(data) < size:
        pack, start, length = row(PART, len(data), file)
        key = Key(row("SELECT key FROM media_pack WHERE id = ?", pack)[0])
        number, first = divmod(start, BLOCK - 40)
        data += block(places, key, pack, number)[first:first + min(length, size - len(data))]
    key = Key(known[:-32] or row("SELECT hash_key FROM media")[0])
    need(key.hash(data, b"cardcase a media") == known[-32:], "damaged-medium")
    return data


def write(vault, path, folder):
    """Writes all of them; returns their names, and what is damaged."""
    places, names = packs(path), vault.everything().get("media_name", [])
    folder.mkdir(mode=0o700, exist_ok=True)
    for name in names:
        text = name["name"]
        try:
            need(text not in ("", ".", "..") and not {"/", "\0"} & set(text), "damaged-record")
            data = content(vault, places, name["file"])
            flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW
            with open(os.open(folder / text, flags, 0o600), "wb") as file:
                file.write(data)
        except read_vault.Refused as fault:
            vault.damage.append((fault.args[0], "media_name", text))
        except OSError as fault:
            vault.damage.append(("unreadable", "media_name", f"{text}: {fault.strerror}"))
    return {"media_name": names, "damage": vault.damage}


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    target, source = Path(sys.argv.pop(1)), Path(sys.argv[1])
    sys.exit(read_vault.main(lambda vault: write(vault, source, target)))
