public import Flashcards
public import Secrets
import Undo
public import Vault

extension CardStore {
  /// Opens the cards one after the other, in the order in which they were added, and passes each to
  /// `body`, so that guarded memory holds one at a time.
  ///
  /// - Parameter ids: the cards; nil for all.
  /// - Returns: the number of damaged records.
  public func eachCard(
    only ids: Set<Int64>? = nil,
    under key: VaultKey,
    _ body: (Card) throws -> Void
  ) throws(VaultFailure) -> Int {
    try vault.readRecords(under: key) { records in
      var unreadable = 0
      let damage = try records.openAll(in: Self.table) { header, content in
        guard ids?.contains(header.id) ?? true else { return }
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
  /// - Parameters:
  ///   - name: the file's name, for the undo log.
  ///   - now: the time, from which the cards get their ids.
  ///   - fill: passes the cards on, one after the other. If it throws, none is added.
  /// - Returns: the number of cards added.
  @discardableResult
  public func insertAll(
    from name: String = "",
    at now: Timestamp,
    under key: VaultKey,
    _ fill: ((Card) throws -> Void) throws -> Void
  ) throws(VaultFailure) -> Int {
    try vault.writeRecords(under: key) { records in
      var ids = try records.idSource()
      var record = UndoRecord()
      try fill { card in
        let id: Int64 = ids.next(at: now)
        try Self.noteForSync(card, id, at: id, records)
        try records.insert(id, .secret(CardCodec.bytes(of: card, at: id)), into: Self.table)
        record.paymentCards.append(PaymentCardState(id: id, fields: .all, content: nil))
      }
      try records.log(record, of: UndoableOperation(.paymentCardImport, name), at: now)
      return record.paymentCards.count
    }
  }
}
