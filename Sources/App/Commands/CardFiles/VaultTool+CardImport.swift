import AppSupport
import Flashcards
package import PaymentCards
import ReaderClient
import ReaderProtocol
import Secrets
import Store
import Vault
import Wording

/// The treatment of cards in the wallet that a file has with other values.
package enum CardUpdateChoice: String, CaseIterable, Sendable {
  /// None is changed.
  case none
  /// All are changed.
  case all
}

/// The options of an import of cards.
package struct CardImportOptions: Sendable {
  /// The path of the file; `-` is standard input.
  package var file: String
  /// The one format that it may be of; nil for any.
  package var format: CardFormatName?
  /// The path of the key file; nil for none.
  package var keyFile: String?
  /// The descriptor that the file's password is read from; nil for the terminal.
  package var password: Int32?
  /// The treatment of updates; nil to ask about them one by one.
  package var updates: CardUpdateChoice?
  /// True to keep security codes.
  package var keepsCodes: Bool
  /// True to import cards too that the wallet has or may have.
  package var withDuplicates: Bool
  /// True to delete the file afterwards without a question.
  package var deletesFile: Bool

  /// The options of an import.
  package init(
    file: String,
    format: CardFormatName? = nil,
    keyFile: String? = nil,
    password: Int32? = nil,
    updates: CardUpdateChoice? = nil,
    keepsCodes: Bool = false,
    withDuplicates: Bool = false,
    deletesFile: Bool = false
  ) {
    self.file = file
    self.format = format
    self.keyFile = keyFile
    self.password = password
    self.updates = updates
    self.keepsCodes = keepsCodes
    self.withDuplicates = withDuplicates
    self.deletesFile = deletesFile
  }
}

extension VaultTool {
  /// Shows the cards in a file of another program, asks for confirmation and imports them.
  ///
  /// - Parameter show: receives lines for the user as they arise.
  /// - Throws: `transfer` with the reason if there is nothing to import; `cancelled` if the user
  ///   does not confirm.
  package func importCards(
    _ options: CardImportOptions,
    _ show: ([String]) -> Void
  ) throws(ToolFailure) {
    let file = options.file
    let opening = CardFileOpening(
      path: file,
      format: options.format,
      keyFile: options.keyFile,
      password: options.password,
      readers: ReaderStarter(.installed, for: .file(door.path)),
      wording: wording
    )
    let reading = try opening.read(now: WallClock.month)
    let vault = try door.open(for: .readWrite)
    let unlocked = try door.unlock(vault)
    defer { unlocked.key.destroy() }
    show(unlocked.notes)
    let store = PaymentCardStore(vault)
    let importer = try ToolFailure.transferring(file, vault: path) {
      try PaymentCardImporter(
        reading,
        named: file,
        into: store,
        under: unlocked.key,
        random: SystemRandom()
      )
    }
    let report = CardImportReport(
      importer,
      path: wording.fileName(file),
      keepingCodes: options.keepsCodes,
      withDuplicates: options.withDuplicates,
      wording
    )
    show(report.lines)
    let choice = try choice(of: importer, options)
    try confirm(choice, importer.plan(keepingCodes: options.keepsCodes), options)
    let (added, changed) = try ToolFailure.transferring(file, vault: path) {
      let done = try importer.write(
        choice,
        to: store,
        keepingCodes: options.keepsCodes,
        withDuplicates: options.withDuplicates,
        at: WallClock.now.time,
        under: unlocked.key
      )
      try vault.close()
      return done
    }
    show([wording(.importDone(new: String(added), updated: String(changed)))])
    if let imported = importer.file {
      try leave(imported, reading, options, show)
    }
  }

  /// The indices of the items that are carried out.
  private func choice(
    of importer: PaymentCardImporter,
    _ options: CardImportOptions
  ) throws(ToolFailure) -> Set<Int> {
    let plan = importer.plan(keepingCodes: options.keepsCodes)
    let items = plan.items
    let new = importer.choice(
      keepingCodes: options.keepsCodes,
      withDuplicates: options.withDuplicates
    )
    let updates = items.indices.filter {
      // What differs from an item that is left out is left out with it.
      if case .item(let first) = plan.target(of: $0) {
        return items[$0].isUpdate && new.contains(first) && !options.withDuplicates
      }
      return items[$0].isUpdate
    }
    let chosen: [Int]
    switch options.updates {
    case .all: chosen = updates
    case .some(.none): chosen = []
    // Who answers every question beforehand is asked none, and no card is changed unasked.
    case nil: chosen = context.isConfirmed ? [] : try ask(about: updates, items)
    }
    let choice = new.union(chosen)
    guard choice.isEmpty else { return choice }
    let duplicates = items.count { item in
      if case .update = item.verdict { true } else { item.isDuplicate }
    }
    let reason: CardTransferFailure =
      if !updates.isEmpty {
        .onlyUpdates(updates.count)
      } else if duplicates > 0 {
        .onlyDuplicates(duplicates)
      } else {
        items.isEmpty ? .noItems : .onlyRefused
      }
    throw .transfer(reason, path: options.file)
  }

  /// Asks about updates one by one.
  private func ask(
    about updates: [Int],
    _ items: [CardImportPlan.Item]
  ) throws(ToolFailure) -> [Int] {
    var chosen: [Int] = []
    for (position, index) in updates.enumerated() {
      let line = CardImportReport.line(of: items[index], isChosen: true, wording)
      let question = "\(line)\n\(wording(.importChangeQuestion))"
      switch try WordPrompt.ask(question).lowercased() {
      case "y": chosen.append(index)
      case "a": return chosen + updates[position...]
      case "q": return chosen
      default: break
      }
    }
    return chosen
  }

  private func confirm(
    _ choice: Set<Int>,
    _ plan: CardImportPlan,
    _ options: CardImportOptions
  ) throws(ToolFailure) {
    var (added, changed) = (0, 0)
    for index in choice {
      switch plan.target(of: index) {
      case .own: added += 1
      case .item: if options.withDuplicates { added += 1 }
      case .walletCard: changed += 1
      }
    }
    let word = "import"
    try context.confirm(
      .importQuestion(new: String(added), changed: String(changed), word: word),
      word: word
    )
  }

  /// Deletes the file that was imported, if that is wanted, or says that anyone can still read it.
  private func leave(
    _ file: ImportedFile,
    _ reading: CardFileReading,
    _ options: CardImportOptions,
    _ show: ([String]) -> Void
  ) throws(ToolFailure) {
    let name = file.path
    var isWanted = options.deletesFile
    if !isWanted, !context.isConfirmed, reading.format.isExport {
      let answer = try WordPrompt.ask(wording(.importDeleteQuestion(path: name)))
      isWanted = answer.lowercased() == "y"
    }
    guard isWanted else {
      if !reading.wasEncrypted { show([wording(.importFileLeft(path: name))]) }
      return
    }
    do throws(CardTransferFailure) {
      try file.delete()
    } catch {
      throw .transfer(error, path: name)
    }
    show([wording(.importDeleted(path: name))])
  }
}
