package import Secrets

extension PaymentCard<SecretDigits> {
  /// A part for pasting: digits only, the expiry as MM/YY, a custom field as it is; empty if the card
  /// has none.
  package func copied(_ part: PaymentCardPart) throws(SecretFailure) -> SecretBytes {
    switch part {
    case .field(let field):
      if let found = try value(of: .whole(field)) { return try found.bytes }
    case .custom: if let field = customField(part) { return try field.bytes() }
    }
    return try SecretBytes(count: 0)
  }

  /// A field or a custom field for a script; nil if the card has none. A name that differs from that of a
  /// field in case alone is the label of a custom field where the card has one.
  package func value(of name: PaymentCardFieldQuery) throws(SecretFailure) -> CardFieldValue? {
    switch name {
    case .field(let name): return try value(of: name)
    case .label(let label):
      guard let field = customField(labelled: label) else {
        return try PaymentCardField.Name(argument: label.lowercased())
          .flatMap { name throws(SecretFailure) in try value(of: name) }
      }
      guard field.byteCount > 0 else { return nil }
      if case .text(let text) = field.value { return .text(text) }
      return .secret(try field.bytes())
    }
  }

  /// A field for a script; nil if the card has none.
  package func value(of name: PaymentCardField.Name) throws(SecretFailure) -> CardFieldValue? {
    guard case .whole(let field) = name else {
      return expiry.map { .text(name == .month ? $0.twoDigitMonth : $0.fourDigitYear) }
    }
    switch field.slot {
    case .text(let text, _, _): return CardFieldValue(text: text.get(self))
    case .digits(let digits): return try digits.get(self)?.value
    case .month(let month): return month.get(self).map { .text($0.printed) }
    case .brand: return brand.map { .text($0.facts.displayName) }
    case .flag, .customFields: return nil
    }
  }
}

extension CustomField {
  /// The value in UTF-8, in guarded memory.
  package func bytes() throws(SecretFailure) -> SecretBytes {
    switch value {
    case .text(let text): return try SecretBytes(Array(text.utf8))
    case .hidden(let text):
      return try text.withUTF8 { bytes throws(SecretFailure) in try SecretBytes(copying: bytes) }
    }
  }
}

/// The value of a card's field.
package enum CardFieldValue {
  /// Digits in ASCII, or a hidden text in UTF-8.
  case secret(SecretBytes)
  /// A text, never empty.
  case text(String)

  /// A text; nil if it is empty.
  package init?(text: String) {
    guard !text.isEmpty else { return nil }
    self = .text(text)
  }

  /// The value in UTF-8, in guarded memory.
  package var bytes: SecretBytes {
    get throws(SecretFailure) {
      switch self {
      case .secret(let secret): return secret
      case .text(let text): return try SecretBytes(Array(text.utf8))
      }
    }
  }

  /// The value as a line of UTF-8 with its line feed, in guarded memory.
  package var line: SecretBytes {
    get throws(SecretFailure) {
      switch self {
      case .secret(let secret):
        let line = try SecretBytes(count: secret.count + 1)
        line.withUnsafeMutableBytes { target in
          secret.withUnsafeBytes { target.copyMemory(from: $0) }
          target[secret.count] = UInt8(ascii: "\n")
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
  package var text: SecretBytes {
    get throws(SecretFailure) {
      let text = try SecretBytes(count: count)
      text.withUnsafeMutableBytes { bytes in
        for index in 0..<count { bytes[index] = 0x30 + digit(at: index) }
      }
      return text
    }
  }

  fileprivate var value: CardFieldValue? {
    get throws(SecretFailure) { isEmpty ? nil : .secret(try text) }
  }
}
