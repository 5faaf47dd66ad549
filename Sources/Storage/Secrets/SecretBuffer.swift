/// Text being typed that must not remain in memory: a passcode, a recovery key, a card number.
/// UTF-8 in guarded memory, of a fixed capacity, edited by whole Unicode scalars.
///
/// A value: a copy is independent of its original, though both share memory until one is edited.
/// The memory is allocated with the first scalar, and wiped when the last copy is released or
/// cleared.
public struct SecretBuffer: Sendable {
  /// The greatest number of UTF-8 bytes.
  public let capacity: Int
  /// The number of scalars.
  public private(set) var count = 0
  /// The number of UTF-8 bytes.
  public private(set) var byteCount = 0

  private var storage: SecretBytes?

  /// An empty buffer.
  public init(capacity: Int = 512) {
    self.capacity = max(capacity, 0)
  }

  /// True if nothing is typed.
  public var isEmpty: Bool { count == 0 }

  /// Appends a scalar.
  ///
  /// - Throws: `SecretFailure.bufferFull`, or an error of the arena; then nothing changes.
  public mutating func append(_ scalar: Unicode.Scalar) throws(SecretFailure) {
    try insert(scalar, at: count)
  }

  /// Inserts a scalar before the one at an index (0...count). Throws as `append` does.
  public mutating func insert(_ scalar: Unicode.Scalar, at index: Int) throws(SecretFailure) {
    let length = UTF8.width(scalar)
    guard byteCount + length <= capacity else { throw .bufferFull }
    let target = try owned()
    target.withUnsafeMutableBytes { bytes in
      // Most is typed at the end, which needs no counting.
      let start =
        index == count
        ? byteCount : Self.offset(of: index, in: UnsafeRawBufferPointer(bytes), of: byteCount)
      var position = byteCount
      while position > start {
        position -= 1
        bytes[position + length] = bytes[position]
      }
      Self.write(scalar, length, to: bytes, at: start)
    }
    byteCount += length
    count += 1
  }

  /// Removes the last scalar; does nothing if there is none.
  public mutating func removeLast() {
    if count > 0 { remove(at: count - 1) }
  }

  /// Removes the scalar at an index (0..<count); does nothing if there is none.
  public mutating func remove(at index: Int) {
    guard (0..<count).contains(index) else { return }
    // If the arena has no room for a separate copy, the shared bytes are released.
    guard let target = try? owned() else { return clear() }
    byteCount = target.withUnsafeMutableBytes { bytes in
      let start = Self.offset(of: index, in: UnsafeRawBufferPointer(bytes), of: byteCount)
      let length = Self.length(leading: bytes[start])
      for position in start + length..<max(byteCount, start + length) {
        bytes[position - length] = bytes[position]
      }
      for position in byteCount - length..<byteCount { bytes[position] = 0 }
      return byteCount - length
    }
    count -= 1
  }

  /// Empties the buffer and wipes its memory, or leaves that to the last copy that shares it.
  public mutating func clear() {
    if isKnownUniquelyReferenced(&storage) {
      storage?.wipe()
    } else {
      storage = nil
    }
    count = 0
    byteCount = 0
  }

  /// Lends the UTF-8 bytes for reading. The pointer must not leave the closure.
  public func withUTF8<R, E: Error>(
    _ body: (UnsafeRawBufferPointer) throws(E) -> R
  ) throws(E) -> R {
    guard let storage else { return try body(UnsafeRawBufferPointer(start: nil, count: 0)) }
    return try storage.withUnsafeBytes { bytes throws(E) in
      try body(UnsafeRawBufferPointer(rebasing: bytes[..<byteCount]))
    }
  }

  /// The scalars in order, for drawing them cell by cell and for parsing.
  public var scalars: Scalars { Scalars(buffer: self) }

  /// A copy of the text in a region of its own, without unused capacity.
  public func copy() throws(SecretFailure) -> SecretBytes {
    try withUTF8 { bytes throws(SecretFailure) in try SecretBytes(copying: bytes) }
  }

