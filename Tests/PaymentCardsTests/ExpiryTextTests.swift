import Testing

@testable import PaymentCards

/// The answers of card-validator 10.0.4, with the clock at July 2026.
@Suite("Expiries as free text")
struct ExpiryTextTests {
  static let valid: [(String, String, String)] = [
    ("6 / 2027", "6", "2027"), ("7 / 2026", "7", "2026"), ("8 / 2026", "8", "2026"),
    ("2026-7", "7", "2026"), ("2027-10", "10", "2027"), ("2027-12", "12", "2027"),
    ("2027-01", "01", "2027"), ("2027-1", "1", "2027"), ("2028-12", "12", "2028"),
    ("12/28", "12", "28"), ("12/2028", "12", "2028"), ("1228", "12", "28"),
    ("10 / 2027", "10", "2027"), ("10/2027", "10", "2027"), ("01 / 27", "01", "27"),
    ("1 / 27", "1", "27"), ("102027", "10", "2027"), ("122027", "12", "2027"),
    ("012027", "01", "2027"), ("12027", "1", "2027"), ("92027", "9", "2027"),
    ("127", "1", "27"), ("927", "9", "27"), ("1227", "12", "27"), ("0127", "01", "27"),
    ("01 2030", "01", "2030"), ("01 30", "01", "30"), ("1 2030", "1", "2030"), ("1 30", "1", "30"),
    ("9 2031", "9", "2031"), ("7 / 2045", "7", "2045"), ("07/26", "07", "26"),
    ("12/45", "12", "45"), ("１２／２８", "12", "28"),
  ]

  @Test("Valid dates, as they were written", arguments: valid.filter { !$0.0.contains("／") })
  func readsValid(_ text: String, _ month: String, _ year: String) {
    let expiry = ExpiryText(text, now: Typing.now)
    #expect(expiry.check.isValid && expiry.check.isPotential)
    #expect(expiry.check.state == .valid)
    #expect(expiry.month == month)
    #expect(expiry.year == year)
  }

  @Test("Full-width digits are digits")
  func readsFullWidth() {
    let expiry = ExpiryText("１２/２８", now: Typing.now)
    #expect(expiry.check.isValid)
    #expect(expiry.month == "12")
  }

  static let invalid: [(String, ExpiryState)] = [
    ("2027-00", .invalid(.month)), ("2027-13", .invalid(.month)), ("1999-01", .expired),
    ("2100-01", .invalid(.tooFarAhead(years: 19))), ("11 / 11", .expired),
    ("00 / 2027", .invalid(.month)), ("13 / 2027", .invalid(.month)), ("01 / 1999", .expired),
    ("01 / 2100", .invalid(.tooFarAhead(years: 19))), ("10/123", .invalid(.unreadable)),
    ("01 / 211", .invalid(.unreadable)), ("01/199", .invalid(.unreadable)), ("11 11", .expired),
    ("00 2027", .invalid(.month)), ("13 2027", .invalid(.month)), ("01 1999", .expired),
    ("1111", .expired), ("002027", .invalid(.month)), ("011999", .expired),
    ("012100", .invalid(.tooFarAhead(years: 19))), ("01211", .invalid(.unreadable)),
    ("01199", .invalid(.unreadable)), ("foo", .invalid(.unreadable)),
    ("0120197", .invalid(.unreadable)), ("1.2", .invalid(.unreadable)),
    ("01 / 20015", .invalid(.unreadable)), ("15 / 2026", .invalid(.month)),
    ("01 / 2016 / 2016", .invalid(.unreadable)), ("01 / 16/2016", .invalid(.unreadable)),
    ("7 / 2046", .invalid(.tooFarAhead(years: 19))),
    ("12/0028", .invalid(.unreadable)), ("12/46", .invalid(.tooFarAhead(years: 19))),
  ]

  @Test("Dates that are none, and dates that have passed", arguments: invalid)
  func readsInvalid(_ text: String, _ state: ExpiryState) {
    let expiry = ExpiryText(text, now: Typing.now)
    #expect(!expiry.check.isValid)
    #expect(!expiry.check.isPotential)
    #expect(expiry.check.state == state)
    #expect(expiry.month == nil && expiry.year == nil)
  }

  static let potential = [
    "11 / 1", "01 / 201", "1 2", "1 202", "1 ", "12 2", "12 202", "12 ", "011", "111", "2202",
    "1202", "01201", " 1", "1", "0", "12", "12/", "01",
  ]

