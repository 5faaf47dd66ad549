import PaymentCards
import Testing
import WindowLevels

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

@Suite("Pasting into the card form")
struct CardFormPasteTests {
  /// The field of a paste, its text, and the values in the form after it.
  struct Row: CustomTestStringConvertible, Sendable {
    let field: Int
    let pasted: String
    var number = "XXXX XXXX XXXX XXXX"
    var holder = "NAME SURNAME"
    var expiry = "MM/YY"
    /// True if it is shown first, and Enter takes it.
    var isShownFirst = false
    let said: String

    var testDescription: String { pasted }
  }

  static let rows = [
    Row(
      field: 2,
      pasted: "4111 1111 1111 1111",
      number: "4111 1111 1111 1111",
      said: "✓ Pasted: Card number."
    ),
    Row(
      field: 2,
      pasted: "4111-1111-1111-1111\n",
      number: "4111 1111 1111 1111",
      said: "✓ Pasted: Card number."
    ),
    Row(
      field: 2,
      pasted: "4111 1111 1111 1111 12/28",
      number: "4111 1111 1111 1111",
      expiry: "12/28",
      isShownFirst: true,
      said: "✓ Pasted: Card number and Expiry."
    ),
    Row(
      field: 2,
      pasted: "Visa: 4111 1111 1111 1111, exp. 12/28, thanks!",
      number: "4111 1111 1111 1111",
      expiry: "12/28",
      isShownFirst: true,
      said: "✓ Pasted: Card number and Expiry."
    ),
    Row(
      field: 2,
      pasted: "4111 1111 1111 1111 12/28 123",
      number: "4111 1111 1111 1111",
      expiry: "12/28",
      isShownFirst: true,
      said: "✓ Pasted: Card number, Expiry and Security code."
    ),
    Row(
      field: 2,
      pasted: "378282246310005",
      number: "3782 822463 10005",
      said: "✓ Pasted: Card number."
    ),
    Row(
      field: 2,
      pasted: "55555555555544440000",
      number: "5555 5555 5555 4444",
      said: "Pasted: Card number. The rest did not fit."
    ),
    Row(
      field: 2,
      pasted: "no digits at all",
      said: "Nothing in the pasted text fits this field."
    ),
    Row(
      field: 3,
      pasted: "  Ada\tLovelace\n",
      holder: "ADA LOVELACE",
      said: "✓ Pasted: Card holder."
    ),
    Row(
      field: 3,
      pasted: "Ada 4111 1111 1111 1111",
      number: "4111 1111 1111 1111",
      said: "Pasted: Card number. The rest did not fit."
    ),
    Row(
      field: 3,
      pasted: "4111 1111 1111 1111 12/28 123 JOHN DOE",
      number: "4111 1111 1111 1111",
      expiry: "12/28",
      isShownFirst: true,
      said: "✓ Pasted: Card number, Expiry and Security code."
    ),
    Row(
      field: 6,
      pasted: "持卡人：Zhang San\n卡号：4111 1111 1111 1111\n有效期至：12/28\n安全码：123",
      number: "4111 1111 1111 1111",
      holder: "ZHANG SAN",
      expiry: "12/28",
      isShownFirst: true,
      said: "✓ Pasted: Card number, Expiry, Security code and Card holder."
    ),
    Row(
      field: 2,
      pasted: "DE89 3704 0044 0532 0130 00",
      said: "Nothing in the pasted text fits this field."
    ),
    Row(field: 4, pasted: "2028-12", expiry: "12/28", said: "✓ Pasted: Expiry."),
    Row(field: 4, pasted: "2029-12", expiry: "12/29", said: "✓ Pasted: Expiry."),
    Row(field: 4, pasted: "October 2027", expiry: "10/27", said: "✓ Pasted: Expiry."),
    Row(field: 4, pasted: "31/12/2029", said: "Nothing in the pasted text fits this field."),
    Row(field: 4, pasted: "2027", said: "Nothing in the pasted text fits this field."),
    Row(field: 4, pasted: "12", said: "Nothing in the pasted text fits this field."),
    Row(field: 4, pasted: "12/99", said: "Nothing in the pasted text fits this field."),
    Row(field: 4, pasted: "1228", expiry: "12/28", said: "✓ Pasted: Expiry."),
  ]

  @Test("puts everything where it belongs, and says what it did", arguments: rows)
  func places(row: Row) throws {
    var story = try CardFormDriver()
    story.press(.function(row.field))
    story.paste(row.pasted)
    #expect(story.app.shows("Pasted card") == row.isShownFirst)
    if row.isShownFirst {
      #expect(try story.wizard.draft.number.count == 0)
      story.press(.enter)
    }
    #expect(story.app.shows(row.said), "\(story.app.lines[22])")
    story.press(.function(3))
    story.app.pass(.seconds(1))
    #expect(story.number == row.number)
    #expect(story.onCard(row: 9, from: 4, columns: 26) == row.holder)
    #expect(story.onCard(row: 9, from: 33, columns: 5) == row.expiry)
  }

