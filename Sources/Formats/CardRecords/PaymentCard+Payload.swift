package import PaymentCards
package import ReaderProtocol
import Secrets

/// A card on the pipe between the program and the reader.
extension PaymentCard<SecretDigits> {
  /// Appends the card to a payload, whose bytes its owner wipes.
  package func write(to writer: inout PayloadWriter) {
    writer.write(title)
    writer.write(holder)
    writer.write(notes)
    writer.write(isFavourite)
    writer.write(number.values)
    writer.write(securityCode) { $0.write($1.values) }
    writer.write(expiry) { writer, expiry in
      writer.write(UInt16(expiry.year))
      writer.write(UInt8(expiry.month))
    }
    writer.write(ownBrand) { $0.write($1.rawValue) }
    writer.write(all: customFields) { writer, field in
      writer.write(field.label)
      writer.write(field.isHidden)
      switch field.value {
      case .text(let text): writer.write(text)
      case .hidden(let text): text.withUTF8 { writer.write(Array($0)) }
      }
    }
  }

  /// Reads a card.
  ///
  /// - Throws: `FrameFailure.invalid` for what is no card, and where there is no guarded memory.
  package init(_ reader: inout PayloadReader) throws(FrameFailure) {
    self.init(
      title: try reader.text(),
      holder: "",
      number: SecretDigits(),
      expiry: nil
    )
    holder = try reader.text()
    notes = try reader.text()
    isFavourite = try reader.flag()
    number = try Self.digits(&reader)
    securityCode = try reader.optional(Self.digits)
    expiry = try reader.optional { reader throws(FrameFailure) in
      let year = Int(try reader.number(UInt16.self))
      guard let month = YearMonth(year: year, month: Int(try reader.number(UInt8.self))) else {
        throw .invalid
      }
      return month
    }
    ownBrand = try reader.optional { reader throws(FrameFailure) in
      guard let brand = Brand(rawValue: try reader.text()) else { throw .invalid }
      return brand
    }
    customFields = try reader.list { reader throws(FrameFailure) in
      let label = try reader.text()
      guard try reader.flag() else { return CustomField(label, .text(try reader.text())) }
      var utf8 = try reader.data()
      defer { wipe(&utf8) }
      return CustomField(label, .hidden(try Self.text(utf8)))
    }
  }

  private static func digits(_ reader: inout PayloadReader) throws(FrameFailure) -> SecretDigits {
    var values = try reader.data()
    defer { wipe(&values) }
    guard values.count <= SecretDigits.capacity, values.allSatisfy({ $0 <= 9 }) else {
      throw .invalid
    }
    var digits = SecretDigits()
    for value in values { digits.append(value) }
    guard digits.count == values.count else { throw .invalid }
    return digits
  }

  private static func text(_ utf8: [UInt8]) throws(FrameFailure) -> SecretText {
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
