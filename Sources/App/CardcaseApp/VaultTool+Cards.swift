import CardFormats
import CardcaseUI
import Flashcards
import PaymentCards
import Screens
import Secrets
import Store
import Vault
import Wording

extension VaultTool {
  /// Shows the cards in a file of another program, asks for confirmation and imports them.
  ///
  /// - Parameters:
  ///   - file: its path; `-` is standard input.
  ///   - keepingCodes: true to keep security codes.
  ///   - withDuplicates: true to import cards too whose number is known.
  ///   - show: receives lines for the user as they arise.
  /// - Throws: `transfer` with the reason if there is nothing to import; `cancelled` if the user
  ///   does not confirm.
  package func importCards(
    from file: String,
    keepingCodes: Bool,
    withDuplicates: Bool,
    _ show: ([String]) -> Void
  ) throws(ToolFailure) {
    let now = CalendarDay(of: WallClock.now).month
    let source = try transfer(file) { try CardImporter.checked(file, now: now) }
    let vault = try door.open(for: .readWrite)
    let opening = try door.unlock(vault)
    defer { opening.key.destroy() }
    show(opening.notes)
    let store = CardStore(vault)
    let importer = try transfer(file) {
      try CardImporter(
        source,
        named: file,
        into: store,
        under: opening.key,
        now: now,
        random: SystemRandom()
      )
    }
    let text = CardImportReport(
      importer.plan,
      importer.format,
      path: wording.fileName(file),
      codes: keepingCodes,
      withDuplicates: withDuplicates,
      wording
    )
    show(text.lines)
    let duplicates = importer.plan.duplicateCount
    let wanted = importer.plan.newCount + (withDuplicates ? duplicates : 0)
    guard wanted > 0 else {
      let reason: CardTransferFailure =
        duplicates > 0
        ? .onlyDuplicates(duplicates) : importer.plan.items.isEmpty ? .noItems : .onlyRefused
      throw .transfer(reason, path: file)
    }
    let cards = wording.count(.cards, wanted)
    let word = wording(.importWord)
    try context.confirm(.importQuestion(cards: cards, word: word), word: word)
    let count = try transfer(file) {
      let count = try importer.write(
        to: store,
        keepingCodes: keepingCodes,
        withDuplicates: withDuplicates,
        at: WallClock.now.time,
        under: opening.key
      )
      try vault.close()
      return count
    }
    show([wording(.importDone(cards: wording.count(.cards, count)))])
  }

  /// Asks for the passcode and for confirmation, and exports all cards to an unencrypted file.
  ///
  /// - Parameters:
  ///   - file: its path; `-` is standard output, which gets nothing but the cards.
  ///   - replacing: true if an existing regular file may be replaced.
  ///   - withCodes: true to export security codes.
  ///   - show: receives lines for the user as they arise.
  package func exportCards(
    to file: String,
    replacing: Bool,
    withCodes: Bool,
    _ show: ([String]) -> Void
  ) throws(ToolFailure) {
    try transfer(file) { try CardExporter.check(file, replacing: replacing) }
    let vault = try door.open(for: .readOnly)
    let opening = try door.unlock(vault)
    defer { opening.key.destroy() }
    let name = wording.fileName(file, isOutput: true)
    let isOpen = PrivateOutput.isOpenToOthers(file)
    show(opening.notes + (isOpen ? [wording(.exportOpenFile)] : []))
    let word = wording(.exportWord)
    try context.confirm(.exportQuestion(path: name, word: word), word: word)
    let (written, damaged) = try transfer(file) {
      try CardExporter.export(
        CardStore(vault),
        to: file,
        replacing: replacing,
        withCodes: withCodes,
        under: opening.key
      )
    }
    let cards = wording.count(.cards, written)
    show([wording(.exportDone(cards: cards, path: name))])
    if damaged > 0 {
      show([wording(.exportDamaged(cards: wording.count(.cards, damaged)))])
    }
  }

  /// Runs `body`, and attributes its failure to the vault or to the file outside.
  private func transfer<T>(_ file: String, _ body: () throws -> T) throws(ToolFailure) -> T {
    do {
      return try body()
    } catch let failure as CardTransferFailure {
      throw .transfer(failure, path: file)
    } catch let failure as SecretFailure {
      throw .vault(.secret(failure), path: path)
    } catch {
      throw .vault(error as? VaultFailure ?? .damaged(.file), path: path)
    }
  }
}
