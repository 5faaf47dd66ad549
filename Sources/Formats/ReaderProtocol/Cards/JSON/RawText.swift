package import PaymentCards
import Secrets

/// A text as it stands in a file, read in place. Only what is asked for becomes a `String`: numbers and
/// security codes go from here into guarded memory.
package struct RawText {
  /// The ways in which files write characters that they could not write plainly.
  package enum Escapes {
    /// Not at all.
    case none
    /// By a backslash.
    case json
    /// A quotation mark by two.
    case csv
  }

  /// UTF-8, without the quotation marks around it.
  package let bytes: UnsafeRawBufferPointer
  package let escapes: Escapes

  package init(_ bytes: UnsafeRawBufferPointer, _ escapes: Escapes = .none) {
    self.bytes = bytes
    self.escapes = escapes
  }

  package var isEmpty: Bool { bytes.isEmpty }

  /// Lends the text in UTF-8. A copy made for that is wiped.
  package func withUTF8<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    let mark: UInt8
    switch escapes {
    case .none: return try body(bytes)
    case .json: mark = UInt8(ascii: "\\")
    case .csv: mark = UInt8(ascii: "\"")
    }
    guard bytes.contains(mark) else { return try body(bytes) }
    var plain: [UInt8] = []
    // Never more than there is, so that no copy is left behind by growing.
    plain.reserveCapacity(bytes.count)
    if escapes == .json {
      JSONEscapes.decode(bytes, into: &plain)
    } else {
      Self.halveQuotes(bytes, into: &plain)
    }
    defer { wipe(&plain) }
    return try plain.withUnsafeBytes(body)
  }

  /// The text, for what is no secret.
  package var string: String {
    withUTF8 { String(decoding: $0, as: UTF8.self) }
  }

  /// True if the text says the same as another in ASCII, which has no quotation mark or backslash.
  package func isSame(as text: StaticString) -> Bool {
    let plain = UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    // Escapes are longer than what they stand for.
    if bytes.count <= plain.count { return bytes.elementsEqual(plain) }
    return escapes != .none && withUTF8 { $0.elementsEqual(plain) }
  }

  /// The digits of the text, spaces and hyphens left out.
  package func digits() throws(CardFileFailure) -> ParsedDigits {
    let result = withUTF8 { bytes -> Result<ParsedDigits, CardFileFailure> in
      var digits = SecretDigits()
      var decoder = UTF8.ForwardParser()
      var iterator = bytes.makeIterator()
      while true {
        guard case .valid(let encoded) = decoder.parseScalar(from: &iterator) else { break }
        switch ScalarKind(UTF8.decode(encoded)) {
        case .separator(.slash), .other: return .success(.other)
        case .separator: continue
        case .digit(let digit):
          let before = digits.count
          guard before < SecretDigits.capacity else { return .success(.other) }
          digits.append(digit)
          guard digits.count > before else { return .failure(.noMemory) }
        }
      }
      return .success(digits.isEmpty ? .none : .digits(digits))
    }
    return try result.get()
  }

  private static func halveQuotes(_ bytes: UnsafeRawBufferPointer, into plain: inout [UInt8]) {
    let quote = UInt8(ascii: "\"")
    var isSecond = false
    for byte in bytes {
      if byte == quote, isSecond {
        isSecond = false
        continue
      }
      isSecond = byte == quote
      plain.append(byte)
    }
  }
}

/// The content of a text where digits should be.
package enum ParsedDigits {
  /// Nothing.
  case none
  /// Digits.
  case digits(SecretDigits)
  /// Something else too, or more digits than anything has.
  case other
}

/// Tells whether bytes are UTF-8, without a copy of them.
package enum UTF8Check {
  /// True if all of the bytes are UTF-8.
  package static func accepts(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var parser = UTF8.ForwardParser()
    var position = 0
    while position < bytes.count {
      if bytes[position] < 0x80 {
        position += 1
        continue
      }
      var iterator = bytes[position...].makeIterator()
      guard case .valid(let encoded) = parser.parseScalar(from: &iterator) else { return false }
      // The parser may have read ahead of the scalar.
      parser = UTF8.ForwardParser()
      position += encoded.count
    }
    return true
  }
}
