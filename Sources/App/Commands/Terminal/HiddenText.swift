import Secrets
import Vault
import WindowLevels
import WindowTerminal
import Wording

/// Asks for a secret text on the terminal without echo. It is never read from standard input,
/// arguments or the environment.
enum HiddenText {
  /// Asks for the text.
  ///
  /// - Parameter typed: the empty buffer that takes it, in guarded memory from the first character
  ///   on. Characters beyond its capacity are dropped.
  /// - Returns: the text; nil if it was cancelled with Ctrl-C or Ctrl-D.
  static func ask(
    _ prompt: String,
    into typed: SecretBuffer = SecretBuffer()
  ) throws(ToolFailure) -> SecretBuffer? {
    var typed = typed
    var isCancelled = false
    do throws(TerminalError) {
      try HiddenLine.ask(prompt.spaced) { key in
        switch key {
        case .enter: return false
        case .backspace: typed.removeLast()
        case .control("u"): typed.clear()
        case .control("c"), .control("d"):
          isCancelled = true
          return false
        default:
          // What is longer than the buffer is no passcode and no key.
          if case .character(let scalar) = key.code, key.modifiers.isEmpty {
            try? typed.append(scalar)
          }
        }
        return true
      }
    } catch {
      throw .terminal(error)
    }
    return isCancelled ? nil : typed
  }
}

/// Asks for the passcode on the terminal, for commands.
enum PasscodePrompt {
  /// Asks for the passcode.
  ///
  /// - Returns: the typed text; nil if it was cancelled with Ctrl-C or Ctrl-D.
  static func ask(_ wording: Wording) throws(ToolFailure) -> SecretBytes? {
    guard let typed = try HiddenText.ask(wording(.commandPasscode)) else { return nil }
    do throws(SecretFailure) {
      return try typed.copy()
    } catch {
      throw .refused(.failed(.secret(error)))
    }
  }
}
