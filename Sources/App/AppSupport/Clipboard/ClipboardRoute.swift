/// A route for bytes to the clipboard from which the user pastes.
package enum ClipboardRoute: Hashable, Sendable {
  /// A program that talks to the display.
  case tool(ClipboardTool)
  /// A buffer of tmux, by its program's path; with `handsOn` tmux hands it on to the terminal, too.
  case tmux(path: String, handsOn: Bool)
  /// An escape sequence to the terminal, which never answers.
  case terminal
}

/// The reason why there is no route.
package enum ClipboardRefusal: Error, Hashable, Sendable {
  /// The terminal is at the other end of an ssh connection, and that is not allowed.
  case overSSH
  /// GNU screen swallows the sequence.
  case insideScreen
}

extension ClipboardRoute {
  /// Chooses the best route available.
  ///
  /// - Parameters:
  ///   - environment: the variables that describe displays, multiplexers and ssh.
  ///   - allowsTerminalOverSSH: true if secrets may be sent through an ssh connection, to a
  ///     clipboard on the other machine.
  ///   - path: finds a program by its name; nil if there is none.
  package static func choose(
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
