import AppSupport
package import CardcaseUI
import ReaderClient
import Screens
import Vault
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
}

/// The purpose of work that newer work of the same purpose stops.
package enum Purpose: Hashable, Sendable {
  /// Maintenance after unlocking.
  case dailyWork
  /// The index of notes.
  case index
  /// Finding notes by their words.
  case search
  /// The answers to a card.
  case answers
  /// The statistics for a window.
  case statistics(WindowID?)
  /// Fitting a deck's parameters.
  case fitting
}

/// The result of work.
package struct WorkResult: Sendable {
  /// The reply to the window that asked; nil for none.
  package var reply: Reply?
  /// Replies to no window, before that one.
  var others: [Reply] = []
  /// The cards read from a file and not imported yet.
  var importer: CardImporter?
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

extension VaultWork {
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
