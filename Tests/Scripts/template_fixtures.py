#!/usr/bin/env python3
"""Writes the HTML that Anki's own engine makes of templates and fields.

    python3 -m venv VENV && VENV/bin/pip install anki==26.9.3
    VENV/bin/python Tests/Scripts/template_fixtures.py

One line of JSON for each case:
    type    the note type: name, kind (0 normal, 1 cloze), fields, templates as [name, front, back]
    fields  the note's fields
    tags, deck, flag
    cards   for each ordinal asked for: [ordinal, front, back], or [ordinal, fault] where Anki shows
            that the card is blank ("blank"), that it has no such gap ("gap") or that a template can't
            be parsed: the kind of fault and the names in it
    loose   true if a card was rendered that is not there: it has no deck and no flag
    made    the ordinals of the cards that Anki makes of the note and has something to show on; absent
            where Anki refuses to save the note type
The ids of hints, which are hashes, are left out.
"""

import json
import re
import tempfile
from pathlib import Path

from anki import card_rendering_pb2
from anki.collection import Collection
from anki.utils import to_json_bytes

FIXTURES = Path(__file__).parent.parent / "FlashcardsTests" / "Fixtures"
ISOLATES = str.maketrans("", "", "\u2068\u2069")


class Engine:
    def __init__(self):
        self.collection = Collection(tempfile.mktemp(suffix=".anki2"))
        self.types = {}

    def note_type(self, name, kind, fields, templates):
        """The note type, with templates that parse in place of those that do not."""
        key = json.dumps([name, kind, fields, templates])
        if key not in self.types:
            models = self.collection.models
            made = models.new(f"{name}")
            made["type"] = kind
            for field in fields:
                models.add_field(made, models.new_field(field))
            for title, front, back in templates:
                template = models.new_template(title)
                template["qfmt"], template["afmt"] = front, back
                models.add_template(made, template)
            saved = True
            try:
                models.add(made)
            except Exception:
                saved = False
                for template in made["tmpls"]:
                    shown = "cloze:" if kind == 1 else ""
                    template["qfmt"] = template["afmt"] = "{{%s%s}}" % (shown, fields[0])
                    if kind == 0:
                        template["qfmt"] += " " * (1 + made["tmpls"].index(template))
                models.add(made)
            self.types[key] = (models.by_name(made["name"])["id"], made["name"], saved)
        return self.types[key]

    def render(self, note, ordinal, template):
        """The card as it would be: for one that there is not, or whose template can't be saved."""
        template = dict(template)
        template["ord"] = ordinal
        return self.sides(lambda: self.collection._backend.render_uncommitted_card_legacy(
            note=note._to_backend_note(), card_ord=ordinal, template=to_json_bytes(template),
            fill_empty=False, partial_render=False))

    def render_card(self, card):
        return [self.without_id(side, card.id) if isinstance(side, str) else side
                for side in self.sides(lambda: self.collection._backend.render_existing_card(
                    card_id=card.id, browser=False, partial_render=False))]

    @staticmethod
    def without_id(side, identifier):
        return side.replace(str(identifier), "")

    @staticmethod
    def sides(render):
        try:
            out = render()
        except Exception as error:
            return [fault(str(error))]
        sides = ["".join(node.text for node in nodes)
                 for nodes in (out.question_nodes, out.answer_nodes)]
        if "#front-of-card-is-blank" in sides[1]:
            return [["blank"]]
        if "#no-cloze-filter" in sides[1]:
            return [["gap"]]
        return [without_ids(side) for side in sides]


def without_ids(side):
    return re.sub(r"hint[0-9a-f]{16}", "hint", side)


def fault(message):
    message = message.translate(ISOLATES).replace("&lt;", "<").replace("&gt;", ">")
    message = message.replace("&quot;", '"').replace("&amp;", "&")
    names = re.findall(r"&#x27;(.*?)&#x27;", message, re.S)
    bare = [re.sub(r"^\{\{[#^/]?(.*)\}\}$", r"\1", name, flags=re.S) for name in names]
    if "there is no field called" in message:
        return ["field", names[0], names[1]]
    if "but expected" in message:
        return ["cross", bare[0], bare[1]]
    if "but missing" in message:
        return ["open", bare[0]]
    assert "Missing" in message, message
    return ["closed", bare[0]]


