public import Secrets
public import Vault

extension CardStore {
  /// Opens the cards one after the other, in the order in which they were added, and hands each on; so
  /// guarded memory holds one at a time.
  ///
  /// - Returns: how many records are damaged.
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

  /// Adds cards in one transaction: all of them are on disk when this returns, or none ever were.
  ///
  /// - Parameter fill: hands on the cards, one after the other. What it throws undoes them all.
  /// - Returns: how many were added.
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
