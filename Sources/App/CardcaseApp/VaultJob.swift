import CardRecords
import CardcaseUI
import Flashcards
import PaymentCards
import Screens
import Secrets
import Store
import StudyUI
import Undo
import Vault
import WalletUI
import Wording

/// A possibly long operation on the vault's contents. It runs on the worker's thread with a lease
/// of the key, reports progress, and ends at its next record once the lease is revoked; then it has
/// written nothing.
enum VaultJob: Sendable {
  /// Read a file of flashcards, and preview its import into a deck.
  case readImport(path: String, into: DeckID?)
  /// Write notes to one of Anki's packages.
  case writePackage(path: String, ExportScope)
  /// Write a change that can be undone later.
  case save(ChangeSet, UndoableOperation)
  /// Edit all cards in decks and those within them, or their notes.
  case edit(BulkEdit, Set<DeckID>, name: String)
  /// Delete what a change deletes, for good.
  case deleteForGood(ChangeSet)
  /// Undo or redo an operation, with those that depend on it.
  case undo(UndoDirection, Int64)
  /// Read a file of another program, and preview the import of its cards.
  case readCards(path: String, CardFileKey?, Wording)
  /// Take in what waits in the letterbox.
  case emptyLetterbox(LetterboxVisit)
  /// Write cards to a file: all of them, or those with these ids.
  case exportCards(CardExportRequest, Wording)
  /// Import the cards that were read.
  case writeCards(CardImporter, CardImportChoice, Wording)
}

/// The result of a job.
struct JobResult: Sendable {
  /// The reply to the interface.
  let reply: Reply
  /// Replies to no window, before that one.
  var others: [Reply] = []
  /// The cards read for an import; nil for other jobs.
  var importer: CardImporter?
  /// The file whose cards were imported; nil for other jobs.
  var importedFile: ImportedFile?
}

extension VaultJob {
  /// Runs the job on the calling thread.
  func run(
    in vault: Vault,
    _ lease: KeyLease,
    at now: LocalMoment,
    for ticket: Ticket,
    _ dependencies: TaskDependencies
  ) -> JobResult {
    guard lease.begin() else { return JobResult(reply: stopped) }
    defer { lease.release() }
    dependencies.gate()
    let pace = ProgressThrottle { done, total in
      dependencies.report(.work(.progress(WorkProgress(done: done, total: total))), ticket)
      dependencies.gate()
    }
    do {
      let readers = ReaderStarter(
        dependencies.reader,
        isTraceable: dependencies.isTraceable,
        for: vault.location,
        under: lease
      )
      return try result(vault, lease.key, at: now, pace, dependencies.random, readers)
    } catch {
      // A cancelled job has succeeded all the same if the cancellation came too late.
      return lease.key.isDestroyed
        ? JobResult(reply: stopped) : JobResult(reply: failed(because: FailureReason(error)))
    }
  }

  private func result(
    _ vault: Vault,
    _ key: VaultKey,
    at now: LocalMoment,
    _ pace: ProgressThrottle,
    _ random: any RandomSource,
    _ readers: ReaderStarter
  ) throws -> JobResult {
    let study = StudyStore(vault)
    switch self {
    case .readImport(let path, let deck):
      let place = HomePath.expanded(path)
      if PackageImport.isArchive(place) {
        let package = PackageImport(path: place, readers: readers)
        return JobResult(reply: .study(try package.preview(in: vault, key, at: now, pace)))
      }
      let file = DeckFileTransfer(path: path, random: random)
      let study = OpenStudyStore(vault, under: key) { now }
      let reply = file.preview(into: deck, study, readers, pace)
      guard !key.isDestroyed else { throw SecretFailure.keyDestroyed }
      return JobResult(reply: .study(reply))
    case .writePackage(let path, let scope):
      let package = PackageWritingJob(path: path, scope: scope, readers: readers)
      return JobResult(reply: .study(try package.run(in: vault, key, at: now, pace)))
    case .save(let change, let operation):
      try study.apply(change, as: operation, at: now.time, under: key, progress: pace.advance)
      return JobResult(reply: .study(.saved(change)))
    case .edit(let edit, let decks, let name):
      let change = try study.change(by: edit, in: decks, at: now.time, under: key)
      let operation = UndoableOperation(edit.kind(of: change), name)
      try study.apply(change, as: operation, at: now.time, under: key, progress: pace.advance)
      return JobResult(reply: .study(.saved(change)))
    case .deleteForGood(let change):
      try UndoStore(vault).deleteForGood(change, under: key)
      return JobResult(reply: .study(.saved(change)))
    case .undo(let direction, let id):
      let step = try UndoStore(vault).step(
        direction,
        id,
        withDependents: true,
        under: key,
        progress: pace.advance
      )
      guard case .done(let report, let changes) = step else {
        return JobResult(reply: .undo(.nothing(direction)))
      }
      return JobResult(reply: .undo(.done(report)), others: changes.replies)
    case .readCards(let path, let opening, let wording):
      return try readCards(path, opening, vault, key, at: now, random, readers, wording)
    case .exportCards(let request, let wording):
      return try exportCards(request, vault, key, readers, wording)
    case .emptyLetterbox(let visit):
      return try visit.run(in: vault, key, at: now.time, random, pace)
    case .writeCards(let importer, let choice, _):
      return try writeCards(importer, choice, vault, key, at: now, pace)
    }
  }

  private var stopped: Reply { .work(.stopped) }

  private func failed(because reason: FailureReason) -> Reply {
    switch self {
    case .readImport: .study(.response(.unreadable(.unreadable(reason))))
    case .writePackage: .study(.response(.exportFailed(.failed(reason))))
    case .save, .edit, .deleteForGood: .study(.notSaved(reason))
    case .undo: .undo(.failed(reason))
    case .emptyLetterbox(let visit): .system(.tookIn(visit.failed(because: reason)))
    case .readCards(_, _, let wording), .writeCards(_, _, let wording),
      .exportCards(_, let wording):
      .wallet(
        .transferred(
          .failed(
            wording(
              reason == .vaultReadOnly
                ? .notSavedReadOnly : .cardNotChanged(reason: wording(reason))
            )
          )
        )
      )
    }
  }
}

/// Reports progress once per percent at most.
final class ProgressThrottle {
  private let tell: (_ done: Int, _ total: Int) -> Void
  private var told = -1

  init(_ tell: @escaping (_ done: Int, _ total: Int) -> Void) {
    self.tell = tell
  }

  /// Registers that `done` of `total` is done.
  func advance(_ done: Int, _ total: Int) {
    guard total > 0, done * 100 / total != told else { return }
    told = done * 100 / total
    tell(done, total)
  }
}