def case(engine, name, kind, fields, templates, values, tags="", deck="A::Deutsch::Verben", flag=0,
         ordinals=None):
    type_id, title, saved = engine.note_type(name, kind, fields, templates)
    collection = engine.collection
    note = collection.new_note(collection.models.get(type_id))
    note.fields = values + [""] * (len(fields) - len(values))
    note.tags = tags.split()
    collection.add_note(note, collection.decks.id(deck))
    made = sorted(set(card.ord for card in note.cards()))
    note = collection.get_note(note.id)
    row = {"type": [title, kind, fields, templates], "fields": note.fields}
    if saved:
        row["made"] = made
    row.update({"tags": " ".join(note.tags), "deck": deck, "flag": flag, "cards": []})
    for ordinal in ordinals if ordinals is not None else \
            (range(len(templates)) if kind == 0 else sorted(set(made) | {0, 1})):
        index = ordinal if kind == 0 else 0
        # The card itself where there is one, as only that has a deck and a flag.
        card = next((card for card in note.cards() if card.ord == ordinal), None)
        if saved and card is not None:
            card.flags = flag
            collection.update_card(card)
            sides = engine.render_card(card)
            if sides in ([["blank"]], [["gap"]]):
                row["made"] = [other for other in row["made"] if other != ordinal]
        else:
            template = dict(collection.models.get(type_id)["tmpls"][index])
            template["name"], template["qfmt"], template["afmt"] = templates[index]
            sides = engine.render(note, ordinal, template)
            if isinstance(sides[0], str):
                row["loose"] = True
        row["cards"].append([ordinal] + sides)
    return row


TEXTS = ["a", "", " ", "<br>", "<div></div>", "<div> <br/></div>", "&nbsp;", "\u3000", "<b></b>", "<BR >",
         "<br  />", "<div class=a></div>", "\t\n", "\x0b", "</div>", "< br>", "<b>x</b> &amp; y"]
CLOZES = [
    "{{c1::a}} {{c2::b::hint}} {{c1::c}}", "{{c1::a {{c2::b}} c}}", "{{c1,2::a}} {{c3::b}}",
    "{{c1::a::b::c}}", "{{c1::a", "{{c1::}}", "{{c1::::h}}", "{{c0::x}} {{c1::a}}",
    "{{c1::<b>x</b>::<i>h</i>}}", "{{c1::a}}}", "a }} {{c1::b}}", "{{C1::a}} {{c1::b}}",
    "{{c1::a:b}}", "{{c 1::a}} {{c1::b}}", "{{c1:a}} {{c1::b}}", "{{c1::{{c1::x}}}}",
    "{{c1::{{c2::x::h2}}::h1}}", "{{c1::x {{c2::y}} z::h {{c3::q}} i}}", "{{c1::\\(x}}\\)}} z",
    "{{c1::\\(x^{{c2::2}}\\)}} z", "{{c1,1::a}}", "{{c1,::a}} {{c1::b}}", "{{c501::a}} {{c1::b}}",
    "{{c1::a\"<>&b}}", "{{c1::a\nb}}", "{{c01::a}}", "{{c1::a}}[sound:x.mp3]",
    "<!-- {{c1::a}} -->{{c1::b}}", "{{c1::x::}}", "{{c99999999999999999999::a}}{{c1::b}}",
    "{{c-1::a}}{{c1::b}}", "{{c1::a}} b::c", "{{c1::a<!-- x -->}}", "{{c1:: a }}", "none",
    "{{c1::a::h1{{c2::b}}::h2}}", "{{c1::a::h1{{c2::b}}c}}", "{{c1::a}}{{c2::b",
    "{{c1::a}}{{c2::b::h", "{{c1::a}}{{c2::b {{c3::c::h", "{{c1::a {{c2::b}} c",
    "{{c1::a {{c1::b}} c}} {{c2::{{c1::d}}}}", "{{c2::x {{c1::y::h}}}}", "{{c1::a}}{{c1::a}}",
    "{{c1::é漢 a_b-c\x7f\u00a0ÿ'/}}", "{{c1::a}} \\(<b>x</b>&lt; y\\) \\[a\\)<i>b</i>\\] <i>z</i>\\(<i>",
    "\\({{c1::x}}\\) {{c1::y}}", "\\[{{c1::x::h}}\\]{{c2::\\(a\\)}}", "[$]{{c1::x}}[/$]",
    "{{c65535::a}}{{c65536::b}}{{c1::x}}", "{{c1::::}}", "{{c1:::}}", "{{c1:::a}}", "{{c1::a:::b}}",
    "{{c1,2,3,10::x}} {{c5::y}}", "{{c1 ::a}}{{c1::b}}", "{{{c1::a}}}", "{{{{c1::a}}}}",
    "{{c1::{{c2::{{c3::x::h3}}::h2}}::h1}}", "{{c1::" * 3 + "x" + "}}" * 3,
    "".join("{{c%d::" % (n + 1) for n in range(12)) + "x" + "}}" * 12,
    "{{c1::image-occlusion:rect:left=.1:top=.2:width=.3:height=.4:oi=1}} "
    "{{c2::image-occlusion:ellipse:left=.5:rx=.3:ry=.1}}{{c0::image-occlusion:text:left=.1:text=a b:fs=.05}}",
    "{{c1::image-occlusion:polygon:points=.1,.2 .3,.4:fill=#ff0:angle=90:scale=2:zz=1:left:top=:a=b=c}}",
]
FILTERS = ["F", "text:F", "type:F", "type:nc:F", "type:cloze:F", "hint:F", "furigana:F", "kana:F", "kanji:F",
           "cloze:F", "cloze-only:F", "tts en_US:F", "tts ja_JP voices=A,B speed=1.2:F",
           "tts-voices:", "tts:F", "tts :F", "unknown:F", "text:furigana:F", "furigana:text:F",
           "hint:kanji:F", "tts ja_JP:kana:F", "text:unknown:F", "type:text:F", "text:type:F", ":F", "F:",
           "text::F", "text :F", "TEXT:F", "nc:F", "tts\ten:F", "tts  en:F", "text:hint:F"]
