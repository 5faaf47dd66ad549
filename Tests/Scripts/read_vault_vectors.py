#!/usr/bin/env python3
"""Runs the readers of docs/spec over Tests/Vectors/vault, and tells where they say something else.

    python3 Tests/Scripts/read_vault_vectors.py [NAME ...]

Prints a line for each vector that is read otherwise, and how many there were. The exit status is 1
if there was one.
"""

import base64
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
VECTORS = ROOT / "Tests" / "Vectors" / "vault"
SPEC = ROOT / "docs" / "spec"


def applied(data, edit):
    """The bytes of a file after an edit; None for no file."""
    if edit.get("remove"):
        return None
    data = bytearray(data or b"")
    if "cut" in edit:
        return data[:edit["cut"]]
    if "flip" in edit:
        data[edit["flip"]] ^= 1
        return data
    if "put" in edit:
        content = base64.b64decode(edit["put"])
    elif "from" in edit:
        content = (VECTORS / edit["from"]).read_bytes()
    else:
        start, count = edit["copy"]
        content = bytes(data[start:start + count])
    for place in edit["at"]:
        data.extend(bytes(max(0, place + len(content) - len(data))))
        data[place:place + len(content)] = content
    return data


def files(base, edits):
    """The files of a vector, by the endings of their names."""
    made = {}
    for ending, parts in base.items():
        data = bytearray()
        for place, name in parts:
            content = (VECTORS / name).read_bytes()
            data.extend(bytes(max(0, place + len(content) - len(data))))
            data[place:place + len(content)] = content
        made[ending] = data
    for edit in edits:
        made[edit["file"]] = applied(made.get(edit["file"]), edit)
    return {ending: data for ending, data in made.items() if data is not None}


def differing(found, expected):
    """The first table in which a reader found other records than a vector says; None for none."""
    for table, rows in expected.items():
        known = {str(row["id"]): row for row in found.get(table, [])}
        if known.keys() != rows.keys() or any(
                known[number][column] != value
                for number, row in rows.items() for column, value in row.items()):
            return table
    return None


def verdict(index, name, folder):
    """What the readers say of a vector."""
    vector = json.loads((VECTORS / f"{name}.json").read_text())
    vault = folder / "vault"
    for ending, data in files(index["bases"][vector["base"]], vector["edits"]).items():
        path = Path(f"{vault}{ending}")
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(data)
    vault = folder / f"vault{vector.get('opened', '')}"
    device = folder / "device-key"
    if "device" in vector:
        device.write_bytes(base64.b64decode(vector["device"]))
    ran = read(vector, vault, device, SPEC / "read_media.py", folder / "media")
    found = ran.stderr.split(" ")[0].strip() or f"nothing, with status {ran.returncode}"
    if "records" in vector:
        everything = read(vector, vault, device, SPEC / "read_vault.py").stdout
        table = differing(json.loads(everything) or {}, vector["records"])
        return f"{found} with other records in {table}" if table else found
    return found


def read(vector, vault, device, *reader):
    """Has a reader read a vector."""
    source, secret = os.pipe()
    os.write(secret, vector["secret"].encode() + b"\n")
    os.close(secret)
    arguments = [*reader, vault, "--passcode-fd", source, "--device-key", device]
    arguments += ["--recovery"] if vector["opens"] == "recovery" else []
    ran = subprocess.run([sys.executable, *map(str, arguments)], pass_fds=[source],
                         capture_output=True, text=True, check=False)
    os.close(source)
    return ran


def main():
    index = json.loads((VECTORS / "index.json").read_text())
    names = sys.argv[1:] or list(index["vectors"])
    wrong = 0
    for name in names:
        expected = index["vectors"][name]["verdict"]
        with tempfile.TemporaryDirectory() as folder:
            found = verdict(index, name, Path(folder))
        if found != expected:
            wrong += 1
            print(f"{name}: {found}, and not {expected}")
    print(f"{len(names)} vectors, {wrong} read otherwise")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
