public import Flashcards
public import Secrets
public import Vault

/// The cards of a wallet within one transaction, so that guarded memory holds one at a time.
public struct StoredPaymentCards {
  fileprivate let records: RecordReader

  /// Opens the cards one after the other, in the order in which they were added.
  ///
  /// - Returns: the number of damaged records.
  public func each(_ body: (_ id: Int64, PaymentCardStore.Card) throws -> Void) throws -> Int {
    var unreadable = 0
    let damage = try records.openAll(in: PaymentCardStore.table) { header, content in
      guard let card = try PaymentCardCodec.content(from: content)?.card else {
        unreadable += 1
        return
      }
      try body(header.id, card)
    }
    return unreadable + damage.count
  }

  /// Opens a card; nil if there is none with this id.
  ///
  /// - Throws: `VaultFailure.damaged` with the record.
  public func card(_ id: Int64) throws -> PaymentCardStore.Card? {
    try PaymentCardStore.kept(id, in: records)?.card
  }
}

/// Adds and changes cards within one transaction, with what undoes all of it at once.
public final class CardImportWriter {
  private let records: RecordWriter
  private let now: Timestamp
  private var ids: IDSource
  fileprivate var record = UndoRecord()
  /// The number of cards added.
  public private(set) var added = 0
  /// The number of cards changed, without those that were added.
  public private(set) var changed = 0
  /// The cards whose earlier state is known.
  private var known: Set<Int64> = []

  fileprivate init(_ records: RecordWriter, at now: Timestamp) throws {
    self.records = records
    self.now = now
    ids = try records.idSource()
  }

  /// Adds a card.
  ///
  /// - Returns: its id.
  @discardableResult
  public func add(_ card: PaymentCardStore.Card) throws -> Int64 {
    let id: Int64 = ids.next(at: now)
    try PaymentCardStore.noteForSync(card, id, at: id, records)
    try records.insert(
      id,
      .secret(PaymentCardCodec.bytes(of: card, at: id)),
      into: PaymentCardStore.table
    )
    record.paymentCards.append(PaymentCardState(id: id, fields: .all, content: nil))
    known.insert(id)
    added += 1
    return id
  }

  /// Changes a card of the wallet, or one that was added.
  ///
  /// - Parameter change: makes the new card from the one that is there; nil to leave that as it is.
  /// - Returns: false if there is no card with this id.
  public func change(
    _ id: Int64,
    _ change: (PaymentCardStore.Card) throws -> PaymentCardStore.Card?
  ) throws -> Bool {
    guard let (old, place) = try PaymentCardStore.kept(id, in: records) else { return false }
    guard let new = try change(old) else { return true }
    if known.insert(id).inserted {
      record.paymentCards.append(try PaymentCardStore.state(id, .details, in: records))
      changed += 1
    }
    _ = try PaymentCardStore.put(new, id, at: place, records)
    return true
  }
}

extension PaymentCardStore {
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
    try read(under: key) { cards in
      try cards.each { id, card in
        if ids?.contains(id) ?? true { try body(card) }
      }
    }
  }

  /// Reads cards in one transaction.
  public func read<R>(
    under key: VaultKey,
    _ body: (StoredPaymentCards) throws -> R
  ) throws(VaultFailure) -> R {
    try vault.readRecords(under: key) { try body(StoredPaymentCards(records: $0)) }
  }

  /// Adds and changes cards in one transaction and one step to undo: all of it is on disk when this
  /// returns, or nothing is.
  ///
  /// - Parameters:
  ///   - name: the file's name, for the undo log.
  ///   - now: the time, from which new cards get their ids.
  ///   - fill: adds and changes cards, one after the other. If it throws, nothing is written.
  /// - Returns: the number of cards added, and of those changed.
  @discardableResult
  public func importAll(
    from name: String = "",
    at now: Timestamp,
    under key: VaultKey,
    _ fill: (CardImportWriter) throws -> Void
  ) throws(VaultFailure) -> (added: Int, changed: Int) {
    try vault.writeRecords(under: key) { records in
      let writer = try CardImportWriter(records, at: now)
      try fill(writer)
      try records.log(
        writer.record,
        of: UndoableOperation(.paymentCardImport, name),
        at: now
      )
      return (writer.added, writer.changed)
    }
  }
}
