import Glibc
import PaymentCards
import ReaderProtocol
import Secrets
import Testing

@Suite("The plan of an import of cards")
struct CardImportPlanTests {
  private typealias Card = PaymentCard<SecretDigits>

  private static func card(
    _ number: String,
    _ title: String = "Everyday",
    holder: String = "Grace Hopper",
    expiry: YearMonth? = YearMonth(year: 2029, month: 4),
    code: String? = nil,
    notes: String = "",
    fields: [CustomField] = []
  ) -> Card {
    Card(
      title: title,
      holder: holder,
      number: SecretDigits(copying: PlainDigits(digitsIn: number)),
      expiry: expiry,
      securityCode: code.map { SecretDigits(copying: PlainDigits(digitsIn: $0)) },
      notes: notes,
      customFields: fields
    )
  }

  private func plan(
    _ cards: [Card],
    into wallet: [Int64: Card],
    keepingCodes keepsCodes: Bool = true
  ) throws -> CardImportPlan {
    var known = try KnownPaymentCards(random: SystemRandom())
    for (id, card) in wallet.sorted(by: { $0.key < $1.key }) { try known.add(card, id: id) }
    var plan = CardImportPlan(into: known, keepingCodes: keepsCodes)
    let items = cards.enumerated().map { index, card in
      CardFileItem.card(ImportedPaymentCard(place: ItemPlace(.item, index + 1), card: card))
    }
    for item in items { try plan.add(item) { wallet[$0] } }
    var joined: [Int: Card] = [:]
    for (index, item) in items.enumerated() {
      try plan.join(item, at: index, in: &joined) { wallet[$0] }
    }
    return plan
  }

  private func verdicts(
    _ cards: [Card],
    into wallet: [Int64: Card] = [:],
    keepingCodes keepsCodes: Bool = true
  ) throws -> [CardImportPlan.Verdict] {
    try plan(cards, into: wallet, keepingCodes: keepsCodes).items.map(\.verdict)
  }

  private func change(
    _ field: CardUpdate.Field,
    _ old: CardUpdate.Shown,
    _ new: CardUpdate.Shown
  ) -> CardUpdate.Change {
    CardUpdate.Change(field: field, old: old, new: new)
  }

  private func change(
    _ field: PaymentCardField,
    _ old: CardUpdate.Shown,
    _ new: CardUpdate.Shown
  ) -> CardUpdate.Change {
    change(.own(field), old, new)
  }

  @Test("a number that is neither in the wallet nor earlier in the file is new")
  func new() throws {
    let cards = [Self.card("4111111111111111"), Self.card("4111111111111111", "")]
    let wallet: [Int64: Card] = [1: Self.card("5555555555554444")]
    #expect(try verdicts(cards, into: wallet) == [.new, .again(ItemPlace(.item, 1))])
  }

  @Test("a card is the same if the wallet's has all of it, whatever else that has")
  func same() throws {
    let owned = Self.card(
      "4111111111111111",
      code: "123",
      notes: "first\nsecond\nthird",
      fields: [
        CustomField("Bank", .text("Old Bank")),
        CustomField("PIN", .hidden(try SecretText("8472"))),
      ]
    )
    let file = Self.card(
      "4111111111111111",
      " Everyday ",
      holder: "",
      expiry: YearMonth(year: 2027, month: 1),
      notes: "second",
      fields: [CustomField("pin", .text("8472"))]
    )
    #expect(try verdicts([file], into: [7: owned]) == [.same])
  }

