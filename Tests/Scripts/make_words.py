#!/usr/bin/env python3
"""Makes Sources/Domain/Wording/Generated from the PO files in po: `make words`.

The templates (po/*.pot) hold the phrases in English, by part of the program. The context of an entry
(msgctxt) is the phrase's name in the code, and the names in braces in its sentence (msgid) are the
phrase's placeholders. An entry with a plural is something that can be counted. A language is one file
beside them, such as po/de.po, as `msginit` makes it from all templates (`msgcat po/*.pot`). A phrase
that it has no words for, none that are sure (`#, fuzzy`), or those of an older English sentence, is
English.

With --check nothing is written; the exit status is 1 where what is generated is not up to date, or a
language has words for what is no phrase.
With --complete nothing is written either; the phrases are listed that languages have no words for,
and the exit status is 1 where there are any.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PO = ROOT / "po"
GENERATED = ROOT / "Sources/Domain/Wording/Generated"
HEADER = "// swift-format-ignore-file\n// Made by Tests/Scripts/make_words.py from {}. Change it there.\n"

PLACEHOLDER = re.compile(r"\{([a-z][A-Za-z0-9]*)\}")
CODE = re.compile(r"[a-z]{2,3}(_[A-Z][a-z]{3})?(_[A-Z]{2})?")
KEYWORDS = {"as", "do", "if", "in", "is"}
NAME = re.compile(r"[a-z][A-Za-z0-9]*")
FIELD = re.compile(r'(msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?)\s+(".*")')
ESCAPES = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}


def fail(reason):
    sys.exit(f"make_words.py: {reason}")


def unquoted(text):
    return re.sub(r"\\(.)", lambda match: ESCAPES[match[1]], text[1:-1])


def entries(path):
    """The entries of a PO file as dictionaries of their fields; the first is its header."""
    result, entry, field = [], {}, None
    for number, line in enumerate(path.read_text("utf-8").splitlines() + [""], 1):
        line = line.strip()
        if line.startswith("#"):
            if line.startswith("#,") and "fuzzy" in line:
                entry["fuzzy"] = True
            continue
        if not line:
            if "msgid" in entry:
                result.append(entry)
            entry, field = {}, None
        elif match := FIELD.fullmatch(line):
            field = match[1]
            if field in entry:
                fail(f"{path.name}:{number}: a second {field} without an empty line before it")
            entry[field] = unquoted(match[2])
        elif line.startswith('"') and line.endswith('"') and field:
            entry[field] += unquoted(line)
        else:
            fail(f"{path.name}:{number}: not a line of a PO file")
    return result


def placeholders(sentence):
    """The names in braces, in the order in which they first appear."""
    return list(dict.fromkeys(PLACEHOLDER.findall(sentence)))


class Part:
    """A template: the phrases of one part of the program, and what it counts."""

    def __init__(self, path):
        self.name = path.stem
        self.phrases, self.counts = {}, {}
        for entry in entries(path):
            if not entry["msgid"]:
                continue
            name = entry.get("msgctxt", "")
            if not NAME.fullmatch(name):
                fail(f"{path.name}: '{name}' is no name for a phrase")
            if name in self.phrases or name in self.counts:
                fail(f"{path.name}: {name} is there twice")
            if "msgid_plural" in entry:
                self.counts[name] = [entry["msgid"], entry.get("msgid_plural")]
            else:
                self.phrases[name] = entry["msgid"]


class Language:
    """The words of a language, by name."""

    def __init__(self, code, sentences, counts, rule, forms, unknown=()):
        self.code, self.sentences, self.counts, self.rule = code, sentences, counts, rule
        self.unknown = unknown
        self.forms = forms

    @classmethod
    def read(cls, path, parts):
        if not CODE.fullmatch(path.stem):
            fail(f"{path.name}: its name is no code of a language, such as de, pt_BR or zh_Hant")
        header, *rest = entries(path)
        plural = re.search(
            r"nplurals\s*=\s*(\d+)\s*;\s*plural\s*=\s*([^;\n]+);", header["msgstr"]
        )
        if header["msgid"] or not plural:
            fail(f"{path.name}: its header has no Plural-Forms")
        names = [entry.get("msgctxt", "") for entry in rest]
        if twice := {name for name in names if names.count(name) > 1}:
            fail(f"{path.name}: there twice: {', '.join(sorted(twice))}")
        sentences, counts, unknown = {}, {}, []
        english = {name: text for part in parts for name, text in part.phrases.items()}
        english |= {name: forms for part in parts for name, forms in part.counts.items()}
        for entry in rest:
            name = entry.get("msgctxt", "")
            forms = [entry[key] for key in sorted(entry) if key.startswith("msgstr[")]
            if name not in english:
                unknown.append(f"{path.name}: there is no phrase {name}")
                continue
            if forms:
                is_current = [entry["msgid"], entry.get("msgid_plural")] == english[name]
                if all(forms) and len(forms) != int(plural[1]):
                    fail(f"{path.name}: {name} has {len(forms)} forms, not {plural[1]}")
            else:
                is_current = entry["msgid"] == english[name]
            if not is_current or "fuzzy" in entry:
                continue
            if not forms:
                sentences[name] = entry["msgstr"]
            elif all(forms):
                counts[name] = forms
        return cls(path.stem, sentences, counts, plural[2].strip(), int(plural[1]), unknown)

    def check(self, parts):
        """Every sentence has the placeholders of its phrase."""
        phrases = {name: text for part in parts for name, text in part.phrases.items()}
        for name, text in self.sentences.items():
            if text and set(placeholders(text)) != set(placeholders(phrases[name])):
                fail(f"{self.code}: {name} has other placeholders than {phrases[name]!r}")
        for name, forms in self.counts.items():
            if not all(placeholders(form) == ["n"] for form in forms):
                fail(f"{self.code}: {name} has other placeholders than {{n}}")

    def missing(self, parts):
        """The names of the phrases, and of what is counted, that there are no words for."""
        return [
            name
            for part in parts
            for words, names in ((self.sentences, part.phrases), (self.counts, part.counts))
            for name in names
            if not words.get(name)
        ]

    def swift_name(self):
        return f"`{self.code}`" if self.code in KEYWORDS else self.code

    def swift_rule(self):
        """C's expression for the form of a number, in Swift: its comparisons are no numbers there."""
        rule = self.rule.strip()
        while rule.startswith("(") and rule.endswith(")") and "(" not in rule[1:]:
            rule = rule[1:-1].strip()
        if rule == "0":
            return "{ _ in 0 }"
        rule = re.sub(r"\s*(%|==|!=|<=|>=|<(?!=)|>(?!=)|&&|\|\||\?|:)\s*", r" \1 ", rule)
        return "{ n in " + (rule if "?" in rule else f"{rule} ? 1 : 0") + " }"