CLOZE_FILTERS = ["text:cloze:F", "cloze:text:F", "hint:cloze:F", "cloze:hint:F", "tts en_US:cloze-only:F",
                 "tts en_US:cloze:F", "furigana:cloze:F", "cloze:furigana:F", "type:text:cloze:F",
                 "type:nc:cloze:F", "nc:F", "nc:type:F", "cloze-only:text:F", "text:cloze-only:F",
                 "type:cloze-only:F", "type:cloze:F", "cloze-only:F"]
VALUES = ["foo", "a<br>b", "a<div>b</div>c", "<style>x{}</style>y", "<script>alert(1)</script>z",
          "&lt;b&gt;", "&nbsp;x&nbsp;", "&unknown; &amp;", "&alpha;&hellip;", "&#65;&#x42;&copy", "<!-- c -->d",
          "a < b > c", "<img src=x.jpg alt=y>", "[sound:a.mp3]", "a&amp;amp;", "  x  ",
          "<a href='x>y'>t</a>", "&amp", "a & b", "&;", "&#0; &#xD800; &#x110000;", "<b\nc>x</b\n>", "<>x</>",
          "< b>x", "<b", "<style>x", "<STYLE>a</STYLE>b<Script>c</sCript>d", "<!-- a", "&#12", "&lt; &x",
          "a\r\nb", "&apos;&quot;", "&AMP;", "&zwnj;|&shy;|", "a\u00a0b", "&nbsp;\u00a0", "&amp;\u00a0",
          "<br>\n&#10;", "&#169;&copy;&#xA9;", "&#XA9;", "&#9999999999;&amp;", "&#1;", "&#128;", "&euro;&Alpha;",
          "&amp;&nbsp", "&lang;&rang;&thetasym;&OElig;", "&#+65;", "&#x+41;", "<style a>b</style>c",
          "<!-->x-->y", "<styles>a</style>b", "漢字[かんじ]", "日本語[にほんご] 勉強[べんきょう]", "a b[c]",
          "x[sound:a.mp3]", "の 漢字[かんじ]は", "<b>字[じ]</b>", "a[b", "a[]", "[b]", "  a[b]", " 漢[か]字[じ]",
          "a&nbsp;漢字[かんじ]", "a>b[c]", "a[b]c[d] e[f]", "a[b\nc]", "a\nb[c]", "[sound:a.mp3] 字[じ]",
          "a\u3000字[じ]", "x[[y]]", "a[b]]", "字[じ][じ2]", 'x <img src="a[b].jpg"> y', "a[]b[c]", "a[b c>d]",
          "字[SOUND:x]字[Sound: y] 字[soundx]", "a[x\n]b[c]", "{{c1::a}} {{c2::b[x]}}", "\u10ffd0a",
          "\\(<b>x</b>\\)", "ab\u0301", "🇩🇪👨‍👩‍👧"]
