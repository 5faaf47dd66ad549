#!/usr/bin/env python3
"""Writes Tests/Vectors/outside/argon2id.tsv: random settings of Argon2id within the ranges of
libsodium's crypto_pwhash (one lane, a salt of 16 bytes, keys of 16 bytes or more, 8 KiB or more),
with the keys that argon2-cffi, the binding of the authors' own library, derives.

    python3 -m venv VENV && VENV/bin/pip install argon2-cffi==25.1.0
    VENV/bin/python Tests/Scripts/argon2_fixtures.py

The last forty are within what a slot of a vault may ask for, with keys of 32 bytes.
"""

import pathlib
import random
from importlib.metadata import version

from argon2.low_level import Type, hash_secret_raw

TARGET = pathlib.Path(__file__).parents[1] / "Vectors" / "outside" / "argon2id.tsv"
COLUMNS = ["password", "salt", "passes", "kibibytes", "count", "derived"]
SMALL, OF_SLOTS = 160, 40


def settings():
    """Passwords, salts, passes, memory in KiB and lengths of keys."""
    source = random.Random(9106)
    for index in range(SMALL + OF_SLOTS):
        longest = 300 if index % 20 == 0 else 40
        password = source.randbytes(source.randint(0, longest) if index else 0)
        salt = source.randbytes(16)
        if index < SMALL:
            # As many small ones as large ones.
            kibibytes = int(2 ** source.uniform(3, 13))
            yield password, salt, source.randint(1, 10), kibibytes, source.randint(16, 128)
        else:
            yield password, salt, source.randint(1, 4), source.randint(8 << 10, 24 << 10), 32


def main():
    rows = []
    for password, salt, passes, kibibytes, count in settings():
        derived = hash_secret_raw(password, salt, passes, kibibytes, 1, count, Type.ID)
        rows.append([password.hex() or "-", salt.hex(), passes, kibibytes, count, derived.hex()])
    lines = [f"# argon2-cffi {version('argon2-cffi')}", "\t".join(COLUMNS)]
    lines += ["\t".join(str(field) for field in row) for row in rows]
    TARGET.write_text("\n".join(lines) + "\n")
    print(f"argon2id: {len(rows)}")


main()
