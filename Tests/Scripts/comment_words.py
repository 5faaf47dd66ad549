#!/usr/bin/env python3
"""Writes into the PO files in Sources/Domain/Wording/po, for translators, where each phrase stands.

Each entry of the templates and of the languages gets the places in which the code says it (`#.`), with
the room there is where that is little, the files (`#:`), and the flag `python-brace-format` where it has
placeholders. What was there before of the three is replaced; other comments stay.
"""

import collections
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
PO = ROOT / "Sources/Domain/Wording/po"
SOURCES = ROOT / "Sources"
# What is said first of several names in one entry.
LIST = "A list: as many names, in this order, with a comma and a blank between two and none within one."
# The most files that are named for an entry.
MOST_FILES = 4

# The name of a phrase, or those of a list of short ones with commas between.
CONTEXT = re.compile(r'msgctxt "([a-z][A-Za-z0-9,]*)"')
PLACEHOLDER = re.compile(r"\{[a-z][A-Za-z0-9]*\}")
OURS = ("#.", "#:", "#,")

# What a phrase is, by what stands before it in the statement that says it. The first that fits counts.
BEFORE = [
    (r"LineModeChoice\([^)]*$|LineModeRows\([^)]*$", "Line mode: a choice, behind the word that is typed for it."),
    (r"prompt:[^,]*$", "Line mode: what is asked for; the cursor is behind it."),
    (r"abstract:\s*$", "Help of a command: its first line."),
    (r"discussion:\s*$", "Help of a command: the explanation. It is wrapped."),
    (r"value:\s*$", "Help of a command: the name of a value, between < and >: one word."),
    (r"ArgumentHelp\(\s*$", "Help of a command: what an option or a value is for. It is wrapped."),
    (r"ValidationError\(\s*$", "Error of a command, on standard error."),
    (r"StatusMessage\([^)]*$", "Message in the line above the footer: best within 76 columns."),
    (r"Heading\.draw\([^)]*\[[^\]]*$", "Name of a screen, in the first line, where the way to it stands."),
    (r"ScreenKind\([^)]*$", "Name of a screen, in the list of all screens and actions."),
    (r"KeyGroup\([^)]*$", "Heading in the help of the keys."),
    (r"label:\s*$", "Label before a value: short."),
    (r"note:\s*$", "Explanation of a setting, below it."),
    (r"heading:[^,]*$", "Heading."),
    (r"title:[^,]*$", "Title of a dialog or a part of a screen."),
    (r"text:[^,]*$", "Text of a dialog or a screen. It is wrapped."),
    (r"\bgo:\s*$|\bkeep:\s*$", "Answer to a question in a dialog: short."),
    (r"wrapped:[^,]*$", "Text on a screen. It is wrapped."),
    (r"layer:[^,]*$", "Shown in an empty field, in place of its text."),
    (r"remarks[^=]*(append\(|=)[^,]*$", "Remark of a command, on standard error."),
    (r"report\.lines[^=]*(append\(|=)[^,]*$", "Output of a command."),
]
# What a phrase is, by its name.
NAMED = [
    (r"reason[A-Z]|damage[A-Z].*Reason", "A clause: it stands behind a colon in a sentence, without a full stop."),
    (r"spelling[A-Z]", "A word that a sign is spelled with, in line mode."),
    (r"help(Overview|Usage|Arguments|Options|Subcommands?|More|Choices|Of[A-Z]\w*)$", "A fixed part of the help of commands."),
    (r"usage[A-Z]", "What is wrong with a command as it was typed, on standard error."),
    (r"list(And|Or|Comma|Range)$", "Joins the parts of a list."),
    (r"keyName[A-Z]", "Name of a key, as it stands on it."),
    (r"key[A-Z]", "A key's action, in the footer and in the help: as short as can be."),
    (r"column[A-Z]", "Head of a column: as short as can be."),
    (r"undo[A-Z].*", "What is undone or done again: in the list of changes and in messages."),
    (r"format[A-Z]", "Name of a format of files."),
]
# What a phrase is, by the file that says it.
PLACES = [
    (r"UI/.*\+LineMode\.swift|UI/.*/LineMode[^/]*\.swift|LineMode/", "Said in line mode."),
    (r"UI/LockUI/", "On the lock."),
    (r"UI/CardcaseUI/Configuration/", "About a line of the configuration file."),
    (r"UI/", "On the screen, in {file}."),
    (r"^cardcase/", "Of a command."),
    (r"App/Commands/|App/.*(Tool|Command|Failure|Sentence)", "Output or error of a command."),
    (r"App/", "Of a command, or at the start."),
    (r"Domain/|Formats/|Terminal/|Storage/", "Part of sentences of screens and of commands."),
]
COLUMN = re.compile(r"Table\.Column\((?:wording|context\.wording|head)?\(?$")
WIDTH = re.compile(r"width:\s*(\d+)")