def capitalized(name):
    return name[0].upper() + name[1:]


def escaped(text):
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def literal(text):
    return f'"{escaped(text)}"'


def comment(text):
    return "  /// " + text.replace("\n", " ").strip()


def members(part):
    """The phrases of a part: properties, and functions of what their placeholders stand for."""
    lines = ["extension Phrase {"]
    for name, text in part.phrases.items():
        lines.append(comment(text))
        if names := placeholders(text):
            labels = ", ".join(f"{label}: String" for label in names)
            values = ", ".join(names)
            lines.append(f"  package static func {name}({labels}) -> Phrase " + "{")
            lines += [f"    Phrase(.{name}, [{values}])", "  }"]
        else:
            lines.append(f"  package static var {name}: Phrase " + "{ " + f"Phrase(.{name}) " + "}")
    return lines + ["}"]


def identities(parts):
    """What tells phrases apart, and their placeholders: a line each, so that changes merge."""
    lines = ["extension Phrase {", "  /// A phrase without the values of its placeholders."]
    lines += ["  package enum ID: Int, Hashable, Sendable, CaseIterable {"]
    for part in parts:
        if part.phrases:
            lines.append(f"    // {part.name}")
        lines += [f"    case {name}" for name in part.phrases]
    lines += ["", "    /// The names of the placeholders, in the order of their values."]
    lines += ["    package var placeholders: [String] {", "      switch self {"]
    for part in parts:
        for name, text in part.phrases.items():
            if names := placeholders(text):
                stated = ", ".join(literal(name) for name in names)
                lines.append(f"      case .{name}: [{stated}]")
    return lines + ["      default: []", "      }", "    }", "  }", "}"]


