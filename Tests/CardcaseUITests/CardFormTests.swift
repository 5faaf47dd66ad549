import PaymentCards
import Secrets
import Testing
import WindowLevels

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

@Suite("The card form")
struct CardFormTests {
  /// The keys that are played at the form, and the words beneath the card after them.
  static let remarks: [(keys: String, words: String)] = [
    ("", "· Card number: type the digits; spaces are added."),
    ("6", "· Card number: 1 digit so far."),
    ("4", "· Card number: perhaps Visa; 1 digit so far."),
    ("5", "· Card number: perhaps Mastercard; 1 digit so far."),
    ("9704", "· Card number: perhaps Napas; 4 digits so far."),
    ("60", "· Card number: perhaps Discover, Maestro or Hipercard; 2 digits so far."),
    ("5018", "· Card number: Maestro, 4 of 12 to 19 digits."),
    ("41111", "· Card number: Visa, 5 of 16, 18 or 19 digits."),
    ("4111111111111111", "✓ Card number: Visa, valid. Some numbers have 18 or 19 digits."),
    (
      "4111111111111112",
      "! Card number: Visa, but the check digit is wrong. If there are 18 or 19 digits, "
        + "keep typing."
    ),
    (
      "5555555555554445",
      "✗ Card number: Mastercard, but the check digit is wrong. "
        + "Compare it with the card."
    ),
    ("6212345678901232", "✓ Card number: UnionPay, valid. Some numbers have 17 to 19 digits."),
    ("0", "✗ Card number: no brand starts with these digits. Check them."),
    ("<F3>", "· Card holder: as printed on the card. Optional."),
    ("<F3>O'Connor", "✓ Card holder: valid."),
    ("<F3>4111 1111", "✗ Card holder: only digits. F2 goes to the card number."),
    ("<F4>", "· Expiry: month and year, as printed on the card. Optional."),
    ("<F4>1", "· Expiry: not complete yet."),
    ("<F4>728", "✓ Expiry: valid through 07/2028."),
    ("<F4>0726", "✓ Expiry: valid through 07/2026."),
    ("<F4>0626", "! Expiry: expired after 06/2026. The card can still be saved."),
    ("<F4>0199", "✗ Expiry: more than 19 years ahead. Check the year."),
    ("<F4>00", "✗ Expiry: not a month and year such as 07/28."),
    ("<F5>", "· Security code: 3 digits on the back of the card. Optional."),
    ("41<F5>", "· Security code: 3 digits on the back of the card. Optional."),
    ("34<F5>", "· Security code: 4 digits on the front of the card. Optional."),
    ("41<F5>12", "· Security code: 2 of 3 digits."),
    ("41<F5>123", "✓ Security code: valid."),
    ("34<F5>1234<F2><BS>6<F5>", "✗ Security code: too long. The code has 3 digits."),
  ]

  @Test("says in words how a field stands", arguments: remarks)
  func words(row: (keys: String, words: String)) throws {
    var story = try CardFormDriver(preferences: Preferences().with(\.movesOn, false))
    try story.play(row.keys)
    #expect(story.remark == row.words)
  }

  @Test("names the likely brand and the few that are possible dimly, and the brand once decided")
  func candidates() throws {
    var story = try CardFormDriver()
    story.type("6011")
    #expect(story.card[1].contains("Discover"))
    var other = try CardFormDriver()
    other.type("60")
    #expect(other.card[1].contains("Discover, Maestro or Hipercard  │"))
    for (digit, brand) in [("4", "Visa"), ("5", "Mastercard")] {
      var likely = try CardFormDriver()
      likely.type(digit)
      #expect(likely.card[1].contains("\(brand)  │"))
    }
  }

  // MARK: Keys

