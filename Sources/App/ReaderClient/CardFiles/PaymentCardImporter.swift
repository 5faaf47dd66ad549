package import Flashcards
package import PaymentCards
package import ReaderProtocol
package import Secrets
package import Store
package import Vault

/// Imports the cards of another program's file into a vault: plans first, and writes on demand.
package struct PaymentCardImporter: Sendable {
  /// The plans with security codes and without them, in this order.
  private let plans: [CardImportPlan]
  /// The file's format.
  package let format: CardFormatName
  /// The file by its name; nil for standard input.
  package let file: ImportedFile?

  private let items: SealedItems
  /// The name of the file without its directories.
  private let name: String

  /// Compares a file that was read with the wallet. Nothing is written.
  ///
  /// - Parameter path: the file, for the undo log.
  /// - Throws: `ReaderFailure`, `SecretFailure`, or `VaultFailure`.
  package init(
    _ reading: CardFileReading,
    named path: String,
    into store: PaymentCardStore,
    under key: VaultKey,
    random: some RandomSource
  ) throws {
    format = reading.format
    items = reading.items
    file = reading.file
    name = path.split(separator: "/").last.map(String.init) ?? path
    plans = try store.read(under: key) { cards in
      Result { try Self.plans(of: reading.items, beside: cards, random: random) }
    }.get()
  }

  /// The plan, item by item.
  ///
  /// - Parameter keepsCodes: true if security codes are kept.
  package func plan(keepingCodes keepsCodes: Bool) -> CardImportPlan {
    plans[keepsCodes ? 0 : 1]
  }

  /// True if an item that can be imported has a security code that the wallet lacks.
  package var hasCodes: Bool {
    plans[0].items.contains {
      guard case .refused = $0.verdict else { return $0.hasCode && $0.verdict != .same }
      return false
    }
  }

  /// Reads a file that is not encrypted with the installed reader, and compares it with the wallet.
  ///
  /// - Parameter now: the current month.
  /// - Throws: `CardTransferFailure`, `ReaderFailure`, `SecretFailure`, or `VaultFailure`.
  package init(
    reading path: String,
    into store: PaymentCardStore,
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

  private static func plans(
    of items: SealedItems,
    beside cards: StoredPaymentCards,
    random: some RandomSource
  ) throws -> [CardImportPlan] {
    var known = try KnownPaymentCards(random: random)
    _ = try cards.each { id, card in try known.add(card, id: id) }
    var plans = [true, false].map { CardImportPlan(into: known, keepingCodes: $0) }
    try items.each { item in
      for index in plans.indices { try plans[index].add(item) { try cards.card($0) } }
    }
    for plan in plans.indices where plans[plan].hasRepeats {
      var joined: [Int: PaymentCardStore.Card] = [:]
      var index = 0
      try items.each { item in
        try plans[plan].join(item, at: index, in: &joined) { try cards.card($0) }
        index += 1
      }
    }
    return plans
  }

  /// The indices of the items that are carried out where that is asked for: those that are new, and
  /// where it is said so those that the wallet may have.
  package func choice(keepingCodes keepsCodes: Bool, withDuplicates: Bool = false) -> Set<Int> {
    let items = plan(keepingCodes: keepsCodes).items
    return Set(
      items.indices.filter {
        items[$0].verdict == .new || withDuplicates && items[$0].isDuplicate
      }
    )
  }

  /// Carries out a choice of items in one transaction, which is one step to undo: when this returns,
  /// all of it is on disk; if it throws, nothing is.
  ///
  /// - Parameters:
  ///   - choice: the indices of the items: those that would change a card of the wallet change it,
  ///     and all others become cards of their own. What the file has of such a card elsewhere is joined
  ///     with it, and replaces what differs where it is chosen.
  ///   - keepsCodes: true if security codes are kept.
  ///   - withDuplicates: true if what is chosen of such a card becomes a card of its own.
  ///   - now: the time of the import, from which the cards get their ids.
  ///   - progress: receives the number of items processed, and their total.
  /// - Returns: the number of cards added, and of those changed.
  package func write(
    _ choice: Set<Int>,
    to store: PaymentCardStore,
    keepingCodes keepsCodes: Bool,
    withDuplicates: Bool = false,
    at now: Timestamp,
    under key: VaultKey,
    progress: (Int, Int) -> Void = { _, _ in }
  ) throws(VaultFailure) -> (added: Int, changed: Int) {
    let plan = plan(keepingCodes: keepsCodes)
    return try store.importAll(from: name, at: now, under: key) { writer in
      var index = 0
      // The cards that items have become.
      var made: [Int: Int64] = [:]
      try items.each { item in
        defer {
          index += 1
          progress(index, plan.items.count)
        }
        guard case .card(let found) = item else { return }
        var card = found.card
        if !keepsCodes { card.securityCode = nil }
        let isChosen = choice.contains(index)
        switch plan.target(of: index) {
        case .own: if isChosen { made[index] = try writer.add(card) }
        case .walletCard(let id):
          if isChosen { try Self.change(id, by: card, making: .all, writer) }
        case .item where withDuplicates: if isChosen { try writer.add(card) }
        case .item(let first):
          if let id = made[first] {
            try Self.change(id, by: card, making: isChosen ? .all : .additions, writer)
          } else if isChosen {
            made[first] = try writer.add(card)
          }
        }
      }
    }
  }

  /// Changes a card of the wallet. Where that is another one by now, the file's is added.
  private static func change(
    _ id: Int64,
    by card: PaymentCardStore.Card,
    making extent: CardUpdate.Extent,
    _ writer: CardImportWriter
  ) throws {
    var isSame = false
    _ = try writer.change(id) { kept in
      isSame = kept.number.hasSameDigits(as: card.number)
      guard isSame else { return nil }
      let update = try CardUpdate(of: kept, by: card, making: extent)
      return update.changes.isEmpty ? nil : update.card
    }
    if !isSame { try writer.add(card) }
  }
}
