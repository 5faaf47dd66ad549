import PaymentCards
import Secrets

/// The encoding of a card's record: fields, each a tag (8 bits), a length (32 bits, little-endian)
/// and that many bytes, as listed in docs/spec/records.md. Unknown fields are skipped.
enum PaymentCardCodec {
  /// The contents of a record.
  typealias Content = (card: PaymentCardStore.Card, place: Int64)

  /// The tag of the place; those of the fields are theirs.
  private static let placeTag: UInt8 = 8
  /// The fields that come first, also where they are empty. Behind them is the place, and behind that
  /// what else the card has, by its tags.
  private static let first: [PaymentCardField] = [.title, .holder, .number]
  private static let others = PaymentCardField.allCases.filter { !first.contains($0) }
    .sorted { $0.rawValue < $1.rawValue }
  private static let digits = PaymentCardField.allCases.filter { field in
    if case .digits = field.slot { true } else { false }
  }

  private static let headerBytes = 1 + MemoryLayout<UInt32>.size

  // MARK: Writing

  /// Encodes a card's record.
  static func bytes(
    of card: PaymentCardStore.Card,
    at place: Int64
  ) throws(SecretFailure) -> SecretBytes {
    let parts = parts(of: card, at: place)
    let length = parts.reduce(0) { $0 + headerBytes + $1.part.count }
    let bytes = try SecretBytes(count: length)
    bytes.withUnsafeMutableBytes { target in
      var offset = 0
      for (tag, part) in parts {
        target[offset] = tag
        target.storeBytes(
          of: UInt32(part.count).littleEndian,
          toByteOffset: offset + 1,
          as: UInt32.self
        )
        part.write(to: UnsafeMutableRawBufferPointer(rebasing: target[(offset + headerBytes)...]))
        offset += headerBytes + part.count
      }
    }
    return bytes
  }

  private static func parts(
    of card: PaymentCardStore.Card,
    at place: Int64
  ) -> [(tag: UInt8, part: Part)] {
    var parts: [(UInt8, Part)] = []
    func append(_ fields: [PaymentCardField], withEmpty: Bool) {
      for field in fields {
        if let part = part(field, of: card, withEmpty) { parts.append((field.rawValue, part)) }
      }
    }
    append(first, withEmpty: true)
    parts.append((placeTag, .integer(UInt64(bitPattern: place), bytes: 8)))
    append(others, withEmpty: false)
    return parts
  }

  /// A text in UTF-8, digits as one byte from 0 to 9 each, a year (16 bits, little-endian) and a month
  /// (8 bits), nothing for what is set, and the identifier of a brand.
  private static func part(
    _ field: PaymentCardField,
    of card: PaymentCardStore.Card,
    _ withEmpty: Bool
  ) -> Part? {
    switch field.slot {
    case .text(let member, _, _):
      let text = member.get(card)
      return text.isEmpty && !withEmpty ? nil : .text(text)
    case .digits(let digits): return digits.get(card).map { .digits($0) }
    case .month(let month):
      return month.get(card).map { .integer(UInt64($0.year) | UInt64($0.month) << 16, bytes: 3) }
    case .flag(let flag): return flag.get(card) ? .integer(0, bytes: 0) : nil
    case .brand(let brand): return brand.get(card).map { .text($0.rawValue) }
    case .customFields(let member):
      let fields = member.get(card)
      return fields.isEmpty ? nil : .fields(fields)
    }
  }

  /// The bytes of a field, before they are written.
  private enum Part {
    case text(String)
    case digits(SecretDigits)
    case integer(UInt64, bytes: Int)
    case fields([CustomField])

    var count: Int {
      switch self {
      case .text(let text): text.utf8.count
      case .digits(let digits): digits.count
      case .integer(_, let bytes): bytes
      case .fields(let fields): CustomFieldCodec.byteCount(of: fields)
      }
    }

    func write(to target: UnsafeMutableRawBufferPointer) {
      switch self {
      case .text(let text): target.copyBytes(from: text.utf8)
      case .digits(let digits):
        for index in 0..<digits.count { target[index] = digits.digit(at: index) }
      case .integer(let number, let bytes):
        for index in 0..<bytes { target[index] = UInt8(truncatingIfNeeded: number >> (8 * index)) }
      case .fields(let fields): CustomFieldCodec.write(fields, to: target)
      }
    }
  }

