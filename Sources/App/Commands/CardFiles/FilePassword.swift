import AppSupport
import Secrets
import Vault
import Wording

/// The password of a file of cards, from the terminal or from a descriptor. It is never read from
/// arguments or the environment.
enum FilePassword {
  /// The number of characters from which on a password is no short one.
  private static let enough = 12

  /// Asks on the terminal.
  ///
  /// - Returns: what was typed, which may be empty.
  /// - Throws: `cancelled` for Ctrl-C and Ctrl-D, or `terminal`.
  static func ask(_ prompt: String) throws(ToolFailure) -> SecretBuffer {
    guard let typed = try HiddenText.ask(prompt) else { throw .cancelled }
    return typed
  }

  /// Asks on the terminal for the password of a new file, until it was typed twice the same, and
  /// advises against a short one.
  static func askTwice(for name: String, _ wording: Wording) throws(ToolFailure) -> SecretBytes {
    while true {
      let typed = try ask(wording(.cardExportPassword(path: name)))
      guard !typed.isEmpty else {
        StandardStreams.complain(wording(.cardExportPasswordNone))
        continue
      }
      if typed.count < enough {
        StandardStreams.complain(wording(.exportPasswordShort(count: "\(enough)")))
      }
      let password = try bytes(of: typed)
      let repetition = try bytes(of: ask(wording(.cardExportPasswordAgain)))
      guard SecretText(password) == SecretText(repetition) else {
        StandardStreams.complain(wording(.cardExportPasswordOther))
        continue
      }
      return password
    }
  }

  /// The bytes of what was typed.
  static func bytes(of typed: SecretBuffer) throws(ToolFailure) -> SecretBytes {
    do throws(SecretFailure) {
      return try typed.copy()
    } catch {
      throw .refused(.failed(.secret(error)))
    }
  }
}