  @Test(
    "a slip in the middle is mended where it is",
    arguments: [
      // payment#199, card#302, cleave.js#193: the caret stays where the digits go in.
      ("43210000<Left><Left><Left><Left>98", "4321 9800 00XX XXXX"),
      // cleave.js#374: Left Left Backspace Backspace is Backspace four times.
      ("411112<Left><Left><BS><BS>", "4112 XXXX XXXX XXXX"),
      // cleave.js#468: Delete before a gap takes the digit after it.
      ("41112<Home><Right><Right><Right><Right><Del>", "4111 XXXX XXXX XXXX"),
      // text-mask#218: a gap is in nobody's way.
      ("41111<BS>", "4111 XXXX XXXX XXXX"), ("4111 1-1/1", "4111 111X XXXX XXXX"),
      ("411112222<C-W>", "4111 1222 XXXX XXXX"), ("4111<C-U>", "XXXX XXXX XXXX XXXX"),
      ("4111<Home><Right><C-K>", "4XXX XXXX XXXX XXXX"), ("4111<C-U><C-_>", "4111 XXXX XXXX XXXX"),
      ("４１１", "411X XXXX XXXX XXXX"),
    ]
  )
  func editing(keys: String, row: String) throws {
    var story = try CardFormDriver()
    try story.play(keys)
    #expect(story.number == row)
  }

  @Test("letters get one calm message, separators none")
  func letters() throws {
    var story = try CardFormDriver()
    story.type("41x")
    #expect(story.app.shows("Card number: digits only."))
    story.type("1")
    #expect(!story.app.shows("digits only"))
    story.type(" -/")
    #expect(!story.app.shows("digits only"))
    #expect(story.number == "411X XXXX XXXX XXXX")
  }

  /// Keys from the number on, and the stop they end at.
  static let ways: [(keys: String, stop: WizardStep)] = [
    ("<Tab>", .holder), ("<Enter>", .holder), ("<Down>", .holder), ("<Tab><Tab>", .expiry),
    ("<Tab><Tab><Tab>", .securityCode), ("<Tab><S-Tab>", .number), ("<S-Tab>", .save),
    ("<F5>", .securityCode), ("<F4>", .expiry), ("<F3>", .holder), ("<F6>", .title),
    ("<F6><F2>", .number), ("41<Right>", .holder), ("<Left>", .number), ("<F3><Left>", .number),
    ("<F3>Ada<Left><Left><Left><Left>", .number), ("<F4>12<Left><Left><Left>", .holder),
    ("<F5><Right>", .title), ("<F6><Up>", .securityCode), ("<F6><Enter>", .save),
    ("<F6><Down><Down>", .brand), ("<F6><Tab><Tab><Tab>", .notes),
    ("<F6><Down>", .fields),
    ("<F6><Enter><Up>", .notes),
    ("41<F5>123<F6><Esc><Enter><Up>", .keepCode),
    ("<F6><Enter><Tab>", .number),
  ]

  @Test("every field can be reached at any time", arguments: ways)
  func reaches(row: (keys: String, stop: WizardStep)) throws {
    var story = try CardFormDriver()
    try story.play(row.keys)
    #expect(try story.wizard.stop == row.stop)
  }

  @Test("an arrow that leaves a field arrives at the near edge of the next")
  func edges() throws {
    var story = try CardFormDriver()
    try story.play("41<F3>Ada<Home><Left>2")
    #expect(story.number == "412X XXXX XXXX XXXX")
    try story.play("<Right>X")
    #expect(try story.wizard[.holder].text == "XAda")
  }

  @Test("the real cursor stands where the next character goes")
  func cursor() throws {
    var story = try CardFormDriver()
    story.type("4111")
    #expect(story.app.screen.cursor == Point(x: 28, y: 7))
    story.press(.left)
    #expect(story.app.screen.cursor == Point(x: 26, y: 7))
    story.press(.function(3))
    story.type("Ada")
    #expect(story.app.screen.cursor == Point(x: 26, y: 11))
    story.press(.function(4))
    story.type("1")
    #expect(story.app.screen.cursor == Point(x: 53, y: 11))
    story.press(.function(5))
    story.app.pass(.seconds(1))
    #expect(story.app.screen.cursor == Point(x: 52, y: 9))
    story.press(.control("t"))
    story.app.pass(.seconds(1))
    // The code is on the other side now: the cursor stands on the field's name.
    #expect(story.app.screen.cursor?.y == 16)
  }

