import PaymentCards
import Secrets
import SyncMerging

/// The values of the fields of payment cards. Number, expiry and security code are one value, the
/// custom fields another; both are sealed by themselves, so that what is secret is in guarded memory
/// only while frames are made and read.
struct PaymentCardValues {
  /// The key for that value, the same as long as there is the group.
  let key: SealingKey

  /// All fields of a card with their values.
  func values(of card: CardStore.Card, at place: Int64) throws -> [(FieldID, [UInt8])] {
    [
      (PaymentCardFields.title, Array(card.title.utf8)),
      (PaymentCardFields.holder, Array(card.holder.utf8)),
      (PaymentCardFields.notes, Array(card.notes.utf8)),
      (PaymentCardFields.details, try sealedDetails(of: card)),
      (PaymentCardFields.favourite, [UInt8](value: card.isFavourite ? 1 : 0)),
      (PaymentCardFields.place, [UInt8](value: place)),
      (PaymentCardFields.customFields, try sealedCustomFields(of: card)),
      (PaymentCardFields.ownBrand, Array((card.ownBrand?.rawValue ?? "").utf8)),
    ]
  }

  /// Sets a field of a card and its place to a value.
  func set(
    _ field: FieldID,
    _ value: [UInt8],
    _ card: inout CardStore.Card,
    _ place: inout Int64
  ) throws {
    switch field {
    case PaymentCardFields.title: card.title = value.text
    case PaymentCardFields.holder: card.holder = value.text
    case PaymentCardFields.notes: card.notes = value.text
    case PaymentCardFields.details:
      let details = try self.details(value)
      card.number = details.number
      card.expiry = details.expiry
      card.securityCode = details.securityCode
    case PaymentCardFields.favourite: card.isFavourite = try value.number() != 0
    case PaymentCardFields.place: place = try value.number()
    case PaymentCardFields.customFields:
      card.customFields = value.isEmpty ? [] : try details(value).customFields
    case PaymentCardFields.ownBrand: card.ownBrand = Brand(rawValue: value.text)
    default: break
    }
  }

  /// Opens a value that is sealed by itself, as a card without the rest.
  func details(_ value: [UInt8]) throws -> CardStore.Card {
    guard let box = SealedBox(bytes: value) else { throw UnreadableBytes() }
    let bytes = try key.subKey(for: .value).openSecret(box, boundTo: Self.data)
    let content = try bytes.withUnsafeBytes { try CardCodec.content(from: $0) }
    guard let content else { throw UnreadableBytes() }
    return content.card
  }

  /// A card without custom fields has an empty value, so that it is as one from before there were any.
  private func sealedCustomFields(of card: CardStore.Card) throws -> [UInt8] {
    guard !card.customFields.isEmpty else { return [] }
    return try sealed(
      CardStore.Card(
        title: "",
        holder: "",
        number: SecretDigits(),
        expiry: nil,
        customFields: card.customFields
      )
    )
  }

  private func sealedDetails(of card: CardStore.Card) throws -> [UInt8] {
    try sealed(
      CardStore.Card(
        title: "",
        holder: "",
        number: card.number,
        expiry: card.expiry,
        securityCode: card.securityCode
      )
    )
  }

  /// Equal parts have equal bytes: the nonce is a keyed hash of what is sealed (RFC 5297 calls such
  /// a construction a synthetic IV).
  private func sealed(_ bare: CardStore.Card) throws -> [UInt8] {
    let bytes = try CardCodec.bytes(of: bare, at: 0)
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
