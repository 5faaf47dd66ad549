/// The bytes that a cursor goes through.
public protocol CursorBytes: RandomAccessCollection<UInt8> where Index == Int {
  /// Some of the bytes, in place.
  func part(_ range: Range<Int>) -> Self
}

extension ArraySlice<UInt8>: CursorBytes {
  /// Some of the bytes, in place.
  @inlinable
  public func part(_ range: Range<Int>) -> Self { self[range] }
}

extension UnsafeRawBufferPointer: CursorBytes {
  /// Some of the bytes, in place.
  @inlinable
  public func part(_ range: Range<Int>) -> Self { Self(rebasing: self[range]) }
}

// Public, as what is called for each value is specialised in other targets only then: what is for the
// package is not serialised, and reading a record took twice as long.

/// Reads what a `ByteWriter` wrote, from bytes that are not trusted: no count is believed before the bytes
/// are there, so that a few hostile ones can't ask for much memory.
public struct ByteCursor<Bytes: CursorBytes> {
  @usableFromInline let bytes: Bytes
  @usableFromInline var place: Int

  /// Begins at a place of some bytes, which outlive this value where it does not keep them; the first by
  /// default.
  @inlinable
  public init(_ bytes: Bytes, from position: Int? = nil) {
    self.bytes = bytes
    place = position ?? bytes.startIndex
  }

  /// The place of what is read next.
  @inlinable public var position: Int { place }

  /// The number of bytes that are left.
  @inlinable public var left: Int { bytes.endIndex - place }

  /// True if nothing is left.
  @inlinable public var isEmpty: Bool { place == bytes.endIndex }

  /// Makes sure that nothing is left.
  @inlinable
  public func end() throws(UnreadableBytes) {
    guard isEmpty else { throw .invalid }
  }

  /// Reads this many bytes.
  @inlinable
  public mutating func take(_ count: Int) throws(UnreadableBytes) -> Bytes {
    guard count >= 0, count <= left else { throw .truncated }
    defer { place += count }
    return bytes.part(place..<place + count)
  }

  /// Reads everything that is left.
  @inlinable
  public mutating func rest() -> Bytes {
    defer { place = bytes.endIndex }
    return bytes.part(place..<bytes.endIndex)
  }

  /// Reads a byte.
  @inlinable
  public mutating func byte() throws(UnreadableBytes) -> UInt8 {
    guard !isEmpty else { throw .truncated }
    defer { place += 1 }
    return bytes[place]
  }

  /// Reads a truth value.
  @inlinable
  public mutating func flag() throws(UnreadableBytes) -> Bool {
    switch try byte() {
    case 0: return false
    case 1: return true
    default: throw .invalid
    }
  }

  /// Reads a value that may be missing.
  @inlinable
  public mutating func optional<Value>(
    _ body: (inout Self) throws(UnreadableBytes) -> Value
  ) throws(UnreadableBytes) -> Value? {
    try flag() ? try body(&self) : nil
  }
}

/// Numbers in their full width, and what stands behind a count of 32 bits.
extension ByteCursor {
  /// Reads a number.
  @inlinable
  public mutating func number<Number: FixedWidthInteger>(
    _ type: Number.Type = Number.self
  ) throws(UnreadableBytes) -> Number {
    let size = MemoryLayout<Number>.size
    guard size <= left else { throw .truncated }
    var number = Number.zero
    for index in 0..<size {
      number |= Number(truncatingIfNeeded: bytes[place + index]) &<< Number(8 &* index)
    }
    place += size
    return number
  }

  /// Reads a number with a fraction.
  @inlinable
  public mutating func double() throws(UnreadableBytes) -> Double {
    Double(bitPattern: try number())
  }

  /// Reads a value that is stored as its raw value.
  @inlinable
  public mutating func value<Value: RawRepresentable>(
    _ type: Value.Type = Value.self
  ) throws(UnreadableBytes) -> Value where Value.RawValue: FixedWidthInteger {
    guard let value = Value(rawValue: try number()) else { throw .invalid }
    return value
  }

  /// Reads bytes.
  @inlinable
  public mutating func counted(atMost limit: Int = .max) throws(UnreadableBytes) -> Bytes {
    let count = Int(try number(UInt32.self))
    guard count <= limit else { throw .tooLong }
    return try take(count)
  }

  /// Reads a text.
  ///
  /// - Throws: `invalid` if it is not UTF-8.
  @inlinable
  public mutating func text(atMost limit: Int = .max) throws(UnreadableBytes) -> String {
    guard let text = String(validating: try counted(atMost: limit), as: UTF8.self) else {
      throw .invalid
    }
    return text
  }

  /// Reads a list.
  ///
  /// - Parameter body: reads an element, which is at least one byte long.
  @inlinable
  public mutating func list<Element>(
    atMost limit: Int = .max,
    _ body: (inout Self) throws(UnreadableBytes) -> Element
  ) throws(UnreadableBytes) -> [Element] {
    let count = Int(try number(UInt32.self))
    guard count <= left else { throw .truncated }
    guard count <= limit else { throw .tooLong }
    var list: [Element] = []
    for _ in 0..<count { list.append(try body(&self)) }
    return list
  }
}

/// Compact numbers, and what stands behind them.
extension ByteCursor {
  /// Reads a number. A tenth byte has its last bit: one with more in it is refused, as that would be lost.
  @inlinable
  public mutating func compact() throws(UnreadableBytes) -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while shift < 64 {
      let byte = try byte()
      guard shift < 63 || byte <= 1 else { throw .invalid }
      number |= UInt64(byte & 0x7F) &<< shift
      if byte < 0x80 { return number }
      shift += 7
    }
    throw .invalid
  }

  /// Reads a number that may be negative.
  @inlinable
  public mutating func signed() throws(UnreadableBytes) -> Int64 {
    let number = try compact()
    return Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
  }

  /// Reads a number of things of which each takes at least one byte.
  @inlinable
  public mutating func count() throws(UnreadableBytes) -> Int {
    let count = try compact()
    guard count <= UInt64(left) else { throw .truncated }
    return Int(count)
  }

  /// Reads bytes.
  @inlinable
  public mutating func content() throws(UnreadableBytes) -> Bytes { try take(count()) }
}

/// A cursor that keeps its bytes.
public typealias ByteReader = ByteCursor<ArraySlice<UInt8>>

/// A cursor through memory that somebody else keeps.
public typealias MemoryReader = ByteCursor<UnsafeRawBufferPointer>

extension ByteReader {
  /// Begins at the first byte.
  @inlinable public init(_ bytes: [UInt8]) { self.init(bytes[...]) }
}
