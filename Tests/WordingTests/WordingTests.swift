import Testing

@testable import Wording

@Suite("Wording")
struct WordingTests {
  @Test("every language has every phrase and every count", arguments: Wording.Language.allCases)
  func isComplete(language: Wording.Language) {
    let wording = Wording(language)
    for phrase in Phrase.allCases {
      #expect(wording(phrase) != String(describing: phrase), "\(phrase) has no words")
    }
    for countable in Countable.allCases {
      #expect(wording.count(countable, 2) != "2", "\(countable) has no words")
    }
  }

  @Test("English is ASCII, so that it reads the same where the locale is not UTF-8")
  func englishIsASCII() {
    for (phrase, text) in English.tables.joined() {
      #expect(text.allSatisfy { $0.isASCII }, "\(phrase)")
    }
  }

  @Test("English says each thing in one place")
  func englishIsUnambiguous() {
    let phrases = English.tables.joined().map(\.key)
    #expect(phrases.count == Set(phrases).count)
  }

  @Test("names in braces are filled in, and values are not looked at again")
  func fills() {
    #expect(Wording.fill("{a} and {b}", with: ["a": "{b}", "b": "2"]) == "{b} and 2")
    #expect(Wording.fill("{a} and {c}", with: ["a": "1"]) == "1 and {c}")
    #expect(Wording.fill("a { b", with: ["a": "1"]) == "a { b")
  }

  @Test("things are counted in words")
  func counts() {
    #expect(Wording().count(.cards, 1) == "1 card")
    #expect(Wording().count(.cards, 0) == "0 cards")
    #expect(Wording().count(.minutes, 15) == "15 minutes")
  }

  @Test("a reason is a clause that stands in a sentence", arguments: Wording.Language.allCases)
  func reasons(language: Wording.Language) {
    let wording = Wording(language)
    #expect(
      wording(.toolFile, because: .diskFull, ["path": "a"])
        == wording(.toolFile, ["path": "a", "reason": wording(.reasonDiskFull)])
    )
    #expect(wording(.other("Too many open files")) == "Too many open files")
  }

  @Test("English reasons neither begin nor end a sentence")
  func englishReasons() {
    for (phrase, text) in English.reasons where phrase != .reasonOther {
      #expect(text.first?.isLowercase == true && text.last != ".", "\(phrase)")
    }
  }
}