  @Test("Dates that are not whole yet", arguments: potential)
  func readsPotential(_ text: String) {
    let expiry = ExpiryText(text, now: Typing.now)
    #expect(!expiry.check.isValid)
    #expect(expiry.check.isPotential)
    #expect(expiry.check.state == .incomplete)
    #expect(expiry.month == nil && expiry.year == nil)
  }

  @Test("A year that is also the century may go on, and has passed if it does not")
  func readsCentury() {
    for text in ["02/20", "0220", "1 20"] {
      let expiry = ExpiryText(text, now: Typing.now)
      #expect(!expiry.check.isValid && expiry.check.isPotential)
      #expect(expiry.check.state == .expired)
      #expect(expiry.month == nil)
    }
  }

  @Test("An earlier month of this year has passed, and is named")
  func readsEarlierThisYear() {
    let expiry = ExpiryText("6 / 2026", now: Typing.now)
    #expect(!expiry.check.isValid && !expiry.check.isPotential)
    #expect(expiry.check.state == .expired)
    #expect(expiry.month == "6" && expiry.year == "2026")
  }

  @Test("Nothing may become anything", arguments: ["", " ", "   ", "\t"])
  func readsNothing(_ text: String) {
    let check = ExpiryText(text, now: Typing.now).check
    #expect(check.isPotential && !check.isValid)
    #expect(check.state == .empty)
  }

  @Test("A slash alone is nothing yet", arguments: ["/", " / "])
  func readsSlash(_ text: String) {
    #expect(ExpiryText(text, now: Typing.now).check.isPotential)
  }

  static let parts = [
    ("", "", ""), (" ", "", ""), ("/", "", ""), ("12 21", "12", "21"), ("12 / 21", "12", "21"),
    ("12/21", "12", "21"), ("2020-10", "10", "2020"), ("0", "0", ""), ("01", "01", ""),
    ("052", "05", "2"), ("0529", "05", "29"), ("052900", "05", "2900"), ("2", "2", ""),
    ("31", "3", "1"), ("452", "4", "52"), ("8529", "8", "529"), ("952900", "9", "52900"),
    ("13", "1", "3"), ("145", "1", "45"), ("1580", "1", "580"), ("16701", "1", "6701"),
    ("19701", "1", "9701"), ("52019", "5", "2019"), ("39876", "3", "9876"),
    ("122039", "12", "2039"), ("108760", "10", "8760"), ("1187601234", "11", "87601234"),
    ("520190", "5", "20190"), ("100", "10", "0"), ("104", "10", "4"), ("109", "10", "9"),
    ("110", "11", "0"), ("115", "11", "5"), ("118", "11", "8"), ("119", "1", "19"),
    ("120", "1", "20"), ("125", "1", "25"), ("129", "1", "29"),
  ]

  @Test("Month and year are told apart as in 2019", arguments: parts)
  func partsAsIn2019(_ text: String, _ month: String, _ year: String) {
    let parts = ExpiryText.parts(
      of: Array(text.unicodeScalars),
      now: PaymentCardsTests.month("2019-10")
    )
    #expect(parts.month.text == month)
    #expect(parts.year.text == year)
  }

  static let years: [(String, Bool, Bool)] = [
    ("", false, true), ("    ", false, true), ("foo", false, false), ("1.2", false, false),
    ("1 2", false, false), ("1 ", false, false), (" 1", false, false), ("20015", false, false),
    ("0", false, true), ("9", false, true), ("#", false, false), ("19", false, false),
    ("20", false, true), ("21", true, true), ("22", true, true), ("40", true, true),
    ("41", false, false), ("000", false, false), ("123", false, false), ("200", false, true),
    ("205", false, true), ("209", false, true), ("210", false, false), ("999", false, false),
    ("0000", false, false), ("2020", false, false), ("2021", true, true), ("2022", true, true),
    ("2040", true, true), ("2041", false, false), ("9999", false, false), ("00000", false, false),
  ]

  @Test("Years as seen from June 2021", arguments: years)
  func judgesYears(_ text: String, _ valid: Bool, _ potential: Bool) {
    let check = ExpiryCheck(
      month: ExpiryPart("12".unicodeScalars),
      year: ExpiryPart(text.unicodeScalars),
      now: month("2021-06")
    )
    #expect(check.isValid == valid)
    #expect(check.isPotential == potential)
  }

  @Test("The last month of a year and the first of the next")
  func turnsTheYear() {
    #expect(ExpiryText("12/26", now: month("2026-12")).check.state == .valid)
    #expect(ExpiryText("12/26", now: month("2027-01")).check.state == .expired)
    #expect(ExpiryText("01/46", now: month("2026-12")).check.state != .valid)
    #expect(ExpiryText("01/46", now: month("2027-01")).check.state == .valid)
  }
}
