import PaymentCards
import Secrets

/// The encoding of a card's custom fields within its record, one after the other: 1 for a hidden one
/// and 0 for another (8 bits), then the label and the value, each a length (32 bits, little-endian)
/// and so many bytes of UTF-8.
enum CustomFieldCodec {
  private static let lengthBytes = MemoryLayout<UInt32>.size

  /// The number of bytes of fields.
  static func byteCount(of fields: [CustomField]) -> Int {
    fields.reduce(0) { $0 + 1 + 2 * lengthBytes + $1.label.utf8.count + $1.byteCount }
  }

  /// Writes fields to a buffer of that many bytes.
  static func write(_ fields: [CustomField], to target: UnsafeMutableRawBufferPointer) {
    var offset = 0
    func put(_ count: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Void) {
      target.storeBytes(of: UInt32(count).littleEndian, toByteOffset: offset, as: UInt32.self)
      offset += lengthBytes
      fill(UnsafeMutableRawBufferPointer(rebasing: target[offset..<offset + count]))
      offset += count
    }
    for field in fields {
      target[offset] = field.isHidden ? 1 : 0
      offset += 1
      put(field.label.utf8.count) { $0.copyBytes(from: field.label.utf8) }
      switch field.value {
      case .text(let text): put(text.utf8.count) { $0.copyBytes(from: text.utf8) }
      case .hidden(let text):
        put(text.count) { target in text.withUTF8 { target.copyMemory(from: $0) } }
      }
    }
  }

  /// The fields in bytes; nil for bytes that `write` does not make.
  ///
  /// - Throws: `SecretFailure` if there is no guarded memory for a hidden one.
  static func fields(in bytes: UnsafeRawBufferPointer) throws(SecretFailure) -> [CustomField]? {
    var reader = Reader(rest: bytes[...])
    var fields: [CustomField] = []
    while !reader.rest.isEmpty {
      guard let parts = reader.next() else { return nil }
      let label = String(decoding: parts.label, as: UTF8.self)
      let value: CustomField.Value =
        parts.isHidden
        ? .hidden(try SecretText(copying: parts.value))
        : .text(String(decoding: parts.value, as: UTF8.self))
      fields.append(CustomField(label, value))
    }
    return fields
  }

  /// The labels alone, no value of which is copied; nil for bytes that `write` does not make.
  static func labels(in bytes: UnsafeRawBufferPointer) -> [String]? {
    var reader = Reader(rest: bytes[...])
    var labels: [String] = []
    while !reader.rest.isEmpty {
      guard let parts = reader.next() else { return nil }
      labels.append(String(decoding: parts.label, as: UTF8.self))
    }
    return labels
  }

  private struct Reader {
    var rest: Slice<UnsafeRawBufferPointer>

    mutating func next() -> (
      isHidden: Bool, label: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer
    )? {
      guard let mark = rest.popFirst(), mark <= 1, let label = data(), let value = data() else {
        return nil
      }
      return (mark == 1, label, value)
    }

    private mutating func data() -> UnsafeRawBufferPointer? {
      guard rest.count >= lengthBytes else { return nil }
      let length = rest.prefix(lengthBytes).reversed().reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(lengthBytes)
      guard rest.count >= length else { return nil }
      defer { rest = rest.dropFirst(length) }
      return UnsafeRawBufferPointer(rebasing: rest.prefix(length))
    }
  }
}
