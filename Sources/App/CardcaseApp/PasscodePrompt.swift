import Secrets
import Vault
import WindowLevels
import WindowTerminal
import Wording

/// Asks for the passcode on the terminal, for commands. It is never read from standard input,
/// arguments or the environment.
enum PasscodePrompt {
  /// Asks for the passcode.
  ///
  /// - Returns: the typed text, in guarded memory from the first character on; nil if it was
  ///   cancelled with Ctrl-C or Ctrl-D.
  static func ask(_ wording: Wording) throws(ToolFailure) -> SecretBytes? {
    var typed = SecretBuffer()
    var isCancelled = false
    do throws(TerminalError) {
      try HiddenLine.ask(wording(.commandPasscode)) { key in
        switch key {
        case .enter: return false
        case .backspace: typed.removeLast()
        case .control("u"): typed.clear()
        case .control("c"), .control("d"):
          isCancelled = true
          return false
        default:
          // Characters beyond the buffer are dropped: no passcode is that long.
          if case .character(let scalar) = key.code, key.modifiers.isEmpty {
            try? typed.append(scalar)
          }
        }
        return true
      }
    } catch {
      throw .terminal(error)
    }
    guard !isCancelled else { return nil }
    do throws(SecretFailure) {
      return try typed.copy()
    } catch {
      throw .refused(.failed(.secret(error)))
    }
  }
}
