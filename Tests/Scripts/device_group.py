"""A group of devices for make_device_vectors.py: seals and signs what docs/spec/devices.md describes,
of keys and nonces that follow from names, so that the same files come of it each time."""

import struct
import sys
import zlib
from hashlib import blake2b
from pathlib import Path

from nacl import bindings, signing

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "docs" / "spec"))

from device_files import code, fields, hashed, sub_key

KINDS = {"s": 1, "w": 2, "r": 3}
SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def drawn(name, count=32):
    """Bytes in place of random ones."""
    return blake2b(name.encode(), digest_size=count, person=b"vectors").digest()


def counted(data):
    return struct.pack("<I", len(data)) + data


def listed(parts):
    parts = list(parts)
    return struct.pack("<I", len(parts)) + b"".join(parts)


def compact(value):
    data = b""
    while value > 127:
        data, value = data + bytes([value & 127 | 128]), value >> 7
    return data + bytes([value])


def signed(value):
    return compact(value * 2 if value >= 0 else -value * 2 - 1)


def box(plain, key, name, *values):
    """Content sealed under a key, bound to fields. The nonce follows from the name."""
    nonce = drawn(f"nonce {name}", 24)
    return nonce + bindings.crypto_aead_xchacha20poly1305_ietf_encrypt(
        plain, fields(*values), nonce, key)


def sealed_to(public, plain, name):
    """What crypto_box_seal makes, of an ephemeral key that follows from the name."""
    secret = drawn(f"ephemeral {name}")
    own = bindings.crypto_scalarmult_base(secret)
    nonce = blake2b(own + public, digest_size=24).digest()
    return own + bindings.crypto_box(plain, nonce, public, secret)


def padded(data):
    """Content filled up with zeros by the rule of Padmé, to 4 KiB at least."""
    count = max(len(data), 4096)
    exponent = count.bit_length() - 1
    mask = (1 << exponent - exponent.bit_length()) - 1
    return data.ljust(count + mask & ~mask, b"\0")


def packed(payload, level=0):
    data = zlib.compress(payload, level)
    return struct.pack("<I", len(payload)) + counted(data)


def recovery_text(key):
    """The symbols of 16 bytes."""
    bits = int.from_bytes(key, "big") << 12 | int.from_bytes(hashed(key)[:2], "big") >> 4
    groups = []
    for group in range(7):
        four = [bits >> 5 * (27 - 4 * group - place) & 31 for place in range(4)]
        total = group + 1
        for weight, value in enumerate(four, 1):
            for _ in range(weight):
                value = value << 1 ^ (0b100101 if value & 16 else 0)
            total ^= value
        groups.append("".join(SYMBOLS[value] for value in [*four, total]))
    return "-".join(groups)


class Device:
    """A device with its keys."""

    def __init__(self, name, number, spaces=3):
        self.name, self.number, self.spaces = name, number, spaces
        self.id = drawn(f"{name} id", 16)
        self.seed, self.box_seed = drawn(f"{name} sign"), drawn(f"{name} box")
        self.signer = signing.SigningKey(self.seed)
        self.key = bytes(self.signer.verify_key)
        self.box = bindings.crypto_box_seed_keypair(self.box_seed)

    def record(self, name=None, spaces=None):
        return (self.id + counted((name or self.name).encode()) + self.key + self.box[0]
                + bytes([self.spaces if spaces is None else spaces]))

    def sign(self, message):
        return self.signer.sign(message).signature


class Paper(Device):
    """A recovery key, with the pairs that follow from it."""

    def __init__(self, name):
        self.bytes = drawn(name, 16)
        root = sub_key(self.bytes, "sync/recovery")
        self.signer = signing.SigningKey(sub_key(root, "sync/recovery signing"))
        self.key = bytes(self.signer.verify_key)
        self.box = bindings.crypto_box_seed_keypair(sub_key(root, "sync/recovery box"))
        self.text = recovery_text(self.bytes)


