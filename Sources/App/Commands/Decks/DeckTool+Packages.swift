import AppSupport
import DomainWords
import Flashcards
import ReaderClient
import Store
import Vault
import Wording

/// Anki's packages from the command line.
extension DeckTool {
  /// Imports a package, all of it or nothing. Asks for the passcode.
  ///
  /// - Parameter isPreview: true to report the import without making it.
  func takePackage(_ work: PackageImport, isPreview: Bool) throws(ToolFailure) -> CommandReport {
    let path = wording.fileName(work.path)
    var failure: ToolFailure?
    let report = try inVault(for: isPreview ? .readOnly : .readWrite) {
      store,
      key,
      report throws(VaultFailure) in
      let now = WallClock.now
      let preview: ImportPreview
      do {
        preview = try work.preview(in: store.vault, key, at: now, ProgressThrottle { _, _ in })
      } catch let error as VaultFailure {
        throw error
      } catch let problem as ImportProblem {
        report.isGood = false
        report.remarks.append("\(path): \(problem.words(wording))")
        return
      } catch {
        failure = .foreign(FailureReason(error), path: path)
        return
      }
      if !isPreview {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let step = UndoableOperation(.importing, name)
        try store.apply(preview.change, as: step, at: now.time, under: key)
      }
      tell(of: preview, from: path, isPreview: isPreview, &report)
    }
    if let failure { throw failure }
    return report
  }

  private func tell(
    of preview: ImportPreview,
    from path: String,
    isPreview: Bool,
    _ report: inout CommandReport
  ) {
    report.remarks += preview.notKept.map { wording($0) }
    let phrase = isPreview ? Phrase.commandImportPreview : Phrase.commandImported
    let tally = preview.tally
    let new = wording.count(.notes, tally.new)
    report.lines = [wording(phrase(path, new, "\(tally.replaced)", "\(tally.unchanged)"))]
    if let arrivals = tally.arrivals.words(wording) { report.lines.append(arrivals) }
    guard !isPreview else { return }
    guard preview.change.isEmpty else {
      report.lines.append(wording(.commandImportUndo))
      return
    }
    // Everything is there: what was asked for is so.
    let notes = wording.count(.notes, tally.unchanged)
    report.remarks.append(wording(.commandNothingNew(path: path, notes: notes)))
  }

  /// Writes a package with the notes of a deck and its subdecks, or of all decks, with their answers.
  /// Asks for the passcode.
  func exportPackage(
    _ deck: String?,
    to file: String,
    replaces: Bool
  ) throws(ToolFailure) -> CommandReport {
    let target = RegularFile(path: file)
    try ToolFailure.transferring(file) { try target.check(replacing: replaces) }
    let wanted = try deck.map(name)
    var failure: ToolFailure?
    var count: Int?
    var remark: Phrase?
    var report = try inVault(for: .readOnly) { store, key, _ throws(VaultFailure) in
      let now = WallClock.now
      let decks = try store.summaries(at: now, under: key).decks.map(\.deck)
      let chosen = wanted.map { name in Set(decks.filter { $0.name == name }.map(\.id)) }
      if let chosen, chosen.isEmpty { return }
      let job = PackageWritingJob(
        path: file,
        scope: chosen.map { .decks($0) } ?? .all,
        readers: ReaderStarter(.installed, for: .file(door.path)),
        replaces: replaces
      )
      do {
        (count, remark) = try job.run(in: store.vault, key, at: now, ProgressThrottle { _, _ in })
      } catch let error as VaultFailure {
        throw error
      } catch let problem as ExportProblem {
        failure =
          switch problem {
          case .exists: .fileExists(path: file)
          case .explained: .partOfCollection(path: file)
          case .failed(let reason): .foreign(reason, path: file)
          case .notAllowed, .unknownFormat: .exportFormat(path: file)
          }
      } catch {
        failure = .foreign(FailureReason(error), path: file)
      }
    }
    if let failure { throw failure }
    guard let count else { throw .noDeck(deck ?? "") }
    tell(of: wording.count(.notes, count), in: file, &report)
    if let remark { report.remarks.append(wording(remark)) }
    return report
  }
}