class Use:
    """A place in the code that says a phrase."""

    def __init__(self, path, before, after):
        self.path, self.before, self.after = path, before, after

    def words(self, name):
        """What the phrase is there."""
        if COLUMN.search(self.before):
            width = WIDTH.search(self.after)
            room = f": best within {width[1]} columns" if width else ""
            return f"Head of a column{room}."
        for pattern, words in NAMED:
            if re.match(pattern, name):
                return words
        for pattern, words in BEFORE:
            if re.search(pattern, self.before):
                return words
        for pattern, words in PLACES:
            if re.search(pattern, self.path):
                return words.format(file=pathlib.Path(self.path).stem.split("+")[0])
        return ""


def uses(names):
    """The places that say each phrase, by its name."""
    found = collections.defaultdict(list)
    for path in sorted(SOURCES.rglob("*.swift")):
        if path.parent.name == "Generated":
            continue
        text = path.read_text("utf-8")
        place = path.relative_to(SOURCES).as_posix()
        for match in re.finditer(r"\.([a-z][A-Za-z0-9]*)\b", text):
            if match[1] not in names:
                continue
            before = re.sub(r"\s+", " ", text[max(0, match.start() - 120) : match.start()])
            # A member of something with a name is no phrase, but of the type's it is.
            if re.search(r"[A-Za-z0-9_\)\]\"?]$", before) and not before.endswith("Phrase"):
                continue
            after = re.sub(r"\s+", " ", text[match.end() : match.end() + 80])
            found[match[1]].append(Use(place, before, after))
    return found


def comments(context, found):
    """The comments of an entry, but for its flag."""
    names = context.split(",")
    places = [use for name in names for use in found.get(name, [])]
    told = [use.words(name) for name in names for use in found.get(name, [])]
    said = list(dict.fromkeys(words for words in [LIST if len(names) > 1 else "", *told] if words))
    files = list(dict.fromkeys(f"Sources/{use.path}" for use in places))
    return [f"#. {words}" for words in said[:MOST_FILES]] + [
        f"#: {file}" for file in files[:MOST_FILES]
    ]


def commented(text, found):
    """The text of a PO file with the comments of its entries."""
    entries = []
    for entry in text.rstrip("\n").split("\n\n"):
        name = CONTEXT.search(entry)
        if not name or entry.startswith("#~"):
            entries.append(entry)
            continue
        lines = entry.split("\n")
        flags = {
            flag.strip()
            for line in lines
            if line.startswith("#,")
            for flag in line[2:].split(",")
        }
        flags.discard("python-brace-format")
        kept = [line for line in lines if not line.startswith(OURS)]
        head = [line for line in kept if line.startswith("#")]
        body = [line for line in kept if not line.startswith("#")]
        english = "\n".join(body).split("\nmsgstr")[0]
        flags = sorted(flags) + (["python-brace-format"] if PLACEHOLDER.search(english) else [])
        head += comments(name[1], found)
        head += [f"#, {', '.join(flags)}"] if flags else []
        entries.append("\n".join(head + body))
    return "\n\n".join(entries) + "\n"


def main():
    files = sorted(PO.glob("*.po*"))
    texts = {path: path.read_text("utf-8") for path in files}
    contexts = {context for text in texts.values() for context in CONTEXT.findall(text)}
    found = uses({name for context in contexts for name in context.split(",")})
    for path, text in texts.items():
        path.write_text(commented(text, found), "utf-8")


if __name__ == "__main__":
    main()