  // MARK: Reading

  /// The wallet's summary of a record; nil for bytes that `bytes` does not produce.
  static func entry(_ id: Int64, from bytes: UnsafeRawBufferPointer) -> WalletEntry? {
    guard let fields = Fields(bytes), let number = fields.digits(.number) else { return nil }
    return WalletEntry(
      id: id,
      title: fields.text(.title),
      holder: fields.text(.holder),
      number: number,
      expiry: fields.month(.expiry),
      codeCount: fields.digits(.securityCode)?.count ?? 0,
      isFavourite: fields[.favourite] != nil,
      ownBrand: Brand(rawValue: fields.text(.ownBrand)),
      labels: fields[.customFields].flatMap { CustomFieldCodec.labels(in: $0) } ?? [],
      place: fields.place
    )
  }

  /// The card in a record; nil for bytes that `bytes` does not produce.
  ///
  /// - Throws: `SecretFailure` if there is no guarded memory for it.
  static func content(from bytes: UnsafeRawBufferPointer) throws(SecretFailure) -> Content? {
    guard let fields = Fields(bytes), fields[.number] != nil else { return nil }
    var card = PaymentCardStore.Card(title: "", holder: "", number: SecretDigits(), expiry: nil)
    for field in PaymentCardField.allCases {
      guard let bytes = fields[field] else { continue }
      switch field.slot {
      case .text(let text, _, _): text.set(&card, fields.text(field))
      case .digits(let digits): digits.set(&card, try copy(LentDigits(bytes: bytes)))
      case .month(let month): month.set(&card, fields.month(field))
      case .flag(let flag): flag.set(&card, true)
      case .brand(let brand): brand.set(&card, Brand(rawValue: fields.text(field)))
      case .customFields(let member):
        guard let read = try CustomFieldCodec.fields(in: bytes) else { return nil }
        member.set(&card, read)
      }
    }
    return (card, fields.place)
  }

  private static func copy(_ digits: LentDigits) throws(SecretFailure) -> SecretDigits {
    let copy = SecretDigits(copying: digits)
    guard copy.count == digits.count else { throw .arenaExhausted(asked: digits.count) }
    return copy
  }

  /// The positions of a record's fields.
  private struct Fields {
    private var places = InlineArray<32, UnsafeRawBufferPointer?>(repeating: nil)

    /// Finds the fields; nil if the bytes end within a field, or digits are out of range.
    init?(_ bytes: UnsafeRawBufferPointer) {
      var rest = bytes[...]
      while !rest.isEmpty {
        guard rest.count >= headerBytes else { return nil }
        let mark = rest[rest.startIndex]
        let length = rest.dropFirst().prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        rest = rest.dropFirst(headerBytes)
        guard rest.count >= length else { return nil }
        if mark < places.count {
          places[Int(mark)] = UnsafeRawBufferPointer(rebasing: rest.prefix(length))
        }
        rest = rest.dropFirst(length)
      }
      for field in PaymentCardCodec.digits {
        guard self[field]?.allSatisfy({ $0 <= 9 }) ?? true,
          self[field]?.count ?? 0 <= SecretDigits.capacity
        else { return nil }
      }
    }

    subscript(field: PaymentCardField) -> UnsafeRawBufferPointer? { places[Int(field.rawValue)] }

    func text(_ field: PaymentCardField) -> String {
      self[field].map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    func digits(_ field: PaymentCardField) -> LentDigits? {
      self[field].map { LentDigits(bytes: $0) }
    }

    private func integer(_ tag: UInt8) -> UInt64? {
      places[Int(tag)].map { $0.reversed().reduce(0) { $0 << 8 | UInt64($1) } }
    }

    var place: Int64 { integer(placeTag).map { Int64(bitPattern: $0) } ?? 0 }

    func month(_ field: PaymentCardField) -> YearMonth? {
      integer(field.rawValue)
        .flatMap { YearMonth(year: Int($0 & 0xFFFF), month: Int($0 >> 16 & 0xFF)) }
    }
  }

  /// Digits in a record, while it is lent.
  private struct LentDigits: DigitSource, @unchecked Sendable {
    let bytes: UnsafeRawBufferPointer

    var count: Int { bytes.count }

    func digit(at index: Int) -> UInt8 { bytes[index] }
  }
}
