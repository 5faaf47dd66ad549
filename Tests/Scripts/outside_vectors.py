#!/usr/bin/env python3
"""Writes the tables of Tests/Vectors/outside that others' test vectors are kept in, from checkouts of
their repositories:

    python3 Tests/Scripts/outside_vectors.py WYCHEPROOF BLAKE2

WYCHEPROOF is a checkout of https://github.com/C2SP/wycheproof, BLAKE2 one of
https://github.com/BLAKE2/BLAKE2. Taken are the groups that apply: the algorithms, lengths of keys,
nonces and tags that the program uses. Fields are in hexadecimal digits, an empty one is `-`.
"""

import json
import pathlib
import sys

TARGET = pathlib.Path(__file__).parents[1] / "Vectors" / "outside"


def write(name, source, columns, rows):
    """A table: where it is from, the names of its columns, and a line for each vector."""
    lines = [f"# {source}", "\t".join(columns)]
    lines += ["\t".join(str(field) or "-" for field in row) for row in rows]
    (TARGET / f"{name}.tsv").write_text("\n".join(lines) + "\n")
    print(f"{name}: {len(rows)}")


def convert(folder, name, columns, applies, row):
    """A table of a file of Wycheproof's: of the groups that apply, what `row` gives of each vector."""
    source = f"testvectors_v1/{name}_test.json"
    groups = json.loads((folder / source).read_text())["testGroups"]
    rows = [
        [test["tcId"], *row(group, test)]
        for group in groups
        if applies(group)
        for test in group["tests"]
    ]
    write(name.replace("_", "-"), f"Wycheproof, {source}", ["id", *columns], rows)


def fields(*names):
    return lambda group, test: [test[name] for name in names]


def aead(group, test):
    sealed = test["ct"] + test["tag"]
    return [test["key"], test["iv"], test["aad"], test["msg"], sealed, test["result"]]


def exchange(group, test):
    """What is acceptable is accepted, unless nothing secret comes of it."""
    refused = "ZeroSharedSecret" in test["flags"]
    verdict = "invalid" if refused else "valid"
    return [test["public"], test["private"], test["shared"], verdict]


def signature(group, test):
    return [group["publicKey"]["pk"], test["msg"], test["sig"], test["result"]]


def blake2b(path):
    """A row for each length of a message whose bytes count up from 0: its hash without a key, and
    with one of 64 bytes that count up from 0."""
    sums = {}
    for test in json.loads(path.read_text()):
        if test["hash"] != "blake2b":
            continue
        count = len(test["in"]) // 2
        assert test["in"] == bytes(range(count)).hex()
        assert test["key"] in ("", bytes(range(64)).hex())
        sums[count, bool(test["key"])] = test["out"]
    lengths = sorted({count for count, _ in sums})
    rows = [[count, sums[count, False], sums[count, True]] for count in lengths]
    write("blake2b", "BLAKE2, testvectors/blake2-kat.json", ["length", "unkeyed", "keyed"], rows)


def main():
    wycheproof, blake2 = (pathlib.Path(argument) for argument in sys.argv[1:])
    TARGET.mkdir(parents=True, exist_ok=True)
    convert(
        wycheproof,
        "xchacha20_poly1305",
        ["key", "nonce", "data", "message", "sealed", "verdict"],
        lambda group: group["ivSize"] == 192,
        aead,
    )
    convert(
        wycheproof,
        "x25519",
        ["public", "secret", "shared", "verdict"],
        lambda group: True,
        exchange,
    )
    convert(
        wycheproof,
        "ed25519",
        ["public", "message", "signature", "verdict"],
        lambda group: True,
        signature,
    )
    convert(
        wycheproof,
        "hmac_sha256",
        ["key", "message", "code", "verdict"],
        lambda group: group["tagSize"] == 256,
        fields("key", "msg", "tag", "result"),
    )
    convert(
        wycheproof,
        "hkdf_sha256",
        ["key", "salt", "purpose", "count", "derived", "verdict"],
        lambda group: True,
        fields("ikm", "salt", "info", "size", "okm", "result"),
    )
    convert(
        wycheproof,
        "pbkdf2_hmacsha256",
        ["password", "salt", "iterations", "count", "derived", "verdict"],
        lambda group: True,
        fields("password", "salt", "iterationCount", "dkLen", "dk", "result"),
    )
    convert(
        wycheproof,
        "aes_cbc_pkcs5",
        ["key", "vector", "message", "sealed", "verdict"],
        lambda group: group["keySize"] == 256,
        fields("key", "iv", "msg", "ct", "result"),
    )
    blake2b(blake2 / "testvectors" / "blake2-kat.json")


main()
