import Locking
import Secrets
import WindowLevels
import Wording

extension Model {
  /// Takes in what became of a copy, or of taking it back.
  mutating func handleClipboard(_ outcome: Outcome, at now: Instant) {
    guard case .open(var vault) = phase else { return }
    switch outcome {
    case .copied(let field, let result):
      if result.hasCopied {
        vault.clipboardDue = preferences.clipboardLimit.map { now.advanced(by: $0) }
      }
      message = result.message(field, for: preferences.clipboardLimit, wording)
    case .clipboardCleared(let result):
      if let told = result.message { message = told }
    default: return
    }
    phase = .open(vault)
  }

  /// The clipboard is to be cleared once its time is over.
  mutating func clearClipboard(at now: Instant) -> [Effect] {
    guard case .open(var vault) = phase, let due = vault.clipboardDue, now >= due else { return [] }
    vault.clipboardDue = nil
    phase = .open(vault)
    return [.clearClipboard]
  }
}
