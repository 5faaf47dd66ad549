/// Writes numbers, little-endian, and counted bytes one after another.
package struct FieldWriter {
  /// The bytes written.
  package private(set) var bytes: [UInt8] = []

  /// Begins with no bytes.
  package init() {}

  /// Appends a number in its full width.
  package mutating func append(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Appends bytes whose number the reader knows.
  package mutating func append(fixed content: some Sequence<UInt8>) {
    bytes.append(contentsOf: content)
  }

  /// Appends bytes behind their number, in 32 bits.
  package mutating func append(counted content: some Collection<UInt8>) {
    append(UInt32(truncatingIfNeeded: content.count))
    bytes.append(contentsOf: content)
  }

  /// Appends values behind their number, in 32 bits.
  package mutating func append<Element>(
    list: some Collection<Element>,
    _ each: (inout FieldWriter, Element) -> Void
  ) {
    append(UInt32(truncatingIfNeeded: list.count))
    for element in list { each(&self, element) }
  }
}
