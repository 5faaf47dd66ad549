/// A text in guarded memory, such as a PIN: UTF-8 that is wiped when the last copy is released.
public struct SecretText: Sendable {
  private let bytes: SecretBytes?

  /// No text, which takes no memory.
  public init() {
    bytes = nil
  }

  /// Keeps bytes that are UTF-8 already.
  public init(_ bytes: SecretBytes) {
    self.bytes = bytes
  }

  /// Copies UTF-8. The caller wipes the original.
  public init(copying utf8: UnsafeRawBufferPointer) throws(SecretFailure) {
    bytes = try SecretBytes(copying: utf8)
  }

  /// Copies a text that is not secret, or not yet.
  public init(_ text: String) throws(SecretFailure) {
    bytes = try SecretBytes(Array(text.utf8))
  }

  /// The length in bytes.
  public var count: Int { bytes?.count ?? 0 }

  /// True if there is no text.
  public var isEmpty: Bool { count == 0 }

  /// Lends the UTF-8. The pointer must not leave the closure.
  public func withUTF8<R, E: Error>(
    _ body: (UnsafeRawBufferPointer) throws(E) -> R
  ) throws(E) -> R {
    guard let bytes else { return try body(UnsafeRawBufferPointer(start: nil, count: 0)) }
    return try bytes.withUnsafeBytes(body)
  }
}

extension SecretText: Equatable {
  /// True if both are the same text. The time depends on the lengths only.
  public static func == (left: SecretText, right: SecretText) -> Bool {
    guard left.count == right.count else { return false }
    return left.withUTF8 { left in
      right.withUTF8 { right in zip(left, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0 }
    }
  }
}

extension SecretText: Codable {
  /// Encodes the text through the encoder's `SecretTable`.
  public func encode(to encoder: any Encoder) throws {
    try (bytes ?? SecretBytes(count: 0)).encode(to: encoder)
  }

  /// Takes the text from the decoder's `SecretTable`.
  public init(from decoder: any Decoder) throws {
    bytes = try SecretBytes(from: decoder)
  }
}

extension SecretText {
  /// The scalars in order, to draw and to say them one by one. What is not UTF-8 is U+FFFD.
  public var scalars: Scalars { Scalars(text: self) }

  /// The scalars of a text, read out of guarded memory.
  public struct Scalars: Sequence, IteratorProtocol {
    fileprivate let text: SecretText
    private var offset = 0

    fileprivate init(text: SecretText) {
      self.text = text
    }

    /// The next scalar; nil after the last.
    public mutating func next() -> Unicode.Scalar? {
      guard offset < text.count else { return nil }
      let (scalar, length) = text.withUTF8 { bytes in
        Self.scalar(UnsafeRawBufferPointer(rebasing: bytes[offset...]))
      }
      offset += length
      return scalar
    }

    /// The first scalar of bytes, of which there is one, and the number of bytes it takes.
    private static func scalar(_ bytes: UnsafeRawBufferPointer) -> (Unicode.Scalar, Int) {
      var iterator = bytes.prefix(4).makeIterator()
      var decoder = UTF8()
      guard case .scalarValue(let scalar) = decoder.decode(&iterator) else {
        return ("\u{FFFD}", 1)
      }
      return (scalar, UTF8.width(scalar))
    }
  }
}
