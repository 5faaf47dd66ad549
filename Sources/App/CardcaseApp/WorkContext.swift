import AppSupport
import CardcaseUI
package import Flashcards
import ReaderClient
import Screens
import SealedFiles
package import Secrets
import Store
package import Vault
import Wording

/// An open vault as work sees it, on whatever thread.
package struct WorkContext: Sendable {
  let vault: Vault
  /// The key, or its lease for another thread.
  let key: VaultKey
  /// The moment at which the work was asked for.
  let now: LocalMoment
  /// The lease under which the work uses the key; nil on the main thread.
  var lease: KeyLease?
  /// The time of unlocking.
  var openedAt = Timestamp(milliseconds: 0)
  /// The cards read from a file and not imported yet.
  var importer: CardImporter?
  /// The file whose cards were imported last.
  var importedFile: ImportedFile?
  var letterbox: Letterbox?
  var wording = Wording()
  var random: any RandomSource = SystemRandom()
  var readers: ReaderStarter
  /// Called before slow work; may block.
  var gate: @Sendable () -> Void = {}
  /// Sends the window that asked a reply before the last one.
  var tell: @Sendable (Reply) -> Void = { _ in }
  /// Receives the progress of work on another thread.
  var pace = ProgressThrottle { _, _ in }

  /// The surroundings of work that reports to nobody.
  package init(_ vault: Vault, under key: VaultKey, at now: LocalMoment) {
    self.vault = vault
    self.key = key
    self.now = now
    readers = ReaderStarter(.installed, for: vault.location)
  }

  /// The surroundings of work with a lease of the key, whose progress is told.
  ///
  /// - Parameter tell: sends the window that asked a reply before the last one.
  init(
    of open: UnlockedVault,
    under lease: KeyLease,
    at now: LocalMoment,
    _ dependencies: TaskDependencies,
    tell: @escaping @Sendable (Reply) -> Void
  ) {
    self.init(open.vault, under: lease.key, at: now)
    self.lease = lease
    readers = ReaderStarter(
      dependencies.reader,
      isTraceable: dependencies.isTraceable,
      for: vault.location,
      under: lease
    )
    self.tell = tell
    gate = dependencies.gate
    pace = ProgressThrottle { [gate] done, total in
      tell(.work(.progress(WorkProgress(done: done, total: total))))
      gate()
    }
  }

  var study: StudyStore { StudyStore(vault) }
  var cards: PaymentCardStore { PaymentCardStore(vault) }
  var undo: UndoStore { UndoStore(vault) }
  /// The flashcards with their key.
  var openStudy: OpenStudyStore { OpenStudyStore(vault, under: key) { now } }
}
