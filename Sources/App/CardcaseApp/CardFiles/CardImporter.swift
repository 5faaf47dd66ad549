package import CardRecords
package import Flashcards
package import PaymentCards
package import Secrets
package import Store
package import Vault

/// Imports the cards of another program's file into a vault: plans first, and writes on demand.
package struct CardImporter: Sendable {
  /// The plan, item by item.
  package let plan: CardImportPlan
  /// The file's format.
  package let format: CardFormatName
  /// The file by its name; nil for standard input.
  let file: ImportedFile?

  private let items: SealedItems
  /// The name of the file without its directories.
  private let name: String

  /// Compares a file that was read with the wallet. Nothing is written.
  ///
  /// - Parameter path: the file, for the undo log.
  /// - Throws: `ReaderFailure`, `SecretFailure`, or `VaultFailure`.
  init(
    _ reading: CardFileReading,
    named path: String,
    into store: CardStore,
    under key: VaultKey,
    random: some RandomSource
  ) throws {
    format = reading.format
    items = reading.items
    file = reading.file
    name = path.split(separator: "/").last.map(String.init) ?? path
    plan = try store.read(under: key) { cards in
      Result { try Self.plan(of: reading.items, beside: cards, random: random) }
    }.get()
  }

  /// Reads a file that is not encrypted with the installed reader, and compares it with the wallet.
  ///
  /// - Parameter now: the current month.
  /// - Throws: `CardTransferFailure`, `ReaderFailure`, `SecretFailure`, or `VaultFailure`.
  package init(
    reading path: String,
    into store: CardStore,
    under key: VaultKey,
    now: YearMonth
  ) throws {
    let reading = try CardFileReading(
      of: CardFileSource(path),
      now: now,
      by: ReaderStarter(.installed, for: .memory),
      random: SystemRandom()
    )
    try self.init(reading, named: path, into: store, under: key, random: SystemRandom())
  }

  private static func plan(
    of items: SealedItems,
    beside cards: StoredCards,
    random: some RandomSource
  ) throws -> CardImportPlan {
    var known = try KnownCards(random: random)
    _ = try cards.each { id, card in try known.add(card, id: id) }
    var plan = CardImportPlan(into: known)
    try items.each { item in try plan.add(item) { try cards.card($0) } }
    return plan
  }

  /// The indices of the items that are carried out where that is asked for: those that are new, and
  /// where it is said so those that the wallet may have.
  package func choice(withDuplicates: Bool) -> Set<Int> {
    Set(
      plan.items.indices.filter {
        plan.items[$0].verdict == .new || withDuplicates && plan.items[$0].isDuplicate
      }
    )
  }

  /// Carries out a choice of items in one transaction, which is one step to undo: when this returns,
  /// all of it is on disk; if it throws, nothing is.
  ///
  /// - Parameters:
  ///   - choice: the indices of the items: cards of the wallet are changed by those that would change
  ///     one, all others become cards of their own.
  ///   - keepsCodes: true if security codes are kept.
  ///   - now: the time of the import, from which the cards get their ids.
  ///   - progress: receives the number of items processed, and their total.
  /// - Returns: the number of cards added, and of those changed.
  package func write(
    _ choice: Set<Int>,
    to store: CardStore,
    keepingCodes keepsCodes: Bool,
    at now: Timestamp,
    under key: VaultKey,
    progress: (Int, Int) -> Void = { _, _ in }
  ) throws(VaultFailure) -> (added: Int, changed: Int) {
    try store.importAll(from: name, at: now, under: key) { writer in
      var index = 0
      try items.each { item in
        defer {
          index += 1
          progress(index, plan.items.count)
        }
        guard choice.contains(index), case .card(let found) = item else { return }
        var card = found.card
        if !keepsCodes { card.securityCode = nil }
        guard let id = plan.target(of: index) else { return try writer.add(card) }
        try Self.change(id, by: card, writer)
      }
    }
  }

  /// Changes a card of the wallet. Where that is another one by now, the file's is added.
  private static func change(
    _ id: Int64,
    by card: CardStore.Card,
    _ writer: CardImportWriter
  ) throws {
    var isSame = false
    _ = try writer.change(id) { kept in
      isSame = kept.number.hasSameDigits(as: card.number)
      guard isSame else { return nil }
      let update = try CardUpdate(of: kept, by: card)
      return update.changes.isEmpty ? nil : update.card
    }
    if !isSame { try writer.add(card) }
  }
}