  @Test("the security code is dots, unless it is asked for, and not after the focus went")
  func dots() throws {
    var story = try CardFormDriver()
    try story.play("41<F5>12")
    #expect(story.app.shows("┃ ••X  ┃"))
    try story.play("<C-O>")
    #expect(story.app.shows("┃ 12X  ┃"))
    story.app.tell(.event(.focused(false)))
    #expect(story.app.shows("┃ ••X  ┃"))
  }

  // MARK: Moving on

  static let movingOn: [(keys: String, stop: WizardStep)] = [
    // hyperswitch-client-core#156, stripe-ios#337: not while a longer number is possible.
    ("4111111111111111", .number), ("4111111111111111110", .holder),
    ("5555555555554444", .holder), ("378282246310005", .holder),
    // Not where the check digit is wrong.
    ("5555555555554445", .number), ("<F4>1228", .securityCode), ("<F4>0626", .expiry),
    // Not when the digit went in elsewhere than at the end.
    ("555555555555444<Home><Right>5", .number),
    // toscani#1: never from a field the user has come back to.
    ("5555555555554444<S-Tab><BS>4", .number), ("41<F5>123", .title), ("<F5>123", .securityCode),
  ]

  @Test("moves on by itself only when nothing longer is possible", arguments: movingOn)
  func movesOn(row: (keys: String, stop: WizardStep)) throws {
    var story = try CardFormDriver()
    try story.play(row.keys)
    #expect(try story.wizard.stop == row.stop)
  }

  @Test("never moves on by itself where that is turned off")
  func staysPut() throws {
    var story = try CardFormDriver(preferences: Preferences().with(\.movesOn, false))
    story.type("5555555555554444")
    #expect(try story.wizard.stop == .number)
  }

  @Test("elements-examples#59: a Tab out of habit does not skip the field it had moved on to")
  func habit() throws {
    var story = try CardFormDriver()
    try story.play("5555555555554444<Tab>")
    #expect(try story.wizard.stop == .holder)
    #expect(story.app.shows("Already on the next field. Press again to go on."))
    try story.play("<Tab>")
    #expect(try story.wizard.stop == .expiry)
    var slow = try CardFormDriver()
    slow.type("5555555555554444")
    slow.app.pass(.seconds(2))
    slow.press(.tab)
    #expect(try slow.wizard.stop == .expiry)
  }

  // MARK: Leaving

  @Test("Esc asks before anything is lost, and goes at once when there is nothing to lose")
  func leaving() throws {
    var story = try CardFormDriver()
    story.press(.escape)
    #expect(story.app.shows("Everyday"))
    for typed in ["4", "<F3>A", "<F4>1", "<F5>1", "<F6>x", "<F6><Enter><Up><Enter>x<Tab>"] {
      story = try CardFormDriver()
      try story.play(typed)
      story.press(.escape)
      #expect(story.app.shows("› Save and leave"), "\(typed)")
      story.press(.up, .enter)
      #expect(!story.app.shows("Save and leave"))
      story.press(.escape, .escape)
      #expect(!story.app.shows("Save and leave"))
      try story.play("<Esc><Down><Enter>")
      #expect(story.app.shows("Everyday"))
      #expect(story.saved.isEmpty)
    }
  }

  @Test("Save and leave saves what is whole, and leads to what is wrong otherwise")
  func savingAndLeaving() throws {
    var story = try CardFormDriver()
    try story.play("4012<Esc>y")
    #expect(story.saved.isEmpty && !story.app.shows("Save and leave"))
    #expect(try story.wizard.stop == .number)
    try story.play("888888881881<F4>1228<Esc><Enter>")
    #expect(story.saved.count == 1)
  }
}
