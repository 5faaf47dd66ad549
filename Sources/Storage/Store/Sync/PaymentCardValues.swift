import ByteCoding
import PaymentCards
import Secrets

/// The values of the fields of payment cards. Number, expiry and security code are one value, the
/// custom fields another; both are sealed by themselves, so that what is secret is in guarded memory
/// only while frames are made and read.
struct PaymentCardValues {
  /// The key for that value, the same as long as there is the group.
  let key: SealingKey

  /// All fields of a card with their values.
  func values(of card: PaymentCardStore.Card, at place: Int64) throws -> [(FieldID, [UInt8])] {
    try PaymentCardFields.all.map { id in
      (id, id == PaymentCardFields.place ? [UInt8](value: place) : try value(id, of: card))
    }
  }

  /// A card without custom fields has an empty value, so that it is as one from before there were any.
  private func value(_ id: FieldID, of card: PaymentCardStore.Card) throws -> [UInt8] {
    let fields = PaymentCardFields.fields[id] ?? []
    switch fields.first?.slot {
    case .text(let text, _, _): return Array(text.get(card).utf8)
    case .flag(let flag): return [UInt8](value: flag.get(card) ? 1 : 0)
    case .brand(let brand): return Array((brand.get(card)?.rawValue ?? "").utf8)
    case .customFields(let fields) where fields.get(card).isEmpty: return []
    case .digits, .month, .customFields, nil:
      var bare = PaymentCardStore.Card(title: "", holder: "", number: SecretDigits(), expiry: nil)
      for field in fields { bare.take(field, from: card) }
      return try sealed(bare)
    }
  }

  /// Sets a field of a card and its place to a value.
  func set(
    _ field: FieldID,
    _ value: [UInt8],
    _ card: inout PaymentCardStore.Card,
    _ place: inout Int64
  ) throws {
    if field == PaymentCardFields.place { place = try value.number() }
    guard let fields = PaymentCardFields.fields[field], let first = fields.first else { return }
    switch first.slot {
    case .text(let text, _, _): text.set(&card, value.text)
    case .flag(let flag): flag.set(&card, try value.number() != 0)
    case .brand(let brand): brand.set(&card, Brand(rawValue: value.text))
    case .customFields(let fields) where value.isEmpty: fields.set(&card, [])
    case .digits, .month, .customFields:
      let details = try details(value)
      for field in fields { card.take(field, from: details) }
    }
  }

  /// Opens a value that is sealed by itself, as a card without the rest.
  func details(_ value: [UInt8]) throws -> PaymentCardStore.Card {
    guard let box = SealedBox(bytes: value) else { throw UnreadableBytes.invalid }
    let bytes = try key.subKey(for: .value).openSecret(box, boundTo: Self.data)
    let content = try bytes.withUnsafeBytes { try PaymentCardCodec.content(from: $0) }
    guard let content else { throw UnreadableBytes.invalid }
    return content.card
  }

  /// Equal parts have equal bytes: the nonce is a keyed hash of what is sealed (RFC 5297 calls such
  /// a construction a synthetic IV).
  private func sealed(_ bare: PaymentCardStore.Card) throws -> [UInt8] {
    let bytes = try PaymentCardCodec.bytes(of: bare, at: 0)
    let mark = try key.subKey(for: .valueMark).mark(of: bytes)
    return try key.subKey(for: .value)
      .seal(bytes, boundTo: Self.data, random: FixedRandom(bytes: mark)).bytes
  }

  private static let data = AssociatedData(.text("payment card"))

  /// Bytes that are known beforehand in place of random ones.
  private struct FixedRandom: RandomSource {
    let bytes: SecretBytes

    func fill(_ target: UnsafeMutableRawBufferPointer) {
      bytes.withUnsafeBytes { source in
        target.copyMemory(from: UnsafeRawBufferPointer(rebasing: source.prefix(target.count)))
      }
    }
  }
}

extension KeyPurpose {
  fileprivate static let value = KeyPurpose(rawValue: "sync/value")
  fileprivate static let valueMark = KeyPurpose(rawValue: "sync/value mark")
}