  @Test("a part of a line is not a line of the notes")
  func partOfALine() throws {
    let owned = Self.card("4111111111111111", notes: "PIN 1234")
    let file = Self.card("4111111111111111", notes: "PIN 12")
    #expect(
      try verdicts([file], into: [7: owned]) == [
        .update([change(.notes, .text("PIN 1234"), .text("PIN 12"))])
      ]
    )
    #expect(try CardUpdate(of: owned, by: file).card.notes == "PIN 1234\nPIN 12")
  }

  @Test("an update tells each field with what was and what comes, and hides what is hidden")
  func update() throws {
    let owned = Self.card(
      "4111111111111111",
      fields: [CustomField("PIN", .hidden(try SecretText("8472")))]
    )
    let later = try #require(YearMonth(year: 2031, month: 4))
    let file = Self.card(
      "4111111111111111",
      "Shop",
      holder: "G. Hopper",
      expiry: later,
      code: "907",
      notes: "left drawer",
      fields: [
        CustomField("PIN", .text("1111")), CustomField("Bank", .text("New Bank")),
      ]
    )
    let expected: [CardUpdate.Change] = [
      change(.title, .text("Everyday"), .text("Shop")),
      change(.holder, .text("Grace Hopper"), .text("G. Hopper")),
      change(.expiry, .expiry(try #require(owned.expiry)), .expiry(later)),
      change(.securityCode, .nothing, .hidden),
      change(.notes, .nothing, .text("left drawer")),
      change(.custom("PIN"), .hidden, .hidden),
      change(.custom("Bank"), .nothing, .text("New Bank")),
    ]
    let plan = try plan([file], into: [7: owned])
    #expect(plan.items.map(\.verdict) == [.update(expected)])
    #expect(plan.target(of: 0) == .walletCard(7))
    let merged = try CardUpdate(of: owned, by: file).card
    #expect(
      merged.customFields == [
        CustomField("PIN", .hidden(try SecretText("1111"))),
        CustomField("Bank", .text("New Bank")),
      ]
    )
    #expect(try verdicts([file], into: [7: merged]) == [.same])
  }

  @Test("an earlier expiry changes nothing")
  func earlierExpiry() throws {
    let owned = Self.card("4111111111111111")
    let file = Self.card("4111111111111111", expiry: YearMonth(year: 2028, month: 4))
    #expect(try verdicts([file], into: [7: owned]) == [.same])
  }

  @Test("a security code alone is an update only where codes are kept, and nothing otherwise")
  func codeAlone() throws {
    let file = [Self.card("4111111111111111", code: "907")]
    let wallet: [Int64: Card] = [7: Self.card("4111111111111111")]
    #expect(
      try verdicts(file, into: wallet) == [.update([change(.securityCode, .nothing, .hidden)])]
    )
    #expect(try verdicts(file, into: wallet, keepingCodes: false) == [.same])
  }

  @Test(
    "expiry and security code change together, so that no card comes about that never was",
    arguments: [
      // The wallet's, the file's, and what comes of it; months of 2029.
      ((4, "123"), (9, "456"), (9, "456")), ((4, "123"), (9, nil), (9, nil)),
      ((9, "456"), (4, "123"), (9, "456")), ((9, nil), (4, "123"), (9, nil)),
      ((4, "123"), (4, "456"), (4, "456")), ((4, "123"), (nil, "456"), (4, "123")),
      ((4, nil), (nil, "456"), (4, "456")), ((nil, "123"), (4, "456"), (4, "456")),
      ((nil, "123"), (4, nil), (4, "123")), ((nil, "123"), (nil, "456"), (nil, "456")),
    ] as [((Int?, String?), (Int?, String?), (Int?, String?))]
  )
  func renewal(
    owned: (Int?, String?),
    file: (Int?, String?),
    result: (Int?, String?)
  ) throws {
    func card(_ values: (Int?, String?)) -> Card {
      let expiry = values.0.flatMap { YearMonth(year: 2029, month: $0) }
      return Self.card("4111111111111111", expiry: expiry, code: values.1)
    }
    let update = try CardUpdate(of: card(owned), by: card(file))
    #expect(update.card == card(result))
    #expect(update.changes.isEmpty == (owned == result))
    #expect(update.changes.count == update.additions.count + update.replacements.count)
  }

  @Test("of two items with one number the first gets what it lacks, and what differs is chosen")
  func joined() throws {
    let stub = Self.card("4111111111111111", "Stub", holder: "", expiry: nil)
    let real = Self.card(
      "4111111111111111",
      code: "907",
      notes: "left drawer",
      fields: [CustomField("PIN", .hidden(try SecretText("8472")))]
    )
    let place = ItemPlace(.item, 1)
    let expiry = try #require(real.expiry)
    let plan = try plan([stub, real, real], into: [:])
    #expect(
      plan.items.map(\.verdict) == [
        .new,
        .joined(
          place,
          adding: [
            change(.holder, .nothing, .text("Grace Hopper")),
            change(.expiry, .nothing, .expiry(expiry)), change(.securityCode, .nothing, .hidden),
            change(.notes, .nothing, .text("left drawer")),
            change(.custom("PIN"), .nothing, .hidden),
          ],
          replacing: [change(.title, .text("Stub"), .text("Everyday"))]
        ),
        .joined(
          place,
          adding: [],
          replacing: [change(.title, .text("Stub"), .text("Everyday"))]
        ),
      ]
    )
    #expect((0...2).map { plan.target(of: $0) } == [.own, .item(0), .item(0)])
    #expect(plan.items.map(\.isUpdate) == [false, true, true])
    #expect(try verdicts([real, stub, real]).last == .again(place))
    let merged = try CardUpdate(of: stub, by: real).card
    #expect(try verdicts([real, real], into: [7: merged]) == [.same, .same])
    #expect(
      try verdicts([real, real], into: [7: stub]).map { if case .update = $0 { 1 } else { 0 } }
        == [1, 0]
    )
  }

  @Test("fields of one label are added where it is not sure which one they replace")
  func severalOfALabel() throws {
    let owned = Self.card("4111111111111111", fields: [CustomField("Phone", .text("1"))])
    let file = Self.card(
      "4111111111111111",
      fields: [CustomField("Phone", .text("2")), CustomField("Phone", .text("3"))]
    )
    let merged = try CardUpdate(of: owned, by: file).card
    #expect(merged.customFields.map(\.value) == [.text("1"), .text("2"), .text("3")])
    #expect(try CardUpdate(of: merged, by: file).changes == [])
  }

  @Test("a brand is taken only where it is not the one that shows already")
  func brand() throws {
    var file = Self.card("4111111111111111")
    file.ownBrand = .visa
    #expect(try verdicts([file], into: [7: Self.card("4111111111111111")]) == [.same])
    file.ownBrand = .mastercard
    #expect(
      try verdicts([file], into: [7: Self.card("4111111111111111")]) == [
        .update([change(.ownBrand, .brand(.visa), .brand(.mastercard))])
      ]
    )
  }

  @Test("the same holder and last four digits with another number may be a duplicate")
  func possibleDuplicate() throws {
    let owned = Self.card("4111111111111111", "Daily", holder: "GRACE HÖPPER")
    let cards = [
      Self.card("4000000000001111", holder: "Grace Hopper "),
      Self.card("4000000000001111".replacing("0001111", with: "0101111"), holder: "Ada Lovelace"),
      Self.card("4222220000001111", holder: ""),
    ]
    #expect(
      try verdicts(cards, into: [7: owned]) == [.possibleDuplicate(of: "Daily"), .new, .new]
    )
  }

  @Test("of two cards with one number the one that has all of it counts")
  func twice() throws {
    let wallet: [Int64: Card] = [
      1: Self.card("4111111111111111", "Other"), 2: Self.card("4111111111111111"),
    ]
    #expect(try verdicts([Self.card("4111111111111111")], into: wallet) == [.same])
  }

  @Test("what would make a card too large is refused")
  func tooLarge() throws {
    let long = String(repeating: "x", count: 40 << 10)
    let owned = Self.card("4111111111111111", notes: long)
    let file = Self.card("4111111111111111", notes: long + "y")
    #expect(try verdicts([file], into: [7: owned]) == [.refused(.tooMuchText)])
  }

  /// The processor time of this thread in seconds, which other tests do not lengthen.
  private var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test("ten thousand cards beside ten thousand are decided about within two seconds")
  func many() throws {
    let count = 10_000
    func number(_ index: Int) -> String { "4000\(String(100_000_000_000 + index))1" }
    let start = processorTime
    var known = try KnownPaymentCards(random: SystemRandom())
    for index in 0..<count { try known.add(Self.card(number(index)), id: Int64(index)) }
    var plan = CardImportPlan(into: known)
    for index in 0..<count {
      let card = Self.card(number(index), notes: "new")
      let item = ImportedPaymentCard(place: ItemPlace(.item, index + 1), card: card)
      try plan.add(.card(item)) { _ in Self.card(number(index)) }
    }
    #expect(plan.items.allSatisfy { $0.isUpdate })
    #expect(processorTime - start < 5)
  }
}
