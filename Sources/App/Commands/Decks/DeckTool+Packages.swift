import AppSupport
import DomainWords
import Flashcards
import ReaderClient
import Secrets
import Store
import Vault
import Wording

/// Anki's packages from the command line.
extension DeckTool {
  /// Writes a package with the notes of a deck and its subdecks, or of all decks, with their answers.
  /// Asks for the passcode. The report is not good if media that only other devices have were left out.
  func exportPackage(
    _ deck: String?,
    to file: String,
    replaces: Bool
  ) throws(ToolFailure) -> CommandReport {
    let target = RegularFile(path: file)
    try ToolFailure.transferring(file) { try target.check(replacing: replaces) }
    let wanted = try deck.map(name)
    var failure: ToolFailure?
    var written: PackageWritingJob.Written?
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
        var result = try job.run(in: store.vault, key, at: now, ProgressThrottle { _, _ in })
        if !result.absentMedia.isEmpty {
          result.haveAskedForMedia = ask(for: result.absentMedia, of: store.vault, under: key)
        }
        written = result
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
    guard let written else { throw .noDeck(deck ?? "") }
    tell(of: wording(.notes(written.notes)), in: file, &report)
    if let remark = written.remark { report.remarks.append(wording(remark)) }
    if !written.absentMedia.isEmpty { report.isGood = false }
    return report
  }

  /// Asks for media that only other devices have. Only that needs the vault to be written to, which nobody else
  /// may do meanwhile.
  ///
  /// - Parameter vault: the one that was read, which is not used any more.
  /// - Returns: false if it can't be written to now.
  func ask(for names: Set<String>, of vault: Vault, under key: VaultKey) -> Bool {
    vault.lock()
    do {
      let writable = try door.open(for: .readWrite)
      _ = try SyncStore(writable).askForMedia(names, under: key)
      try writable.close()
      return true
    } catch {
      return false
    }
  }
}
