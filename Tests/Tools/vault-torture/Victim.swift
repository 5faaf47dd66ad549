import Faults
import Flashcards
import Secrets
import Store
import Vault

/// A process that works on a vault and kills itself in the middle of it.
struct Victim {
  /// The work.
  enum Work: String {
    /// Opens the vault, of an older format too, and its undo log.
    case open
    /// Undoes the latest operation.
    case undo
    /// Redoes the operation that was undone last.
    case redo
  }

  private let path: String

  /// A process that works on the vault at a path.
  init(vault path: String) {
    self.path = path
  }

  /// Does the work.
  ///
  /// - Parameter call: the number of the call at which the process kills itself, from 1, counted
  ///   over all calls that change a file whose path begins with the vault's.
  /// - Returns: the number of calls, if there were fewer.
  func carryOut(_ work: Work, dyingAt call: Int) throws -> Int {
    Fault.install()
    let fault = Fault(.kill, at: call, under: path)
    let vault = try Vault.open(.file(path))
    let key = try vault.unlock(by: SecretBytes(Array("5566".utf8)))
    switch work {
    case .open: _ = try UndoStore(vault).entries(under: key)
    case .undo: try step(.undo, vault, key)
    case .redo: try step(.redo, vault, key)
    }
    try vault.close()
    return fault.calls
  }

  private func step(_ direction: UndoDirection, _ vault: Vault, _ key: VaultKey) throws {
    let log = UndoStore(vault)
    guard let entry = try log.next(direction, in: .everything, under: key),
      case .done = try log.step(direction, entry.id, under: key)
    else { throw Failure("nothing to \(direction)") }
  }
}
