/// A field of a payment card. Records, merging, JSON, commands, imports and the form go by the rows of
/// this table, in its order where nothing else is laid down.
///
/// The raw values are the tags in records: part of the format, as are the numbers of the values that
/// devices merge. The place among the cards has tag 8 and number 6.
public enum PaymentCardField: UInt8, CaseIterable, Sendable {
  case title = 1
  case notes = 3
  case favourite = 7
  case number = 4
  case holder = 2
  case expiry = 6
  case securityCode = 5
  case ownBrand = 10
  case customFields = 9

  /// The card of which the fields are.
  public typealias Card = PaymentCard<SecretDigits>
  /// A member of a card. Closures take a quarter of the time that key paths do.
  public struct Member<Value>: Sendable {
    /// Reads it.
    public let get: @Sendable (Card) -> Value
    /// Sets it.
    public let set: @Sendable (inout Card, Value) -> Void

    fileprivate init(
      _ get: @escaping @Sendable (Card) -> Value,
      _ set: @escaping @Sendable (inout Card, Value) -> Void
    ) {
      self.get = get
      self.set = set
    }
  }

  /// The kind of a field's value, and the card's member that has it.
  public enum Slot: Sendable {
    /// A text of so many characters at most: one line, or lines.
    case text(Member<String>, longest: Int, isLine: Bool = true)
    /// Digits that only their owner's request shows.
    case digits(Member<SecretDigits?>)
    case month(Member<YearMonth?>)
    case flag(Member<Bool>)
    case brand(Member<Brand?>)
    case customFields(Member<[CustomField]>)
  }

  /// The kind of the field's value, and the card's member that has it.
  public var slot: Slot {
    switch self {
    case .title: .text(Member({ $0.title }, { $0.title = $1 }), longest: CardTextLimits.title)
    case .notes:
      .text(Member({ $0.notes }, { $0.notes = $1 }), longest: CardTextLimits.notes, isLine: false)
    case .favourite: .flag(Member({ $0.isFavourite }, { $0.isFavourite = $1 }))
    case .number: .digits(Member({ $0.number }, { $0.number = $1 ?? SecretDigits() }))
    case .holder: .text(Member({ $0.holder }, { $0.holder = $1 }), longest: HolderCheck.longest)
    case .expiry: .month(Member({ $0.expiry }, { $0.expiry = $1 }))
    case .securityCode: .digits(Member({ $0.securityCode }, { $0.securityCode = $1 }))
    case .ownBrand: .brand(Member({ $0.ownBrand }, { $0.ownBrand = $1 }))
    case .customFields: .customFields(Member({ $0.customFields }, { $0.customFields = $1 }))
    }
  }

  /// The names by which others know a field.
  public struct Row: Sendable {
    /// The number of the value that devices merge: one for what belongs together on a card.
    public let synced: UInt8
    /// The name in JSON: the W3C's autocomplete token where there is one.
    public let json: String
    /// The name as an argument of commands, and in the variables of a filled one; nil for none.
    public let argument: String?
  }

  /// The names of the field.
  public var row: Row {
    switch self {
    case .title: Row(synced: 1, json: "label", argument: "label")
    case .notes: Row(synced: 3, json: "notes", argument: "notes")
    case .favourite: Row(synced: 5, json: "favourite", argument: nil)
    case .number: Row(synced: 4, json: "cc-number", argument: "number")
    case .holder: Row(synced: 2, json: "cc-name", argument: "holder")
    case .expiry: Row(synced: 4, json: "cc-exp", argument: "expiry")
    case .securityCode: Row(synced: 4, json: "cc-csc", argument: "code")
    case .ownBrand: Row(synced: 8, json: "cc-type", argument: "brand")
    case .customFields: Row(synced: 7, json: "fields", argument: nil)
    }
  }

