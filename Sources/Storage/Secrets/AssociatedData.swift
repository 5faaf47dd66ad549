/// The associated data that a sealed box or an authentication code is bound to: fields that say
/// where it belongs. The encoding is unambiguous: each field's kind and length are part of the
/// bytes, so no two lists of fields give the same ones.
public struct AssociatedData: Hashable, Sendable {
  /// One field.
  public enum Field: Hashable, Sendable {
    /// UTF-8 text.
    case text(String)
    /// A number.
    case number(Int64)
    /// Raw bytes.
    case bytes([UInt8])
    /// The absence of a value.
    case none
  }

  /// The kinds of fields, as they stand in front of each.
  package enum Kind: UInt8 {
    case text = 1
    case number = 2
    case bytes = 3
    case none = 4
  }

  /// The encoded fields.
  public private(set) var bytes: [UInt8] = []

  /// Encodes fields in this order.
  public init(_ fields: Field...) {
    for field in fields { append(field) }
  }

  /// Appends a field.
  public mutating func append(_ field: Field) {
    switch field {
    case .text(let text): append(.text, text.utf8)
    case .number(let number): append(number)
    case .bytes(let bytes): append(.bytes, bytes)
    case .none: begin(.none, count: 0)
    }
  }

  /// Appends all bytes at once, because every record has several numbers.
  private mutating func append(_ number: Int64) {
    let size = MemoryLayout<Int64>.size
    withUnsafeTemporaryAllocation(byteCount: 1 + 2 * size, alignment: 1) { field in
      field[0] = Kind.number.rawValue
      field.storeBytes(of: UInt64(size).littleEndian, toByteOffset: 1, as: UInt64.self)
      field.storeBytes(of: number.littleEndian, toByteOffset: 1 + size, as: Int64.self)
      bytes.append(contentsOf: field)
    }
  }

  /// Truncates to the first `count` bytes and keeps the capacity: for the data of very many boxes
  /// with a common prefix.
  package mutating func truncate(to count: Int) {
    bytes.removeSubrange(count...)
  }

  /// Reserves capacity for this many more numbers.
  public mutating func reserve(numbers: Int) {
    bytes.reserveCapacity(bytes.count + numbers * (1 + 2 * MemoryLayout<Int64>.size))
  }

  private mutating func append(_ kind: Kind, _ content: some Collection<UInt8>) {
    begin(kind, count: content.count)
    bytes.append(contentsOf: content)
  }

  private mutating func begin(_ kind: Kind, count: Int) {
    bytes.append(kind.rawValue)
    append(UInt64(count))
  }

  private mutating func append(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }
}