TEMPLATES = [
    "{{F}}", "{{ F }}", "{{{F}}}", "{{{ F }}", "{{ {F}}", "{{\nF\n}}", "{{\u00a0F}}",
    "{{#F}}yes{{/F}}{{^F}}no{{/F}}{{F}}", "{{F}}{{#G}}yes{{/G}}{{^G}}no{{/G}}", "{{F}}{{Missing}}",
    "{{F}}{{#F}}", "{{F}}{{/F}}", "{{F}}{{#F}}{{#G}}{{/F}}{{/G}}", "{{F}} {{F", "{{F}} }} x {{",
    "{{F}}{{#Missing}}a{{/Missing}}", "{{F}}<!-- {{G}} {{#F}} --> {{Nope <!-- --> }}",
    "{{F}}<!-- {{Nope}} {{#Nope}} -->a<!-- unclosed {{F}}", "{{=<% %>=}}<%F%> {{F}} <%#F%>x<%/F%>",
    " {{=<% %>=}}<%F%>", "x{{=<% %>=}}<%F%>{{F}}", "{{=<% %>=}}\n<%#F%>a<!-- <%F%> --><%F%><%/F%>{{",
    "{{=<% %>=}}<%F", "{{F}}{{Tags}}|{{Deck}}|{{Subdeck}}|{{Card}}|{{Type}}|{{CardFlag}}|{{CardID}}",
    "{{F}}{{#Tags}}t{{/Tags}}{{^Tags}}nt{{/Tags}}{{#Deck}}d{{/Deck}}{{#CardFlag}}f{{/CardFlag}}{{#Card}}c{{/Card}}",
    "{{#FrontSide}}{{F}}{{/FrontSide}}", "{{F}}{{#c1}}one{{/c1}}{{^c1}}not{{/c1}}{{#c2}}two{{/c2}}{{#c01}}x{{/c01}}",
    "{{F}}{{#c1x}}{{/c1x}}", "{{F}}{{#c0}}z{{/c0}}{{^c600}}b{{/c600}}", "{{}}{{F}}", "{{#}}{{/}}{{F}}",
    "{{F}}{{FrontSide}}", "{{F}}{{text:FrontSide}}", "{{F}}{{ #F }}a{{ /F }}{{# F }}b{{/ F}}",
    "{{F}}{{ text: F }}", "{{f}}", "", "nothing", "{{F}}{{#F}}{{/ G}}", "{{Tags}}", "{{F}}{{!comment}}",
    "{{F}}\n{{#F}}\n{{F}}\n{{/F}}\n", "{{G}}", "{{^G}}none{{/G}}", "{{^G}}{{F}}{{/G}}", "{{#G}}{{Missing}}{{/G}}{{F}}",
    "{{Deck}}", "{{CardFlag}}", "{{#Deck}}x{{/Deck}}", "{{FrontSide}}", "{{#c1}}{{F}}{{/c1}}", "{{#F}}{{G}}{{/F}}",
    "{{#Tags}}{{F}}{{/Tags}}", "{{^Tags}}{{F}}{{/Tags}}", "x{{text:F}}", "{{type:F}}", "{{cloze:F}}",
    "{{tts-voices:}}", "{{Card}}", "{{#Deck}}{{F}}{{/Deck}}", "{{#F:x}}{{/F:x}}{{F}}", "{{/F}}", "{{#F}}{{^G}}{{/G}}",
    "{{F}}{{text:Tags}}{{hint:Deck}}{{type:Tags}}", "{{F}}{{#F}}a{{^F}}b{{/F}}c{{/F}}", "{{F}}{{ =<% %>=}}",
    "{{F}}{{&F}}", "{{F}}{{>F}}", "{{F}}}}", "{{{#F}}y{{{/F}}{{F}}", "<b>{{F}}</b>&amp;{{F}}", "{{F}}<!-- {{/F}} -->",
    "{{^F}}<!-- {{/F}} -->{{/F}}{{F}}", "{{#F}}{{#G}}x{{/G}}{{^G}}y{{F}}{{/G}}{{/F}}",
]
BACKS = ["{{FrontSide}}<hr id=answer>{{G}}", "{{F}}", "{{Missing}}", "{{#Missing}}", "{{#F}}{{FrontSide}}{{/F}}",
         "{{text:FrontSide}}|{{hint:FrontSide}}{{FrontSide}}", "{{type:F}}{{hint:F}}"]
GERMAN = [
    ("Wortschatz (fünf Felder)", 0,
     ["Wort", "Übersetzung", "Beispiel", "Größe & Maß", "Hörbeispiel"],
     [["Erkennen", "{{Wort}}{{#Beispiel}}<br><i>{{Beispiel}}</i>{{/Beispiel}}",
       "{{FrontSide}}<hr id=answer>{{Übersetzung}}{{#Größe & Maß}} ({{Größe & Maß}}){{/Größe & Maß}}{{Hörbeispiel}}"],
      ["Erinnern", "{{#Übersetzung}}{{Übersetzung}}<br>{{type:Wort}}{{/Übersetzung}}",
       "{{FrontSide}}<hr id=answer>{{Wort}}<br>{{hint:Beispiel}}{{tts de_DE:Wort}}"]]),
    ("Lückentext+ (schwer)", 1, ["Lückentext", "Zusatz"],
     [["Lücke", "{{cloze:Lückentext}}{{#Zusatz}} – {{cloze:Zusatz}}{{/Zusatz}}",
       "{{cloze:Lückentext}}<br>{{Zusatz}}{{type:cloze:Lückentext}}"]]),
]


