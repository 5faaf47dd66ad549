import Secrets
import Synchronization

/// Work pending after something was replaced in the vault that must not remain in the backups. It is
/// noted in the header with what replaces it, so that an interruption at any moment only delays it
/// until the next opening.
package enum PendingCleanup: Int, Sendable {
  /// The slots, and whatever depends on them, must be copied to the backups.
  case copyingSlots = 1
  /// The backups are sealed under a former key of the vault and must be removed.
  case droppingBackups = 2
}

extension VaultHeader {
  /// Notes a cleanup with the change that makes it necessary.
  mutating func schedule(_ cleanup: PendingCleanup) {
    if self.cleanup != .droppingBackups { self.cleanup = cleanup }
  }
}

extension Vault {
  /// True if replaced data is gone from the backups too. False if a backup could not be written to, for
  /// example; it is then tried again with every opening.
  public var isCleanedUp: Bool { header.cleanup == nil }

  /// Performs the pending cleanup as far as possible: the requested change is made already, so
  /// nothing here can make it fail.
  func performPendingCleanup() {
    backupWork.withLock { _ in performCleanup() }
  }

  private func performCleanup() {
    guard let cleanup = header.cleanup else { return }
    do throws(VaultFailure) {
      for backup in Backup.all(beside: location) { try clean(cleanup, with: backup) }
      try changeHeader { $0.cleanup = nil }
    } catch {
      // The cleanup stays scheduled in the vault until the next opening.
    }
  }

  /// Replaces a backup's slots by the vault's. A backup that is sealed under an older key, or too
  /// damaged, is erased: it must not keep an old slot.
  private func clean(
    _ cleanup: PendingCleanup,
    with backup: Backup
  ) throws(VaultFailure) {
    let own = header
    var isObsolete = false
    let file = VaultFile(path: backup.path, disk: dependencies.disk)
    // Another process that has it open as a vault would write its own slots back.
    try VaultLock.alone(with: file) { () throws(VaultFailure) in
      do throws(VaultFailure) {
        try Self.changeHeader(of: file, dependencies) { header throws(VaultFailure) in
          guard header.id == own.id else { return }
          guard header.proof == own.proof else {
            isObsolete = cleanup == .droppingBackups
            return
          }
          header.slots = own.slots
          header.boxes = own.boxes
        }
      } catch .damaged, .notAVault {
        isObsolete = true
      }
      if isObsolete { try file.erase() }
    }
  }
}
