import Foundation
import TestSupport
import Testing

@testable import Collation

@Suite("The order of names")
struct CollationTests {
  @Test(
    "is that of ICU in each language, from whatever order",
    arguments: ["en", "zh_Hans", "zh_Hant", "ja"]
  )
  func fixtures(_ language: String) throws {
    let url = Bundle.module.url(
      forResource: language,
      withExtension: "txt",
      subdirectory: "Fixtures"
    )
    let names = try String(contentsOf: #require(url), encoding: .utf8)
      .split(separator: "\n").map(String.init)
    #expect(names.count > 50)
    let collation = Collation(language: language)
    let sorted = collation.sorted(names.sorted()) { $0 }
    let wrong = zip(sorted, names).filter { $0 != $1 }.prefix(5)
    #expect(wrong.isEmpty)
    // The letters alone order them too, as far as they tell them apart.
    let keys = names.map { letters(of: $0, collation) }
    for (key, next) in zip(keys, keys.dropFirst()) {
      #expect(!next.lexicographicallyPrecedes(key))
    }
  }

  private func letters(of text: String, _ collation: Collation) -> [UInt8] {
    var (text, key) = (text, [UInt8]())
    text.withUTF8 { collation.append($0, to: &key) }
    return key
  }

  @Test("the letters of ASCII are those with which a whole key begins")
  func ascii() {
    let collation = Collation(language: "en")
    var random = SeededGenerator(seed: 5)
    let signs = Array("aZ09 00-~\u{0}\t\u{7F}x".unicodeScalars) + (0..<128).map(Unicode.Scalar.init)
    for length in 0..<300 {
      var text = String.UnicodeScalarView()
      for _ in 0..<length { text.append(signs.randomElement(using: &random) ?? "a") }
      let key = letters(of: String(text), collation) + [0]
      #expect(collation.key(of: String(text)).bytes.starts(with: key), "\(text)")
    }
    let long = String(repeating: "7", count: 300)
    #expect(collation.key(of: long).bytes.starts(with: letters(of: long, collation) + [0]))
  }

  private func sorted(_ names: [String], _ language: String = "en") -> [String] {
    Collation(language: language).sorted(names) { $0 }
  }

  @Test("Han characters go by the language")
  func han() {
    let names = ["中", "一", "阿", "龍", "〇"]
    #expect(sorted(names, "zh_Hans") == ["阿", "〇", "龍", "一", "中"])
    #expect(sorted(names, "zh_Hant") == ["一", "〇", "中", "阿", "龍"])
    #expect(sorted(names, "ja") == ["〇", "阿", "一", "中", "龍"])
    #expect(sorted(names, "en") == ["〇", "一", "中", "阿", "龍"])
    #expect(sorted(names, "zh_TW") == sorted(names, "zh_Hant"))
    #expect(sorted(names, "zh-Hant") == sorted(names, "zh_Hant"))
    #expect(sorted(names, "zh") == sorted(names, "zh_Hans"))
  }

  @Test("signs come before digits, letters, kana and Han, digits by their numbers")
  func scripts() {
    #expect(
      sorted(["漢", "カ", "あ", "Ω", "z", "A", "10", "9", "-", "Я", "각", "★"], "ja")
        == ["-", "★", "9", "10", "A", "z", "Ω", "Я", "각", "あ", "カ", "漢"]
    )
    #expect(sorted(["a10", "a9", "a", "a1b", "a 1"]) == ["a", "a 1", "a1b", "a9", "a10"])
    let long = String(repeating: "9", count: 300)
    #expect(sorted([long + "1", long, "1"]) == ["1", long, long + "1"])
  }

  @Test("width and half-width kana make no difference but the last")
  func width() {
    #expect(sorted(["ｂ", "a", "Ｂ", "b", "c"]) == ["a", "b", "ｂ", "Ｂ", "c"])
    #expect(sorted(["ガ", "ｶﾞ", "が", "か", "き"], "ja") == ["か", "が", "ガ", "ｶﾞ", "き"])
    #expect(sorted(["か\u{3099}", "か", "き"], "ja") == ["か", "か\u{3099}", "き"])
    #expect(sorted(["e\u{301}", "f", "e"]) == ["e", "e\u{301}", "f"])
  }

  @Test("what is inside of a name follows it, whatever the case")
  func levels() {
    let names = [["a"], ["A b"], ["a", "z"], ["a", "z", "y"], ["á"], ["á", "b"], ["ab"]]
    let collation = Collation(language: "en")
    #expect(
      collation.sorted(names.reversed()) { collation.key(ofLevels: $0) } == [
        ["a"], ["a", "z"], ["a", "z", "y"], ["á"], ["á", "b"], ["A b"], ["ab"],
      ]
    )
    #expect(collation.key(ofLevels: ["A", "b"]) == collation.key(ofLevels: ["a", "B"]))
  }

  @Test("odd text has a key, and texts that differ have different ones")
  func odd() {
    let texts = [
      "", " ", "\u{0}", "\u{200B}", "\u{301}", "ー", "ゝ", "ﾞ", "\u{1F468}\u{200D}\u{1F469}", "0",
      "00",
      "000", "𠀀", "\u{FA0E}", "ｰ", "\u{10FFFF}", "ﷺ", "ß", "ss", "SS", "æ", "ae",
    ]
    for language in ["en", "ja", "zh_Hans", "zh_Hant", ""] {
      let collation = Collation(language: language)
      #expect(Set(texts.map { collation.key(of: $0) }).count == texts.count)
    }
  }
}
