#!/usr/bin/env python3
"""Write Sources/Domain/PaymentCards/BrandTable.swift from card_brands.json and more_card_brands.json,
which lie beside this script.

Run without arguments to write the table. With --check nothing is written, and the exit status is 1
if the table in the repository is not what this script would write.
"""

import json
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
SOURCE = HERE / "card_brands.json"
MORE = HERE / "more_card_brands.json"
TARGET = HERE.parent.parent / "Sources" / "Domain" / "PaymentCards" / "BrandTable.swift"

# Brands that print the security code on the face. The table of brands does not say it.
CODE_ON_FRONT = {"american-express"}


def case_name(brand_id):
    first, *rest = brand_id.split("-")
    return first + "".join(word.capitalize() for word in rest)


def pattern(entry):
    if isinstance(entry, list):
        return f".range({entry[0]}, {entry[1]})"
    return f".prefix({entry})"


def wrapped(items, indent, limit=100):
    """The items with commas between them, filled into lines; a lone one has none."""
    if not items:
        return []
    if len(items) == 1:
        return [indent + items[0]]
    lines, line = [], ""
    for item in items:
        piece = item + ","
        if line and len(indent) + len(line) + 1 + len(piece) > limit:
            lines.append(indent + line)
            line = piece
        else:
            line = f"{line} {piece}" if line else piece
    lines.append(indent + line)
    return lines


def patterns(entries):
    if not entries:
        return ["    patterns: [],"]
    return ["    patterns: [", *wrapped([pattern(entry) for entry in entries], "      "), "    ],"]


def table(brands, more):
    brands = brands | more
    out = [
        "// Made by Tests/Scripts/generate_brand_table.py from card_brands.json and more_card_brands.json.",
        "// Change it there. Facts: credit-card-type 10.3.0, and the sources that the second file names.",
        "",
        "/// A card brand. The raw value is the brand's id; the order of the cases is the order of priority",
        "/// of candidates.",
        "public enum Brand: String, CaseIterable, Codable, Sendable {",
    ]
    for brand_id, facts in brands.items():
        out.append(f"  /// {facts['niceType']}.")
        name = case_name(brand_id)
        out.append(f"  case {name}" + ("" if name == brand_id else f' = "{brand_id}"'))
    out += ["", "  /// The brand's formats.", "  public var facts: BrandFacts {", "    switch self {"]
    for brand_id in brands:
        out.append(f"    case .{case_name(brand_id)}: BrandTable.{case_name(brand_id)}")
    out += ["    }", "  }", "}", "", "/// The facts, one constant for each brand.", "enum BrandTable {"]
    for index, (brand_id, facts) in enumerate(brands.items()):
        if index:
            out.append("")
        code = facts["code"]
        side = "front" if brand_id in CODE_ON_FRONT else "back"
        out += [
            f"  static let {case_name(brand_id)} = BrandFacts(",
            f'    displayName: "{facts["niceType"]}",',
            *patterns(facts["patterns"]),
            f"    gaps: {facts['gaps']},",
            f"    lengths: {facts['lengths']},",
            f'    securityCode: SecurityCodeFacts(name: "{code["name"]}", size: {code["size"]}, side: .{side}),',
            f"    isAddition: {'true' if brand_id in more else 'false'}",
            "  )",
        ]
    out += ["}", ""]
    return "\n".join(out)


def main():
    known, more = (json.loads(path.read_text(encoding="utf-8"))["brands"] for path in (SOURCE, MORE))
    text = table(known, more)
    if "--check" in sys.argv[1:]:
        sys.exit(0 if TARGET.read_text(encoding="utf-8") == text else 1)
    TARGET.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
