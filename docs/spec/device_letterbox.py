"""The letterbox, as letterbox.md has it. Used by read_device.py."""

import struct
from pathlib import Path

from device_files import MOST, Bytes, Refused, hashed, sub_key, unsealed
from nacl import bindings


def content_of(path, most=MOST):
    """The bytes of a file, as many as are looked at; None for what is none."""
    return None if path.is_symlink() or not path.is_file() else path.open("rb").read(most + 1)


def item(data, name, pair):
    """What is in a file of a letterbox."""
    if not 46 < len(data) <= 64 << 10 or data[:14] != b"cardcase item\1":
        raise Refused("item-damaged")
    if data[14:46] != pair[0]:
        raise Refused("other-key")
    plain = unsealed(data[46:], pair) or b""
    version, kind, ident, time, count = struct.unpack("<BB16sqI", plain[:30].ljust(30, b"\0"))
    is_known = version == 1 and kind in (1, 2)
    if not is_known or 30 + count > len(plain) or name != ident.hex() + ".item":
        raise Refused("item-damaged")
    reader, found = Bytes(plain[30:30 + count]), {"time": time, "kind": ["note", "card"][kind - 1]}
    if kind == 2:
        return dict(found, record=reader.data.hex())
    try:
        found["type"] = reader.number(1)
        for text in "deck", "prompt", "answer", "tags":
            found[text] = reader.counted().decode()
        reader.end()
    except ValueError:
        found["unread"] = reader.data.hex()
    return found


def key_file(data, pair, vault=None):
    """Makes sure that the key of a letterbox is the vault's, and the id too where it is known."""
    if len(data) != 99 or data[:19] != b"cardcase letterbox\1" or hashed(data[:67]) != data[67:]:
        raise Refused("key-damaged")
    if data[35:67] != pair[0] or data[19:35] != (vault or data[19:35]):
        raise Refused("key-exchanged")


def letterbox_pair(vault_key):
    return bindings.crypto_box_seed_keypair(
        sub_key(vault_key, "letterbox", "letterbox/x25519 seed"))


def letterbox(folder, keys):
    pair, verdicts, items = letterbox_pair(bytes.fromhex(keys["vault_key"])), {}, []
    vault = bytes.fromhex(keys.get("vault_id", ""))
    for path in sorted(Path(folder).iterdir()):
        if path.name != "key" and path.suffix != ".item":
            continue
        try:
            data = content_of(path) or b""
            if path.suffix:
                items.append(item(data, path.name, pair))
            else:
                key_file(data, pair, vault)
            verdicts[path.name] = "whole"
        except Refused as refused:
            verdicts[path.name] = str(refused)
    return {"verdicts": verdicts, "items": items}