def cases(engine):
    made = lambda *arguments, **options: case(engine, *arguments, **options)
    simple = ["F", "G"]
    # The note types that Anki ships.
    engine.collection._backend.add_image_occlusion_notetype()
    for stock in engine.collection.models.all():
        fields = [field["name"] for field in stock["flds"]]
        templates = [[t["name"], t["qfmt"], t["afmt"]] for t in stock["tmpls"]]
        for values in (["front <b>a</b>", "back", "y"], ["{{c1::a}} {{c2::b::h}}", "extra", "<br>", "x"],
                       ["", "b"], ["{{c1::image-occlusion:rect:left=.1:top=.2:width=.3:height=.4}}",
                                   '<img src="a.png">', "head", "more", "note"]):
            yield made("Stock " + stock["name"], stock["type"], fields, templates, values[:len(fields)])
    for name, kind, fields, templates in GERMAN:
        for values in (["Haus", "house", "Das Haus ist groß.", "10 m", "[sound:haus.mp3]"],
                       ["Haus", "", "", "", ""], ["", "house"],
                       ["Die {{c1::Größe::Maß}} von {{c2::{{c1::München}} und Köln}}", "{{c3::x}}"]):
            yield made(name, kind, fields, templates, values[:len(fields)], tags="wort Nomen::Neutrum", flag=3)
    for text in TEXTS:
        yield made("Blank", 0, simple, [["1", "{{F}}|{{#F}}yes{{/F}}{{^F}}no{{/F}}", "{{FrontSide}}"],
                                        ["2", "{{G}}{{^F}}{{G}}{{/F}}", "x"]], [text, "b"])
    for value in VALUES:
        for filter in FILTERS:
            if value == "foo" or filter in ("text:F", "furigana:F", "kana:F", "kanji:F", "text:furigana:F",
                                            "hint:F", "furigana:text:F"):
                yield made("F " + filter, 0, simple, [["1", "{{F}}|{{%s}}" % filter, "{{%s}}" % filter]],
                           [value])
    for text in CLOZES:
        yield made("Cloze", 1, simple, [["C", "{{cloze:F}}|{{cloze-only:F}}", "{{cloze:F}}|{{cloze-only:F}}"]],
                   [text])
    for filter in CLOZE_FILTERS:
        for text in ("{{c1::a<b>x</b>}} {{c2::b::hint}} {{c1::c}}", "no gap"):
            yield made("Cloze " + filter, 1, simple, [["C", "{{cloze:F}}{{%s}}" % filter, "{{cloze:F}}{{%s}}" % filter]],
                       [text])
            alone = made("Alone " + filter, 1, simple, [["C", "{{%s}}" % filter, "{{%s}}" % filter]], [text])
            if "made" in alone:
                yield alone
    for front in ("{{cloze:F}}{{cloze:G}}", "{{F}}{{#G}}{{cloze:F}}{{/G}}", "{{cloze:F}}{{#c2}}two{{/c2}}{{^c2}}n{{/c2}}",
                  "{{cloze:F}}{{Card}}{{Tags}}", "{{cloze:G}}"):
        for values in (["{{c1::a}}", "{{c2::b}} x"], ["{{c1::a}}", ""], ["{{c500::a}}{{c501::b}}{{c700::c}}{{c0::d}}", "x"]):
            yield made("Cloze " + front, 1, simple, [["C", front, "{{FrontSide}}-{{cloze:F}}"]], values)
    for front in TEMPLATES:
        for tags in ("", "b a"):
            yield made("T " + front.strip(), 0, simple, [["Card 1", front, "{{FrontSide}}"], ["Card 2", "{{F}} ", "x"]],
                       ["foo", ""], tags=tags, flag=2)
    for back in BACKS:
        yield made("B " + back, 0, simple, [["Card 1", "{{F}}{{type:F}}{{hint:F}}", back]], ["<b>foo</b>[sound:x.mp3]", "g"])


def main():
    engine = Engine()
    lines = []
    for row in cases(engine):
        lines.append(json.dumps(row, ensure_ascii=False, sort_keys=True))
    path = FIXTURES / "anki-templates-26.9.3.jsonl"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(len(lines), "cases", path.stat().st_size, "bytes")


main()
