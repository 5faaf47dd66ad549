import Store

/// An object as a user of the model sees it.
struct ModelRecord: Hashable {
  var exists = false
  /// The values that show; kept when the object is deleted, for a deletion that is undone.
  var fields: [FieldID: [UInt8]] = [:]
}

/// The objects of the model: the fields of each kind.
enum ModelSchema {
  /// The placement of a card, which is derived where concurrent writes of it stand.
  static let placement = FieldID(rawValue: 9)
  /// A kind, and a code of operations, that only the newer program knows.
  static let newerKind = ObjectKind(rawValue: 200)
  static let newerCode: UInt8 = 77

  static let fields: [(kind: ObjectKind, fields: [FieldID])] = [
    (.deck, [1, 2].map(FieldID.init)),
    (.note, [1, 2, 3].map(FieldID.init)),
    (.card, [1, 2].map(FieldID.init)),
    (.paymentCard, [1, 2, 3].map(FieldID.init)),
    (newerKind, [1].map(FieldID.init)),
  ]

  static func fields(of kind: ObjectKind) -> [FieldID] {
    fields.first { $0.kind == kind }?.fields ?? []
  }
}
