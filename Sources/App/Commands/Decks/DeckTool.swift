import AppSupport
import DeckFormats
import Flashcards
import ReaderClient
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

  /// Imports a file of flashcards, all of it or nothing. Asks for the passcode. Unless it is a
  /// preview, the report is good only if something was imported.
  ///
  /// - Parameters:
  ///   - file: its path; `-` is standard input.
  ///   - deck: the deck of notes whose lines name none; nil for the one that the file names, or
  ///     else one with the file's name.
  ///   - skipsBad: true to leave out unreadable lines; otherwise they prevent the import.
  ///   - isPreview: true to report the import without making it.
  package func take(
    _ file: String,
    deck: String?,
    skipsBad: Bool,
    isPreview: Bool
  ) throws(ToolFailure) -> CommandReport {
    let readers = ReaderStarter(.installed, for: .file(door.path))
    let source = try ToolFailure.transferring(file) {
      try FlashcardSource(file, scratchDirectory: readers.scratchDirectory)
    }
    if let package = source.package {
      let work = PackageImport(path: file, opened: package, readers: readers)
      return try takePackage(work, isPreview: isPreview)
    }
    let bytes = try ToolFailure.transferring(file) { try source.bytes() }
    if let history = try history(in: bytes, file) {
      return try takeHistory(history, file, skipsBad: skipsBad, isPreview: isPreview)
    }
    let notes: ParsedDeck
    do throws(DeckFileFailure) {
      notes = try DeckFile.read(bytes)
    } catch {
      throw .notFlashcards(path: wording.fileName(file), error)
    }
    let path = wording.fileName(file)
    let name = try deckName(deck, notes, file)
    return try inVault(for: isPreview ? .readOnly : .readWrite) {
      store,
      key,
      report throws(VaultFailure) in
      let (collection, damaged) = try store.collection(under: key)
      guard damaged == 0 else {
        report.remarks.append(ToolFailure.damagedFlashcards.sentence(wording))
        report.isGood = false
        return
      }
      let now = WallClock.now.time
      let taken = DeckImportPlan(
        notes,
        into: collection,
        ids: try store.ids(under: key),
        deck: name,
        at: now,
        random: { UInt64.random(in: .min ... .max) }
      )
      report.remarks += taken.refused.map { $0.sentence(path: path, wording) }
      let bad = taken.refused.count { !$0.isHarmless }
      guard bad == 0 || skipsBad else {
        let lines = wording.count(.lines, bad)
        report.remarks.append(wording(.commandImportRefused(path: path, lines: lines)))
        report.isGood = false
        return
      }
      if !isPreview {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let step = UndoableOperation(.importing, name)
        try store.apply(taken.change, as: step, at: now, under: key)
      }
      let phrase = isPreview ? Phrase.commandImportPreview : Phrase.commandImported
      let new = wording.count(.notes, taken.new)
      report.lines = [wording(phrase(path, new, "\(taken.changed)", "\(taken.same)"))]
      guard !isPreview else { return }
      if taken.change.isEmpty {
        report.remarks.append(nothingImported(taken, path: path))
        // All of it is here already: what was wanted is so.
        report.isGood = taken.same > 0 && bad == 0
      } else {
        report.lines.append(wording(.commandImportUndo))
      }
    }
  }

  /// The reason why an import changed nothing.
  private func nothingImported(_ taken: DeckImportPlan, path: String) -> String {
    guard taken.same == 0 else {
      let notes = wording.count(.notes, taken.same)
      return wording(.commandNothingNew(path: path, notes: notes))
    }
    return wording(
      taken.refused.isEmpty
        ? .commandNothingThere(path: path) : .commandNothingReadable(path: path)
    )
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
    guard let last = imports.first else {
      return .commandImportUndoNone
    }
    let name = last.operation.name
    guard !last.isUndone else { return .commandImportUndoAlready(path: name) }
    switch try log.step(.undo, last.id, withDependents: force, under: key) {
    case .done: return .commandImportUndone(path: name)
    case .gone: return .commandImportUndoNone
    case .blocked(let found):
      let changes = wording.count(.changes, found.dependents.count)
      return .commandImportUndoUsed(changes: changes, path: name)
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
    tell(of: wording.count(.notes, writer.count), in: file, &report)
    return report
  }

  /// Tells that a file was written with so many things in it.
  func tell(of things: String, in file: String, _ report: inout CommandReport) {
    let path = wording.fileName(file, isOutput: true)
    let done = wording(.commandExported(path: path, notes: things))
    if file == PrivateOutput.standardName {
      report.remarks.append(done)
    } else {
      report.lines = [done]
    }
  }

  func note(_ damaged: Int, in report: inout CommandReport) {
    guard damaged > 0 else { return }
    let records = wording.count(.records, damaged)
    report.remarks.append(wording(.commandExportDamaged(damaged: records)))
    report.isGood = false
  }

  func name(_ text: String) throws(ToolFailure) -> DeckName {
    guard let name = DeckName(text) else { throw .deckName(text) }
    return name
  }

  /// The name of the deck: the requested one, the one in the file, the file's own, or a default.
  private func deckName(
    _ wanted: String?,
    _ notes: ParsedDeck,
    _ file: String
  ) throws(ToolFailure) -> DeckName {
    if let wanted { return try name(wanted) }
    if let deck = notes.deck { return deck }
    if file != PrivateOutput.standardName, let name = DeckName(file: file) { return name }
    return try name(wording(.deckImported))
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
    try door.at(door.path) { () throws(VaultFailure) in
      try body(StudyStore(vault), opening.key, &report)
      if access == .readWrite { DueFile.renew(for: vault, under: opening.key, in: stateDirectory) }
      try vault.close()
    }
    report.remarks = opening.notes + report.remarks
    return report
  }
}
