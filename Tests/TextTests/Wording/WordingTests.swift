import Testing

@testable import Wording

@Suite("Wording")
struct WordingTests {
  @Test("names in braces are filled in, and values are not looked at again")
  func fills() {
    #expect(Wording.fill("{a} and {b}", ["a", "b"], with: ["{b}", "2"]) == "{b} and 2")
    #expect(Wording.fill("{b}, {a}, {b}", ["a", "b"], with: ["1", "2"]) == "2, 1, 2")
    #expect(Wording.fill("{a} and {c}", ["a"], with: ["1"]) == "1 and {c}")
    #expect(Wording.fill("a { b", ["a"], with: ["1"]) == "a { b")
  }

  @Test("a phrase is said with its values")
  func phrases() {
    #expect(Wording()(.keyLock) == "Lock")
    #expect(Wording()(.cardSaved(name: "Visa")) == "Saved: Visa.")
    #expect(Wording()(.listRange(low: "14", high: "19")) == "14 to 19")
  }

  @Test("sentences are joined as a language does it")
  func joins() {
    let english = Wording()
    #expect(english.sentences(["One.", "", "Two.", "Three."]) == "One. Two. Three.")
    #expect(english.sentences([]).isEmpty)
    for language in Language.all where ["zh_Hans", "zh_Hant", "ja"].contains(language.code) {
      let wording = Wording(language)
      #expect(wording.sentences(["一。", "二。"]) == "一。二。")
    }
  }

  @Test("things are counted in words")
  func counts() {
    #expect(Wording()(.cards(1)) == "1 card")
    #expect(Wording()(.cards(0)) == "0 cards")
    #expect(Wording()(.minutes(15)) == "15 minutes")
  }

  @Test("a reason is a clause that stands in a sentence", arguments: Language.all)
  func reasons(language: Language) {
    let wording = Wording(language)
    let reason = wording(FailureReason.diskFull)
    #expect(reason == wording(.reasonDiskFull))
    #expect(wording(.commandFileFailed(path: "a", reason: reason)).contains(reason))
    #expect(wording(.other("Too many open files")) == "Too many open files")
  }

  @Test("English reasons neither begin nor end a sentence")
  func englishReasons() {
    let reasons = Phrase.ID.allCases.filter {
      "\($0)".hasPrefix("reason") && $0 != .reasonOther
    }
    #expect(reasons.count > 10)
    for phrase in reasons {
      let text = Language.en.sentence(phrase, 1) ?? ""
      #expect(text.first?.isLowercase == true && text.last != ".", "\(phrase)")
    }
  }
}
