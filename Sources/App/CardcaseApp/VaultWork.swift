import AppSupport
package import CardcaseUI
package import Flashcards
import ReaderClient
import Screens
import SealedFiles
package import Secrets
import Store
package import Vault
package import WindowLevels
import Wording

/// The performance of an effect of the interface.
package enum EffectWork {
  /// Work on the open vault.
  case vault(VaultWork)
  /// Work of the runtime itself, at once, whatever else is under way; the reply if it takes an open
  /// vault and there is none.
  case runtime(locked: Reply? = nil, (Runtime, EffectID) -> Void)
}

/// Work on the open vault that an effect asks for: what it does, where it runs, and its reply if it
/// fails.
package struct VaultWork: Sendable {
  /// The thread on which work runs, and what it has the vault with.
  package enum Lane: Hashable, Sendable {
    /// On the main thread, at once.
    case now
    /// On the worker's thread, without writing for others to see. Newer work of the same purpose
    /// stops it.
    case worker(Purpose)
    /// On the worker's thread, with the vault for itself: effects that need the vault wait for its
    /// end. It reports progress, ends at its next record once it is stopped, and has written nothing
    /// then.
    case exclusive
  }

  package let lane: Lane
  /// Does the work on the calling thread.
  let run: @Sendable (WorkContext) throws -> WorkResult
  /// The reply to the failure of the work, or to the lack of an open vault; nil for none.
  let failed: @Sendable (FailureReason) -> Reply?

  /// Does the work on the calling thread. Errors become replies here, and nowhere else.
  package func result(_ context: WorkContext) -> WorkResult {
    guard context.lease?.begin() ?? true else { return stopped }
    defer { context.lease?.release() }
    if lane == .exclusive { context.gate() }
    do {
      return try run(context)
    } catch {
      return context.lease?.isRevoked == true
        ? stopped : WorkResult(reply: failed(FailureReason(error)))
    }
  }

  /// The result of work that was stopped, which has neither succeeded nor failed.
  private var stopped: WorkResult { WorkResult(reply: lane == .exclusive ? .work(.stopped) : nil) }
}

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
  var importer: PaymentCardImporter?
  /// The file whose cards were imported last.
  var importedFile: ImportedFile?
  var letterbox: Letterbox?
  var wording = Wording()
  var random: any RandomSource = SystemRandom()
  /// The executable file of the reader; nil for the installed one.
  private var reader: ReaderProgram?
  /// True if other processes of the same user may read the reader's memory.
  private var isTraceable = false
  /// The reader that decodes pictures.
  var pictures: KeptReader?
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
  }

  /// The surroundings of the work of an effect. With a lease of the key its progress is told.
  ///
  /// - Parameter tell: sends the window that asked a reply before the last one.
  init(
    of open: UnlockedVault,
    under lease: KeyLease?,
    at now: LocalMoment,
    _ dependencies: TaskDependencies,
    tell: @escaping @Sendable (Reply) -> Void
  ) {
    self.init(open.vault, under: lease?.key ?? open.key, at: now)
    (importer, importedFile, openedAt) = (open.cardImporter, open.importedFile, open.openedAt)
    random = dependencies.random
    guard let lease else { return }
    self.lease = lease
    (reader, isTraceable) = (dependencies.reader, dependencies.isTraceable)
    pictures = dependencies.pictures
    self.tell = tell
    gate = dependencies.gate
    pace = ProgressThrottle { [gate] done, total in
      tell(.work(.progress(WorkProgress(done: done, total: total))))
      gate()
    }
  }

  /// Starts readers. Made where they are asked for: few effects need one, and to find out where it is takes
  /// longer than the rest of the surroundings.
  var readers: ReaderStarter {
    ReaderStarter(reader ?? .installed, isTraceable: isTraceable, for: vault.location, under: lease)
  }

  var study: StudyStore { StudyStore(vault) }
  var cards: PaymentCardStore { PaymentCardStore(vault) }
  var undo: UndoStore { UndoStore(vault) }
  /// The flashcards with their key.
  var openStudy: OpenStudyStore { OpenStudyStore(vault, under: key) { now } }
}

/// The purpose of work that newer work of the same purpose stops.
package enum Purpose: Hashable, Sendable {
  /// Maintenance after unlocking.
  case dailyWork
  /// The index of notes.
  case index
  /// Finding notes by their words.
  case search
  /// The notes added last.
  case newest
  /// Finding the cards of a list.
  case cards
  /// The names for searches.
  case vocabulary
  /// What an edit of many cards would change.
  case preview
  /// The answers to a card.
  case answers
  /// The picture with this name.
  case picture(String)
  /// The statistics for a window.
  case statistics(WindowID?)
  /// How well parameters predict answers, for a window.
  case calibration(WindowID?)
  /// Fitting a deck's parameters.
  case fitting
  /// Simulating a deck.
  case simulating
  /// The sounds of a card.
  case sounds
  /// The check of pictures and sounds.
  case mediaCheck
}

/// The result of work.
package struct WorkResult: Sendable {
  /// The reply to the window that asked; nil for none.
  package var reply: Reply?
  /// Replies to no window, before that one.
  var others: [Reply] = []
  /// The cards read from a file and not imported yet.
  var importer: PaymentCardImporter?
  /// The file whose cards were imported.
  var importedFile: ImportedFile?
  /// Damage that was found.
  var damage: [Damage] = []
  /// What follows on the main thread.
  var next: (@Sendable (Runtime) -> [RuntimeStep])?

  /// The steps that tell the interface.
  func steps(_ effectID: EffectID) -> [RuntimeStep] {
    others.map { .reply($0, to: EffectID(epoch: effectID.epoch)) }
      + (reply.map { [.reply($0, to: effectID)] } ?? [])
  }
}
