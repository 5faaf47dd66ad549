import Testing
import Wording

@Suite("Spoken forms")
struct SpokenFormTests {
  private let written = Wording(.en)
  private let spoken = Wording(.en).spoken

  @Test("digits are said one by one, and are not broken")
  func digits() {
    #expect(written.digits("1111") == "1111")
    #expect(spoken.digits("1111") == "1\u{A0}1\u{A0}1\u{A0}1" && spoken.digits("") == "")
  }

  @Test("months and days have names", arguments: 1...12)
  func months(month: Int) {
    #expect(written.month(month, of: 2028, written: "12/28") == "12/28")
    let told = spoken.month(month, of: 2028, written: "x")
    #expect(told.hasSuffix(" 2028") && told != "x")
    #expect(spoken.date(21, month, 2026, written: "x").hasPrefix("21 "))
  }

  @Test("a month is that of its number, and none is left as it is written")
  func named() {
    #expect(spoken.month(12, of: 2028, written: "12/28") == "December 2028")
    #expect(spoken.date(1, 1, 2026, written: "2026-01-01") == "1 January 2026")
    #expect(spoken.month(13, of: 2028, written: "13/28") == "13/28")
  }

  @Test("times are counted")
  func times() {
    #expect(written.time(seconds: 60, written: "1:00") == "1:00")
    #expect(spoken.time(seconds: 60, written: "1:00") == "1 minute")
    #expect(spoken.time(seconds: 59, written: "0:59") == "59 seconds")
    #expect(spoken.time(seconds: 90, written: "1:30") == "1 minute and 30 seconds")
    #expect(spoken.time(seconds: 3_661, written: "") == "1 hour, 1 minute and 1 second")
    #expect(spoken.time(seconds: 0, written: "0:00") == "0 seconds")
    #expect(spoken.clock(14, 5, written: "14:05") == "14 o'clock and 5 minutes")
    #expect(spoken.clock(19, 1, written: "19:01") == "19 o'clock and 1 minute")
    #expect(spoken.clock(4, 0, written: "4:00") == "4 o'clock")
  }

  @Test("what is nested is said from the inside")
  func nested() {
    let names = ["Geography", "Europe", "Rivers"]
    #expect(written.nested(names, separator: "::") == "Geography::Europe::Rivers")
    #expect(spoken.nested(names, separator: "::") == "Rivers in Europe in Geography")
    #expect(spoken.nested(["a"], separator: "::") == "a" && spoken.nested([], separator: "") == "")
  }

  @Test("shares are in words")
  func percent() {
    #expect(written.percent("93") == "93 %" && spoken.percent("93") == "93 percent")
  }

  @Test("every language has months, years and numbers in their places", arguments: Language.all)
  func languages(language: Language) {
    let wording = Wording(language).spoken
    for month in 1...12 {
      #expect(wording.month(month, of: 2028, written: "").contains("2028"))
      let date = wording.date(21, month, 2026, written: "")
      #expect(date.contains("21") && date.contains("2026"))
    }
    #expect(wording.written.isSpoken == false)
  }

  @Test(
    "every language has as many names in each list",
    arguments: Language.all,
    [
      (.spellingLettersToM, 13), (.spellingLettersFromN, 13), (.spellingDigits, 10),
      (.spokenMonthNames, 12), (.spokenMonthNamesInDates, 12),
    ] as [(Phrase, Int)]
  )
  func lists(language: Language, _ list: (phrase: Phrase, count: Int)) {
    let names = Wording(language).names(in: list.phrase)
    #expect(names.count == list.count && !names.contains(""), "\(names)")
    #expect(Set(names).count == names.count)
  }

  @Test(
    "the names of languages stand behind the same tags in every language",
    arguments: Language.all
  )
  func languageNames(language: Language) {
    let lists: [Phrase] = [
      .languageNamesArToEl, .languageNamesEnToGa, .languageNamesHeToKo, .languageNamesLaToRu,
      .languageNamesSkToUk, .languageNamesUrToZh,
    ]
    func tags(_ wording: Wording) -> [Substring?] {
      lists.flatMap { wording.names(in: $0) }.map { $0.split(separator: " ").first }
    }
    #expect(tags(Wording(language)) == tags(Wording(.en)))
  }
}
