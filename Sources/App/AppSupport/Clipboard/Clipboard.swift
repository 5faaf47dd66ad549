package import DomainWords
package import Secrets

/// The clipboard, as far as the program uses it: at most one secret at a time, which is taken back.
///
/// Its users clear it after a time, at a lock and before the program ends. After a `kill -9` the
/// secret stays there.
package final class Clipboard {
  /// The name of the buffer in tmux.
  static let tmuxBuffer = "cardcase"
  private static let looks = 10
  private static let blank = Array(" ".utf8)

  private let route: ClipboardRoute
  private let run: any CommandRunner
  private let sendToTerminal: (SecretBytes) -> Bool
  private var ours: SecretBytes?

  /// A clipboard reached by a route.
  ///
  /// - Parameters:
  ///   - run: starts programs.
  ///   - sendToTerminal: sends an escape sequence; returns false if that is impossible.
  package init(
    _ route: ClipboardRoute,
    run: any CommandRunner,
    sendToTerminal: @escaping (SecretBytes) -> Bool
  ) {
    self.route = route
    self.run = run
    self.sendToTerminal = sendToTerminal
  }

  /// The name of the program that takes copies; nil where the terminal does.
  package var program: String? {
    let path: String?
    switch route {
    case .tool(let tool): path = tool.copy.first
    case .tmux(let tmux, _): path = tmux
    case .terminal: path = nil
    }
    return path?.split(separator: "/").last.map(String.init)
  }

  /// True if there is a secret to clear.
  package var holdsSecret: Bool { ours != nil }

  /// Copies bytes in place of those copied before, and remembers them until they are cleared.
  package func copy(_ secret: SecretBytes) -> CopyResult {
    // A copy of its own, as the caller may wipe theirs earlier. It fails for lack of guarded memory
    // only, and that nothing was copied is all that there is to tell.
    guard let kept = try? SecretBytes(copying: secret) else { return .failed }
    let result = put(kept)
    if result != .failed { ours = kept }
    return result
  }

  /// Clears the secret, unless the clipboard is known to hold something else.
  package func clear() -> ClearResult {
    guard let secret = ours else { return .nothing }
    let result = take(secret)
    if result != .failed { ours = nil }
    return result
  }

  private func put(_ secret: SecretBytes) -> CopyResult {
    switch route {
    case .tool(let tool):
      guard run(tool.copy, input: secret) else { return .failed }
      return tool.isPrompt || canBePasted(secret, tool) ? .copied : .pending
    case .tmux(let path, let handsOn):
      return load(secret, path, handsOn: handsOn) ? .inTmux(handedOn: handsOn) : .failed
    case .terminal:
      return send(secret) ? .sentToTerminal : .failed
    }
  }

  /// True if the clipboard holds the secret, now or at one of a few later looks.
  private func canBePasted(_ secret: SecretBytes, _ tool: ClipboardTool) -> Bool {
    (0..<Self.looks).contains { look in
      if look > 0 { run.pause() }
      return run.output(of: tool.paste, atMost: secret.count + 1) == .bytes(secret)
    }
  }

  private func take(_ secret: SecretBytes) -> ClearResult {
    switch route {
    case .tool(let tool):
      switch run.output(of: tool.paste, atMost: secret.count + 1) {
      case .bytes(let found) where found == secret:
        return run(tool.clear, input: nil) ? .cleared : .failed
      case .bytes, .refused:
        // If there is no text at all, the programs end with an error.
        return .notOurs
      case .failed:
        return .failed
      }
    case .tmux(let path, let handsOn):
      // Deleting the buffer does not clear the terminal, and tmux loads no empty buffer. Without
      // memory for a blank one, the buffer itself still goes.
      if handsOn, let blank = try? SecretBytes(Self.blank) {
        _ = load(blank, path, handsOn: true)
      }
      guard run([path, "delete-buffer", "-b", Self.tmuxBuffer], input: nil) else { return .failed }
      return handsOn ? .askedTerminal : .cleared
    case .terminal:
      // Some terminals can't clear, so the secret is overwritten first. For lack of guarded memory
      // it is not, which is told as any other failure to clear.
      guard let blank = try? SecretBytes(Self.blank), send(blank) else { return .failed }
      guard let clearing = try? SecretBytes(TerminalClipboard.clearing) else { return .failed }
      return sendToTerminal(clearing) ? .askedTerminal : .failed
    }
  }

  private func load(_ secret: SecretBytes, _ path: String, handsOn: Bool) -> Bool {
    let options = handsOn ? ["-w"] : []
    return run([path, "load-buffer"] + options + ["-b", Self.tmuxBuffer, "-"], input: secret)
  }

  private func send(_ secret: SecretBytes) -> Bool {
    // It fails for lack of guarded memory only: then nothing was sent.
    (try? TerminalClipboard.setting(secret)).map(sendToTerminal) ?? false
  }
}
