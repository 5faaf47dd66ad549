public import Flashcards
public import PaymentCards
public import Secrets
public import Vault

/// The payment cards of a vault, each a sealed record. Numbers and security codes are only ever in
/// guarded memory or sealed.
public struct CardStore: Sendable {
  /// A card as it is stored.
  public typealias Card = PaymentCard<SecretDigits>

  /// The summaries of the wallet's cards, in order, and the number of unreadable cards.
  public struct LoadResult: Sendable {
    /// The readable cards, without their numbers, codes and notes.
    public var entries: [WalletEntry] = []
    /// The number of damaged records.
    public var damaged = 0
  }

  let vault: Vault

  /// The cards in this vault.
  public init(_ vault: Vault) {
    self.vault = vault
  }

  // MARK: Reading

  /// The summaries of the wallet's cards. Numbers and codes are opened one card at a time, for
  /// their last four digits and their length, and not retained. Damaged cards are counted, and do
  /// not keep the others from being read.
  public func summaries(under key: VaultKey) throws(VaultFailure) -> LoadResult {
    try vault.readRecords(under: key) { records in
      var kept = LoadResult()
      let damage = try records.openAll(in: Self.table) { header, content in
        if let entry = CardCodec.entry(header.id, from: content) {
          kept.entries.append(entry)
        } else {
          kept.damaged += 1
        }
      }
      kept.damaged += damage.count
      kept.entries.sort { $0.isBefore($1) }
      return kept
    }
  }

  /// Opens a card; nil if there is none with this id.
  ///
  /// - Throws: `VaultFailure.damaged` with the record.
  public func card(_ id: Int64, under key: VaultKey) throws(VaultFailure) -> Card? {
    try vault.readRecords(under: key) { try Self.kept(id, in: $0)?.card }
  }

  /// The first of the given cards that has this number; nil if none has. One card is open at a
  /// time.
  public func firstWithNumber(
    _ number: SecretDigits,
    among ids: [Int64],
    under key: VaultKey
  ) throws(VaultFailure) -> Int64? {
    try vault.readRecords(under: key) { records in
      try ids.first { id in
        try Self.kept(id, in: records)?.card.number.hasSameDigits(as: number) ?? false
      }
    }
  }

  // MARK: Writing

  /// Adds a card, or replaces the one with that id. It is on disk when this returns.
  ///
  /// - Parameters:
  ///   - place: the new card's place among the others; by default behind all of them. A card that
  ///   replaces another keeps its place.
  ///   - now: the time, from which a new card gets its id.
  ///   - keepsCode: true if the security code of the replaced card stays when the new one has none.
  /// - Returns: the card's summary.
  @discardableResult
  public func save(
    _ card: Card,
    replacing id: Int64? = nil,
    in place: Int64? = nil,
    keepingCode keepsCode: Bool = false,
    at now: Timestamp,
    under key: VaultKey
  ) throws(VaultFailure) -> WalletEntry {
    try vault.writeRecords(under: key) { records in
      guard let id, let old = try Self.kept(id, in: records) else {
        return try Self.add(card, in: place, at: now, records)
      }
      var card = card
      if keepsCode, card.securityCode == nil { card.securityCode = old.card.securityCode }
      return try Self.put(card, id, at: old.place, records)
    }
  }

  /// Sets or clears the favourite mark of a card.
  ///
  /// - Returns: the card's summary.
  /// - Throws: `VaultFailure.noRecord` if there is none with this id.
  @discardableResult
  public func mark(
    _ id: Int64,
    asFavourite isFavourite: Bool,
    under key: VaultKey
  ) throws(VaultFailure) -> WalletEntry {
    try vault.writeRecords(under: key) { records in
      var (card, place) = try Self.found(id, in: records)
      card.isFavourite = isFavourite
      return try Self.put(card, id, at: place, records)
    }
  }

  /// Changes the places of cards: of all of them, or of none.
  ///
  /// - Throws: `VaultFailure.noRecord` if one does not exist.
  public func place(_ places: [CardPlace], under key: VaultKey) throws(VaultFailure) {
    try vault.writeRecords(under: key) { records in
      for change in places {
        let (card, _) = try Self.found(change.id, in: records)
        _ = try Self.put(card, change.id, at: change.place, records)
      }
    }
  }

  /// Deletes a card.
  ///
  /// - Parameter keep: called with the card and its place before it is deleted. If it throws, the
  ///   card is not deleted.
  /// - Throws: `VaultFailure.noRecord` if there is none with this id, or the errors of `keep`.
  public func delete(
    _ id: Int64,
    under key: VaultKey,
    keep: (_ card: Card, _ place: Int64) throws -> Void = { _, _ in }
  ) throws(VaultFailure) {
    try vault.writeRecords(under: key) { records in
      let found = try Self.found(id, in: records)
      try keep(found.card, found.place)
      try records.delete(id, from: Self.table)
    }
  }

  // MARK: Records

  private static func kept(_ id: Int64, in records: RecordReader) throws -> CardCodec.Content? {
    try records.open(id, in: table) { _, bytes in
      guard let content = try CardCodec.content(from: bytes) else {
        throw VaultFailure.damaged(.record(table: table.name, id: id))
      }
      return content
    }
  }

  private static func found(_ id: Int64, in records: RecordReader) throws -> CardCodec.Content {
    guard let content = try kept(id, in: records) else {
      throw VaultFailure.noRecord(table: table.name, id: id)
    }
    return content
  }

  private static func add(
    _ card: Card,
    in place: Int64?,
    at now: Timestamp,
    _ records: RecordWriter
  ) throws -> WalletEntry {
    var ids = try records.idSource()
    let id: Int64 = ids.next(at: now)
    return try put(card, id, at: place ?? id, records)
  }

  private static func put(
    _ card: Card,
    _ id: Int64,
    at place: Int64,
    _ records: RecordWriter
  ) throws -> WalletEntry {
    let bytes = try CardCodec.bytes(of: card, at: place)
    try records.put(id, .secret(bytes), in: table)
    return WalletEntry(card, id: id, place: place)
  }

  static var table: RecordTable { RecordTable("payment_card") }
}
