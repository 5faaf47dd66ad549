"""Searches for `search_fixtures.py`: a grammar of Anki's search language over a collection.

Left out, as their answer depends on what a package does not bring along: `deck:current`, which asks
for the deck that was last chosen in Anki's window.
"""

import re
import unicodedata

# What is no search, or an odd one.
ODD = r"""
()|"|""|" "|(|)|(dog|dog)|dog\|\q|and|or|dog and|or dog|dog or or cat|-|--dog|a:b:c|:a|"a:b"|is:
is:foo|is:learned|prop:|prop:due|prop:due~1|prop:foo=1|prop:ivl=1.5|prop:ivl>-3|prop:rated=1
prop:rated=0:5|prop:ease>x|prop:s>1,5|prop:r=0..5|rated:x|rated:1:9|rated:1:0|rated:|rated:-1
rated:1:|added:x|added:|added:-1|edited:|edited:1.5|introduced:x|introduced:0|resched:x|resched:0
resched:|flag:9|flag:|flag:red|flag:-1|nid:|nid:x|nid:1,|nid:,|cid:|cid:1 2|mid:|mid:x|did:|did:x
did:1,2|dupe:|dupe:1|dupe:x,y|has-cd:|prop:cdn:=1|prop:cds:v>=a|prop:cdn:n|prop:cdn:n=x|prop:cds:v
prop:cds:v>a|prop:cdn:n>=2|re:(|re:[|re:*|"re:(?<=a)b"|re:a{2000}|re:\\q|tag:re:(|front:re:[
front:re:(?i)x|unknown:x|unknown:|un*:x|:|*|_|%|**|__|*:a|_*:a|tag:|deck:|note:|card:|preset:
card:0|card:-1|card:99999|card:1.5|w:|nc:|sc:|re:|w:*|nc:*|sc:*|"re:.*"|w:_|sc:_|dog|two|DOG CAT
dog　cat|dog\tcat|"dog|prop:due=0 or|is:due is:new|rated:400|rated:100000|added:0|edited:0|rated:0
prop:rated>=-400|prop:rated<-400|prop:resched!=0|prop:reps!=0|prop:pos>=0|prop:pos=-1
prop:lapses>=8 or tag:leech|-(is:new or is:review)|-tag:* |tag:none -is:new|IS:NEW|Tag:noun
DECK:english|is:New|prop:DUE=0|deck:filtered|deck:Filtered|"deck:*"|deck:*|tag:*|tag:_*|note:*
card:*|tag:none|tag:None|-deck:filtered|"is:due"|is\:due|"a\"b"|a\:b|\(brackets\)
"(brackets)"|\-minus|-minus|"-minus"|\"|\*|\_|\\|&|&amp;|tag:**|tag:nc:*|tag:nc:none|**:x|*:
*:*dog*|card:+1|card:01|card:65536|flag:07|nid:99999999999999999999|rated:4294967295
rated:4294967296|prop:ivl>4294967295|prop:ivl>4294967296|prop:due>2147483648|mid:-1|prop:ease=nan
prop:s>1e1|prop:ease>1.004|prop:ease>-1|prop:ease>1.0005|prop:ivl=007|rated:+1
prop:rated>0|prop:rated<=0|prop:rated=-0|prop:due=-0|prop:due<+1|resched:1|1000|4.5|7|12
front:1000|1e3|deck:nc:english|deck:re:e|note:nc:basic|preset:*|preset:d_fault|tag:re:|front:re:
front:nc:|tag:nc:|*:nc:x|*:re:^d|is:learn is:review|is:new is:due|prop:due!=99|prop:pos!=99
prop:reps=0 -is:new|-is:new|<|>|&nbsp;|<b>|br|<br>|src=|img|[sound\:|mp3|div|"<div>"|100%|50%|'|„
«|c1|c2|\{\{c1|{{c1|:: |\:\:|cat\ndog|"one\ntwo"|"one two"|one two|"w:one two"|"re:one two"
"front:one two"|"nc:one two"|onetwo
"""


