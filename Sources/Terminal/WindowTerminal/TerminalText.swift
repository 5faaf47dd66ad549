import Glibc

/// Text for a terminal that nothing is drawn on: prompts, and the output of commands.
public enum TerminalText {
  /// True if characters are written in UTF-8, as the user's locale says.
  public static var isUnicode: Bool { adoptUserLocale() }

  /// A text for a descriptor. A terminal gets the characters that can be shown, and, if the user's
  /// locale has only ASCII, a `?` for each column of the rest. Files and pipes get the text as it
  /// is.
  public static func text(_ text: String, for descriptor: Int32) -> String {
    guard isatty(descriptor) == 1 else { return text }
    return String(decoding: bytes(text, unicode: adoptUserLocale()), as: UTF8.self)
  }

  /// A text for a terminal; line feeds stay.
  static func bytes(_ text: String, unicode: Bool) -> [UInt8] {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return Array(
      lines.map { scalars in
        var line = LineBreaker(columns: nil, unicode: unicode)
        scalars.forEach { line.take($0) }
        return line.finished()
      }.joined(separator: [UInt8(ascii: "\n")])
    )
  }
}
