#!/usr/bin/env python3
"""Writes Sources/Domain/TextSearch/AccentTable.swift from Python's copy of the Unicode database.

    python3 Tests/Scripts/accents.py

The table has every letter of the Latin, Greek and Cyrillic blocks that is a base letter with
combining accents, beside that base letter. Other scripts are left out: there a mark makes another
letter, as in Japanese.
"""

import unicodedata
from pathlib import Path

TARGET = Path(__file__).parents[2] / "Sources" / "Domain" / "TextSearch" / "AccentTable.swift"
BLOCKS = [(0x00C0, 0x0250), (0x0370, 0x0530), (0x1E00, 0x2000)]


def pairs():
    for first, end in BLOCKS:
        for code in range(first, end):
            letter = chr(code)
            parts = unicodedata.normalize("NFD", letter)
            if len(parts) > 1 and parts[0].isalpha() and all(
                    unicodedata.combining(mark) for mark in parts[1:]):
                yield letter, parts[0]


def main():
    by_base = {}
    for letter, base in pairs():
        by_base.setdefault(base, []).append(letter)
    lines = []
    for base in sorted(by_base):
        letters = by_base[base]
        for start in range(0, len(letters), 40):
            lines.append(base + "".join(letters[start:start + 40]))
    body = "\n".join("    " + line for line in lines)
    TARGET.write_text(f'''/// Letters with accents beside their base letters.
///
/// Made by Tests/Scripts/accents.py from Unicode {unicodedata.unidata_version}; not to be edited.
package enum AccentTable {{
  /// One line for each base letter: the letter, then its accented forms.
  static let lines = """
{body}
    """

  /// Maps an accented letter to its base letter.
  package static let bases: [Unicode.Scalar: Unicode.Scalar] = {{
    var bases: [Unicode.Scalar: Unicode.Scalar] = [:]
    for line in lines.unicodeScalars.split(separator: "\\n") {{
      for letter in line.dropFirst() {{ bases[letter] = line.first }}
    }}
    return bases
  }}()
}}
''')


if __name__ == "__main__":
    main()
