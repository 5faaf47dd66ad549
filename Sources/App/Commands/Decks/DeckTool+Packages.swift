import AppSupport
import DomainWords
import Flashcards
import ReaderClient
import Store
import Vault
import Wording

/// Anki's packages from the command line.
extension DeckTool {
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
    tell(of: wording(.notes(count)), in: file, &report)
    if let remark { report.remarks.append(wording(remark)) }
    return report
  }
}