class Group:
    """The keys of a group, and its files."""

    def __init__(self, founder):
        self.founder, self.salt = founder, drawn("salt", 16)
        self.id = hashed(fields("sync/group", founder.key, founder.box[0], self.salt))[:16]
        self.epochs = {epoch: {kind: drawn(f"epoch {epoch} key {kind}") for kind in (1, 2, 3)}
                       for epoch in (1, 2)}
        # Somebody else began epoch 2 at the same time.
        self.others = {kind: drawn(f"another epoch 2 key {kind}") for kind in (1, 2, 3)}

    def key(self, kind, epoch):
        return self.epochs[epoch][kind] if epoch in self.epochs else drawn(f"epoch {epoch} {kind}")

    def check(self, kind, epoch):
        return code(self.key(kind, epoch), "sync/key check", epoch, kind)

    def checks(self, epoch, kinds=(1, 2, 3)):
        return listed(bytes([kind]) + self.check(kind, epoch) for kind in kinds)

    def other_checks(self):
        return listed(bytes([kind]) + code(key, "sync/key check", 2, kind)
                      for kind, key in self.others.items())

    def ring(self, epochs=(1, 2), spaces=3, group=None):
        """A packed keyring."""
        data = (group or self.id) + struct.pack("<H", len(epochs))
        for epoch in epochs:
            kinds = [kind for kind in (1, 2, 3) if kind == 3 or spaces & kind]
            data += struct.pack("<HB", epoch, sum(1 << kind for kind in kinds))
            for kind in 1, 2, 3:
                data += self.key(kind, epoch) if kind in kinds else bytes(32)
        return data

    # Entries of the roster.

    def founded(self, name=None):
        return b"\1" + self.founder.record(name) + counted(self.salt) + self.checks(1)

    def admitted(self, device, number=None, epoch=1, **changes):
        number = device.number if number is None else number
        return (b"\2" + device.record(**changes) + struct.pack("<H", number)
                + self.check(3, epoch))

    def renewed(self, paper, stay=(), group=None):
        proof = paper.sign(fields("sync/recovery proof", group or self.id))
        return b"\4" + paper.box[0] + paper.key + proof + listed(one.id for one in stay)

    def left(self, stay=()):
        return b"\6" + listed(one.id for one in stay)

    def removal(self, device, ends, stay=()):
        found = [bytes([KINDS[kind]]) + struct.pack("<Q", number) + counted(head)
                 for kind, (number, head) in sorted(ends.items(), key=lambda end: KINDS[end[0]])]
        return device.id + listed(found) + listed(one.id for one in stay)

    def begun(self, number, removals=(), recipients=(), kinds=(1, 2, 3), checks=None):
        return (b"\5" + struct.pack("<H", number) + listed(removals)
                + (checks or self.checks(number, kinds))
                + listed(sorted(one.id for one in recipients)))

    def entry(self, device, number, content, signer=None, authority=0, origin=None, group=None):
        """A signed entry in a device's log."""
        named = bytes([authority]) + (origin.id if authority else b"")
        message = fields("sync/roster entry", group or self.id, device.id, number,
                         named if authority else None, content)
        return (device.id + struct.pack("<Q", number) + named + counted(content)
                + (signer or device).sign(message))

    # Files.

    def segment(self, path, payload, writer, name, epoch=1, **changes):
        """A segment for a path. Changes: what differs from how it should be, by the names below."""
        get = changes.get
        kind, first, last = path[33], *path[35:-4].split("-")
        form, boxes = get("form", 2), get("boxes", [])
        plain = get("plain", padded(packed(payload, get("level", 0))))
        clear_count = 71 + sum(map(len, boxes))
        length = clear_count + (32 if form > 1 else 0) + 24 + len(plain) + 16 + 64
        clear = b"cardseg\n" + struct.pack(
            "<HBH16s16sQQIHI", get("written_form", form), get("kind", KINDS[kind]), epoch,
            get("group", self.id), get("replica", bytes.fromhex(path[:32])),
            get("first", int(first)), get("last", int(last)), length + get("longer", 0), len(boxes),
            len(boxes[0]) if boxes else 0) + b"".join(boxes)
        key = get("key") or self.key(KINDS[kind], epoch)
        data = clear
        if form > 1:
            data += code(get("committed") or key, "sync/segment key", clear)
        data += box(plain, get("box_key") or key, name, get("bound", "sync/segment"), clear)
        message = fields("sync/segment signature", data) if form > 1 else data
        data += writer.sign(data if get("bare") else message)
        return data

    def chunk(self, name, epoch=1, **changes):
        """A chunk whose sealed content is zeros, which are left out: its name, its head, its tag."""
        get = changes.get
        key = get("key") or sub_key(self.key(1, epoch), "sync/media")
        nonce, zeros = drawn(f"nonce {name}", 24), bytes((1 << 20) - 84)
        content = bindings.crypto_aead_xchacha20poly1305_ietf_encrypt(zeros, b"", nonce, key)[:-16]
        named = get("chunk") or code(key, "sync/media chunk name", content)[:16]
        head = b"cardmed\n" + struct.pack("<HH", get("form", 1), epoch)
        head += get("group", self.id) + named
        whole = bindings.crypto_aead_xchacha20poly1305_ietf_encrypt(
            content, fields(get("bound", "sync/media chunk"), head), nonce, key)
        assert whole[:-16] == zeros
        return named, head + nonce, whole[-16:]

    def pairing(self, one_time, message, ident, content, name, **changes):
        get = changes.get
        key = sub_key(one_time, "sync/pairing", f"sync/pairing {message}")
        plain = get("plain") or padded(counted(content))
        return (b"cardpair\n" + struct.pack("<H", get("form", 1))
                + box(plain, key, name, message, ident, get("group", self.id)))


def frame(number, place, knows, groups=b"", time=1_800_000_000_000):
    """A frame with groups of operations."""
    vector = compact(len(knows)) + b"".join(
        compact(one) + compact(last) for one, last in sorted(knows.items()))
    return (compact(number) + compact(place) + vector + compact(time << 16) + signed(time) + groups)


def operations(number, content):
    return bytes([number]) + compact(len(content)) + content


def columns(keys):
    """A column of objects."""
    last, data = 0, compact(len(keys)) + bytes(kind for kind, _ in keys)
    for _, ident in keys:
        data, last = data + signed(ident - last), ident
    return data


def set_fields(settings):
    """The operations that set fields: (kind, id, field, value), sorted."""
    data = columns([one[:2] for one in settings]) + bytes(one[2] for one in settings)
    data += b"".join(signed(0) for _ in settings)
    values = [one[3] for one in settings]
    data += b"".join(compact(len(value)) for value in values)
    if len(values) > 1 and len(set(map(len, values))) == 1:
        data += bytes(value[place] for place in range(len(values[0])) for value in values)
    else:
        data += b"".join(values)
    return operations(1, data)


def log(frames, before=bytes(32)):
    """The content of a segment of frames, and the running hash after them."""
    data, head = before, before
    for one in frames:
        data, head = data + compact(len(one)) + one, hashed(head + one)
    return data, head
