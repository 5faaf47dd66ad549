import FoundationEssentials
import Glibc
import WindowTerminal
public import Wording

/// The output of commands. On a terminal, control and invisible characters, which file, deck and
/// card names may contain, are made harmless.
public enum StandardStreams {
  /// Writes lines to standard output.
  public static func show(_ lines: [String]) {
    for line in lines { print(TerminalText.text(line, for: STDOUT_FILENO)) }
  }

  /// Writes what standard output still holds back.
  ///
  /// - Returns: the failure in words; nil if all of it is written.
  public static func finish(_ wording: Wording) -> String? {
    guard fflush(nil) != 0 else { return nil }
    return wording(
      .commandFileFailed(
        path: wording.fileName(PrivateOutput.standardName, isOutput: true),
        reason: wording(FailureReason(errorNumber: errno))
      )
    )
  }

  /// Writes lines to standard error, for commands whose standard output carries data.
  public static func tell(_ lines: [String]) {
    lines.forEach(complain)
  }

  /// Writes a sentence to standard error, after the program's name.
  public static func complain(_ sentence: String) {
    write(error: "cardcase: \(sentence)")
  }

  /// Writes a line to standard error as it is.
  public static func write(error line: String) {
    var rest = Array("\(TerminalText.text(line, for: STDERR_FILENO))\n".utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return
      }
    }
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

extension Wording {
  /// The name of a file in a sentence; `-` is spelled out as standard input or output.
  package func fileName(_ path: String, isOutput: Bool = false) -> String {
    guard path == PrivateOutput.standardName else { return path }
    return self(isOutput ? .fileStandardOutput : .fileStandardInput)
  }
}
