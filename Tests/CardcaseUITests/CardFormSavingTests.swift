import Flashcards
import PaymentCards
import Secrets
import Testing
import WindowLevels
import Wording

@testable import CardcaseUI
@testable import LockUI
@testable import Preferences
@testable import Screens
@testable import StudyUI
@testable import WalletUI
@testable import Widgets

@Suite("Reviewing and saving a card")
struct CardFormSavingTests {
  @Test("any card is entered with its digits and Enter a step")
  func shortestWay() throws {
    var story = try CardFormDriver()
    try story.play("4111111111111111<Enter>Ada Lovelace<Enter>1228<Enter><Enter><Enter><Enter>")
    let card = try #require(story.saved.first)
    #expect(text(card.number) == "4111111111111111")
    #expect(card.holder == "Ada Lovelace")
    #expect(card.expiry == YearMonth(year: 2028, month: 12))
    #expect(card.securityCode == nil)
    #expect(card.title == "Visa")
  }

  @Test("a saved card is in the wallet at once, with the focus on it")
  func inWallet() throws {
    var story = try CardFormDriver()
    try story.play("5555555555554444<F4>0129<F6>Spare<Enter><Enter>")
    let card = try #require(story.saved.first)
    story.app.answer(.wallet(.saved(WalletEntry(card, id: 9, place: 9))))
    #expect(story.app.shows("› Spare"))
    #expect(story.app.shows("Mastercard  •4444   01/29"))
    #expect(story.app.shows("✓ Saved: Spare."))
    story.press(.enter)
    #expect(story.app.shows("•••• •••• •••• 4444"))
  }

  @Test("a card that can't be kept stays in the form, and is asked for once at a time")
  func notSaved() throws {
    var story = try CardFormDriver()
    try story.play("5555555555554444<F4>0129<F6><Enter><Enter><Enter>")
    #expect(story.saved.count == 1)
    story.app.answer(.wallet(.notSaved(.diskFull)))
    #expect(story.app.shows("✗ The card was not saved: the disk is full. Your input is kept."))
    #expect(story.number == "5555 5555 5555 4444")
    story.press(.enter)
    #expect(story.saved.count == 2)
  }

