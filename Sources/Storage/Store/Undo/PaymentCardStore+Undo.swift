import Flashcards
import PaymentCards
import Secrets
import Vault

/// The earlier states of payment cards.
extension PaymentCardStore {
  /// The present state of a card.
  ///
  /// - Throws: `VaultFailure.damaged` with the record.
  static func state(
    _ id: Int64,
    _ fields: ObjectFields,
    in records: RecordReader
  ) throws -> PaymentCardState {
    PaymentCardState(
      id: id,
      fields: fields,
      content: try records.openSecret(id, in: table).map { try SealedSecret($0) }
    )
  }

  /// Makes a change of cards, and logs what undoes it if it has a time.
  static func change<R>(
    _ ids: [Int64],
    _ kind: UndoableOperation.Kind,
    _ name: String,
    at now: Timestamp?,
    _ records: RecordWriter,
    _ body: (RecordWriter) throws -> R
  ) throws -> R {
    guard let now else { return try body(records) }
    // The cards themselves, one at a time, are compared with their states afterwards.
    let before = try ids.map { try state($0, .all, in: records) }
    let result = try body(records)
    var record = UndoRecord()
    for state in before {
      let fields = try changedFields(since: state, records)
      guard !fields.isEmpty else { continue }
      record.paymentCards.append(
        PaymentCardState(id: state.id, fields: fields, content: state.content)
      )
    }
    try records.log(record, of: UndoableOperation(kind, name), at: now)
    return result
  }

  /// The fields in which a card differs from an earlier state.
  private static func changedFields(
    since state: PaymentCardState,
    _ records: RecordReader
  ) throws -> ObjectFields {
    let old = try state.content?.open().withUnsafeBytes { bytes throws in
      try PaymentCardCodec.content(from: bytes)
    }
    let new = try kept(state.id, in: records)
    guard let old, let new else { return old == nil && new == nil ? [] : .all }
    var fields: ObjectFields = []
    if !old.card.hasSameDetails(as: new.card) { fields.insert(.details) }
    if old.card.isFavourite != new.card.isFavourite { fields.insert(.favourite) }
    if old.place != new.place { fields.insert(.place) }
    return fields
  }

  /// Restores fields of a card, or the whole of it if it is gone; deletes it if there was none.
  ///
  /// - Returns: the card's summary; nil if it was deleted.
  static func restore(
    _ state: PaymentCardState,
    _ records: RecordWriter
  ) throws -> WalletEntry? {
    guard let content = state.content else {
      try remove(state.id, records)
      return nil
    }
    let old = try content.open().withUnsafeBytes { bytes throws in
      guard let old = try PaymentCardCodec.content(from: bytes) else {
        throw VaultFailure.damaged(.records(table: RecordTable.undoPart.name))
      }
      return old
    }
    guard let now = try kept(state.id, in: records) else {
      return try put(old.card, state.id, at: old.place, records)
    }
    var card = state.fields.contains(.details) ? old.card : now.card
    card.isFavourite = (state.fields.contains(.favourite) ? old : now).card.isFavourite
    let place = (state.fields.contains(.place) ? old : now).place
    return try put(card, state.id, at: place, records)
  }
}

extension PaymentCard<SecretDigits> {
  /// True if another card has the same in all fields but the favourite mark.
  func hasSameDetails(as other: PaymentCard) -> Bool {
    PaymentCardField.allCases.allSatisfy { $0 == .favourite || hasSame($0, as: other) }
  }
}
