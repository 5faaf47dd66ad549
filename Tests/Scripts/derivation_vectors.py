#!/usr/bin/env python3
"""Writes Tests/Vectors/derivations.tsv: what Cardcase derives, seals and signs, computed without
libsodium and without its code: BLAKE2b and SHA-512 by hashlib, X25519, Ed25519, Poly1305 and
ChaCha20-Poly1305 by OpenSSL, and the cores of Salsa20 and ChaCha20 as their authors describe them.

    python3 -m venv VENV && VENV/bin/pip install cryptography==50.0.2
    VENV/bin/python Tests/Scripts/derivation_vectors.py

A row has its kind, a key, one or two arguments and what comes of them, in hexadecimal digits:

    subkey     key, purpose in plain text           the sub-key for a purpose
    code       key, fields                          the authentication code of associated data
    mark       key, secret                          the keyed hash of a secret
    media      key, content                         the keyed hash of a file
    sum        content                              the checksum without a key
    pages      key, number                          one of the three keys of the sealed pages
    box        key, fields, nonce and content       a sealed box
    exchange   seed                                 the public half of a pair for sealing
    letter     seed, box                            what was sealed to that pair
    signature  seed, message, public half           the signature

Fields are in plain text, with bars between them: `text NAME`, `number N`, `bytes DIGITS`, `none`.
"""

import hashlib
import pathlib
import random
import struct

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.poly1305 import Poly1305

TARGET = pathlib.Path(__file__).parents[1] / "Vectors" / "derivations.tsv"

# Every purpose of a sub-key. What the program writes with a name in it stands here with each name.
PURPOSES = [
    "device/mark",
    "letterbox",
    "letterbox/x25519 seed",
    "record sum/payment_card",
    "record/letterbox_item",
    "record/payment_card",
    "record/undo_part",
    "session",
    "slot/commitment",
    "slot/device",
    "slot/recovery",
    "slot/wrapping",
    "sync/media",
    "sync/media contents",
    "sync/pairing",
    "sync/pairing admission",
    "sync/pairing invitation",
    "sync/pairing request",
    "sync/recovery",
    "sync/recovery box",
    "sync/recovery signing",
    "sync/value",
    "sync/value mark",
    "sync/wallet values",
    "vault/identity",
    "vault/manifest",
    "vault/pages",
    "vault/pending recovery key",
    "vault/public half of the recovery key",
    "vault/settings",
]

MASK = 0xFFFFFFFF
SIGMA = struct.unpack("<4I", b"expand 32-byte k")


def keyed(message, key, personal):
    return hashlib.blake2b(message, digest_size=32, key=key, person=personal).digest()


def pages(key, number):
    """crypto_kdf: BLAKE2b of nothing, with the number as salt and the context as personal."""
    salt = number.to_bytes(8, "little")
    return hashlib.blake2b(b"", digest_size=32, key=key, salt=salt, person=b"pages  1").digest()


def associated(fields):
    """Associated data: the kind of each field, its length in 64 bits, its bytes."""
    data = b""
    for kind, value in fields:
        content = {
            "text": lambda: value.encode(),
            "number": lambda: struct.pack("<q", value),
            "bytes": lambda: value,
            "none": lambda: b"",
        }[kind]()
        code = ["text", "number", "bytes", "none"].index(kind) + 1
        data += struct.pack("<BQ", code, len(content)) + content
    return data


def told(fields):
    """The fields as they stand in the table."""
    parts = [
        kind if kind == "none" else f"{kind} {value.hex() if kind == 'bytes' else value}"
        for kind, value in fields
    ]
    return "|".join(parts)


def rotated(value, count):
    value &= MASK
    return (value << count | value >> 32 - count) & MASK


def salsa_rounds(x):
    """Ten double rounds of Salsa20: columns, then rows."""
    columns = [(0, 4, 8, 12), (5, 9, 13, 1), (10, 14, 2, 6), (15, 3, 7, 11)]
    rows = [(0, 1, 2, 3), (5, 6, 7, 4), (10, 11, 8, 9), (15, 12, 13, 14)]
    for _ in range(10):
        for a, b, c, d in columns + rows:
            x[b] ^= rotated(x[a] + x[d], 7)
            x[c] ^= rotated(x[b] + x[a], 9)
            x[d] ^= rotated(x[c] + x[b], 13)
            x[a] ^= rotated(x[d] + x[c], 18)
    return x


def salsa_state(key, block):
    k, n = struct.unpack("<8I", key), struct.unpack("<4I", block)
    return [SIGMA[0], *k[:4], SIGMA[1], *n, SIGMA[2], *k[4:], SIGMA[3]]


def hsalsa20(key, block):
    x = salsa_rounds(salsa_state(key, block))
    return struct.pack("<8I", *(x[index] for index in (0, 5, 10, 15, 6, 7, 8, 9)))


