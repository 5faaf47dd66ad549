import Flashcards
import PaymentCards
import Vault

/// Brings payment cards into the state that merged frames give them.
struct RemoteWalletChangeApplier {
  private let records: RecordWriter
  private let merging: FrameMerging
  private let values: PaymentCardValues
  private let now: Timestamp

  init(
    _ records: RecordWriter,
    _ merging: FrameMerging,
    _ values: PaymentCardValues,
    at now: Timestamp
  ) {
    self.records = records
    self.merging = merging
    self.values = values
    self.now = now
  }

  /// The value of a field as the card's record has it; nil if there is none.
  static func present(
    _ key: ObjectKey,
    _ object: SyncObject,
    _ field: FieldID,
    _ values: PaymentCardValues,
    in records: RecordReader
  ) throws -> [UInt8]? {
    try stored(key, object, in: records).flatMap { card, place in
      try values.values(of: card, at: place).first { $0.0 == field }?.1
    }
  }

  /// The card as it is, or as it was when it was deleted.
  private static func stored(
    _ key: ObjectKey,
    _ object: SyncObject,
    in records: RecordReader
  ) throws -> PaymentCardCodec.Content? {
    if object.local != 0, let content = try PaymentCardStore.kept(object.local, in: records) {
      return content
    }
    return try deleted(key, in: records)
  }

  /// A card as it was when it was deleted; nil if it is not kept.
  static func deleted(
    _ key: ObjectKey,
    in records: RecordReader
  ) throws -> PaymentCardCodec.Content? {
    try records.open(key.id, in: .syncDeleted) { try PaymentCardCodec.content(from: $1) } ?? nil
  }

  /// Writes all that follows.
  func finish() throws -> AppliedChanges {
    var applied = AppliedChanges()
    applied.survivors = merging.survivors.count
    var ids = try records.idSource()
    for (key, change) in merging.changes.sorted(by: { $0.key < $1.key })
    where key.kind == .paymentCard {
      try merging.apply(change, to: key) { try apply(change, to: key, &applied, &ids) }
    }
    return applied
  }

  /// Brings a card into its state.
  private func apply(
    _ change: FrameMerging.Change,
    to key: ObjectKey,
    _ applied: inout AppliedChanges,
    _ ids: inout IDSource
  ) throws {
    guard var object = try merging.objects.object(key) else { return }
    guard object.registers.exists else {
      guard object.local != 0 else { return }
      _ = try PaymentCardStore.keepDeleted(object.local, merging.objects, records)
      try records.delete(object.local, from: PaymentCardStore.table)
      applied.changes.removedCards.append(object.local)
      return
    }
    guard !change.existed || !change.values.isEmpty else { return }
    let stored = try Self.stored(key, object, in: records)
    let shown =
      stored == nil || !change.existed
      ? object.shown : change.values
    guard let details = try shown[PaymentCardFields.details].map(values.details) ?? stored?.card
    else { throw MissingObject() }
    var (card, place) = stored ?? (details, 0)
    for (field, value) in shown {
      try merging.apply(field, of: key) { try values.set(field, value, &card, &place) }
    }
    object = try merging.objects.object(key) ?? object
    if object.local == 0 { object.local = ids.next(at: now) }
    if !change.existed { try records.delete(key.id, from: .syncDeleted) }
    merging.objects.set(object, for: key)
    let bytes = try PaymentCardCodec.bytes(of: card, at: place)
    try records.put(object.local, .secret(bytes), in: PaymentCardStore.table)
    applied.changes.savedCards.append(WalletEntry(card, id: object.local, place: place))
  }
}