  /// The fields that are printed on a card, in the order in which programs get them.
  public static let printed: [PaymentCardField] = [.number, .expiry, .securityCode, .holder]
  /// The same fields, in the order in which they are typed.
  public static let typed: [PaymentCardField] = [.number, .holder, .expiry, .securityCode]
  /// The texts of a card.
  public static let texts = allCases.filter { if case .text = $0.slot { true } else { false } }
  /// Those that a list of cards does not have.
  public static let opened = texts.filter { $0 != .title && !$0.isPrinted }

  /// True if it is printed on a card.
  public var isPrinted: Bool { Self.printed.contains(self) }
  /// True for a text of one line.
  public var isLine: Bool { if case .text(_, _, isLine: true) = slot { true } else { false } }
}

extension PaymentCard<SecretDigits> {
  /// The number of bytes of UTF-8 of its texts, those of its custom fields included.
  public var textLength: Int {
    PaymentCardField.allCases.reduce(0) { length, field in
      switch field.slot {
      case .text(let text, _, _): length + text.get(self).utf8.count
      case .customFields(let fields):
        fields.get(self).reduce(length) { $0 + $1.label.utf8.count + $1.byteCount }
      case .digits, .month, .flag, .brand: length
      }
    }
  }

  /// True if another card has the same in a field. No digits are as good as none.
  public func hasSame(_ field: PaymentCardField, as other: PaymentCard) -> Bool {
    switch field.slot {
    case .text(let text, _, _): text.get(self) == text.get(other)
    case .digits(let digits):
      switch (digits.get(self), digits.get(other)) {
      case (let own?, let others?): own.hasSameDigits(as: others)
      case (let digits?, nil), (nil, let digits?): digits.isEmpty
      case (nil, nil): true
      }
    case .month(let month): month.get(self) == month.get(other)
    case .flag(let flag): flag.get(self) == flag.get(other)
    case .brand(let brand): brand.get(self) == brand.get(other)
    case .customFields(let fields): fields.get(self) == fields.get(other)
    }
  }

  /// Takes a field from another card.
  public mutating func take(_ field: PaymentCardField, from other: PaymentCard) {
    switch field.slot {
    case .text(let text, _, _): text.set(&self, text.get(other))
    case .digits(let digits): digits.set(&self, digits.get(other))
    case .month(let month): month.set(&self, month.get(other))
    case .flag(let flag): flag.set(&self, flag.get(other))
    case .brand(let brand): brand.set(&self, brand.get(other))
    case .customFields(let fields): fields.set(&self, fields.get(other))
    }
  }
}

extension PaymentCardField {
  /// A name by which commands and JSON ask for a field, or for the month or the year of the expiry.
  public enum Name: Hashable, Sendable {
    case whole(PaymentCardField)
    case month, year

    /// All names.
    public static let all = names(of: PaymentCardField.allCases)
    /// Those that commands take, with what is printed on a card first.
    public static let arguments = names(
      of: printed + PaymentCardField.allCases.filter { !printed.contains($0) }
    ).filter { $0.argument != nil }

    /// The field that is named, in whole or in part.
    public var field: PaymentCardField {
      if case .whole(let field) = self { field } else { .expiry }
    }

    /// The name in JSON.
    public var json: String {
      switch self {
      case .whole(let field): field.row.json
      case .month: "cc-exp-month"
      case .year: "cc-exp-year"
      }
    }

    /// The name as an argument; nil where commands take none.
    public var argument: String? {
      switch self {
      case .whole(let field): field.row.argument
      case .month: "month"
      case .year: "year"
      }
    }

    /// The name with this text in JSON; nil if there is none.
    public init?(json: String) {
      guard let name = Self.all.first(where: { $0.json == json }) else { return nil }
      self = name
    }

    /// The name with this text as an argument, or in JSON, of those that commands take; nil if there is
    /// none.
    public init?(argument: String) {
      let name = Self.arguments.first { $0.argument == argument || $0.json == argument }
      guard let name else { return nil }
      self = name
    }

    private static func names(of fields: [PaymentCardField]) -> [Name] {
      fields.flatMap { $0 == .expiry ? [.whole($0), .month, .year] : [.whole($0)] }
    }
  }
}