def xsalsa20(key, nonce, count):
    """So many bytes of the key stream."""
    key = hsalsa20(key, nonce[:16])
    stream = b""
    while len(stream) < count:
        state = salsa_state(key, nonce[16:] + struct.pack("<Q", len(stream) // 64))
        words = zip(state, salsa_rounds(list(state)), strict=True)
        stream += struct.pack("<16I", *((a + b) & MASK for a, b in words))
    return stream[:count]


def hchacha20(key, block):
    x = [*SIGMA, *struct.unpack("<8I", key), *struct.unpack("<4I", block)]
    columns = [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)]
    diagonals = [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]
    for _ in range(10):
        for a, b, c, d in columns + diagonals:
            for count in (16, 8):
                x[a] = (x[a] + x[b]) & MASK
                x[d] = rotated(x[d] ^ x[a], count)
                x[c] = (x[c] + x[d]) & MASK
                x[b] = rotated(x[b] ^ x[c], count - 4 if count == 16 else 7)
    return struct.pack("<8I", *x[:4], *x[12:])


def sealed(key, nonce, content, fields):
    """A box of XChaCha20-Poly1305: nonce, ciphertext, tag."""
    cipher = ChaCha20Poly1305(hchacha20(key, nonce[:16]))
    return nonce + cipher.encrypt(bytes(4) + nonce[16:], content, associated(fields))


def pair(seed):
    return X25519PrivateKey.from_private_bytes(hashlib.sha512(seed).digest()[:32])


def public(secret):
    return secret.public_key().public_bytes_raw()


def letter(seed, ephemeral, content):
    """crypto_box_seal: an ephemeral public key, and a box of XSalsa20-Poly1305."""
    ours, theirs = public(ephemeral), public(pair(seed))
    nonce = hashlib.blake2b(ours + theirs, digest_size=24).digest()
    shared = ephemeral.exchange(X25519PublicKey.from_public_bytes(theirs))
    stream = xsalsa20(hsalsa20(shared, bytes(16)), nonce, 32 + len(content))
    box = bytes(a ^ b for a, b in zip(content, stream[32:], strict=True))
    return ours + Poly1305.generate_tag(stream[:32], box) + box


def field_lists(source):
    """What associated data is made of: that of boxes and codes of the program, and each kind."""
    vault, group = source.randbytes(16), source.randbytes(16)
    slot = [("text", "slot"), ("bytes", vault)]
    cost = [("number", 64 << 20), ("number", 3)]
    passcode = [
        ("text", "passcode"),
        ("text", "passphrase"),
        ("bytes", source.randbytes(16)),
        *cost,
    ]
    return [
        [],
        [("none", None)],
        [("text", "")],
        [("text", "ключ 鍵")],
        [("number", -1)],
        [("number", -(2**63)), ("number", 2**63 - 1)],
        [("bytes", b"")],
        [("text", "vault"), ("bytes", vault)],
        [*slot, *passcode],
        [*slot, *passcode, ("bytes", source.randbytes(32))],
        [*slot, ("text", "recovery"), *[("none", None)] * 4],
        [("text", "settings"), ("bytes", vault), ("text", "idle"), ("text", "120")],
        [("text", "sealed"), ("bytes", vault), ("text", "pending recovery key")],
        [("text", "record"), ("bytes", vault), ("text", "payment_card"), ("number", 7)],
        [("text", "device"), ("bytes", vault)],
        [("text", "media"), ("number", source.getrandbits(62)), ("number", 255)],
        [("text", "secrets")],
        [("text", "content"), ("bytes", source.randbytes(60))],
        [("text", "payment card")],
        [("text", "sync/key check"), ("number", 2), ("number", 1)],
        [("text", "sync/segment"), ("bytes", source.randbytes(80))],
        [("text", "sync/segment key"), ("bytes", source.randbytes(80))],
        [("text", "sync/media chunk"), ("bytes", source.randbytes(40))],
        [("text", "sync/media chunk name"), ("bytes", source.randbytes(200))],
        [("text", "invitation"), ("bytes", source.randbytes(16)), ("bytes", group)],
        [("text", "sync/recovery proof"), ("bytes", group)],
    ]


def rows():
    source = random.Random(9562)
    for purpose in PURPOSES:
        key = source.randbytes(32)
        yield "subkey", key, purpose, "", keyed(purpose.encode(), key, b"cardcase sub-key")
    # Of a recovery key, and of the longest secret.
    for count in (16, 64):
        key = source.randbytes(count)
        yield "subkey", key, "slot/recovery", "", keyed(b"slot/recovery", key, b"cardcase sub-key")
    for fields in field_lists(source):
        key = source.randbytes(32)
        code = keyed(associated(fields), key, b"cardcase authent")
        yield "code", key, told(fields), "", code
        nonce, content = source.randbytes(24), source.randbytes(source.randint(0, 150))
        yield "box", key, told(fields), nonce + content, sealed(key, nonce, content, fields)
    for count in (0, 1, 32, 127, 128, 129, 1000):
        key, content = source.randbytes(32), source.randbytes(count)
        yield "mark", key, content, "", keyed(content, key, b"cardcase  a mark")
        yield "media", key, content, "", keyed(content, key, b"cardcase a media")
        yield "sum", "", content, "", hashlib.blake2b(content, digest_size=32).digest()
    for number in (1, 2, 3):
        for key in (source.randbytes(32), source.randbytes(32)):
            yield "pages", key, number, "", pages(key, number)
    for count in (0, 1, 32, 33, 64, 200):
        seed = source.randbytes(32)
        yield "exchange", seed, "", "", public(pair(seed))
        ephemeral = X25519PrivateKey.from_private_bytes(source.randbytes(32))
        content = source.randbytes(count)
        yield "letter", seed, letter(seed, ephemeral, content), "", content
        message = source.randbytes(count)
        signer = Ed25519PrivateKey.from_private_bytes(seed)
        yield "signature", seed, message, public(signer), signer.sign(message)


def main():
    lines = ["# Tests/Scripts/derivation_vectors.py", "kind\tkey\tfirst\tsecond\tresult"]
    for row in rows():
        fields = [field.hex() if isinstance(field, bytes) else str(field) for field in row]
        lines.append("\t".join(field or "-" for field in fields))
    TARGET.write_text("\n".join(lines) + "\n")
    print(f"{TARGET.name}: {len(lines) - 2}")


main()
