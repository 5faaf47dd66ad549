/// A family of commands that copy, paste and clear. The first word of each is the program.
package struct ClipboardTool: Hashable, Sendable {
  /// The environment variable that names the tool's display.
  let display: String
  /// The command that copies its standard input.
  let copy: [String]
  /// The command that writes the clipboard's contents.
  let paste: [String]
  /// The command that empties the clipboard.
  let clear: [String]
  /// True if the secret can be pasted as soon as the copying program has ended; xsel 1.2 ends
  /// earlier.
  let isPrompt: Bool
  /// The command that writes the picture in the clipboard as PNG; nil where the tool knows text only.
  var picture: [String]?

  /// The supported tools, the best first.
  static let known = [
    ClipboardTool(
      display: "WAYLAND_DISPLAY",
      copy: ["wl-copy", "--type", "text/plain"],
      paste: ["wl-paste", "--no-newline"],
      clear: ["wl-copy", "--clear"],
      isPrompt: true,
      picture: ["wl-paste", "--type", "image/png"]
    ),
    ClipboardTool(
      display: "DISPLAY",
      copy: ["xclip", "-selection", "clipboard"],
      paste: ["xclip", "-selection", "clipboard", "-out"],
      clear: ["xclip", "-selection", "clipboard", "/dev/null"],
      isPrompt: true,
      picture: ["xclip", "-selection", "clipboard", "-target", "image/png", "-out"]
    ),
    ClipboardTool(
      display: "DISPLAY",
      copy: ["xsel", "--clipboard", "--input"],
      paste: ["xsel", "--clipboard", "--output"],
      clear: ["xsel", "--clipboard", "--clear"],
      isPrompt: false
    ),
  ]

  /// The tool with the paths of its programs; nil if one of them is missing.
  func found(_ path: (String) -> String?) -> ClipboardTool? {
    guard let copy = Self.located(copy, path), let paste = Self.located(paste, path),
      let clear = Self.located(clear, path)
    else {
      return nil
    }
    return ClipboardTool(
      display: display,
      copy: copy,
      paste: paste,
      clear: clear,
      isPrompt: isPrompt,
      picture: picture.flatMap { Self.located($0, path) }
    )
  }

  /// A command with the path of its program; nil if that is missing.
  private static func located(_ command: [String], _ path: (String) -> String?) -> [String]? {
    command.first.flatMap(path).map { [$0] + command.dropFirst() }
  }

  /// The command that writes the picture in the clipboard of a display as PNG, with the path of its program;
  /// nil if there is none.
  ///
  /// - Parameters:
  ///   - environment: the variables that name displays.
  ///   - path: finds a program by its name; nil if there is none.
  package static func pictureCommand(
    in environment: [String: String],
    path: (String) -> String?
  ) -> [String]? {
    for tool in known where !(environment[tool.display] ?? "").isEmpty {
      if let command = tool.picture.flatMap({ located($0, path) }) { return command }
    }
    return nil
  }
}
