import AppSupport
import Flashcards
package import PaymentCards
import Secrets
import Store
import Vault
import Wording

/// The commands about the cards of a vault.
package struct PaymentCardCommands {
  /// The card type of the store.
  typealias Card = PaymentCardStore.Card

  let door: VaultAuthenticator
  let context: CommandContext

  /// The commands for the cards of a vault.
  package init(in context: CommandContext) {
    self.context = context
    door = VaultAuthenticator(in: context)
  }

  var wording: Wording { context.wording }

  /// Lists the cards in the wallet's order, never with more than the last four digits of a number.
  ///
  /// - Parameter asJSON: true for one JSON array.
  package func list(asJSON: Bool) throws(ToolFailure) -> CommandReport {
    try inVault(for: .readOnly) { vault, key, report throws(ToolFailure) in
      let cards = try door.at(context.path) { () throws(VaultFailure) in
        try PaymentCardStore(vault).identified(under: key)
      }
      if asJSON {
        report.lines = [try json(of: cards.entries.map { ListedPaymentCard(entry: $0) })]
      } else if cards.entries.isEmpty {
        report.remarks.append(wording(.cardsNone))
      } else {
        report.lines = cards.entries.map { $0.line(wording) }
      }
      if cards.damaged > 0 {
        report.remarks.append(wording(.exportDamaged(cards.damaged)))
        report.isGood = false
      }
    }
  }

  /// Deletes a card after a word was typed. It can be undone on the screens.
  package func delete(_ query: PaymentCardQuery) throws(ToolFailure) -> CommandReport {
    try inVault(for: .readWrite) { vault, key, report throws(ToolFailure) in
      let store = PaymentCardStore(vault)
      let cards = try door.at(context.path) { () throws(VaultFailure) in
        try store.identified(under: key)
      }
      let entry = try match(query, in: cards.entries)
      let line = entry.line(wording)
      let word = "delete"
      try context.confirm(.cardsDeleteQuestion(card: line, word: word), word: word)
      try door.at(context.path) { () throws(VaultFailure) in
        try store.delete([entry.id], at: WallClock.now.time, under: key)
        try vault.close()
      }
      report.lines = [wording(.cardsDeleted(card: line))]
    }
  }

  // MARK: Shared by the commands

  /// Opens the card that a query means, and closes the vault again.
  ///
  /// - Parameter refusesDamage: true for a card that nobody looks at: an older one that was put back
  ///   would go unseen.
  /// - Returns: the card, and the remarks after unlocking.
  /// - Throws: `damagedCards` with `refusesDamage`.
  func card(
    _ query: PaymentCardQuery,
    refusingDamage refusesDamage: Bool = false
  ) throws(ToolFailure) -> (card: Card, report: CommandReport) {
    var found: Card?
    let report = try inVault(
      for: .readOnly,
      refusingDamage: refusesDamage
    ) { vault, key, _ throws(ToolFailure) in
      found = try card(query, in: vault, under: key)
    }
    guard let found else { throw noMatch(query) }
    return (found, report)
  }

  /// Opens the card that a query means; nil if it is gone.
  func card(
    _ query: PaymentCardQuery,
    in vault: Vault,
    under key: VaultKey
  ) throws(ToolFailure) -> Card? {
    var matches: [WalletEntry] = []
    let card = try door.at(context.path) { () throws(VaultFailure) in
      try PaymentCardStore(vault).card(under: key) { cards in
        matches = query.matches(in: cards.entries)
        return matches.count == 1 ? matches[0].id : nil
      }
    }
    _ = try match(query, in: matches)
    return card
  }

  /// The card that a query means.
  ///
  /// - Throws: `noMatch` or `several`.
  func match(_ query: PaymentCardQuery, in entries: [WalletEntry]) throws(ToolFailure)
    -> WalletEntry
  {
    let matches = query.matches(in: entries)
    guard let entry = matches.first else { throw noMatch(query) }
    guard matches.count == 1 else {
      throw .several(query: query.text, matches.map { $0.lineWithID(wording) })
    }
    return entry
  }

  private func noMatch(_ query: PaymentCardQuery) -> ToolFailure {
    query.mayBeNumber ? .card(.noMatchForNumber) : .noMatch(query: query.text)
  }

  /// Runs `body` with the unlocked vault, and destroys the key.
  func inVault(
    for access: VaultAccess,
    refusingDamage refusesDamage: Bool = false,
    _ body: (Vault, VaultKey, inout CommandReport) throws(ToolFailure) -> Void
  ) throws(ToolFailure) -> CommandReport {
    let vault = try door.open(for: access)
    let opening = try door.unlock(vault)
    defer { opening.key.destroy() }
    if refusesDamage, opening.damage.contains(where: \.concernsCards) { throw .damagedCards }
    var report = CommandReport()
    report.remarks = opening.notes
    try body(vault, opening.key, &report)
    return report
  }

  /// Runs `body`, which needs guarded memory.
  func guarded<T>(_ body: () throws(SecretFailure) -> T) throws(ToolFailure) -> T {
    do throws(SecretFailure) {
      return try body()
    } catch {
      throw .vault(.secret(error), path: context.path)
    }
  }

  private func json(of value: some Encodable) throws(ToolFailure) -> String {
    do {
      return try CommandJSON.line(of: value)
    } catch {
      // Only numbers that are none could not be encoded, and cards have none of them.
      throw .vault(.damaged(.file), path: context.path)
    }
  }
}

extension Damage {
  /// True if payment cards may be missing or older than they should be.
  fileprivate var concernsCards: Bool {
    switch self {
    case .records(let table), .record(let table, _): table == "payment_card"
    case .file, .page, .log, .header: true
    case .slot, .cost, .pendingRecoveryKey, .settings, .medium: false
    }
  }
}
