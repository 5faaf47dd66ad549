import AppSupport
import DeckFormats
import Flashcards
import ReaderClient
import ReaderProtocol
import Secrets
import Store
import Vault
import Wording

/// The commands about decks, with their output for the user.
package struct DeckTool {
  let door: VaultAuthenticator
  let wording: Wording
  private let stateDirectory: String?

  /// The commands for the decks of a vault.
  package init(in context: CommandContext) {
    wording = context.wording
    stateDirectory = context.stateDirectory
    door = VaultAuthenticator(in: context)
  }

  /// Undoes the last import, made by a command or on the screens. Asks for the passcode.
  ///
  /// - Parameter force: true to remove notes too that were answered or changed since.
  package func undoImport(force: Bool) throws(ToolFailure) -> CommandReport {
    try inVault(for: .readWrite) { store, key, report throws(VaultFailure) in
      let phrase = try undoImport(in: store.undoLog, force: force, under: key)
      let sentence = wording(phrase)
      report.isGood = phrase.id == .commandImportUndone
      if report.isGood { report.lines = [sentence] } else { report.remarks.append(sentence) }
    }
  }

  private func undoImport(
    in log: UndoStore,
    force: Bool,
    under key: VaultKey
  ) throws(VaultFailure) -> Phrase {
    let imports = try log.entries(under: key).entries.filter { $0.operation.kind == .importing }
    guard let last = imports.first, !last.isUndone else { return .commandImportUndoNone }
    let name = last.operation.name
    switch try log.step(.undo, last.id, withDependents: force, under: key) {
    case .done: return .commandImportUndone(path: name)
    case .gone: return .commandImportUndoNone
    case .blocked(let found):
      return .commandImportUndoUsed(found.dependents.count, path: name)
    }
  }

  /// Exports the notes of a deck and its subdecks, or of all decks, in the format of the file's
  /// extension. Asks for the passcode.
  ///
  /// - Parameters:
  ///   - file: its path; `-` is standard output, which gets nothing but the notes.
  ///   - isHistory: true to export the answers in place of the notes, whatever the file's name.
  ///   - replaces: true to replace an existing file.
  package func export(
    _ deck: String?,
    to file: String,
    isHistory: Bool = false,
    replaces: Bool
  ) throws(ToolFailure) -> CommandReport {
    if isHistory || HistoryText.isAsked(by: file) {
      return try exportHistory(deck, to: file, replaces: replaces)
    }
    if PackageWritingJob.isPackage(file) {
      return try exportPackage(deck, to: file, replaces: replaces)
    }
    guard let format = DeckExport(path: file) else {
      throw .exportFormat(path: file)
    }
    let target = RegularFile(path: file)
    try ToolFailure.transferring(file) { try target.check(replacing: replaces) }
    let wanted = try deck.map(name)
    var writer = format.writer()
    var isThere = true
    var report = try inVault(for: .readOnly) { store, key, report throws(VaultFailure) in
      let damaged = try store.eachNote(under: key) { decks in
        guard let wanted else { return decks }
        let chosen = decks.filter { wanted.contains($0.name) }
        isThere = !chosen.isEmpty
        return chosen
      } _: { note, deck in
        writer.add(note, in: deck.name)
      }
      note(damaged, in: &report)
    }
    guard isThere else { throw .noDeck(deck ?? "") }
    try ToolFailure.transferring(file) {
      try target.write(writer.finish(), replacing: replaces)
    }
    tell(of: wording(.notes(writer.count)), in: file, &report)
    return report
  }

  /// Tells that a file was written with so many things in it.
  func tell(of things: String, in file: String, _ report: inout CommandReport) {
    let path = wording.fileName(file, isOutput: true)
    let done = wording.sentences([
      wording(.deckExportDone(path: path, notes: things)), wording(.exportUnencrypted),
    ])
    if file == PrivateOutput.standardName {
      report.remarks.append(done)
    } else {
      report.lines = [done]
    }
  }

  func note(_ damaged: Int, in report: inout CommandReport) {
    guard damaged > 0 else { return }
    report.remarks.append(wording(.recordsUnreadable(damaged)))
    report.isGood = false
  }

  func name(_ text: String) throws(ToolFailure) -> DeckName {
    guard let name = DeckName(text) else { throw .deckName(text) }
    return name
  }

  /// Opens the vault for one command.
  func inVault(
    for access: VaultAccess,
    _ body: (StudyStore, VaultKey, inout CommandReport) throws(VaultFailure) -> Void
  ) throws(ToolFailure) -> CommandReport {
    let vault = try door.open(for: access)
    let opening = try door.unlock(vault)
    defer { opening.key.destroy() }
    var report = CommandReport()
    try at { () throws(VaultFailure) in
      try body(StudyStore(vault), opening.key, &report)
      if access == .readWrite { DueFile.renew(for: vault, under: opening.key, in: stateDirectory) }
      try vault.close()
    }
    report.remarks = opening.notes + report.remarks
    return report
  }

  /// Opens the vault for work that can fail for reasons of commands, which are told once it is closed again.
  func answering(
    for access: VaultAccess,
    _ body: (StudyStore, VaultKey, inout CommandReport) throws(ToolFailure) -> Void
  ) throws(ToolFailure) -> CommandReport {
    var failure: ToolFailure?
    let report = try inVault(for: access) { store, key, report throws(VaultFailure) in
      do throws(ToolFailure) {
        try body(store, key, &report)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return report
  }

  /// Runs `body`, which may find that the vault can't be used.
  func at<T>(_ body: () throws(VaultFailure) -> T) throws(ToolFailure) -> T {
    try door.at(door.path, body)
  }
}
