#!/usr/bin/env python3
"""Writes what Anki's own engine finds and replaces by regular expressions.

    python3 -m venv VENV && VENV/bin/pip install anki==26.9.3
    VENV/bin/python Tests/Scripts/regex_fixtures.py

The first line of JSON has the texts, as Anki keeps them. Then one line for each case:
    re        a pattern of the search "re:", which ignores case
    w         a word of the search "w:"
    matches   the numbers of the texts that match; absent where Anki refuses the pattern
or
    replace   a pattern of find and replace, which minds case
    with      the template
    texts     the texts that change: [number, changed]; absent where Anki refuses the pattern
Each text is the only field of its note, so that it ends where `$` matches.
"""

import json
import random
import tempfile
from pathlib import Path

from anki.collection import Collection
from anki.config import Config

FIXTURES = Path(__file__).parent.parent / "RegularExpressionsTests" / "Fixtures"

TEXTS = [
    "a", "aa", "aaa", "ab", "abab", "b", "Ab", "aB", "abc", "ABC", "k", "\u212a", "s", "\u017f",
    "kiss KISS \u212ai\u017fs", "the cat sat", "cat", "concatenate", "cat's", "cat_s", "_cat_", "_",
    "__", "a_b", "_\u00e9_", "\u00e9_\u00e9", "snake_case_\u00fcber", "caf\u00e9", "cafe\u0301",
    "CAF\u00c9 au lait", "na\u00efve", "\u00fcber", "\u00dcBER uns", "stra\u00dfe", "STRASSE",
    "STRA\u1e9eE", "\u03a3\u03af\u03c3\u03c5\u03c6\u03bf\u03c2", "\u03a3\u03a4\u03a9\u0399\u039a\u039f\u03a3",
    "\u03b1 \u03b2 \u03b3", "\u041c\u043e\u0441\u043a\u0432\u0430", "\u043c\u043e\u0441\u043a\u043e\u0432\u0441\u043a\u0438\u0439 \u043f\u043e\u0435\u0437\u0434",
    "\u6f22\u5b57", "\u6f22\u5b57\u304b\u306a\u4ea4\u3058\u308a\u6587", "\u30ab\u30bf\u30ab\u30ca\u30fc",
    "\u3072\u3089\u304c\u306a\u3001\u30ab\u30bf\u30ab\u30ca\u3002", "\u4f60\u597d\uff0c\u4e16\u754c\uff01",
    "\U00020000\U0002a6d6", "\u2764\ufe0f", "\U0001f600", "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "\U0001f44d\U0001f3fd ok", "x\u200dy", "x\u200cy", "x\u200by", "12", "1 2 3", "a1b2", "\u0663\u0664",
    "\u0967\u0968\u0969", "\u00b2\u00bd", "\u2163", "\uff11\uff12", "line one\nline two", "\n", "a\n",
    "\na", "a\n\nb", "tab\there", " ", "\u00a0", "\u2003x\u3000y", "a\u2028b", "a.b", "a-b", "a+b=c",
    "[x]", "{1}", "(y)", "$5", "^", "\\", "50%", "#tag", "x&&y", "~~", "\u0130stanbul",
    "\u0131\u015f\u0131k", "\u01c4 \u01c5 \u01c6", "\u1e9b\u1e61", "\u03d0\u03b2", "\u00b5\u03bc",
    "\ufb05\ufb06", "\u0345\u03b9\u1fbe", "\u10d0\u1c90", "\u13a0\uab70", "\u0915\u093e\u0902",
    "\u0e20\u0e32\u0e29\u0e32", "\u05e9\u05c1\u05dc\u05d5\u05dd", "\u0645\u0631\u062d\u0628\u0627",
    "\uac00\ub098\ub2e4", "\u2460", "\u00aa\u00ba", "\u203f", "\u24b6\u24d0", "\ud7a3\ue000",
    "<b>bold</b> &nbsp;", "{{c1::gap}}", "[sound:a.mp3]", "a" * 30, "ab" * 20 + "\u00e9",
]

