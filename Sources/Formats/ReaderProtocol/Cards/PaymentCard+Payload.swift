package import ByteCoding
package import PaymentCards
import Secrets

/// A card on the pipe between the program and the reader.
extension PaymentCard<SecretDigits> {
  /// Appends the card to a payload, whose bytes its owner wipes.
  package func write(to writer: inout ByteWriter) {
    for field in PaymentCardField.allCases {
      switch field.slot {
      case .text(let text, _, _): writer.append(text.get(self))
      case .digits(let digits): writer.append(digits.get(self)) { $0.append($1.values) }
      case .month(let month):
        writer.append(month.get(self)) { writer, month in
          writer.append(UInt16(month.year))
          writer.append(UInt8(month.month))
        }
      case .flag(let flag): writer.append(flag.get(self))
      case .brand(let brand): writer.append(brand.get(self)) { $0.append($1.rawValue) }
      case .customFields(let fields):
        writer.append(all: fields.get(self)) { writer, field in
          writer.append(field.label)
          writer.append(field.isHidden)
          switch field.value {
          case .text(let text): writer.append(text)
          case .hidden(let text): text.withUTF8 { writer.append($0) }
          }
        }
      }
    }
  }

  /// Reads a card.
  ///
  /// - Throws: `UnreadableBytes.invalid` for what is no card, and where there is no guarded memory.
  package init(_ reader: inout ByteReader) throws(UnreadableBytes) {
    self.init(title: "", holder: "", number: SecretDigits(), expiry: nil)
    for field in PaymentCardField.allCases {
      switch field.slot {
      case .text(let text, _, _): text.set(&self, try reader.text())
      case .digits(let digits): digits.set(&self, try reader.optional(Self.digits))
      case .month(let month): month.set(&self, try reader.optional(Self.month))
      case .flag(let flag): flag.set(&self, try reader.flag())
      case .brand(let brand): brand.set(&self, try reader.optional(Self.brand))
      case .customFields(let fields): fields.set(&self, try reader.list(Self.customField))
      }
    }
  }

  private static func month(_ reader: inout ByteReader) throws(UnreadableBytes) -> YearMonth {
    let year = Int(try reader.number(UInt16.self))
    guard let month = YearMonth(year: year, month: Int(try reader.number(UInt8.self))) else {
      throw .invalid
    }
    return month
  }

  private static func brand(_ reader: inout ByteReader) throws(UnreadableBytes) -> Brand {
    guard let brand = Brand(rawValue: try reader.text()) else { throw .invalid }
    return brand
  }

  private static func customField(
    _ reader: inout ByteReader
  ) throws(UnreadableBytes) -> CustomField {
    let label = try reader.text()
    guard try reader.flag() else { return CustomField(label, .text(try reader.text())) }
    var utf8 = Array(try reader.counted())
    defer { wipe(&utf8) }
    return CustomField(label, .hidden(try text(utf8)))
  }

  private static func digits(_ reader: inout ByteReader) throws(UnreadableBytes) -> SecretDigits {
    var values = Array(try reader.counted())
    defer { wipe(&values) }
    guard values.count <= SecretDigits.capacity, values.allSatisfy({ $0 <= 9 }) else {
      throw .invalid
    }
    var digits = SecretDigits()
    for value in values { digits.append(value) }
    guard digits.count == values.count else { throw .invalid }
    return digits
  }

  private static func text(_ utf8: [UInt8]) throws(UnreadableBytes) -> SecretText {
    guard utf8.withUnsafeBytes({ UTF8Check.accepts($0) }) else { throw .invalid }
    do throws(SecretFailure) {
      return SecretText(try SecretBytes(utf8))
    } catch {
      throw .invalid
    }
  }
}

extension SecretDigits {
  /// The digits, 0 to 9 each.
  fileprivate var values: [UInt8] { (0..<count).map { digit(at: $0) } }
}

extension ByteWriter {
  /// Appends secret bytes with their count.
  mutating func append(_ secret: SecretBytes) {
    secret.withUnsafeBytes { append($0) }
  }
}

extension ByteReader {
  /// Reads secret bytes into guarded memory.
  ///
  /// - Throws: `UnreadableBytes.invalid` also where there is none.
  mutating func secret() throws(UnreadableBytes) -> SecretBytes {
    let plain = try Array(counted())
    do throws(SecretFailure) {
      return try SecretBytes(plain)
    } catch {
      throw .invalid
    }
  }
}
