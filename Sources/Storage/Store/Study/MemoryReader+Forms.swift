import ByteCoding

extension MemoryReader {
  /// Reads a text; what is not UTF-8 in it becomes replacement characters.
  mutating func repairedText() throws(UnreadableBytes) -> String {
    String(decoding: try counted(), as: UTF8.self)
  }

  /// Reads the number of a format.
  ///
  /// - Throws: `UnreadableBytes.invalid` unless it is one of `known`.
  @discardableResult
  mutating func form(among known: ClosedRange<UInt8>) throws(UnreadableBytes) -> UInt8 {
    let form = try byte()
    guard known.contains(form) else { throw .invalid }
    return form
  }
}