# Hand-written patterns, by what they are about.
PATTERNS = r"""
a|aa|^a$|^a|a$|a*|a+|a?|a{2}|a{2,}|a{2,3}|^a{2,3}?$|(a|aa)+$|(a*)*b|(?:a+)+$
""".split() + r"""
. ^.$ ^..$ ^.{3}$ ^$ $ ^ \A \z \Aa a\z (?s)^.$ (?s)^.{2}$ (?m)^a$ (?m)^line (?m)one$ (?m)^$
(?m)^b (?m)a$ ^b a\z (?s)a.b a.b (?-s)a.b \n ^\n$ \t \n\n \x{a} [\n] [^\n] ^[^\n]$ \r
\bcat\b \bcat cat\b \Bcat cat\B \Bcat\B \b \B ^\b ^\B \b$ \B$ \b\b \b\B \ba\b \bs\b \bk\b \b_ _\b
\B_ _\B \B_\B \b_\b \b__\b _\b_ _\B_ \b.\b \b.$ ^.\b ^.\B \b.. \bcaf \bcaf\w \bcaf\w\b caf.\b caf\b
\b\w+\b$ ^\b\w+\b$ ^\w+$ ^\W+$ \w\W \W\w \w{3} ^\w$ ^\W$ ^\w\w$ ^\w{2,4}$ \W\W \w_ _\w _\W \W_ [\w] [\W]
^[\w]$ ^[^\w]$ ^[^\W]$ ^[\W_]$ ^[\w\s]+$ [\w--_] [\w&&[^_]] ^[\w&&\D]+$ ^[\w--\d]+$ \b[\w--\d]+\b
\b[a-z]+\b \b[^a-z]+\b \b\W+\b \B\W+\B \B\w+\B \b\d+\b \B\d+\B \b\d \d\b \bа \bм м\b а\b \bм.*\b
\b漢 漢\b \b漢字\b 字\b \b.. \bか \B字 字\B \bk \bK \b\x{212a} \b[k] \b[^k] \b(?-i)k \b(?-i)K \bß ß\b
\b(?:cat|sat)\b \b(?:the|na.ve)\b (?:\b|_)cat (?:\B|x)a \b(?:a|b)+\b (\b)+a (?:\b)*a (?:\B)?a \b{2}a
(?m)^\b (?m)\b$ (?m)^\B (?m)\B$ (?m)^\w+$ (?m)\bline\b (?m)^\W*$ (?s)\b.*\b (?s)\B.*\B (?s)^\b.*\b$
\b\u00e9 \u00e9\b \b\x{e9}\b _\u00e9_ \b_\u00e9_\b \u00e9_ \u00e9_\u00e9 \b\u00e9_\u00e9\b __ ___ _é_ _.+_
\d ^\d+$ \D ^\D+$ [\d] [^\d] ^\d\s\d \s ^\s$ \S ^\S$ ^\S+$ [\s] [^\s] \s\S [\s\S] ^[\d\s]+$ \p{Nd} \p{N}
\p{L} \pL \PL ^\pL+$ ^\PL+$ \p{Lu} ^\p{Lu} (?-i)\p{Lu} (?-i)^\p{Lu}+$ \P{Lu} (?-i)\P{Lu} \p{Ll} (?-i)\p{Ll}
\p{Lt} (?-i)\p{Lt} \p{Letter} \p{Uppercase_Letter} \p{lowercase-letter} \p{uppercase} (?-i)\p{Uppercase}
(?-i)\p{Lowercase} (?-i)\p{Alphabetic} \p{alpha} ^\p{Alphabetic}+$ \p{M} \p{Mn} \p{Mc} \p{Me} \p{P} \p{Po}
\p{Pc} \p{Pd} \p{S} \p{Sc} \p{Sm} \p{Z} \p{Zs} \p{Zl} \p{C} \p{Cc} \p{Cf} \p{Co} \p{Cn} \p{LC} \p{Any}
\p{ASCII} ^\p{ASCII}+$ \P{ASCII} \p{Assigned} \p{White_Space} \p{Emoji} \p{Emoji_Presentation}
\p{Greek} \p{Grek} \p{IsGreek} \p{greek} \p{sc=Greek} \p{Script=Greek} \p{sc!=Greek} ^\p{sc!=Greek}+$
\P{Greek} ^\P{Greek}+$ \p{Cyrillic} ^\p{Cyrillic}+$ \p{Han} ^\p{Han}+$ \p{Hiragana} \p{Katakana} \p{Latin}
^\p{Latin}+$ \p{Arabic} \p{Hebrew} \p{Thai} \p{Hangul} \p{Devanagari} \p{Common} ^\p{Common}+$ \p{Inherited}
\p{gc=Lu} (?-i)\p{gc=Lu} \p{General_Category=Letter} [\p{Han}\p{Hiragana}]+$ ^[\p{Han}\p{Hiragana}]+$
[\p{L}--\p{Latin}] [\p{L}&&\p{Greek}] [\p{L}~~\p{Han}] ^[\p{L}\p{M}]+$ [^\p{L}\s] \p{Ideographic} \p{Dash}
\p{Foo} \p{ \p{} \pX \p \p{sc=Foo} \p{foo=Lu} \p{^Greek} \p{Lu \P{Foo}
k (?-i)k (?-i)K K \u212a (?-i)\u212a [k] (?-i)[k] [^k] ^[^k]$ s (?-i)s [s] ^[^s]$ \u017f ſ ß ẞ (?-i)ß ss ẞe
σ ς Σ (?-i)σ (?-i)ς [σ] ^[^σ]+$ µ μ ϐ β ι \u0345 ǆ ǅ (?-i)ǅ ẛ ṡ ﬅ ﬆ ა Ა Ꭰ ꭰ ı i İ (?-i)I I stanbul
ω Ω [а-я] [А-Я] (?-i)[А-Я] ^[а-я]+$ ^[a-z]+$ (?-i)^[a-z]+$ ^[A-Z]+$ ^[j-l]+$ ^[r-t]+$ ⓐ Ⓐ É é e\u0301
(?i)A (?-i)A (?-i:A)b (?i:A)b (?-i)a(?i)B (?-i)(?:(?i)A)B (?-i)(?:a|(?i)b)B a(?-i)B|C (?i-s)a.b (?s-i)A.B
(?U)a+ (?U)^a+$ (?U)^a+?$ (?x)a\ b (?x)a\#b (?x)#tag (?x)[#]tag (?x)\#tag (?x)[x] (?u)a (?-u)a
(?-u)\w (?-u)^\w+$ (?-u)\d (?-u)\s (?-u:\bcat\b) (?-u)\b\w+\b$ (?-u:\B)a (?-u)é (?-u). (?-u)\W (?-u)[^a]
(?-u)\pL (?-u)\xff (?-u)k (?-u)[é] (?-u)^\b (?-u)\b$ (?-u)\B (?-u)s (?-u)ß (?-u)[[:alpha:]] (?-u)[[:^alpha:]]
[[:alpha:]] ^[[:alpha:]]+$ [[:^alpha:]] ^[[:^alpha:]]+$ [[:digit:]] [[:space:]] [[:word:]] [[:punct:]]
[[:upper:]] (?-i)[[:upper:]] (?-i)[[:lower:]] [[:xdigit:]] [[:cntrl:]] [[:blank:]] [[:ascii:]] [[:graph:]]
[[:print:]] [[:alnum:]] ^[[:alnum:]_]+$ [[:foo:]] [:alpha:] [[:alpha:] [[:alpha] [^[:alpha:]]
[abc] [^abc] ^[abc]+$ ^[^abc]+$ [a-c] [c-a] [a-] [-a] [a\-c] [a\]c] []a] []] [^]] [^]a] [ [] [^ [^] [a [a- [a-]
[a--b] [a--[ab]] [abc--b] [a-z--[aeiou]] ^[a-z--[aeiou]]+$ [a-z&&[aeiou]] [a-z&&aeiou] [a&&b] [^a&&b] [&&a] [a&&]
[a~~b] [ab~~b] [a-c~~b-d] [[a-c][x-z]] [^[a-c][x-z]] [[^a]b] [^[^a]] ^[^[^a]]+$ [[[a]]] [a[b[c]]] [a[^b]]
[\]] [\[] [[] [\\] [\^] [\-] [.] [$] [*] [\.] [+--+] [--a] [---] [a---b] [\d-z] [a-\d] [\b] [\A] [\w-] [-\w]
[\n-\r] [\x00-\x1f] [\x{80}-\x{ff}] [é-ü] [一-龠] ^[一-龠]+$ [ぁ-ん] [ァ-ヶー] [😀-😿] [^😀] [\u{1F600}] \u{1f600}
\x41 \x{41} \x{1F600} \u0041 \U00000041 \U0001F600 \U{41} \u{41} \x \x4 \x{ \x{} \xg1 \x{g} \x{d800} \x{110000}
\ud800 \u00 \U0011 \x{00000041} \x0 \a \f \v \e \h \Q \E \G \K \R \X \Z \y \c \i \0 \1 \9 (a)\1 \k<a> \g1
\. \/ \- \_ \: \; \, \! \@ \% \& \' \` \~ \= \# \< \> \é \漢 \{ \} \( \) \[ \] \* \+ \? \| \^ \$ \\
( ) () (a (a)) a) (?:a (?:) (?) (? (?a) (?P (?P< (?P<> (?P<n (?P<n> (?P<n>a) (?<n>a) (?<n>a)(?<n>b) (?<1>a)
(?<a1>a) (?<é>a) (?<a.b>a) (?<a-b>a) (?<_>a) (?<n>a)|(?<m>b) (?=a) (?!a) (?<=a) (?<!a) (?>a) (?#a) (?|a) (?P=n)
(?ii)a (?i-i)a (?i-)a (?-)a (?--i)a (?i (?i: (?i:a (?iP)a (?z)a (?-im)^A (?im)^A
* + ? ** a** a*+ a+* a?? a??? a*?? (*) (a|*) |* ^* $* ^+ \b+ ()* (|a)* (a|)* (?i)* a(?i)* a{ a{} a{,} a{,2} a{a}
a{1 a{1, a{1,} a{1,2 a{2,1} a{0} a{0,0} a{0,} a{1} a{1}{2} a{2}{2} a{2}? a{2}?? {2} ({2}) |{2} a{99999999999} a{1,99999999999}
^{2} x{1} a}b a]b ] } {1} \{1\} a{1000} a{1001} a{0,1001} ^a{0,2000}$ ^(?:a{0,100}){0,100}$ (?:a{20}){100} a{30}
^.{30,} ^.{41} ^(?:ab){20}. ^(?:a|b){40} ((a{0,100}){0,100}){0,100} (?:(?:(?:a{100}){100}){100}){100}
| a| |a || (|) (a|) (|a) (a||b) ^(a|b|)$ a|b a|b|c ^(?:a|ab)(?:c|bcd)?$ ^(?:ab?)+$ (?:a|ab)(?:b|)$
\A(?:a|b)+\z (?m)\Aline (?m)two\z (?m)one\z (?m)one$ ^^a$$ a^b a$b (?m)a^b (?m)a$\nb (?m)$^ ^\A\z$
x&&y ~~ \{\{c\d+:: c\d::[^}]+ \[sound:[^\]]+\] <[^>]+> </?b> &nbsp; \$\d \d% #\w+ \w+'s \w'\w a\+b =c$
""".split()
PATTERNS += [
    "", " ", "a b", "(?x) a b ", "(?x)a # comment", "(?x)[a b]", "(?x)a {2}",
    "(?x)a{ 2 }", "(?x)a{ 1 , 2 }", "(?x)( ?:a)", "(?x)\\ ", "(?x)a\\ b", "(?x)\\x{ 4 1 }", "(?x)[ a - c ]",
    "(?x)\\p{ L }", "(?x)a + ?", "(?x)(?-x) ", "\\ ", "\x7f", "a{ 2 }", "a{2, 3}", "a{2 ,3}", "a{ }", "a{1, }", "\u3042", "e\u0301",
    "\\b e", "\\b \\b", " \\b", "[ -~]", "^[ -~]+$", "(?m)^ $", "\\bthe cat\\b", "\\bcat sat\\b",
    "a" * 31, "(" * 60 + "a" + ")" * 60, "(" * 300 + "a" + ")" * 300, "[" * 100 + "a" + "]" * 100,
    "(?:a" * 40 + ")*" * 40, r"\w{100}", r"^\w{1,100}$", r"\pL{100}", r"\b\w{100}\b", r"\b\w{4}\b", r"\b\w{1,3}\b",
]

