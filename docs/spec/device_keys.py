"""Keys: what devices.md says in "Keys and epochs", "Pairing" and "A recovery key on a remote", and
recovery-key.md. Used by read_device.py."""

import functools
import re
import unicodedata

from device_files import (
    MOST,
    Bytes,
    Refused,
    code,
    fields,
    hashed,
    is_signed,
    opened,
    sub_key,
    unsealed,
)
from device_roster import entries, fold, replica
from nacl import bindings

PAIRING = re.compile(r"pairing/([0-9a-f]{16})\.(invitation|request|admission)")
SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
# Python takes these for white space besides; Unicode has them as control characters alone.
NO_SPACE = "\x1c\x1d\x1e\x1f"


def keyring(data, group, ring):
    """Adds the keys of a packed keyring to a ring; false, and none, if it is another group's."""
    reader = Bytes(data)
    is_own = reader.take(16) == group
    if len(data) != 18 + 99 * reader.number(2):
        raise ValueError
    if not is_own:
        return False
    while reader.left():
        epoch, there = reader.number(2), reader.number(1)
        for kind in 1, 2, 3:
            key, known = reader.take(32), ring.setdefault((epoch, kind), [])
            if there >> kind & 1 and key not in known:
                known.append(key)
    return True


def pairing(data, path, group, one_time):
    """The content of a file of pairing, by the 16 bytes of the key that was shown."""
    if len(data) > MOST:
        raise Refused("too-large")
    if data[:9] != b"cardpair\n" or len(data) < 11:
        raise Refused("not-a-pairing-file")
    if data[9:11] != b"\x01\0":
        raise Refused("newer-format")
    if len(data) < 51:
        raise Refused("not-a-pairing-file")
    ident, message = PAIRING.fullmatch(path).groups()
    key = sub_key(one_time, "sync/pairing", f"sync/pairing {message}")
    plain = opened(data[11:], [key], message, bytes.fromhex(ident), group)
    if plain is None:
        raise Refused("wrong-key")
    try:
        return Bytes(plain).counted()
    except ValueError:
        raise Refused("not-a-pairing-file") from None


def request(content):
    """The replica that a request is of."""
    reader = Bytes(content)
    try:
        newcomer = replica(reader)
        reader.end()
    except ValueError:
        raise Refused("not-a-pairing-file") from None
    return newcomer


def admission(content, asked, group, pair):
    """The keys and the roster of an admission, for a request's content and its X25519 pair."""
    reader, ring = Bytes(content), {}
    try:
        answered, box = reader.take(32), reader.counted()
        signed = entries(reader.counted())
        reader.end()
    except ValueError:
        raise Refused("not-a-pairing-file") from None
    packed = unsealed(box, pair) if answered == hashed(asked) else None
    try:
        is_own = keyring(packed or b"", group, ring)
    except ValueError:
        raise Refused("other-request") from None
    newcomer, roster = request(asked), fold(group, signed)
    own = roster.replicas.get(newcomer.id)
    kinds = [kind for kind in (1, 2, 3) if kind == 3 or newcomer.spaces & kind]
    is_there = is_own and own and own.state == "present"
    if not (is_there and vars(own).items() >= vars(newcomer).items()
            and all(current(roster, kind, ring) for kind in kinds)):
        raise Refused("not-admitted")
    return ring, roster


def check(key, epoch, kind):
    """By what everybody tells that all were given the same key."""
    return code(key, "sync/key check", epoch, kind)


def current(roster, kind, ring):
    """The key of a kind that is in use; None if it is not in the ring."""
    for number, epoch in reversed(list(enumerate(roster.epochs, 1))):
        if kind in epoch.checks:
            found = [(key, of) for (of, sort), keys in ring.items() if sort == kind for key in keys]
            return next((k for k, of in found if check(k, of, kind) == epoch.checks[kind]), None)
    return None


def recovery_key(text):
    """The 16 bytes of a recovery key, or of a one-time key, as it was typed."""
    signs = [sign for sign in text if not (
        sign in "-_" or sign.isspace() and sign not in NO_SPACE
        or unicodedata.category(sign) == "Pd")]
    if not all(sign.isascii() and sign.upper() in SYMBOLS + "OIL" for sign in signs):
        raise Refused("recovery-symbol")
    typed = "".join(signs).upper().translate(str.maketrans("OIL", "011"))
    values, bits = [SYMBOLS.index(symbol) for symbol in typed], 0
    for place in range(0, min(len(values), 35) // 5 * 5, 5):
        total = place // 5 + 1
        for power, value in zip((1, 2, 3, 4, 0), values[place:place + 5]):
            for _ in range(power):
                value = value << 1 ^ (0b100101 if value & 16 else 0)
            total ^= value
        if total:
            raise Refused("recovery-group")
        bits = functools.reduce(lambda sum, v: sum << 5 | v, values[place:place + 4], bits)
    if len(values) != 35:
        raise Refused("recovery-long" if len(values) > 35 else "recovery-short")
    key = (bits >> 12).to_bytes(16, "big")
    if bits & 4095 != int.from_bytes(hashed(key)[:2], "big") >> 4:
        raise Refused("recovery-whole")
    return key


def pairs(key):
    """The X25519 and the Ed25519 pair of the 16 bytes of a recovery key."""
    root = sub_key(key, "sync/recovery")
    return (bindings.crypto_box_seed_keypair(sub_key(root, "sync/recovery box")),
            bindings.crypto_sign_seed_keypair(sub_key(root, "sync/recovery signing")))


def lost(roster, group, key):
    """The replica whose recovery key this is; None if it opens nothing."""
    box, sign = pairs(key)
    for own in reversed(roster.replicas.values()):
        half = own.recovery if own.state == "present" else None
        if half and (half.box, half.key) == (box[0], sign[0]) and is_signed(
                half.key, half.proof, fields("sync/recovery proof", group)):
            return own
    return None
