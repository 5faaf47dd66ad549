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

  /// The supported tools, the best first.
  static let known = [
    ClipboardTool(
      display: "WAYLAND_DISPLAY",
      copy: ["wl-copy", "--type", "text/plain"],
      paste: ["wl-paste", "--no-newline"],
      clear: ["wl-copy", "--clear"],
      isPrompt: true
    ),
    ClipboardTool(
      display: "DISPLAY",
      copy: ["xclip", "-selection", "clipboard"],
      paste: ["xclip", "-selection", "clipboard", "-out"],
      clear: ["xclip", "-selection", "clipboard", "/dev/null"],
      isPrompt: true
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
    func located(_ command: [String]) -> [String]? {
      command.first.flatMap(path).map { [$0] + command.dropFirst() }
    }
    guard let copy = located(copy), let paste = located(paste), let clear = located(clear) else {
      return nil
    }
    return ClipboardTool(
      display: display,
      copy: copy,
      paste: paste,
      clear: clear,
      isPrompt: isPrompt
    )
  }
}
