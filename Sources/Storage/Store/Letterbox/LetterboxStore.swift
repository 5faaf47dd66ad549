package import Flashcards
package import PaymentCards
package import Secrets
package import Vault

/// Takes in what came through a vault's letterbox. The id of each thing is remembered in the
/// transaction that takes it, so that an old copy of it is not taken again.
package struct LetterboxStore: Sendable {
  private let vault: Vault

  /// The letterbox of this vault.
  package init(_ vault: Vault) {
    self.vault = vault
  }

  /// A thing from the letterbox: its random id, and what it is.
  package typealias Item<Content> = (id: [UInt8], content: Content)

  /// The ids that were taken before, of those given.
  package func taken(
    among ids: some Sequence<[UInt8]>,
    under key: VaultKey
  ) throws(VaultFailure) -> Set<[UInt8]> {
    try vault.readRecords(under: key) { records in
      try Set(ids.filter { try records.contains(Self.recordID($0), in: .letterboxItem) })
    }
  }

  /// Adds notes as one operation that can be undone. All of them are on disk when this returns, or
  /// none is.
  ///
  /// - Parameters:
  ///   - items: the notes; those with an id are remembered, and left out if they were taken before.
  ///   - operation: the operation for the undo log.
  /// - Returns: the changes.
  package func take(
    _ items: [Item<NewNote>],
    as operation: UndoableOperation,
    at now: Timestamp,
    random: any RandomSource,
    under key: VaultKey,
    progress: StudyStore.Progress? = nil
  ) throws(VaultFailure) -> ChangeSet {
    try vault.writeRecords(under: key) { records in
      var plan = try NewNotePlan(records, at: now)
      for item in items where try !records.contains(Self.recordID(item.id), in: .letterboxItem) {
        try Self.remember(item.id, at: now, records)
        let bits = random.bytes(8).reduce(0) { $0 << 8 | UInt64($1) }
        try plan.add(item.content, guid: Note.guid(random: bits))
      }
      guard !plan.change.isEmpty else { return plan.change }
      let capture = try records.write(plan.change, at: now, progress)
      try records.log(capture.record, of: operation, concerning: capture.decks, at: now)
      return plan.change
    }
  }

  /// Adds a payment card as one of its own, whatever other card has its number.
  ///
  /// - Returns: the card's summary; nil if it was taken or discarded before.
  package func keep(
    _ item: Item<PaymentCardStore.Card>,
    at now: Timestamp,
    under key: VaultKey
  ) throws(VaultFailure) -> WalletEntry? {
    try vault.writeRecords(under: key) { records in
      guard try !records.contains(Self.recordID(item.id), in: .letterboxItem) else { return nil }
      try Self.remember(item.id, at: now, records)
      var ids = try records.idSource()
      let id: Int64 = ids.next(at: now)
      let card = item.content
      return try PaymentCardStore.change([id], .paymentCardAddition, card.title, at: now, records) {
        _ in
        try PaymentCardStore.put(card, id, at: id, records)
      }
    }
  }

  /// Remembers an item that the user did not want.
  package func discard(
    _ id: [UInt8],
    at now: Timestamp,
    under key: VaultKey
  ) throws(VaultFailure) {
    try vault.writeRecords(under: key) { records in
      guard try !records.contains(Self.recordID(id), in: .letterboxItem) else { return }
      try Self.remember(id, at: now, records)
    }
  }

  // MARK: Records

  /// Writes an id, and when it was taken, in milliseconds since 1970 (UTC).
  private static func remember(
    _ id: [UInt8],
    at now: Timestamp,
    _ records: RecordWriter
  ) throws {
    let time = withUnsafeBytes(of: now.rawValue.littleEndian) { Array($0) }
    try records.insert(recordID(id), .plain(id + time), into: .letterboxItem)
  }

  /// The record of an item: 63 bits of its id, which is random.
  private static func recordID(_ id: [UInt8]) -> Int64 {
    id.prefix(8).reduce(0) { $0 << 8 | Int64($1) } & .max
  }
}

extension PaymentCardStore {
  /// A card's record, for sealing it outside the vault.
  package static func encoded(_ card: PaymentCardStore.Card) throws(SecretFailure) -> SecretBytes {
    try PaymentCardCodec.bytes(of: card, at: 0)
  }

  /// The card in such a record; nil for other bytes.
  ///
  /// - Throws: `SecretFailure` if there is no guarded memory for it.
  package static func decoded(_ bytes: SecretBytes) throws(SecretFailure) -> PaymentCardStore.Card?
  {
    try bytes.withUnsafeBytes { bytes throws(SecretFailure) in
      try PaymentCardCodec.content(from: bytes)?.card
    }
  }
}

extension RecordTable {
  /// The items of the letterbox that were taken or discarded. An id is 63 bits of the item's own.
  static let letterboxItem = RecordTable("letterbox_item", hasGivenIDs: false)
}
