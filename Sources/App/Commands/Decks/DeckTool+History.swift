import AppSupport
import DeckFormats
import Flashcards
import ReaderClient
import Secrets
import Store
import Vault
import Wording

/// The history of answers, in and out.
extension DeckTool {
  /// The history in a file; nil if there is none in it.
  func history(in bytes: [UInt8], _ file: String) throws(ToolFailure) -> HistorySource? {
    do {
      return try HistorySource(bytes, ReaderStarter(.installed, for: .file(door.path)))
    } catch {
      throw .foreign(FailureReason(error), path: wording.fileName(file))
    }
  }

  /// Imports a history, all of it or nothing, as `take` does with notes.
  func takeHistory(
    _ source: HistorySource,
    _ file: String,
    skipsBad: Bool,
    isPreview: Bool
  ) throws(ToolFailure) -> CommandReport {
    let path = wording.fileName(file)
    return try inVault(for: isPreview ? .readOnly : .readWrite) {
      store,
      key,
      report throws(VaultFailure) in
      let (collection, damagedNotes) = try store.collection(under: key)
      let (past, damagedAnswers) = try store.studyHistory(of: nil, under: key)
      guard damagedNotes + damagedAnswers == 0 else {
        report.remarks.append(ToolFailure.damagedFlashcards.sentence(wording))
        report.isGood = false
        return
      }
      let (history, unknown) = source.entries(for: collection)
      if unknown > 0 {
        let answers = wording.count(.answers, unknown)
        report.remarks.append(wording(.commandHistoryUnknown(path: path, answers: answers)))
      }
      let plan = HistoryPlan(
        history,
        into: collection,
        past.reviews,
        schedulers: past.schedulers(boundary: try store.dayBoundary(under: key))
      )
      report.remarks += plan.refused.map { $0.sentence(path: path, wording) }
      guard plan.refused.isEmpty || skipsBad else {
        let lines = wording.count(.lines, plan.refused.count)
        report.remarks.append(wording(.commandImportRefused(path: path, lines: lines)))
        report.isGood = false
        return
      }
      guard isPreview || plan.new > 0 else {
        let answers = wording.count(.answers, plan.same)
        report.remarks.append(
          wording(.commandHistoryNothingNew(path: path, answers: answers))
        )
        report.isGood = plan.same > 0 && plan.refused.isEmpty && unknown == 0
        return
      }
      let new = wording.count(.answers, plan.new)
      guard !isPreview else {
        report.lines = [
          wording(.commandHistoryPreview(path: path, answers: new, same: "\(plan.same)"))
        ]
        return
      }
      let step = UndoableOperation(
        .importing,
        path.split(separator: "/").last.map(String.init) ?? path
      )
      try store.apply(plan.change, as: step, at: WallClock.now.time, under: key)
      report.lines = [
        wording(.commandHistoryImported(path: path, answers: new, same: "\(plan.same)")),
        wording(.commandImportUndo),
      ]
    }
  }

  /// Exports the history of a deck and its subdecks, or of all decks, as `export` does with notes.
  func exportHistory(
    _ deck: String?,
    to file: String,
    replaces: Bool
  ) throws(ToolFailure) -> CommandReport {
    let target = RegularFile(path: file)
    try ToolFailure.transferring(file) { try target.check(replacing: replaces) }
    let wanted = try deck.map(name)
    var written: (bytes: [UInt8], entries: Int)?
    var report = try inVault(for: .readOnly) { store, key, report throws(VaultFailure) in
      let (collection, damagedNotes) = try store.collection(under: key)
      let (past, damagedAnswers) = try store.studyHistory(of: nil, under: key)
      note(damagedNotes + damagedAnswers, in: &report)
      if let wanted, !collection.decks.contains(where: { wanted.contains($0.name) }) { return }
      written = HistoryText.write(past.reviews, of: collection, deck: wanted)
    }
    guard let written else { throw .noDeck(deck ?? "") }
    try ToolFailure.transferring(file) {
      try target.write([written.bytes], replacing: replaces)
    }
    tell(of: wording.count(.answers, written.entries), in: file, &report)
    return report
  }
}
