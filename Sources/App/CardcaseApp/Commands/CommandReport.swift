import FoundationEssentials

/// The output of a command.
package struct CommandReport: Sendable {
  /// The lines for standard output.
  package var lines: [String] = []
  /// The lines for standard error.
  package var remarks: [String] = []
  /// The exit status.
  package var status = ExitStatus.done

  /// True if the command succeeded completely.
  package var isGood: Bool {
    get { status == .done }
    set { status = newValue ? .done : .failed }
  }
}

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