def countables(parts):
    """What is counted."""
    lines = ["/// Things that are counted in words."]
    lines.append("package enum Countable: Int, Hashable, Sendable, CaseIterable {")
    for part in parts:
        for name, forms in part.counts.items():
            lines += [comment(", ".join(forms)), f"  case {name}"]
    return lines + ["}"]


def table(texts):
    """A literal of texts with a NUL behind each, a line each, so that changes merge."""
    return ['"""'] + [f"{escaped(text)}\\0\\" for text in texts] + ["", '"""']


def words(language, parts):
    """The words of a language, in the order of phrases and of what is counted."""
    name = language.swift_name()
    is_english = language.code == "en"
    origin = "English, in which the phrases are declared" if is_english else f"The words of {language.code}.po"
    sentences = [language.sentences.get(phrase, "") for part in parts for phrase in part.phrases]
    counts = [
        form
        for part in parts
        for counted in part.counts
        for form in language.counts.get(counted) or [""] * language.forms
    ]
    return [
        "extension Language {",
        f"  /// {origin}.",
        f"  public static let {name} = Language(",
        f"    code: {literal(language.code)},",
        f"    sentences: {{ Sentences.{name} }},",
        f"    counts: {{ Counts.{name} }},",
        f"    forms: {language.forms},",
        f"    form: {language.swift_rule()}",
        "  )",
        "}",
        "",
        "extension Sentences {",
        f"  static let {name} = WordTable(",
        *table(sentences),
        "  )",
        "}",
        "",
        "extension Counts {",
        f"  static let {name} = WordTable(",
        *table(counts),
        "  )",
        "}",
    ]


def registry(languages):
    names = ", ".join(language.swift_name() for language in languages)
    return [
        "extension Language {",
        "  /// All languages there are, English first.",
        f"  public static let all = [{names}]",
        "}",
        "",
        "/// The sentences of each language.",
        "enum Sentences {}",
        "",
        "/// The words for what is counted of each language.",
        "enum Counts {}",
    ]


def read():
    """The templates, and the languages: English first."""
    parts = [Part(path) for path in sorted(PO.glob("*.pot"))]
    names = [name for part in parts for name in (*part.phrases, *part.counts)]
    if twice := {name for name in names if names.count(name) > 1}:
        fail(f"there twice: {', '.join(sorted(twice))}")
    english = Language(
        "en",
        {name: text for part in parts for name, text in part.phrases.items()},
        {name: forms for part in parts for name, forms in part.counts.items()},
        "n != 1",
        2,
    )
    languages = [english] + [Language.read(path, parts) for path in sorted(PO.glob("*.po"))]
    for language in languages:
        language.check(parts)
    return parts, languages


def generated(parts, languages):
    """The text of each generated file, by its name."""
    files = {
        "PhraseID.swift": ("po/*.pot", identities(parts)),
        "Countable.swift": ("po/*.pot", countables(parts)),
        "Languages.swift": ("po/*.po", registry(languages)),
    }
    for part in parts:
        if part.phrases:
            name = "".join(capitalized(word) for word in part.name.split("-"))
            files[f"Phrase+{name}.swift"] = (f"po/{part.name}.pot", members(part))
    for language in languages:
        source = "po/*.pot" if language.code == "en" else f"po/{language.code}.po"
        files[f"Words+{language.code}.swift"] = (source, words(language, parts))
    return {
        name: HEADER.format(source) + "\n" + "\n".join(lines) + "\n"
        for name, (source, lines) in files.items()
    }


def main():
    parts, languages = read()
    if "--complete" in sys.argv[1:]:
        missing = [
            f"{language.code}: {name}" for language in languages for name in language.missing(parts)
        ]
        print(*missing, sep="\n", end="\n" if missing else "")
        sys.exit(1 if missing else 0)
    unknown = [line for language in languages for line in language.unknown]
    print(*unknown, sep="\n", end="\n" if unknown else "", file=sys.stderr)
    files = generated(parts, languages)
    present = {path.name: path.read_text("utf-8") for path in GENERATED.glob("*.swift")}
    if "--check" in sys.argv[1:]:
        if unknown:
            sys.exit(1)
        for name in sorted(files.keys() | present.keys()):
            if files.get(name) != present.get(name):
                fail(f"{name} is not up to date: make words")
        return
    GENERATED.mkdir(exist_ok=True)
    for name in present.keys() - files.keys():
        (GENERATED / name).unlink()
    for name, text in files.items():
        if present.get(name) != text:
            (GENERATED / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