WORDS = [
    "cat", "CAT", "kiss", "caf\u00e9", "cafe", "\u00fcber", "uber", "stra\u00dfe", "\u03c3\u03af\u03c3\u03c5\u03c6\u03bf\u03c3",
    "\u043c\u043e\u0441\u043a\u0432\u0430", "\u6f22\u5b57", "\u6f22", "1", "12", "\u0663\u0664", "ok", "x", "a", "s", "k",
    "bold", "b", "line", "\u0131\u015f\u0131k", "case", "nbsp", "c1", "2", "\u00e9", "naive", "na\u00efve",
]

REPLACEMENTS = [
    ("a", "x"), ("a*", "-"), ("a*?", "-"), ("", "."), ("b*", "<$0>"), ("(a)(b)?", "[$1|$2]"), ("(a)|(b)", "$2$1"),
    (r"(\w+)", "<$1>"), (r"\b", "|"), (r"\B", "|"), (r"\b\w", "<$0>"), (r"\w\b", "<$0>"), (r"\b(\w)(\w*)\b", "$2$1"),
    (r"\b_|_\b", "*"), (r"_", "__"), (r"\b__?\b", "="), (r"\b(\W+)\b", "{$1}"), (r"\W", "."), (r"\s+", " "),
    (r"(?m)^", "> "), (r"(?m)$", "<"), (r"(?m)^\b", "> "), (r"^", "> "), (r"$", "<"), (r"\z", "<"), (r"(?s).", "x"),
    (r".", "$0$0"), (r"(?<first>\w)(?P<rest>\w*)", "$rest-$first"), (r"(?<n>a)", "${n}x"), (r"(?<n>a)", "$nx"),
    (r"(?<n>a)", "$n x"), (r"(a)", "$1x"), (r"(a)", "${1}x"), (r"(a)", "$$1"), (r"(a)", "$$$1"), (r"(a)", "$"),
    (r"(a)", "a$"), (r"(a)", "${1"), (r"(a)", "${}"), (r"(a)", "$ 1"), (r"(a)", "$2"), (r"(a)", "$foo"),
    (r"(a)", "\\1"), (r"(a)", "$1$1$0"), (r"(a)", "$\u00e9"), (r"(a)", "${foo}b"), (r"(a)", "$01"), (r"(a)", "${01}"),
    (r"(a|b)*", "<$1>"), (r"((a)|b)+", "<$1$2>"), (r"(?:(a)|(b))+", "<$1|$2>"), (r"(a){2}", "<$1>"),
    (r"(\w)\b|\b(\w)", "<$1,$2>"), (r"(?i)K", "q"), (r"(?i)\bk", "q"), (r"\bé|é\b", "E"), (r"[^\x00-\x7f]", "?"),
    (r"\b[^\x00-\x7f]", "?"), (r"(?-u:\b)", "|"), (r"(?-u:\B)", "|"), (r"(?-u:\b)\w", "<$0>"), (r"x*|b", "-"),
    (r"(|a)", "<$1>"), (r"(a|)", "<$1>"), (r"(a??)(b?)", "<$1,$2>"), (r"\b|a", "|"), (r"\b|\w", "|"), (r"\w*", "-"),
    (r"\b\w*", "-"), (r"\w*\b", "-"), (r"(a", "x"), (r"\p{Han}", "H"), (r"\p{Han}+\b", "H"), (r"\d", "#"),
    (r"(?:(?:(a)|b){1,40}){1,40}", "<$1>"), (r"(?:(a)|b){1,2000}", "<$1>"), (r"{{c\d+::(.*?)}}", "$1"),
    (r"\{\{c\d+::(.*?)\}\}", "$1"), (r"<(/?)b>", "<${1}i>"), (r"(?x) ( a ) # a", "$1!"), (r"(?U)a+", "x"),
]