def odd_queries():
    lines = ODD.strip("\n").split("\n")
    parts = [part for line in lines for part in line.split("|")]
    return [part.replace("\\t", "\t").replace("\\n", "\n") for part in parts]


def stripped(text):
    """A text without markup."""
    text = re.sub(r"<!--.*?-->|<[^>]*>", "", text)
    for entity, character in (("&nbsp;", "\u00a0"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")):
        text = text.replace(entity, character)
    return text


class Vocabulary:
    """What a collection has, for a search to name."""

    def __init__(self, col):
        self.decks = [deck.name for deck in col.decks.all_names_and_ids()]
        self.deck_ids = [deck.id for deck in col.decks.all_names_and_ids()]
        self.tags = col.tags.all()
        self.presets = [preset["name"] for preset in col.decks.all_config()]
        used = set(col.db.list("select distinct mid from notes"))
        self.types = [model for model in col.models.all() if model["id"] in used]
        self.field_names = sorted(
            {field["name"] for model in self.types for field in model["flds"]})
        self.templates = sorted({one["name"] for model in self.types for one in model["tmpls"]})
        self.notes = col.db.all("select id, mid, flds from notes order by id")
        self.cards = col.db.list("select id from cards order by id")
        self.names = {
            model["id"]: [field["name"] for field in model["flds"]] for model in self.types}
        self.values = {
            column: col.db.list(f"select distinct {column} from cards order by {column}")
            for column in ("ivl", "reps", "lapses", "factor")}
        self.positions = col.db.list("select due from cards where type = 0")
        self.data = col.db.list("select data from cards where data like '%\"s\":%'")


def literal(text):
    """A text in which nothing has a meaning of its own."""
    return re.sub(r'([\\*_:"])', r"\\\1", text)


def quoted(term):
    """A term in quotation marks, where it has to be."""
    if re.search(r"[\s()\u3000]", term) or term.startswith("-"):
        return f'"{term}"'
    return term


TEXTS = ["text", "html", "field", "field re", "field nc", "tag nc", "re", "nc", "sc", "w"]
MEMORY = ["prop s", "prop d", "prop r", "prop cdn", "prop cds", "has-cd"]


class Grammar:
    """Searches from the vocabulary of a collection."""

    def __init__(self, col, rng):
        self.words = Vocabulary(col)
        self.rng = rng
        self.odd = odd_queries()
        rng.shuffle(self.odd)
        # Each sign, state and so on comes as often as the others.
        self.turns = {}
        self.kinds = {
            "text": (20, self.text), "html": (4, self.html), "field": (9, self.field),
            "field re": (3, self.field_re), "field nc": (2, self.field_nc), "deck": (5, self.deck),
            "note": (3, self.note), "tag": (5, self.tag), "tag re": (2, self.tag_re),
            "tag nc": (2, self.tag_nc), "card": (3, self.card), "flag": (2, self.flag),
            "resched": (2, self.resched), "prop due": (3, self.prop_due),
            "prop ivl": (2, self.prop_ivl), "prop reps": (2, self.prop_reps),
            "prop lapses": (2, self.prop_lapses), "prop ease": (2, self.prop_ease),
            "prop pos": (2, self.prop_pos), "prop s": (3, self.prop_s), "prop d": (3, self.prop_d),
            "prop r": (3, self.prop_r), "prop cdn": (2, self.prop_cdn),
            "prop cds": (2, self.prop_cds), "prop rated": (3, self.prop_rated),
            "prop resched": (2, self.prop_resched), "added": (3, self.added),
            "edited": (3, self.edited), "introduced": (3, self.introduced),
            "rated": (4, self.rated), "is": (6, self.state), "did": (1, self.did),
            "mid": (1, self.mid), "nid": (2, self.nid), "cid": (2, self.cid), "re": (5, self.re),
            "nc": (4, self.nc), "sc": (4, self.sc), "w": (9, self.word), "dupe": (2, self.dupe),
            "has-cd": (1, self.has_cd), "preset": (2, self.preset), "unknown": (1, self.unknown),
            "odd": (12, self.oddity),
        }
        # A card that was answered has a memory in Cardcase, also where Anki has none.
        if not self.words.data:
            for name in ("prop s", "prop d", "prop r"):
                del self.kinds[name]
            self.odd = [query for query in self.odd if not re.search(r"prop:[sdr][<>=!]", query)]
        # What there is little of in the collection is asked for less often.
        fewer, factor = (TEXTS, 0.4) if self.words.data else (MEMORY, 0.4)
        for name in fewer:
            if name in self.kinds:
                weight, term = self.kinds[name]
                self.kinds[name] = (weight * factor, term)

    def kind(self):
        names = list(self.kinds)
        return self.rng.choices(names, [self.kinds[name][0] for name in names])[0]

    def of(self, kind):
        """A search that is about a kind of term."""
        if kind == "odd":
            return self.oddity()
        query = self.kinds[kind][1]()
        roll = self.rng.random()
        if roll < 0.5:
            return query
        if roll < 0.6:
            return "-" + query
        return self.joined(query, depth=0)

    def joined(self, query, depth):
        """A term with others."""
        rng = self.rng
        other = self.kinds[rng.choice([name for name in self.kinds if name != "odd"])][1]()
        if rng.random() < 0.3:
            other = "-" + other
        if depth < 2 and rng.random() < 0.35:
            other = self.joined(other, depth + 1)
            if rng.random() < 0.7:
                other = rng.choice(["({})", "-({})", "( {} )"]).format(other)
        one, two = (query, other) if rng.random() < 0.5 else (other, query)
        return one + rng.choice([" ", " ", "  ", " or ", " or ", " OR ", " and ", " And "]) + two

    # Parts.

    def text_of_note(self, plain=True):
        note, kind, fields = self.rng.choice(self.words.notes)
        fields = [field for field in fields.split("\x1f") if field] or ["x"]
        text = self.rng.choice(fields)
        return stripped(text) if plain else text

    def a_word(self):
        words = re.findall(r"[\w'’-]+", self.text_of_note())
        # Words that ignoring accents may matter for come more often.
        other = [word for word in words if not word.isascii()]
        if other and self.rng.random() < 0.6:
            words = other
        return self.rng.choice(words) if words else "x"

    def cased(self, text):
        change = self.rng.choices(
            [str, str.upper, str.lower, str.title, str.swapcase, self.decomposed, self.unaccented,
             self.composed], [10, 3, 3, 1, 1, 1, 5, 1])[0]
        return change(text)

    @staticmethod
    def decomposed(text):
        return unicodedata.normalize("NFD", text)

    @staticmethod
    def composed(text):
        return unicodedata.normalize("NFKC", text)

    @staticmethod
    def unaccented(text):
        return "".join(one for one in unicodedata.normalize("NFKD", text)
                       if not unicodedata.combining(one))

    def piece(self, text, shortest=1, longest=12):
        length = self.rng.randint(shortest, longest)
        start = self.rng.randrange(max(1, len(text) - length + 1))
        return text[start:start + length]

    def wild(self, text):
        """A text with wildcards for some of it."""
        rng = self.rng
        text = literal(text)
        roll = rng.random()
        if roll < 0.45 or not text:
            return text
        if "\\" in text:
            return rng.choice(["*{}", "{}*", "*{}*"]).format(text)
        at = rng.randrange(len(text))
        return rng.choice([
            text[:at + 1] + "*", "*" + text[at:], f"*{text}*", text[:at] + "_" + text[at + 1:],
            text[:at] + "*" + text[at + 1:], text[:at] + "_*" + text[at + 2:], text + "*",
            "_" * len(text)])

    def days(self):
        rng = self.rng
        return rng.choice([1, 1, 2, 3, 5, 7, 10, 14, 30, 60, 90, 120, 200, 300, 365, 400,
                           rng.randrange(1, 460)])

    def turn(self, name, choices):
        """One after the other of a list, in an order of its own for each name."""
        left = self.turns.setdefault(name, [])
        if not left:
            left += self.rng.sample(choices, len(choices))
        return left.pop()

    # Terms.

    def text(self):
        rng = self.rng
        roll = rng.random()
        if roll < 0.35:
            return quoted(self.wild(self.cased(self.a_word())))
        if roll < 0.5:
            return quoted(literal(self.cased(self.piece(self.a_word(), 1, 2))))
        if roll < 0.65:
            piece = self.piece(self.text_of_note(), 4, 16).strip()
            return quoted(literal(self.cased(piece or "a")))
        if roll < 0.75:
            words = self.text_of_note().split()
            return quoted(literal(self.cased(" ".join(words[:rng.randint(1, 3)]) or "e")))
        if roll < 0.85:
            words = self.text_of_note().split() or ["a"]
            return quoted("*".join(literal(word) for word in rng.sample(words, min(2, len(words)))))
        return quoted(self.wild(self.cased(self.piece(self.a_word(), 3, 6))))

    def html(self):
        """Text as it is in the field, over its tags and entities."""
        return quoted(literal(self.cased(
            self.piece(self.text_of_note(plain=False), 3, 24).strip() or "<")))

    def field_name(self):
        rng = self.rng
        name = rng.choice(self.words.field_names)
        roll = rng.random()
        if roll < 0.6:
            return rng.choice([str, str.lower, str.upper])(literal(name))
        at = rng.randrange(len(name))
        return rng.choice([
            name[:at + 1] + "*", "*" + name[at:], name[:at] + "_" + name[at + 1:], "*"])

    def with_field(self, shape, plain=False):
        """A name of a field with something that is in such a field."""
        rng = self.rng
        note, kind, fields = rng.choice(self.words.notes)
        fields = fields.split("\x1f")
        index = rng.randrange(len(fields))
        name = self.words.names[kind][index]
        roll = rng.random()
        if roll < 0.35:
            name = rng.choice([str.lower, str.upper])(literal(name))
        elif roll < 0.6:
            name = self.field_name()
        else:
            name = literal(name)
        text = stripped(fields[index]) if plain else fields[index]
        return quoted(f"{name}:{shape(text)}")

    def field(self):
        rng = self.rng
        return self.with_field(rng.choice([
            lambda text: literal(text), lambda text: literal(self.cased(text)), lambda text: "",
            lambda text: "_*", lambda text: "*", lambda text: self.wild(self.cased(text)),
            lambda text: "*" + literal(self.cased(self.piece(text))) + "*",
            lambda text: literal(self.cased(self.piece(text))) + "*",
            lambda text: "*" + literal(self.cased(self.piece(text)))]))

    def field_re(self):
        return self.with_field(lambda text: "re:" + self.pattern(text))

    def field_nc(self):
        return self.with_field(lambda text: "nc:" + self.wild(self.cased(text)))

    def pattern(self, text):
        """A regular expression that a text matches, or nearly; with the escapes of the search."""
        rng = self.rng
        part = self.piece(text, 1, 8) or "a"
        plain = re.escape(part).replace("\\ ", " ")
        letters = re.findall(r"\w+", part) or ["a"]
        word = rng.choice(letters)
        made = rng.choice([
            plain, plain, plain, "^" + plain, plain + "$", r"\b" + word, word + r"\b", r"\d+",
            r"^\w{" + str(rng.randint(1, 9)) + "}$", f"(?i){word}", f"(?-i){word}", f"({word}|zz)+",
            word[0] + ".*" + word[-1], f"[{word[0]}x]{word[1:]}", word[:1] + "." + word[2:],
            r"\s\w\s",
            f"^[^{word[0]}]", r"\p{Lu}", r"(?-i)\p{Lu}", r"\p{Han}+", r"[[:upper:]]{2}", r"^$",
            f"{word}?$", f"(?s){word}.+{word[-1]}", r"\W" + word, r"[а-я]", f"^{self.cased(word)}"])
        # A quotation mark and a colon would end the term or begin another key.
        return made.replace('"', ".").replace(":", ".") if '"' in made else made

    def re(self):
        # The backslashes go through as they are; a term with blanks is in quotation marks.
        return quoted("re:" + self.pattern(self.text_of_note(plain=False)))

    def nc(self):
        rng = self.rng
        if rng.random() < 0.3:
            return quoted("nc:" + literal(self.cased(self.piece(self.text_of_note(), 3, 16))))
        return quoted("nc:" + self.wild(self.cased(self.a_word())))

    def sc(self):
        rng = self.rng
        if rng.random() < 0.5:
            return quoted("sc:" + literal(self.cased(self.piece(self.text_of_note(), 2, 16))))
        return quoted("sc:" + self.wild(self.cased(self.a_word())))

    def word(self):
        rng = self.rng
        roll = rng.random()
        if roll < 0.15:
            piece = self.piece(self.text_of_note(), 4, 14).strip()
            return quoted("w:" + literal(self.cased(piece)))
        if roll < 0.3:
            return quoted("w:" + self.wild(self.cased(self.piece(self.a_word(), 1, 4))))
        return quoted("w:" + self.wild(self.cased(self.a_word())))

    def named(self, key, names):
        """A key with a name, in another case or with wildcards now and then."""
        rng = self.rng
        name = rng.choice(names)
        change = rng.choice([str, str, str, str.upper, str.lower, self.unaccented])
        if rng.random() < 0.2:
            # Wildcards of the name itself have a meaning then.
            return quoted(f"{key}:" + change(name).replace("\\", "").replace('"', ""))
        if rng.random() < 0.3 and "::" in name:
            name = rng.choice(name.split("::"))
        made = self.wild(change(name)) if rng.random() < 0.5 else literal(change(name))
        return quoted(f"{key}:{made}".replace("\\:", rng.choice([":", "\\:"])))

    def deck(self):
        rng = self.rng
        if rng.random() < 0.2:
            name = rng.choice(self.words.decks)
            return quoted("deck:" + literal(name.split("::")[0]) + rng.choice(["::*", "*", "::_*"]))
        return self.named("deck", self.words.decks)

    def note(self):
        return self.named("note", [kind["name"] for kind in self.words.types])

    def tag(self):
        return self.named("tag", self.words.tags + ["none"])

    def tag_re(self):
        return quoted("tag:re:" + self.pattern(self.rng.choice(self.words.tags)))

    def tag_nc(self):
        return self.named("tag:nc", self.words.tags)

    def card(self):
        if self.rng.random() < 0.4:
            return f"card:{self.rng.randint(0, 5)}"
        return self.named("card", self.words.templates)

    def preset(self):
        return self.named("preset", self.words.presets)

    def flag(self):
        return f"flag:{self.turn('flag', list(range(8)))}"

    def state(self):
        return "is:" + self.turn("is", [
            "new", "due", "learn", "review", "suspended", "buried", "buried-manually",
            "buried-sibling"])

    def prop(self, name, value):
        sign = self.turn("sign " + name, ["=", "!=", "<", ">", "<=", ">="])
        return f"prop:{name}{sign}{value}"

    def prop_due(self):
        return self.prop("due", self.rng.choice(
            [-90, -7, -3, -2, -1, 0, 0, 0, 1, 1, 2, 5, 7, 30, 200]))

    def near(self, values):
        return max(0, self.rng.choice(values) + self.rng.choice([-1, 0, 0, 0, 1]))

    def prop_ivl(self):
        return self.prop("ivl", self.near(self.words.values["ivl"]))

    def prop_reps(self):
        return self.prop("reps", self.near(self.words.values["reps"]))

    def prop_lapses(self):
        return self.prop("lapses", self.near(self.words.values["lapses"]))

    def prop_ease(self):
        value = self.rng.choice(self.words.values["factor"]) / 1_000
        return self.prop("ease", self.rng.choice([
            f"{value:g}", f"{value:.3f}", f"{value:.1f}", f"{value + 0.0005:g}", "2", "0", ".5"]))

    def prop_pos(self):
        return self.prop("pos", self.near(self.words.positions or [0]))

    def memory(self, name):
        data = self.rng.choice(self.words.data or ['"s":1,"d":5'])
        return float(re.findall(rf'"{name}":([\d.]+)', data)[0])

    def prop_s(self):
        value = self.memory("s")
        return self.prop("s", self.rng.choice(
            [f"{value}", f"{value:.1f}", f"{value:.0f}", "21"]))

    def prop_d(self):
        value = (self.memory("d") - 1) / 9
        return self.prop("d", self.rng.choice(
            [f"{value:.4f}", f"{value:.2f}", "0", "1", "0.5", "2"]))

    def prop_r(self):
        return self.prop("r", self.rng.choice(
            ["0", "1", "0.5", "0.7", "0.8", "0.9", "0.95", "0.99", f"{self.rng.random():.3f}"]))

    def prop_cdn(self):
        return self.prop("cdn:" + self.rng.choice(["n", "n", "v", "x"]), self.rng.choice(
            ["0", "1", "2", "2.5", "7", "-1"]))

    def prop_cds(self):
        name = self.rng.choice(["v", "v", "c", "n", "x"])
        sign = self.turn("sign cds", ["=", "!=", "<", ">", "<=", ">="])
        value = self.rng.choice(["reschedule", "a", "größe", "7", "A", "1"])
        return f"prop:cds:{name}{sign}{value}"

    def prop_rated(self):
        button = self.turn("button", ["", "", ":1", ":2", ":3", ":4"])
        return self.prop("rated", f"-{self.days() - 1}{button}".replace("-0", "0"))

    def prop_resched(self):
        return self.prop("resched", f"-{self.days() - 1}".replace("-0", "0"))

    def added(self):
        return f"added:{self.days()}"

    def edited(self):
        return f"edited:{self.days()}"

    def introduced(self):
        return f"introduced:{self.days()}"

    def resched(self):
        return f"resched:{self.days()}"

    def rated(self):
        button = self.turn("rated", ["", "", "", ":1", ":2", ":3", ":4"])
        return f"rated:{self.days()}{button}"

    def did(self):
        chosen = self.rng.sample(self.words.deck_ids, self.rng.randint(1, 2))
        return "did:" + ",".join(map(str, chosen))

    def mid(self):
        return f"mid:{self.rng.choice(self.words.types)['id']}"

    def nid(self):
        notes = self.rng.sample(self.words.notes, self.rng.randint(1, 5))
        return "nid:" + ",".join(str(note[0]) for note in notes)

    def cid(self):
        return "cid:" + ",".join(
            str(card) for card in self.rng.sample(self.words.cards, self.rng.randint(1, 5)))

    def dupe(self):
        note, kind, fields = self.rng.choice(self.words.notes)
        text = fields.split("\x1f")[0]
        change = self.rng.choice([str, str, stripped, str.upper, self.decomposed, self.unaccented])
        return quoted(f"dupe:{kind},{literal(change(text))}")

    def has_cd(self):
        return "has-cd:" + self.rng.choice(["v", "n", "c", "x", "V"])

    def unknown(self):
        return quoted(self.rng.choice(["fronnt", "deckk", "lang", "tags", "interval"]) + ":"
                      + literal(self.a_word()))

    def oddity(self):
        return self.turn("odd", self.odd)
