/// A way for bytes to get from here to what the user pastes.
enum ClipboardRoute: Hashable, Sendable {
  /// A program that speaks to the display.
  case tool(ClipboardTool)
  /// A buffer of tmux, by its program's path. tmux hands it on to the terminal too where asked to.
  case tmux(path: String, handsOn: Bool)
  /// An escape sequence to the terminal, which never answers.
  case terminal
}

/// Why there is none.
enum ClipboardRefusal: Error, Hashable, Sendable {
  /// The terminal is at the other end of an ssh connection, and that was not allowed.
  case overSSH
  /// GNU screen swallows the sequence.
  case insideScreen
}

extension ClipboardRoute {
  /// The best way there is.
  ///
  /// - Parameters:
  ///   - environment: the variables that tell of displays, multiplexers and ssh.
  ///   - allowsTerminalOverSSH: whether what is copied may be sent through an ssh connection, to a
  ///     clipboard on the other machine.
  ///   - path: where a program is, by its name; nil where there is none.
  static func choose(
    in environment: [String: String],
    allowsTerminalOverSSH: Bool,
    path: (String) -> String?
  ) -> Result<ClipboardRoute, ClipboardRefusal> {
    func has(_ variable: String) -> Bool { !(environment[variable] ?? "").isEmpty }

    let tools = ClipboardTool.known.filter { has($0.display) }.compactMap { $0.found(path) }
    if let tool = tools.first {
      return .success(.tool(tool))
    }
    let isRemote = has("SSH_CONNECTION") || has("SSH_TTY")
    let mayUseTerminal = !isRemote || allowsTerminalOverSSH
    if has("TMUX"), let tmux = path("tmux") {
      return .success(.tmux(path: tmux, handsOn: mayUseTerminal))
    }
    guard !has("STY") else { return .failure(.insideScreen) }
    return mayUseTerminal ? .success(.terminal) : .failure(.overSSH)
  }
}