  @Test("a paste that replaced a number is taken back by undo")
  func undo() throws {
    var story = try CardFormDriver()
    story.type("5555")
    story.paste("4111111111111111")
    #expect(story.number == "4111 1111 1111 1111")
    try story.play("<C-_>")
    #expect(story.number == "5555 XXXX XXXX XXXX")
  }

  private static let whole = "4111 1111 1111 1111 12/28 123 JOHN DOE"

  @Test("a whole card is shown first, its number by the last four and its code not at all")
  func showsCard() throws {
    var story = try CardFormDriver()
    story.paste(Self.whole)
    #expect(story.app.shows("✓ Number •••• 1111"))
    #expect(story.app.shows("✓ Expiry 12/28"))
    #expect(story.app.shows("✓ Code •••"))
    #expect(story.app.shows("? Holder JOHN DOE (uncertain)"))
    #expect(!story.app.shows("4111") && !story.app.shows("123"))
  }

  @Test("what is not sure goes in only if it is marked; Esc changes nothing, and undo takes back")
  func marks() throws {
    var story = try CardFormDriver()
    story.type("5555")
    story.paste(Self.whole)
    story.press(.escape)
    #expect(story.number == "5555 XXXX XXXX XXXX")
    #expect(try story.wizard.draft.expiry.count == 0)
    story.paste(Self.whole)
    story.press(.up, .character(" "), .enter)
    #expect(story.app.shows("Card number, Expiry, Security code and Card holder."))
    #expect(try story.wizard[.holder].text == "JOHN DOE")
    #expect(try text(story.wizard.draft.securityCode.digits) == "123")
    try story.play("<C-_>")
    #expect(story.number == "5555 XXXX XXXX XXXX")
  }

  @Test("of two numbers neither goes in unless it is chosen, and choosing one leaves the other out")
  func twoNumbers() throws {
    var story = try CardFormDriver()
    story.paste("5555 5555 5555 4444, 4111 1111 1111 1111")
    #expect(story.app.shows("? Number •••• 4444 (uncertain)"))
    story.press(.enter)
    #expect(story.app.shows("Nothing was changed."))
    #expect(try story.wizard.draft.number.count == 0)
    story.paste("5555 5555 5555 4444, 4111 1111 1111 1111")
    story.press(.character(" "), .down, .character(" "), .enter)
    #expect(story.number == "4111 1111 1111 1111")
  }

  @Test("a lock discards the pasted card")
  func lock() throws {
    var story = try CardFormDriver()
    story.paste(Self.whole)
    story.press(.control("l"))
    try story.app.unlock()
    #expect(!story.app.shows("Pasted card"))
    #expect(story.number == "XXXX XXXX XXXX XXXX")
  }

  @Test("in ASCII and at 40 by 12 the card is shown as well")
  func small() throws {
    var story = try CardFormDriver(
      size: Size(width: 40, height: 12),
      traits: TerminalTraits(colors: .none, unicode: false)
    )
    story.paste(Self.whole)
    #expect(story.app.shows("Number **** 1111"))
    #expect(story.app.shows("? Holder JOHN DOE"))
  }

  @Test("rubbish of any length does nothing but say so", arguments: [2, 3, 4, 5, 6])
  func rubbish(field: Int) throws {
    var story = try CardFormDriver()
    story.press(.function(field))
    story.app.tell(.event(.pasteBegan))
    let pattern = Array("x\u{1F600}\u{301} 王\n-/".unicodeScalars)
    for index in 0..<2_000 {
      story.app.tell(.event(.pasted(pattern[index % pattern.count])))
    }
    story.app.tell(.event(.pasteEnded))
    let takesText = [3, 6].contains(field)
    #expect(
      story.app.shows(takesText ? "Paste" : "Nothing in the pasted text fits this field.")
    )
    #expect(try story.wizard.draft.number.count == 0)
    #expect(try story.wizard[.holder].text.count <= HolderCheck.longest)
    #expect(story.app.lines.count == 24)
  }

  @Test("a paste over the question, or one that never ends, changes nothing")
  func elsewhere() throws {
    var story = try CardFormDriver()
    story.type("5")
    story.press(.escape)
    story.paste("4111111111111111")
    #expect(story.app.shows("Save and leave"))
    story.press(.escape)
    #expect(story.number == "5XXX XXXX XXXX XXXX")
    story.app.tell(.event(.pasteBegan))
    story.app.tell(.event(.pasted("4")))
    story.press(.control("l"))
    try story.app.unlock()
    story.app.tell(.event(.pasteEnded))
    #expect(story.number == "5XXX XXXX XXXX XXXX")
  }
}
