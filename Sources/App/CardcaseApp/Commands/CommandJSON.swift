import FoundationEssentials

/// The JSON that commands write.
package enum CommandJSON {
  /// One line for a value, with its keys sorted, so that equal values have equal lines.
  ///
  /// - Throws: `EncodingError` for a number that JSON has no form for.
  package static func line(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
