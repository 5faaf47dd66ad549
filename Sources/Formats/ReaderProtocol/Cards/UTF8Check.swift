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
