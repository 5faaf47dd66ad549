import DomainWords
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

@Suite("Custom fields and a card's own brand")
struct CustomFieldTests {
  private func open(_ size: Size = Size(width: 120, height: 40)) throws -> ModelHarness {
    var app = try ModelHarness(size: size)
    var card = PaymentCard<SecretDigits>.sample(
      "Everyday",
      "4111111111111111",
      "12/28",
      code: "739",
      notes: "for the household"
    )
    card.customFields = [
      CustomField("PIN", .hidden(try SecretText("2701"))),
      CustomField("Bank", .text("Analytical Bank")),
    ]
    card.ownBrand = .dankort
    app.wallet = FakeWallet([card, .sample("Travel", "5555555555554444", "01/30")])
    app.wallet.writes = true
    try app.unlock()
    app.open(WalletScreen())
    return app
  }

  private func copied(_ app: ModelHarness) -> [PaymentCardPart] {
    app.effects.compactMap { if case .wallet(.copy(_, let part)) = $0 { part } else { nil } }
  }

  private func words(_ fields: [CustomField]) -> [String] {
    fields.map { field in
      switch field.value {
      case .text(let text): "\(field.label)=\(text)"
      case .hidden(let text): "\(field.label)*" + String(String.UnicodeScalarView(text.scalars))
      }
    }
  }

  private static let pin = PaymentCardPart.custom(0, label: "PIN")

  @Test("stand beside the list, both brands told, and what is hidden is shown for ten seconds")
  func pane() throws {
    var app = try open()
    app.pass(.milliseconds(200))
    #expect(app.shows("Dankort (Visa)") && app.shows("Analytical Bank") && app.shows("••••••"))
    #expect(!app.shows("2701"))
    // Number, code, end, then the PIN.
    app.press(.tab, .character("j"), .character("j"), .character("j"), .character("r"))
    #expect(app.shows("2701") && app.shows("PIN: shown for 10 seconds"))
    app.pass(.seconds(10))
    #expect(!app.shows("2701"))
    app.press(.enter)
    #expect(app.shows("2701"))
    app.press(.character("r"))
    #expect(!app.shows("2701"))
    app.press(.character("c"), .character("j"), .character("c"))
    #expect(copied(app) == [Self.pin, .custom(1, label: "Bank")])
  }

  @Test(
    "are on the card's own screen",
    arguments: [Size(width: 80, height: 24), Size(width: 40, height: 12)]
  )
  func screen(_ size: Size) throws {
    var app = try open(size)
    app.press(.enter, .character("j"))
    #expect(app.shows("PIN") && app.shows("••••••"))
    app.press(.character("r"))
    #expect(app.shows("2701"))
    app.press(.character("c"))
    #expect(copied(app) == [Self.pin])
    app.press(.character("j"))
    #expect(app.shows("Analytical Bank"))
    app.press(.control("l"))
    try app.unlock()
    #expect(!app.shows("2701"))
  }

  @Test("Enter shows what is hidden, and copies what is to be seen")
  func enter() throws {
    var app = try open(Size(width: 80, height: 24))
    app.press(.enter, .character("j"), .enter)
    #expect(app.shows("2701"))
    app.press(.enter)
    #expect(!app.shows("2701") && copied(app).isEmpty)
    app.press(.character("j"), .enter)
    #expect(copied(app) == [.custom(1, label: "Bank")])
  }

  @Test(
    "are copied behind number, end and code, in the list too, with their names told",
    arguments: [Size(width: 80, height: 24), Size(width: 40, height: 12)]
  )
  func copying(_ size: Size) throws {
    var app = try open(size)
    for _ in 0..<6 { app.press(.character("c")) }
    let bank = PaymentCardPart.custom(1, label: "Bank")
    #expect(copied(app) == [.number, .expiry, .securityCode, Self.pin, bank, .number])
    app.answer(.wallet(.copied(bank, .copied)))
    #expect(app.shows("Bank: copied"))
  }

  @Test("are found by their labels")
  func search() throws {
    var app = try open()
    app.press(.character("/"))
    app.type("bank")
    #expect(app.shows("Everyday") && !app.shows("Travel"))
    for _ in 0..<4 { app.press(.backspace) }
    app.type("dankort visa")
    #expect(app.shows("Everyday") && !app.shows("Travel"))
  }

  @Test("stay when something else of the card is changed")
  func kept() throws {
    var app = try open()
    app.press(.character("e"), .function(3), .control("u"))
    app.type("Grace Hopper")
    app.press(.function(6), .enter, .enter)
    let card = try #require(app.wallet.card(1))
    #expect(card.holder == "Grace Hopper" && card.ownBrand == .dankort)
    #expect(words(card.customFields) == ["PIN*2701", "Bank=Analytical Bank"])
    #expect(card.notes == "for the household")
  }

  @Test("are added, changed, moved and removed in the form, the lock between two keys or not")
  func form() throws {
    var app = try open()
    app.press(.down, .character("e"), .function(6), .down, .enter)
    #expect(app.shows("+ PIN") && app.shows("+ Another field"))
    app.press(.enter)
    app.type("98")
    app.press(.control("l"))
    try app.unlock()
    app.type("76")
    #expect(!app.shows("9876") && app.shows("••••"))
    app.press(.control("o"))
    #expect(app.shows("9876"))
    app.press(.escape, .character("a"))
    app.type("Colour")
    app.press(.enter)
    app.type("blue")
    app.press(.escape)
    #expect(app.shows("Colour") && app.shows("blue") && !app.shows("9876"))
    app.press(.character("K"), .character("a"), .escape, .escape, .function(6), .enter, .enter)
    #expect(words(try #require(app.wallet.card(2)).customFields) == ["Colour=blue", "PIN*9876"])
    app.press(.character("e"), .function(6), .down, .enter, .character("d"))
    app.press(.escape, .function(6), .enter, .enter)
    #expect(words(try #require(app.wallet.card(2)).customFields) == ["PIN*9876"])
  }

  @Test("a field without a label is not taken, and hidden or not is one key")
  func label() throws {
    var app = try open()
    app.press(.down, .character("e"), .function(6), .down, .enter)
    app.press(.character("a"), .enter)
    app.type("Analytical")
    app.press(.escape)
    #expect(app.shows("The field needs a label"))
    app.type("Bank")
    app.press(.enter, .enter, .character(" "), .enter, .escape, .function(6), .enter, .enter)
    #expect(words(try #require(app.wallet.card(2)).customFields) == ["Bank*Analytical"])
  }

  @Test("the brand is chosen in the form, and that of the number is none of its own")
  func brand() throws {
    var app = try open()
    app.press(.character("e"), .function(6), .down, .down)
    #expect(app.shows("Brand") && app.shows("Dankort (Visa)"))
    app.press(.left)
    #expect(!app.shows("Dankort"))
    var presses = 0
    while !app.shows("Visa, by number"), presses < 60 {
      app.press(.left)
      presses += 1
    }
    app.press(.function(6), .enter, .enter)
    #expect(try #require(app.wallet.card(1)).ownBrand == nil)
  }
}
