/// A command of the Speech Synthesis Interface Protocol, which speech-dispatcher speaks ("SSIP
/// Documentation", chapter "SSIP Commands").
enum SSIPCommand: Hashable, Sendable {
  /// Names this program to the server.
  case name
  /// Asks for the voices of the synthesizer.
  case voices
  /// Sets the language of what is spoken next.
  case language(String)
  /// Asks to send a text.
  case speak
  /// The text itself, after the server has asked for it.
  case text(String)
  /// Ends all texts of this program, spoken and waiting.
  case cancel

  /// The bytes that are sent.
  var bytes: [UInt8] { Array(line.utf8) + [0x0D, 0x0A] }

  private var line: String {
    switch self {
    case .name: "SET SELF CLIENT_NAME user:cardcase:flashcards"
    case .voices: "LIST SYNTHESIS_VOICES"
    case .language(let tag): "SET SELF LANGUAGE \(tag)"
    case .speak: "SPEAK"
    case .text(let text): Self.body(text)
    case .cancel: "CANCEL SELF"
    }
  }

  /// A text with a dot as its last line. A dot that begins a line is doubled, so that no text can end
  /// itself and go on as a command.
  private static func body(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { line in
        let shown = String(String.UnicodeScalarView(line.unicodeScalars.filter { $0.isSpoken }))
        return shown.hasPrefix(".") ? "." + shown : shown
      }
    return (lines + ["."]).joined(separator: "\r\n")
  }
}

extension Unicode.Scalar {
  /// True unless it is a control character, which steers a terminal or the protocol and has no sound.
  fileprivate var isSpoken: Bool { properties.generalCategory != .control || self == "\t" }
}