class Generator:
    """Patterns at random, the same each time."""

    LITERALS = list("abksKS_e1 .") + [
        "\u00e9", "\u00df", "\u03c3", "\u03c2", "\u043c", "\u041e", "\u6f22", "\u5b57", "\u304b", "\u0663", "\u0301",
        "\u200d", "\u212a", "\u017f", "\u2764", "\U0001f600", "\\n", "\\.", "\\x{e9}", "\\_",
    ]
    SETS = [
        r"\w", r"\W", r"\d", r"\D", r"\s", r"\S", ".", r"\pL", r"\PL", r"\p{Lu}", r"\p{Greek}", r"\p{M}", "[a-z]",
        "[^a-z]", "[_é]", "[^_é]", r"[\w--[a-z_]]", r"[^\w\s]", r"[\W_]", r"[[:alpha:]_]", "[k-t]", "[^k]", "[à-ÿ]",
        "[а-я]", "[一-龠ぁ-ん]", r"[\pL&&[^a-z]]", "[^\u00e9\u6f22]", r"[\d_~~\w]",
    ]
    ASSERTIONS = [r"\b", r"\B", "^", "$", r"\b", r"\B", "(?m:^)", "(?m:$)", r"\A", r"\z"]
    SIGNS = ["*", "+", "?", "*?", "+?", "??", "{2}", "{1,2}", "{0,1}?", "{2,}"]
    GROUPS = ["(", "(?:", "(?i:", "(?-i:", "(?s:", "(?m:", "(?s-i:"]

    def __init__(self, seed):
        self.random = random.Random(seed)

    def pick(self, rows):
        return self.random.choice(rows)

    def atom(self, depth):
        kind = self.random.random()
        if kind < 0.45:
            return self.pick(self.LITERALS)
        if kind < 0.7:
            return self.pick(self.SETS)
        if kind < 0.85 or depth == 0:
            return self.pick(self.ASSERTIONS)
        return self.pick(self.GROUPS) + self.pattern(depth - 1) + ")"

    def pattern(self, depth=2):
        alternatives = []
        for _ in range(self.pick([1, 1, 1, 2])):
            parts = []
            for _ in range(self.random.randint(1, 4)):
                part = self.atom(depth)
                parts.append(part + self.pick(self.SIGNS) if self.random.random() < 0.3 else part)
            alternatives.append("".join(parts))
        return "|".join(alternatives)


