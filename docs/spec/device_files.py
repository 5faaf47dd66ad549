"""Segments and chunks: what devices.md says in "Notation", "Segments" and "Chunks". Used by
read_device.py."""

import functools
import re
import struct
import zlib
from hashlib import blake2b
from types import SimpleNamespace as Record

from nacl import bindings, exceptions, signing

KINDS = ["", "study", "wallet", "roster"]
MOST = 4 << 20
SEGMENT = re.compile(r"([0-9a-f]{32})/([swr])-([0-9]{10})-([0-9]{10})\.seg")
CHUNK = re.compile(r"([0-9a-f]{32})/([0-9a-f]{32})\.chunk")


class Refused(Exception):
    """A verdict other than whole: its code."""


class Bytes:
    """Reads bytes one after the other; ValueError where they are not what they should be."""

    def __init__(self, data):
        self.data, self.at = data, 0

    def left(self):
        return len(self.data) - self.at

    def take(self, count, most=MOST << 8):
        if count > min(self.left(), most):
            raise ValueError
        self.at += count
        return self.data[self.at - count:self.at]

    def number(self, size):
        return int.from_bytes(self.take(size), "little")

    def counted(self, most=MOST << 8):
        return self.take(self.number(4), most)

    def list(self, read, most=1024):
        count = self.number(4)
        if count > min(self.left(), most):
            raise ValueError
        return [read() for _ in range(count)]

    def compact(self, most=(1 << 64) - 1):
        value = shift = 0
        while True:
            byte = self.number(1)
            value, shift = value | (byte & 127) << shift, shift + 7
            if value > most or shift > 70:
                raise ValueError
            if byte < 128:
                return value

    def signed(self):
        value = self.compact()
        return value >> 1 ^ -(value & 1)

    def end(self):
        if self.left():
            raise ValueError


def fields(*values):
    """Values behind their kinds and lengths."""
    def field(value):
        kind, data = ((4, b"") if value is None else (1, value.encode()) if isinstance(value, str)
                      else (2, struct.pack("<Q", value)) if isinstance(value, int) else (3, value))
        return struct.pack("<BQ", kind, len(data)) + data
    return b"".join(map(field, values))


def hashed(data, key=b"", person=b""):
    return blake2b(data, digest_size=32, key=key, person=person).digest()


def sub_key(key, *purposes):
    """The sub-key for the last purpose of that for the one before it, and so on."""
    return functools.reduce(lambda k, p: hashed(p.encode(), k, b"cardcase sub-key"), purposes, key)


def code(key, *values):
    return hashed(fields(*values), key, b"cardcase authent")


def opened(box, keys, *values):
    """The content of a box by the first of some keys that opens it; None if none does."""
    for key in keys if len(box) >= 40 else []:
        try:
            return bindings.crypto_aead_xchacha20poly1305_ietf_decrypt(
                box[24:], fields(*values), box[:24], key)
        except exceptions.CryptoError:
            continue
    return None


def unsealed(box, pair):
    """What is sealed to a pair; None if it is not."""
    try:
        return bindings.crypto_box_seal_open(box, *pair) if len(box) >= 48 else None
    except exceptions.CryptoError:
        return None


def is_signed(key, signature, message):
    try:
        return bool(signing.VerifyKey(key).verify(message, signature))
    except exceptions.CryptoError:
        return False


def segment(data, path, group):
    """The parts of the segment at a path in a group's directory. Nothing in it is trusted yet."""
    if len(data) > MOST:
        raise Refused("too-large")
    if data[:8] != b"cardseg\n" or len(data) < 71:
        raise Refused("cut" if b"cardseg\n".startswith(data[:8]) else "not-a-segment")
    form, kind, epoch, named, writer, first, last, length, count, size = struct.unpack(
        "<HBH16s16sQQIHI", data[8:71])
    if form not in (1, 2):
        raise Refused("newer-format")
    if not (1 <= kind <= 3 and 1 <= first <= last <= 9_999_999_999):
        raise Refused("exchanged")
    if named != group:
        raise Refused("other-group")
    if path != f"{writer.hex()}/{KINDS[kind][0]}-{first:010}-{last:010}.seg":
        raise Refused("exchanged")
    clear = 71 + count * size
    start = clear + 32 * (form - 1)
    if length < start + 104 or length != len(data):
        raise Refused("cut" if start + 104 <= length > len(data) else "forged")
    return Record(path=path, form=form, kind=kind, epoch=epoch, writer=writer, first=first,
                  last=last, clear=data[:clear], mark=data[clear:start], box=data[start:-64],
                  boxes=[data[71 + i * size:71 + (i + 1) * size] for i in range(count)],
                  body=data[:-64], signature=data[-64:])


def verify(seg, key):
    """Makes sure that the holder of a key wrote all of a segment."""
    body = seg.body if seg.form == 1 else fields("sync/segment signature", seg.body)
    if not is_signed(key, seg.signature, body):
        raise Refused("forged")


def payload(seg, ring):
    """The content of a segment. The ring has lists of keys by epoch and kind."""
    keys = [key for key in ring.get((seg.epoch, seg.kind), [])
            if seg.form == 1 or code(key, "sync/segment key", seg.clear) == seg.mark]
    if not keys:
        raise Refused("unknown-epoch")
    plain = opened(seg.box, keys, "sync/segment", seg.clear)
    if plain is None:
        raise Refused("forged")
    try:
        reader, stream = Bytes(plain), zlib.decompressobj()
        count, packed = reader.number(4), reader.counted()
        if count > 64 << 20:
            raise Refused("too-large")
        content = stream.decompress(packed, count + 1)
    except (ValueError, zlib.error):
        raise Refused("unreadable-content") from None
    if len(content) != count or not stream.eof or stream.unused_data:
        raise Refused("unreadable-content")
    return content


def chunk(data, path, group, ring):
    """The content of a chunk of pictures and sounds at a path."""
    head, name = data[:44], bytes.fromhex(CHUNK.fullmatch(path)[2])
    if len(data) == 1 << 20 and head == b"cardmed\n\x01\0" + head[10:12] + group + name:
        for study in ring.get((int.from_bytes(head[10:12], "little"), 1), []):
            key = sub_key(study, "sync/media")
            content = opened(data[44:], [key], "sync/media chunk", head)
            if content and code(key, "sync/media chunk name", content)[:16] == name:
                return content
    raise Refused("altered")
