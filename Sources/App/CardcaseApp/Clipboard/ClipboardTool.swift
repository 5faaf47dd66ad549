/// A family of commands that copy, paste and clear. The first word of each is the program.
struct ClipboardTool: Hashable, Sendable {
  /// The variable that tells of the display it speaks to.
  let display: String
  /// Copies its standard input.
  let copy: [String]
  /// Writes what can be pasted now.
  let paste: [String]
  /// Leaves nothing to be pasted.
  let clear: [String]
  /// Whether what was copied can be pasted as soon as the program has ended. xsel 1.2 ends first.
  let isPrompt: Bool

  /// Those that are known, the best first.
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

  /// The same with paths for names; nil where one of the programs is missing.
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
