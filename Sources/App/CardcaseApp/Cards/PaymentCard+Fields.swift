import PaymentCards
import Secrets
import WalletUI

extension PaymentCard<SecretDigits> {
  /// A field for pasting: digits only, the expiry as MM/YY; empty if the card has none.
  func copied(_ field: CardField) throws(SecretFailure) -> SecretBytes {
    switch field {
    case .number: return try number.text
    case .securityCode: return try (securityCode ?? SecretDigits()).text
    case .expiry: return try SecretBytes(Array((expiry?.printed ?? "").utf8))
    case .holder: return try SecretBytes(Array(holder.utf8))
    }
  }

  /// A field for a script; nil if the card has none.
  func value(of field: CardFieldName) throws(SecretFailure) -> CardFieldValue? {
    switch field {
    case .number: return try number.value
    case .code: return try securityCode?.value
    case .expiry: return expiry.map { .text($0.printed) }
    case .month: return expiry.map { .text($0.twoDigitMonth) }
    case .year: return expiry.map { .text($0.fourDigitYear) }
    case .holder: return CardFieldValue(text: holder)
    case .label: return CardFieldValue(text: title)
    case .notes: return CardFieldValue(text: notes)
    case .brand: return brand.map { .text($0.facts.displayName) }
    }
  }
}

/// The value of a card's field.
enum CardFieldValue {
  /// Digits in ASCII.
  case digits(SecretBytes)
  /// A text, never empty.
  case text(String)

  /// A text; nil if it is empty.
  init?(text: String) {
    guard !text.isEmpty else { return nil }
    self = .text(text)
  }

  /// The value as a line of UTF-8 with its line feed, in guarded memory.
  var line: SecretBytes {
    get throws(SecretFailure) {
      switch self {
      case .digits(let digits):
        let line = try SecretBytes(count: digits.count + 1)
        line.withUnsafeMutableBytes { target in
          digits.withUnsafeBytes { target.copyMemory(from: $0) }
          target[digits.count] = UInt8(ascii: "\n")
        }
        return line
      case .text(let text):
        return try SecretBytes(Array(text.utf8) + [UInt8(ascii: "\n")])
      }
    }
  }
}

extension SecretDigits {
  /// The digits in ASCII.
  var text: SecretBytes {
    get throws(SecretFailure) {
      let text = try SecretBytes(count: count)
      text.withUnsafeMutableBytes { bytes in
        for index in 0..<count { bytes[index] = 0x30 + digit(at: index) }
      }
      return text
    }
  }

  fileprivate var value: CardFieldValue? {
    get throws(SecretFailure) { isEmpty ? nil : .digits(try text) }
  }
}

extension YearMonth {
  /// The month in two digits.
  var twoDigitMonth: String { month < 10 ? "0\(month)" : "\(month)" }

  /// The year in four digits.
  var fourDigitYear: String {
    String(repeating: "0", count: max(0, 4 - String(year).utf8.count)) + String(year)
  }

  /// The month as `YYYY-MM`.
  var iso: String { "\(fourDigitYear)-\(twoDigitMonth)" }
}