  @Test("a typed security code is asked about at its field, and the answer is remembered")
  func keepingTheCode() throws {
    for (answer, kept) in [("<Enter>", "123"), ("<Down><Enter>", nil)] {
      var story = try CardFormDriver(preferences: Preferences().with(\.movesOn, false))
      try story.play("4111111111111111<F4>1228<F5>123<Enter>")
      #expect(story.app.shows("Save the security code?"))
      #expect(story.app.shows("› Yes") && story.app.shows("No"))
      try story.play(answer)
      #expect(try story.wizard.stop == .title)
      #expect(
        story.preferences.last?.typedCode == (kept == nil ? .drop : .keep)
      )
      try story.play("<Enter><Enter>")
      #expect(try #require(story.saved.first).securityCode.map { text($0) } == kept)
    }
  }

  @Test("the answer that is remembered is shown, followed, and changed for one card")
  func rememberedAnswer() throws {
    for (choice, kept, other) in [(CodeChoice.keep, "123", nil), (.drop, nil, "123")]
      as [(CodeChoice, String?, String?)]
    {
      let preferences = Preferences().with(\.typedCode, choice).with(\.movesOn, false)
      var story = try CardFormDriver(preferences: preferences)
      try story.play("4111111111111111<F4>1228<F5>123")
      #expect(story.remark.hasPrefix(kept == nil ? "! Security code: will not be saved" : "✓"))
      try story.play("<Enter>")
      #expect(!story.app.shows("Save the security code?"))
      #expect(story.app.shows("Save the code \(kept == nil ? "no" : "yes")"))
      try story.play("<Down><Down><Down><Down>")
      #expect(story.app.shows("if saved, anyone who opens the vault can"))
      #expect(story.app.shows("pay with this card."))
      try story.play("<Down><Enter>")
      #expect(try #require(story.saved.last).securityCode.map { text($0) } == kept)
      story.app.answer(.wallet(.notSaved(.diskFull)))
      try story.play("<Up><Space><Down><Enter>")
      #expect(try #require(story.saved.last).securityCode.map { text($0) } == other)
      #expect(story.preferences.isEmpty)
    }
  }

  @Test("the key that ends the last field out of habit neither answers nor saves")
  func habit() throws {
    var story = try CardFormDriver()
    try story.play("4111111111111111<F4>1228<F5>123")
    #expect(story.app.shows("› Yes"))
    try story.play("<Enter>")
    #expect(story.app.shows("› Yes") && story.preferences.isEmpty)
    #expect(story.app.shows("Already on the next field"))
    try story.play("<Enter><Enter><Enter>")
    #expect(try #require(story.saved.first).securityCode.map { text($0) } == "123")
  }

  @Test("Esc leaves it open, a lock drops the code and its question, and saving asks again")
  func askedAgain() throws {
    var story = try CardFormDriver(preferences: Preferences().with(\.movesOn, false))
    try story.play("4111111111111111<F4>1228<F5>123<Enter><Esc>")
    #expect(!story.app.shows("Save the security code?"))
    #expect(story.app.shows("Save the code ask"))
    try story.play("<Enter><Enter>")
    #expect(story.saved.isEmpty && story.app.shows("Save the security code?"))
    story.press(.control("l"))
    try story.app.unlock()
    #expect(!story.app.shows("Save the security code?"))
    try story.play("<Enter>")
    #expect(try #require(story.saved.first).securityCode == nil)
  }

  @Test("there is no question about a code that was not typed")
  func noCode() throws {
    var story = try CardFormDriver()
    try story.play("4111111111111111<F6>")
    #expect(!story.app.shows("Save the code"))
  }

  @Test(
    "a number with a wrong check digit is saved only by \"save anyway\"",
    arguments: ["4111111111111112", "5555555555554445", "9999999999999999"]
  )
  func saveAnyway(number: String) throws {
    var story = try CardFormDriver()
    try story.play("\(number)<F4>1228<F6>")
    #expect(story.app.shows("› Back to the number"))
    #expect(story.app.shows("Review: Card number:"))
    story.press(.enter)
    #expect(try story.wizard.stop == .number)
    #expect(story.saved.isEmpty)
    try story.play("<F6><Down>")
    #expect(story.app.shows("› Save anyway"))
    story.press(.enter)
    #expect(try text(#require(story.saved.first).number) == number)
  }

  @Test("UnionPay needs no check digit")
  func unionPay() throws {
    var story = try CardFormDriver()
    try story.play("6212345678901233<F4>1228<F6>")
    #expect(!story.app.shows("anyway"))
    story.press(.enter, .enter)
    #expect(story.saved.count == 1)
  }

  /// The keys that are typed, and the field that has to be fixed.
  static let mending: [(keys: String, stop: WizardStep, words: String)] = [
    ("", .number, "✗ Card number: correct this before saving."),
    ("4111", .number, "✗ Card number: correct this before saving."),
    ("4111111111111111<F4>12", .expiry, "✗ Expiry: correct this before saving."),
    ("4111111111111111<F3>4111 1111", .holder, "✗ Card holder: correct this before saving."),
    (
      "4111111111111111<F4>1228<F5>12", .securityCode,
      "✗ Security code: correct this before saving."
    ),
  ]

  @Test("saving goes to the field that has to be fixed first", arguments: mending)
  func fixNumber(row: (keys: String, stop: WizardStep, words: String)) throws {
    var story = try CardFormDriver()
    try story.play("\(row.keys)<F6><Enter><Enter>")
    #expect(story.saved.isEmpty)
    #expect(try story.wizard.stop == row.stop)
    #expect(story.app.shows(row.words))
  }

  @Test("a card that has expired, without a holder and a code, can be saved")
  func expired() throws {
    var story = try CardFormDriver()
    try story.play("4111111111111111<F4>0120<F6><Enter><Enter>")
    #expect(try #require(story.saved.first).expiry == YearMonth(year: 2020, month: 1))
  }

  @Test("expiry is judged by the day it has become")
  func newDay() throws {
    var story = try CardFormDriver()
    try story.play("<F4>0726<F4>")
    #expect(story.remark.hasPrefix("✓"))
    story.app.wall.time = story.app.wall.time.advanced(byMilliseconds: 17 * 86_400_000)
    story.app.tell(.event(.woken))
    #expect(story.remark.hasPrefix("! Expiry: expired after 07/2026."))
  }
}
