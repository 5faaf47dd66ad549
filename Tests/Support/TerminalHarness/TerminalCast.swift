internal import Foundation

/// A recording of a terminal in asciinema's format, from the frames that a program wrote.
///
/// Format: https://docs.asciinema.org/manual/asciicast/v2/
public struct TerminalCast: Sendable {
  private let frames: [MovingPicture.Frame]
  private let title: String

  /// A recording of frames, of which there is at least one, all of one size.
  public init(_ frames: [MovingPicture.Frame], title: String = "") {
    self.frames = frames
    self.title = title
  }

  /// Writes the recording to a file, replacing what was there.
  public func write(to path: String) throws {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// The recording: a line for the terminal, and one for each frame that changes something.
  public var text: String {
    guard let first = frames.first?.screen else { return "" }
    var lines = [
      "{\"version\": 2, \"width\": \(first.columns), \"height\": \(first.rows),"
        + " \"title\": \(Self.quoted(title))}"
    ]
    var time = Duration.zero
    var shown: TerminalScreen?
    for frame in frames {
      let output = Self.output(of: frame.screen, after: shown)
      let seconds = Double(Int(time / .milliseconds(1))) / 1_000
      if !output.isEmpty { lines.append("[\(seconds), \"o\", \(Self.quoted(output))]") }
      time += frame.time
      shown = frame.screen
    }
    // The last frame is held as long as it was shown.
    lines.append("[\(Double(Int(time / .milliseconds(1))) / 1_000), \"o\", \"\"]")
    return lines.joined(separator: "\n") + "\n"
  }

  /// What draws the rows of a screen that differ from those shown before.
  private static func output(of screen: TerminalScreen, after shown: TerminalScreen?) -> String {
    var output = shown == nil ? "\u{1B}[2J" : ""
    for (row, cells) in screen.cells.enumerated() where shown?.cells[row] != cells {
      output += "\u{1B}[\(row + 1);1H"
      var style: TerminalStyle?
      for cell in cells where cell.width > 0 {
        if cell.style != style { output += escape(cell.style) }
        style = cell.style
        output += cell.text
      }
      output += "\u{1B}[0m"
    }
    if screen.isCursorVisible {
      output += "\u{1B}[\(screen.cursor.row + 1);\(screen.cursor.column + 1)H"
    }
    if shown?.isCursorVisible != screen.isCursorVisible {
      output += screen.isCursorVisible ? "\u{1B}[?25h" : "\u{1B}[?25l"
    }
    return output
  }

  private static func escape(_ style: TerminalStyle) -> String {
    let attributes = [
      (style.isBold, 1), (style.isItalic, 3), (style.isUnderlined, 4), (style.isBlinking, 5),
      (style.isReversed, 7), (style.isStruck, 9),
    ]
    let codes =
      ["0"] + attributes.filter(\.0).map { String($0.1) }
      + codes(style.foreground, 38) + codes(style.background, 48)
    return "\u{1B}[\(codes.joined(separator: ";"))m"
  }

  private static func codes(_ color: TerminalColor, _ plane: Int) -> [String] {
    switch color {
    case .standard: []
    case .indexed(let number): ["\(plane)", "5", "\(number)"]
    case .rgb(let red, let green, let blue): ["\(plane)", "2", "\(red)", "\(green)", "\(blue)"]
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case ..<" ": "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
