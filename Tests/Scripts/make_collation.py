#!/usr/bin/env python3
"""Writes the orders of Han characters, and the fixtures of the tests of sorting, from ICU.

    apt install python3-icu
    /usr/bin/python3 Tests/Scripts/make_collation.py

ICU has the orders of CLDR: pinyin and stroke of common/collation/zh.xml, which are made from the
Unihan database, and that of JIS X 0208 of common/collation/ja.xml (JIS X 4061). Each table is a
string of the characters that such an order moves, in that order. The fixtures are lists of names,
one in a line, as ICU sorts them, with digits by their numbers (kn) and scripts in the order Latin,
kana, Han (kr).
"""

import random
import unicodedata
from pathlib import Path

import icu

ROOT = Path(__file__).parents[2]
TABLES = ROOT / "Sources" / "Domain" / "Collation" / "Generated"
FIXTURES = ROOT / "Tests" / "TextTests" / "Collation" / "Fixtures"

# The name of the table, the order in BCP 47, and what it is.
ORDERS = [
    ("pinyin", "zh-u-co-pinyin", "By pinyin, then by strokes"),
    ("stroke", "zh-Hant-u-co-stroke", "By the number of strokes, then by radical"),
    ("jis", "ja", "By JIS X 0208"),
]
# Characters of the Basic Multilingual Plane that no other one replaces: Extension A, the Unified
# Repertoire and the ideographic zero, which is a Han character in Chinese.
CHARACTERS = [chr(code) for code in [0x3007, *range(0x3400, 0x4DC0), *range(0x4E00, 0xA000)]]
LINE = 46


def collator(tag, options=""):
    joined = tag + ("-" if "-u-" in tag else "-u-") + options if options else tag
    return icu.Collator.createInstance(icu.Locale.forLanguageTag(joined))


def table(name, tag, remark):
    order = collator(tag)
    tailored = order.getTailoredSet(icu.UnicodeSet())
    characters = sorted((c for c in CHARACTERS if tailored.contains(c)), key=order.getSortKey)
    lines = ["".join(characters[i:i + LINE]) for i in range(0, len(characters), LINE)]
    text = "\\\n".join("    " + line for line in lines)
    (TABLES / f"HanTable+{name.capitalize()}.swift").write_text(
        "// swift-format-ignore-file\n"
        f"// Written by Tests/Scripts/make_collation.py from ICU {icu.ICU_VERSION}. Not edited by"
        " hand.\n\n"
        "extension HanTable {\n"
        f"  /// {remark}: {len(characters)} characters.\n"
        f'  static let {name}: StaticString = """\n{text}\n    """\n'
        "}\n")
    return characters


SHARED = """
Visa Card|visa card|Amex|Mastercard 2|Mastercard 10|Mastercard 1|2 Euro|10 Euro|Café|Cafe|cafe|Caffè
Zürich|Zurich|zürich|Zug|Zoo|école|Ecole|Eckart|a b|ab|a-b|a_b|Österreich|Oslo|Oskar|naïve|naive
Chapter 2|Chapter 10|Chapter 1|chapter 3|100|20|3|007|7|Straße|Strasse|Strassen|résumé|resume|Resume
Ελλάδα|ελληνικά|Αθήνα|Россия|русский|Москва|ABC|abc|abd|ABD|Æther|Aether|x|y|z|Z|A|a
""".replace("\n", "|").strip("|").split("|")

NAMES = {
    "en": [],
    "zh_Hans": """
中国银行|招商银行|建设银行|工商银行|农业银行|交通银行|北京|上海|广州|深圳|成都|杭州|西安|南京|天津|词汇|语法|汉字|历史|地理|数学|物理
化学|生物|英语|日语|法语|德语|诗词|成语|阿拉伯语|一|二|三|四|五|六|七|八|九|十|信用卡|借记卡|旅行|日常|工资卡|备用卡|〇|零|第1课|第2课|第10课
妈|麻|马|骂|吗|安|按|案|暗|爱|阿|中|种|重|A股|B股|卡A|卡B|鱼|渔|语|与|雨
""",
    "zh_Hant": """
中國信託|玉山銀行|台新銀行|國泰世華|富邦|第一銀行|臺灣銀行|臺北|臺中|高雄|新竹|花蓮|詞彙|文法|漢字|歷史|地理|數學|物理|化學|生物|英文|日文
法文|德文|詩詞|成語|一|二|三|四|五|六|七|八|九|十|信用卡|金融卡|旅行|日常|薪資卡|備用卡|〇|零|第1課|第2課|第10課|丁|乙|甲|丙|龍|龜|鬱|人|大|小
A組|B組|卡A|卡B|魚|漁|語|與|雨|㐀|㐁
""",
    "ja": """
亜|愛|青|赤|阿|一|二|三|四|五|漢字|単語|文法|日本史|世界史|地理|数学|物理|化学|生物|英語|中国語|三菱|三井住友|みずほ|楽天|イオン|りそな|ゆうちょ|セゾン
あ|ア|い|う|え|お|か|が|カ|ガ|き|ぎ|さ|ざ|は|ば|ぱ|ハ|バ|パ|つ|っ|づ|ッ|や|ゃ|ゆ|ゅ|よ|ょ|ん|を|わ|ゐ|ゑ|ヴ|ヵ|ヶ
カード|カアト|カート|かあど|かど|カラー|カラア|カラ|がくせい|かくせい|はは|はば|ばは|ぱぱ|ハハ|いすゞ|いすず|いすす|こころ|こゝろ|キー|キイ|きい|ギー|ビザ|ひざ
コーヒー|こうひい|コオヒイ|データ|デエタ|でた|びょういん|びよういん|きって|きつて|切手|時々|時時|第1課|第2課|第10課|カードA|カードB|ﾋﾞｻﾞ|ｱ|ｶﾞ
""",
}
ORDER_OF = {"en": "en", "zh_Hans": "zh-u-co-pinyin", "zh_Hant": "zh-Hant-u-co-stroke", "ja": "ja"}
OPTIONS = "kn-true-kr-latn-grek-cyrl-kana-hani"


def fixture(language, characters):
    order = collator(ORDER_OF[language], OPTIONS)
    # Chinese has an order of its own for letters with the accents of pinyin.
    shared = [n for n in SHARED if n.isascii() or ord(n[0]) >= 0x250] \
        if language.startswith("zh") else list(SHARED)
    names = shared + NAMES[language].replace("\n", "|").strip("|").split("|") \
        if NAMES[language] else shared
    # Words of two or three characters at random, always the same.
    source = random.Random(18)
    names += ["".join(source.choices(characters, k=source.choice([2, 3]))) for _ in range(400)] \
        if characters else []
    names = sorted(set(unicodedata.normalize("NFC", name) for name in names))
    names.sort(key=order.getSortKey)
    (FIXTURES / f"{language}.txt").write_text("\n".join(names) + "\n")


def main():
    lists = {name: table(name, tag, remark) for name, tag, remark in ORDERS}
    fixture("en", [])
    fixture("zh_Hans", lists["pinyin"])
    fixture("zh_Hant", lists["stroke"])
    fixture("ja", lists["jis"])


if __name__ == "__main__":
    main()
