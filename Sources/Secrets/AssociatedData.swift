/// What a sealed box or an authentication code is bound to without containing it: the fields that
/// say where it belongs. Unambiguous: each field's kind and length are part of the bytes, so no two
/// lists of fields give the same ones.
public struct AssociatedData: Hashable, Sendable {
  /// One field.
  public enum Field: Hashable, Sendable {
    /// UTF-8 text.
    case text(String)
    /// A number.
    case number(Int64)
    /// Bytes as they are.
    case bytes([UInt8])
    /// The absence of a value.
    case none
  }

  /// The encoded fields.
  public private(set) var bytes: [UInt8] = []

  /// Fields in this order.
  public init(_ fields: Field...) {
    for field in fields { append(field) }
  }

  /// Adds a field at the end.
  public mutating func append(_ field: Field) {
    switch field {
    case .text(let text): append(kind: 1, text.utf8)
    case .number(let number):
      begin(kind: 2, count: MemoryLayout<Int64>.size)
      append(UInt64(bitPattern: number))
    case .bytes(let bytes): append(kind: 3, bytes)
    case .none: begin(kind: 4, count: 0)
    }
  }

  private mutating func append(kind: UInt8, _ content: some Collection<UInt8>) {
    begin(kind: kind, count: content.count)
    bytes.append(contentsOf: content)
  }

  private mutating func begin(kind: UInt8, count: Int) {
    bytes.append(kind)
    append(UInt64(count))
  }

  private mutating func append(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }
}
