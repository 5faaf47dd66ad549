import PaymentCards
import Vault

/// Notes changes of payment cards for other devices.
extension PaymentCardStore {
  /// The key by which all devices know a card, also before they have heard of it.
  static func sharedKey(of id: Int64, in records: RecordReader) throws -> ObjectKey {
    try records.syncKey(of: .paymentCard, id)
      ?? SyncHash.own(.paymentCard, id, in: records.vaultID)
  }

  /// Notes that a card is about to be stored.
  static func noteForSync(
    _ card: Card,
    _ id: Int64,
    at place: Int64,
    _ records: RecordWriter
  ) throws {
    guard try records.isSynced(.wallet) else { return }
    var fields: Set<FieldID> = []
    if let (old, oldPlace) = try kept(id, in: records) {
      fields = changedFields(from: old, to: card)
      if oldPlace != place { fields.insert(PaymentCardFields.place) }
      guard !fields.isEmpty else { return }
    }
    var entry = OutboxEntry()
    entry.changes = [OutboxEntry.Change(kind: .paymentCard, local: id, fields: fields)]
    try records.putInOutbox(entry, of: .wallet)
  }

  /// Notes that a card is about to be deleted, and keeps it for the case that another device changes
  /// it at the same time.
  static func noteDeletionForSync(_ id: Int64, _ records: RecordWriter) throws {
    guard try records.isSynced(.wallet),
      let key = try keepDeleted(id, SyncObjects(records), records)
    else { return }
    var entry = OutboxEntry()
    entry.deleted = [key]
    try records.putInOutbox(entry, of: .wallet)
  }

  /// Keeps a card that is about to be deleted, if other devices know of it.
  ///
  /// - Returns: its key.
  static func keepDeleted(
    _ id: Int64,
    _ objects: SyncObjects,
    _ records: RecordWriter
  ) throws -> ObjectKey? {
    guard let key = try objects.key(of: .paymentCard, id),
      let content = try records.openSecret(id, in: table)
    else { return nil }
    try records.put(key.id, .secret(content), in: .syncDeleted)
    return key
  }

  private static func changedFields(from old: Card, to new: Card) -> Set<FieldID> {
    let changed = PaymentCardField.allCases.filter { !old.hasSame($0, as: new) }
    return Set(changed.map { PaymentCardFields.id(of: $0) })
  }
}
