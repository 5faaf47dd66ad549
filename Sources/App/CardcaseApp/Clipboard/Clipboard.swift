import Secrets

/// The clipboard, as far as it is ours: at most one secret at a time, which is taken back.
///
/// Whoever uses it clears it after a time, when the lock comes, and before the program ends. What a
/// `kill -9` leaves on it stays there.
final class Clipboard {
  /// What is known of a copy.
  enum Copied: Hashable, Sendable {
    /// It can be pasted.
    case copied
    /// tmux can paste it; whether the terminal took it too, where it was handed on, nobody knows.
    case inTmux(handedOn: Bool)
    /// It was sent to the terminal, which does not say whether it took it.
    case sentToTerminal
    /// A program took it, and it can't be pasted yet.
    case pending
    /// It is not on any clipboard.
    case failed
  }

  /// What is known of a clearing.
  enum Cleared: Hashable, Sendable {
    /// There was nothing of ours.
    case nothing
    /// It can't be pasted any more.
    case cleared
    /// Something else has been copied since, and was left alone.
    case notOurs
    /// The terminal was asked to forget it, and does not say whether it did.
    case askedTerminal
    /// It may still be there.
    case failed
  }

  /// The buffer of tmux.
  static let tmuxBuffer = "cardcase"
  private static let looks = 10
  private static let blank = Array(" ".utf8)

  private let route: ClipboardRoute
  private let run: any CommandRunner
  private let sendToTerminal: (SecretBytes) -> Bool
  private var ours: SecretBytes?

  /// A clipboard at the end of a route.
  ///
  /// - Parameters:
  ///   - run: starts programs.
  ///   - sendToTerminal: sends an escape sequence; false where nobody has the terminal.
  init(
    _ route: ClipboardRoute,
    run: any CommandRunner,
    sendToTerminal: @escaping (SecretBytes) -> Bool
  ) {
    self.route = route
    self.run = run
    self.sendToTerminal = sendToTerminal
  }

  /// Whether there is something to clear.
  var holdsSecret: Bool { ours != nil }

  /// Copies bytes in place of those copied before, and remembers them until they are cleared.
  func copy(_ secret: SecretBytes) -> Copied {
    // Its own copy: the caller's may be wiped before.
    guard let kept = try? SecretBytes(copying: secret) else { return .failed }
    let result = put(kept)
    if result != .failed { ours = kept }
    return result
  }

  /// Takes back what was copied, where it is known to be still there or nothing can be known.
  func clear() -> Cleared {
    guard let secret = ours else { return .nothing }
    let result = take(secret)
    if result != .failed { ours = nil }
    return result
  }

  private func put(_ secret: SecretBytes) -> Copied {
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

  /// Whether the clipboard holds the secret, now or in a moment.
  private func canBePasted(_ secret: SecretBytes, _ tool: ClipboardTool) -> Bool {
    (0..<Self.looks).contains { look in
      if look > 0 { run.pause() }
      return run.output(of: tool.paste, atMost: secret.count + 1) == .bytes(secret)
    }
  }

  private func take(_ secret: SecretBytes) -> Cleared {
    switch route {
    case .tool(let tool):
      switch run.output(of: tool.paste, atMost: secret.count + 1) {
      case .bytes(let found) where found == secret:
        return run(tool.clear, input: nil) ? .cleared : .failed
      case .bytes, .refused:
        // Where there is no text at all, the programs end with an error.
        return .notOurs
      case .failed:
        return .failed
      }
    case .tmux(let path, let handsOn):
      // Deleting it tells the terminal nothing, and tmux does not load an empty buffer.
      if handsOn, let blank = try? SecretBytes(Self.blank) {
        _ = load(blank, path, handsOn: true)
      }
      guard run([path, "delete-buffer", "-b", Self.tmuxBuffer], input: nil) else { return .failed }
      return handsOn ? .askedTerminal : .cleared
    case .terminal:
      // Some terminals know no clearing, so it is overwritten first.
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
    (try? TerminalClipboard.setting(secret)).map(sendToTerminal) ?? false
  }
}
