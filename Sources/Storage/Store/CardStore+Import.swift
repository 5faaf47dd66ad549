public import Secrets
public import Vault

extension CardStore {
  /// Opens the cards one after the other, in the order in which they were added, and passes each to
  /// `body`, so that guarded memory holds one at a time.
  ///
  /// - Returns: the number of damaged records.
  public func eachCard(
    under key: VaultKey,
    _ body: (Card) throws -> Void
  ) throws(VaultFailure) -> Int {
    try vault.readRecords(under: key) { records in
      var unreadable = 0
      let damage = try records.openAll(in: Self.table) { _, content in
        guard let card = try CardCodec.content(from: content)?.card else {
          unreadable += 1
          return
        }
        try body(card)
      }
      return unreadable + damage.count
    }
  }

  /// Adds cards in one transaction: all of them are on disk when this returns, or none is added.
  ///
  /// - Parameter fill: passes the cards on, one after the other. If it throws, none is added.
  /// - Returns: the number of cards added.
  @discardableResult
  public func insertAll(
    under key: VaultKey,
    _ fill: ((Card) throws -> Void) throws -> Void
  ) throws(VaultFailure) -> Int {
    try vault.writeRecords(under: key) { records in
      let first = try records.freshID(in: Self.table)
      var next = first
      try fill { card in
        try records.insert(next, .secret(CardCodec.bytes(of: card, at: next)), into: Self.table)
        next += 1
      }
      return Int(next - first)
    }
  }
}
