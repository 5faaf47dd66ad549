#!/usr/bin/env python3
"""Renews the corpora of Tests/Fuzzing.

Of what is in them, what fuzzing found since, fixtures, and inputs that the program's own code
makes, it keeps the smallest that reach as much together.

    fuzz_seeds.py FUZZER [NAME...]
"""

import contextlib
import os
import pathlib
import shutil
import sqlite3
import subprocess
import sys
import tempfile

TESTS = pathlib.Path("Tests")
CORPUS = TESTS / "Fuzzing/corpus"
RUNS = pathlib.Path(".build/fuzzing/runs/corpus")
# The most bytes of an entry's corpus, and of an input that fuzzing found.
MOST, LONGEST = 150_000, 6_000
ENVIRONMENT = os.environ | {"ASAN_OPTIONS": "allocator_may_return_null=1:detect_leaks=0"}
# The bytes before a file that choose how it is read.
FIXTURES = {
    "packages": [(b"\0", "AnkiPackagesTests/Fixtures/*pkg")],
    "card-files": [
        (b"\0", "CardFormatsTests/Fixtures/Formats/*"),
        (b"\0", "CardFormatsTests/Fixtures/*.csv"),
        (b"\0", "CardFormatsTests/Fixtures/*.json"),
    ],
    "keepass": [
        (b"\0", "CardFormatsTests/Fixtures/KeePass/4.0-*secret.kdbx"),
        (b"\0", "CardFormatsTests/Fixtures/KeePass/3.1-*gzip.kdbx"),
        (b"\4", "CardFormatsTests/Fixtures/KeePass/*.key*"),
    ],
    "deck-files": [(b"", "DeckFormatsTests/Fixtures/Formats/*")],
    "pictures": [(b"\x40", "MediaDecodingTests/Fixtures/Pictures/*[a-z0-9].[pjgw]*[gfp]")],
    "sounds": [(b"", "MediaDecodingTests/Fixtures/Sounds/*")],
}


def shrink(database: bytes) -> bytes:
    """A collection with a few rows of each table, in small pages."""
    with tempfile.NamedTemporaryFile() as file:
        file.write(database)
        file.flush()
        with contextlib.closing(sqlite3.connect(file.name, isolation_level=None)) as connection:
            connection.create_collation("unicase", lambda a, b: (a > b) - (a < b))
            for table in ("notes", "cards", "revlog"):
                connection.execute(f"DELETE FROM {table} WHERE rowid NOT IN"
                                   f" (SELECT rowid FROM {table} LIMIT 2)")
            connection.execute("PRAGMA page_size = 512")
            connection.execute("VACUUM")
        return pathlib.Path(file.name).read_bytes()


def seeds(fuzzer: pathlib.Path, folder: pathlib.Path) -> None:
    """Writes the inputs to begin with, in a folder for each entry."""
    subprocess.run([fuzzer, "seeds", folder], check=True, env=ENVIRONMENT)
    for path in (folder / "package-database").glob("*"):
        database = path.read_bytes()
        path.write_bytes(database[:1] + shrink(database[1:]))
    for entry, fixtures in FIXTURES.items():
        (folder / entry).mkdir(exist_ok=True)
        for prefix, pattern in fixtures:
            for path in TESTS.glob(pattern):
                if path.is_file() and path.stat().st_size <= LONGEST * 16:
                    (folder / entry / path.name).write_bytes(prefix + path.read_bytes())


def renew(fuzzer: pathlib.Path, entry: str, given: pathlib.Path) -> None:
    """Renews the corpus of an entry, with what was given besides."""
    with tempfile.TemporaryDirectory() as scratch:
        kept = pathlib.Path(scratch) / "kept"
        found = pathlib.Path(scratch) / "found"
        kept.mkdir()
        found.mkdir()
        for path in (RUNS / entry).glob("*"):
            if path.stat().st_size <= LONGEST:
                shutil.copy(path, found)
        program = pathlib.Path(scratch) / entry
        program.symlink_to(fuzzer)
        folders = [folder for folder in (CORPUS / entry, given, found) if folder.is_dir()]
        subprocess.run(
            [program, "-set_cover_merge=1", "-timeout=60", "-rss_limit_mb=4096", kept, *folders],
            check=True, env=ENVIRONMENT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        shutil.rmtree(CORPUS / entry, ignore_errors=True)
        (CORPUS / entry).mkdir(parents=True)
        total = 0
        for path in sorted(kept.glob("*"), key=lambda path: (path.stat().st_size, path.name)):
            total += path.stat().st_size
            if total > MOST:
                break
            shutil.copy(path, CORPUS / entry / path.name)
        count = len(list((CORPUS / entry).glob("*")))
        print(f"{entry}: {count} inputs, {min(total, MOST)} bytes", flush=True)


def main() -> None:
    fuzzer = pathlib.Path(sys.argv[1]).resolve()
    entries = sys.argv[2:] or subprocess.run(
        [fuzzer], check=True, env=ENVIRONMENT, text=True, capture_output=True).stdout.split()
    with tempfile.TemporaryDirectory() as folder:
        seeds(fuzzer, pathlib.Path(folder))
        for entry in entries:
            renew(fuzzer, entry, pathlib.Path(folder) / entry)


if __name__ == "__main__":
    main()