  /// The memory, uniquely referenced before it is written to.
  private mutating func owned() throws(SecretFailure) -> SecretBytes {
    if isKnownUniquelyReferenced(&storage), let storage { return storage }
    let fresh = try SecretBytes(count: capacity)
    withUTF8 { old in fresh.withUnsafeMutableBytes { $0.copyMemory(from: old) } }
    storage = fresh
    return fresh
  }

  private static func offset(of index: Int, in bytes: UnsafeRawBufferPointer, of end: Int) -> Int {
    var offset = 0
    var passed = 0
    while passed < index, offset < end {
      offset += length(leading: bytes[offset])
      passed += 1
    }
    return offset
  }

  private static func length(leading byte: UInt8) -> Int {
    switch byte {
    case ..<0x80: 1
    case ..<0xE0: 2
    case ..<0xF0: 3
    default: 4
    }
  }

  private static func write(
    _ scalar: Unicode.Scalar,
    _ length: Int,
    to bytes: UnsafeMutableRawBufferPointer,
    at start: Int
  ) {
    guard length > 1 else {
      bytes[start] = UInt8(truncatingIfNeeded: scalar.value)
      return
    }
    var value = scalar.value
    for position in stride(from: start + length - 1, to: start, by: -1) {
      bytes[position] = 0x80 | UInt8(value & 0x3F)
      value >>= 6
    }
    let marker: UInt8 = 0xFF << UInt8(8 - length)
    bytes[start] = marker | UInt8(truncatingIfNeeded: value)
  }
}

extension SecretBuffer {
  /// The scalars of a buffer, read one by one out of guarded memory.
  public struct Scalars: Sequence {
    fileprivate let buffer: SecretBuffer

    /// Starts at the first scalar.
    public func makeIterator() -> Iterator { Iterator(buffer: buffer) }

    /// The position of the iteration.
    public struct Iterator: IteratorProtocol {
      fileprivate let buffer: SecretBuffer
      private var offset = 0

      fileprivate init(buffer: SecretBuffer) {
        self.buffer = buffer
      }

      /// The next scalar; nil after the last.
      public mutating func next() -> Unicode.Scalar? {
        guard offset < buffer.byteCount else { return nil }
        return buffer.withUTF8 { bytes in
          let length = SecretBuffer.length(leading: bytes[offset])
          let leadingBits: UInt8 = length == 1 ? 0x7F : 0xFF >> UInt8(length + 1)
          var value = UInt32(bytes[offset] & leadingBits)
          for byte in bytes[offset + 1..<offset + length] {
            value = value << 6 | UInt32(byte & 0x3F)
          }
          offset += length
          return Unicode.Scalar(value)
        }
      }
    }
  }
}

extension SecretBuffer: Equatable {
  /// True if both hold the same text. The time depends on the lengths only.
  public static func == (a: SecretBuffer, b: SecretBuffer) -> Bool {
    a.withUTF8 { a in b.withUTF8 { b in isSame(a, b) } }
  }
}

extension SecretBuffer: Codable {
  private enum CodingKeys: CodingKey { case capacity, text }

  /// Encodes the capacity, and the text through the encoder's `SecretTable`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(capacity, forKey: .capacity)
    try container.encode(copy(), forKey: .text)
  }

  /// Takes the text from the decoder's `SecretTable`.
  ///
  /// - Throws: an error if it is longer than the capacity or not UTF-8.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let text = try container.decode(SecretBytes.self, forKey: .text)
    self.init(capacity: try container.decode(Int.self, forKey: .capacity))
    let isWhole = try text.withUnsafeBytes { bytes in
      var reader = Unicode.UTF8.ForwardParser()
      var iterator = bytes.makeIterator()
      while true {
        switch reader.parseScalar(from: &iterator) {
        case .valid(let encoded): try append(Unicode.UTF8.decode(encoded))
        case .emptyInput: return true
        case .error: return false
        }
      }
    }
    guard isWhole else {
      throw DecodingError.dataCorruptedError(
        forKey: .text,
        in: container,
        debugDescription: "not UTF-8"
      )
    }
  }
}