class Engine:
    def __init__(self):
        self.collection = Collection(tempfile.mktemp(suffix=".anki2"))
        # The texts and patterns stay as they are, composed or not.
        self.collection.set_config_bool(Config.Bool.NORMALIZE_NOTE_TEXT, False)
        models = self.collection.models
        made = models.new("One field")
        models.add_field(made, models.new_field("Text"))
        template = models.new_template("Card")
        template["qfmt"] = "{{Text}}"
        models.add_template(made, template)
        models.add(made)
        self.notes = []
        for text in TEXTS:
            note = self.collection.new_note(models.by_name("One field"))
            note["Text"] = text
            self.collection.add_note(note, 1)
            self.notes.append(note.id)

    def texts(self):
        return [self.collection.get_note(note)["Text"] for note in self.notes]

    def matches(self, key, pattern):
        escaped = pattern.replace('"', '\\"')
        try:
            found = set(self.collection.find_notes(f'"{key}:{escaped}"'))
        except Exception:
            return {key: pattern}
        return {key: pattern, "matches": [i for i, note in enumerate(self.notes) if note in found]}

    def replacement(self, pattern, template):
        case = {"replace": pattern, "with": template}
        before = self.texts()
        try:
            changed = self.collection.find_and_replace(
                note_ids=self.notes, search=pattern, replacement=template, regex=True,
                match_case=True, field_name="Text")
        except Exception:
            return case
        after = self.texts()
        if changed.count:
            self.collection.undo()
        assert self.texts() == before
        case["texts"] = [[i, text] for i, text in enumerate(after) if text != before[i]]
        return case


def main(path, generated, seed):
    engine = Engine()
    generator = Generator(seed)
    patterns = list(dict.fromkeys(
        PATTERNS + [generator.pattern() for _ in range(generated)]))
    # The search itself would take a backslash at the end for one before its quotation mark.
    patterns = [p for p in patterns if (len(p) - len(p.rstrip("\\"))) % 2 == 0]
    replacements = REPLACEMENTS + [
        (generator.pattern(), generator.pick(["-", "<$0>", "<$1>", ""])) for _ in range(generated // 4)]
    with open(path, "w") as file:
        def write(row):
            file.write(json.dumps(row, ensure_ascii=False) + "\n")
        write({"texts": engine.texts()})
        for pattern in patterns:
            write(engine.matches("re", pattern))
        for word in WORDS:
            write(engine.matches("w", word))
        for pattern, template in replacements:
            write(engine.replacement(pattern, template))


if __name__ == "__main__":
    main(FIXTURES / "anki-regex-26.9.3.jsonl", generated=400, seed=1)
