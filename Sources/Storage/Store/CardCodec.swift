import PaymentCards
import Secrets

/// The encoding of a card's record: fields, each a tag (8 bits), a length (32 bits, little-endian)
/// and that many bytes, as listed in docs/formats.md. Unknown fields are skipped.
enum CardCodec {
  /// The contents of a record.
  typealias Content = (card: CardStore.Card, place: Int64)

  /// The fields' tags. The raw values are part of the format.
  private enum Field: UInt8 {
    /// UTF-8.
    case title = 1
    /// UTF-8.
    case holder = 2
    /// UTF-8; absent if empty.
    case notes = 3
    /// Digits, one byte from 0 to 9 each.
    case number = 4
    /// Digits, likewise; absent if none is stored.
    case securityCode = 5
    /// Year (16 bits, little-endian) and month (8 bits); absent if unknown.
    case expiry = 6
    /// Empty, and present only for a favourite.
    case favourite = 7
    /// 64 bits, little-endian.
    case place = 8
    /// The custom fields, as `CustomFieldCodec` writes them; absent if there are none.
    case customFields = 9
    /// The identifier of the card's own brand, in UTF-8; absent where the number tells.
    case ownBrand = 10
  }

  private static let headerBytes = 1 + MemoryLayout<UInt32>.size

  // MARK: Writing

  /// Encodes a card's record.
  static func bytes(
    of card: CardStore.Card,
    at place: Int64
  ) throws(SecretFailure) -> SecretBytes {
    let parts = parts(of: card, at: place)
    let length = parts.reduce(0) { $0 + headerBytes + $1.part.count }
    let bytes = try SecretBytes(count: length)
    bytes.withUnsafeMutableBytes { target in
      var offset = 0
      for (field, part) in parts {
        target[offset] = field.rawValue
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
    of card: CardStore.Card,
    at place: Int64
  ) -> [(field: Field, part: Part)] {
    var parts: [(Field, Part)] = [
      (.title, .text(card.title)), (.holder, .text(card.holder)), (.number, .digits(card.number)),
      (.place, .integer(UInt64(bitPattern: place), bytes: 8)),
    ]
    if !card.notes.isEmpty { parts.append((.notes, .text(card.notes))) }
    if let code = card.securityCode { parts.append((.securityCode, .digits(code))) }
    if let expiry = card.expiry {
      let months = UInt64(expiry.year) | UInt64(expiry.month) << 16
      parts.append((.expiry, .integer(months, bytes: 3)))
    }
    if card.isFavourite { parts.append((.favourite, .integer(0, bytes: 0))) }
    if !card.customFields.isEmpty { parts.append((.customFields, .fields(card.customFields))) }
    if let brand = card.ownBrand { parts.append((.ownBrand, .text(brand.rawValue))) }
    return parts
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
      expiry: fields.expiry,
      codeCount: fields.digits(.securityCode)?.count ?? 0,
      isFavourite: fields[.favourite] != nil,
      ownBrand: fields.ownBrand,
      labels: fields[.customFields].flatMap { CustomFieldCodec.labels(in: $0) } ?? [],
      place: fields.place
    )
  }

  /// The card in a record; nil for bytes that `bytes` does not produce.
  ///
  /// - Throws: `SecretFailure` if there is no guarded memory for it.
  static func content(from bytes: UnsafeRawBufferPointer) throws(SecretFailure) -> Content? {
    guard let fields = Fields(bytes), let number = fields.digits(.number) else { return nil }
    var customFields: [CustomField] = []
    if let bytes = fields[.customFields] {
      guard let read = try CustomFieldCodec.fields(in: bytes) else { return nil }
      customFields = read
    }
    let card = CardStore.Card(
      title: fields.text(.title),
      holder: fields.text(.holder),
      number: try copy(number),
      expiry: fields.expiry,
      securityCode: try fields.digits(.securityCode).map { digits throws(SecretFailure) in
        try copy(digits)
      },
      notes: fields.text(.notes),
      isFavourite: fields[.favourite] != nil,
      ownBrand: fields.ownBrand,
      customFields: customFields
    )
    return (card, fields.place)
  }

  private static func copy(_ digits: LentDigits) throws(SecretFailure) -> SecretDigits {
    let copy = SecretDigits(copying: digits)
    guard copy.count == digits.count else { throw .arenaExhausted(asked: digits.count) }
    return copy
  }

  /// The positions of a record's fields.
  private struct Fields {
    private var places = InlineArray<11, UnsafeRawBufferPointer?>(repeating: nil)

    /// Finds the fields; nil if the bytes end within a field, or digits are out of range.
    init?(_ bytes: UnsafeRawBufferPointer) {
      var rest = bytes[...]
      while !rest.isEmpty {
        guard rest.count >= headerBytes else { return nil }
        let mark = rest[rest.startIndex]
        let length = rest.dropFirst().prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        rest = rest.dropFirst(headerBytes)
        guard rest.count >= length else { return nil }
        if let field = Field(rawValue: mark) {
          places[Int(field.rawValue)] = UnsafeRawBufferPointer(rebasing: rest.prefix(length))
        }
        rest = rest.dropFirst(length)
      }
      for field in [Field.number, .securityCode] {
        guard self[field]?.allSatisfy({ $0 <= 9 }) ?? true,
          self[field]?.count ?? 0 <= SecretDigits.capacity
        else { return nil }
      }
    }

    subscript(field: Field) -> UnsafeRawBufferPointer? { places[Int(field.rawValue)] }

    func text(_ field: Field) -> String {
      self[field].map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    func digits(_ field: Field) -> LentDigits? { self[field].map { LentDigits(bytes: $0) } }

    func integer(_ field: Field) -> UInt64? {
      self[field].map { $0.reversed().reduce(0) { $0 << 8 | UInt64($1) } }
    }

    var ownBrand: Brand? { Brand(rawValue: text(.ownBrand)) }

    var place: Int64 { integer(.place).map { Int64(bitPattern: $0) } ?? 0 }

    var expiry: YearMonth? {
      integer(.expiry).flatMap { YearMonth(year: Int($0 & 0xFFFF), month: Int($0 >> 16 & 0xFF)) }
    }
  }

  /// Digits in a record, while it is lent.
  private struct LentDigits: DigitSource, @unchecked Sendable {
    let bytes: UnsafeRawBufferPointer

    var count: Int { bytes.count }

    func digit(at index: Int) -> UInt8 { bytes[index] }
  }
}
