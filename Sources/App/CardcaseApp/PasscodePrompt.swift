import Secrets
import Vault
import Wording

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
