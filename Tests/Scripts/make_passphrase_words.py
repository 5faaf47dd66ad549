#!/usr/bin/env python3
"""Makes Sources/Domain/Locking/Generated/PassphraseWords.swift from eff_large_wordlist.txt.

The list is the long word list of the Electronic Frontier Foundation, unchanged:
https://www.eff.org/files/2016/07/18/eff_large_wordlist.txt, CC BY 3.0 US.

With --check nothing is written; the exit status is 1 where what is generated is not up to date.
"""

import hashlib
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
LIST = HERE / "eff_large_wordlist.txt"
TARGET = HERE.parents[1] / "Sources/Domain/Locking/Generated/PassphraseWords.swift"
SHA256 = "addd35536511597a02fa0a9ff1e5284677b8883b83e986e43f15a3db996b903e"

data = LIST.read_bytes()
if hashlib.sha256(data).hexdigest() != SHA256:
    sys.exit(f"make_passphrase_words.py: {LIST.name} is not the list of the EFF")
words = [line.split("\t")[1] for line in data.decode("ascii").splitlines()]
width = max(len(word) for word in words)
per_row = 10
cells = [word.ljust(width, ".") for word in words]
rows = ["".join(cells[start : start + per_row]) for start in range(0, len(cells), per_row)]
text = (
    "// swift-format-ignore-file\n"
    "// Made by Tests/Scripts/make_passphrase_words.py from eff_large_wordlist.txt.\n"
    "//\n"
    "// EFF's long word list, by the Electronic Frontier Foundation, unchanged but for its form:\n"
    "// https://www.eff.org/files/2016/07/18/eff_large_wordlist.txt, licensed under CC BY 3.0 US\n"
    "// (https://creativecommons.org/licenses/by/3.0/us/).\n\n"
    "/// The words of generated passphrases.\n"
    "enum PassphraseWords {\n"
    "  /// The number of words.\n"
    f"  static let count = {len(words)}\n\n"
    "  /// The columns of a word, which is followed by dots.\n"
    f"  static let width = {width}\n\n"
    "  /// The words of a line, which ends in a line break.\n"
    f"  static let perRow = {per_row}\n\n"
    "  /// The words in their order.\n"
    '  static let text: StaticString = """\n'
    + "".join(f"    {row}\n" for row in rows)
    + '\n    """\n}\n'
)
if "--check" in sys.argv[1:]:
    sys.exit(0 if TARGET.exists() and TARGET.read_text("ascii") == text else 1)
TARGET.parent.mkdir(exist_ok=True)
TARGET.write_text(text, "ascii")
