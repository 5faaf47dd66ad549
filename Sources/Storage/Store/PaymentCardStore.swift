public import Flashcards
public import PaymentCards
public import Secrets
public import Vault

/// The payment cards of a vault, each a sealed record. Numbers and security codes are only ever in
/// guarded memory or sealed.
public struct PaymentCardStore: Sendable {
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
    try vault.readRecords(under: key) { try Self.summaries(in: $0) }
  }

  /// The same, each with the id that the card has on all devices.
  public func identified(under key: VaultKey) throws(VaultFailure) -> LoadResult {
    try vault.readRecords(under: key) { try Self.identified(in: $0) }
  }

  private static func identified(in records: RecordReader) throws -> LoadResult {
    var kept = try summaries(in: records)
    for index in kept.entries.indices {
      kept.entries[index].sharedID = try sharedKey(of: kept.entries[index].id, in: records).id
    }
    return kept
  }

  static func summaries(in records: RecordReader) throws -> LoadResult {
    var kept = LoadResult()
    let damage = try records.openAll(in: table) { header, content in
      if let entry = PaymentCardCodec.entry(header.id, from: content) {
        kept.entries.append(entry)
      } else {
        kept.damaged += 1
      }
    }
    kept.damaged += damage.count
    kept.entries.sort { $0.isBefore($1) }
    return kept
  }

  /// Opens the card that is chosen from the summaries of all, in one transaction; nil if none is.
  ///
  /// - Throws: `VaultFailure.damaged` with the record.
  public func card(
    under key: VaultKey,
    choosing choose: (LoadResult) -> Int64?
  ) throws(VaultFailure) -> Card? {
    try vault.readRecords(under: key) { records in
      try choose(try Self.identified(in: records)).flatMap { try Self.kept($0, in: records)?.card }
    }
  }

  /// Opens a card; nil if there is none with this id.
  ///
  /// - Throws: `VaultFailure.damaged` with the record.
  public func card(_ id: Int64, under key: VaultKey) throws(VaultFailure) -> Card? {
    try vault.readRecords(under: key) { try Self.kept(id, in: $0)?.card }
  }

  /// A number that another change of a card makes another; nil if there is no card with this id.
  public func version(of id: Int64, under key: VaultKey) throws(VaultFailure) -> Int64? {
    try vault.readRecords(under: key) {
      try $0.open(id, in: Self.table) { header, _ in header.version }
    }
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
  ///   - now: the time, from which a new card gets its id.
  ///   - isUndoable: true to keep what undoes it.
  ///   - keepsCode: true if the security code of the replaced card stays when the new one has none.
  /// - Returns: the card's summary.
  @discardableResult
  public func save(
    _ card: Card,
    replacing id: Int64? = nil,
    keepingCode keepsCode: Bool = false,
    at now: Timestamp,
    isUndoable: Bool = true,
    under key: VaultKey
  ) throws(VaultFailure) -> WalletEntry {
    try vault.writeRecords(under: key) { records in
      let time = isUndoable ? now : nil
      guard let id, let old = try Self.kept(id, in: records) else {
        var ids = try records.idSource()
        let id: Int64 = ids.next(at: now)
        return try Self.change([id], .paymentCardAddition, card.title, at: time, records) { _ in
          try Self.put(card, id, at: id, records)
        }
      }
      var card = card
      if keepsCode, card.securityCode == nil { card.securityCode = old.card.securityCode }
      return try Self.change([id], .paymentCardEdit, card.title, at: time, records) { _ in
        try Self.put(card, id, at: old.place, records)
      }
    }
  }

  /// Sets or clears the favourite mark of cards.
  ///
  /// - Returns: the cards' summaries.
  /// - Throws: `VaultFailure.noRecord` if there is none with this id.
  @discardableResult
  public func mark(
    _ ids: [Int64],
    asFavourite isFavourite: Bool,
    at now: Timestamp? = nil,
    under key: VaultKey
  ) throws(VaultFailure) -> [WalletEntry] {
    try vault.writeRecords(under: key) { records in
      let name = try ids.first.map { try Self.found($0, in: records).card.title } ?? ""
      return try Self.change(ids, .favourite, name, at: now, records) { _ in
        try ids.map { id in
          var (card, place) = try Self.found(id, in: records)
          card.isFavourite = isFavourite
          return try Self.put(card, id, at: place, records)
        }
      }
    }
  }

  /// Changes the places of cards: of all of them, or of none.
  ///
  /// - Parameter name: the title of the card that was moved.
  /// - Throws: `VaultFailure.noRecord` if one does not exist.
  public func place(
    _ places: [CardPlace],
    moving name: String = "",
    at now: Timestamp? = nil,
    under key: VaultKey
  ) throws(VaultFailure) {
    try vault.writeRecords(under: key) { records in
      try Self.change(places.map(\.id), .order, name, at: now, records) { _ in
        for change in places {
          let (card, _) = try Self.found(change.id, in: records)
          _ = try Self.put(card, change.id, at: change.place, records)
        }
      }
    }
  }

  /// Deletes cards: all of them, or none.
  ///
  /// - Throws: `VaultFailure.noRecord` if one does not exist.
  public func delete(
    _ ids: [Int64],
    at now: Timestamp? = nil,
    under key: VaultKey
  ) throws(VaultFailure) {
    try vault.writeRecords(under: key) { records in
      let name = try ids.first.map { try Self.found($0, in: records).card.title } ?? ""
      try Self.change(ids, .paymentCardRemoval, name, at: now, records) { _ in
        for id in ids {
          _ = try Self.found(id, in: records)
          try Self.remove(id, records)
        }
      }
    }
  }

  // MARK: Records

  static func kept(_ id: Int64, in records: RecordReader) throws -> PaymentCardCodec.Content? {
    try records.open(id, in: table) { _, bytes in
      guard let content = try PaymentCardCodec.content(from: bytes) else {
        throw VaultFailure.damaged(.record(table: table.name, id: id))
      }
      return content
    }
  }

  private static func found(_ id: Int64, in records: RecordReader) throws
    -> PaymentCardCodec.Content
  {
    guard let content = try kept(id, in: records) else {
      throw VaultFailure.noRecord(table: table.name, id: id)
    }
    return content
  }

  static func put(
    _ card: Card,
    _ id: Int64,
    at place: Int64,
    _ records: RecordWriter
  ) throws -> WalletEntry {
    try noteForSync(card, id, at: place, records)
    let bytes = try PaymentCardCodec.bytes(of: card, at: place)
    try records.put(id, .secret(bytes), in: table)
    return WalletEntry(card, id: id, place: place)
  }

  static func remove(_ id: Int64, _ records: RecordWriter) throws {
    try noteDeletionForSync(id, records)
    try records.delete(id, from: table)
  }

  static var table: RecordTable { RecordTable("payment_card") }
}
