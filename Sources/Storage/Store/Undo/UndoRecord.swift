import Flashcards
import Secrets

/// A stored object as it was before an operation.
struct ObjectState {
  /// The object's id.
  let id: Int64
  /// The fields that the operation changed. Only these are restored, so that operations on other
  /// fields are independent.
  let fields: ObjectFields
  /// The content of its record; nil if there was none.
  let content: [UInt8]?

  /// The state of an object that did not exist.
  static func missing(_ id: Int64) -> ObjectState {
    ObjectState(id: id, fields: .all, content: nil)
  }

  /// The state of an object that an operation needs and does not change.
  static func held(_ id: Int64) -> ObjectState {
    ObjectState(id: id, fields: .held, content: nil)
  }
}

/// A payment card as it was before an operation.
struct PaymentCardState {
  /// The card's id.
  let id: Int64
  /// The fields that the operation changed.
  let fields: ObjectFields
  /// The content of its record, sealed, as there may be as many as there are cards; nil if there was
  /// none.
  let content: SealedSecret?
}

/// Fields of a stored object, as bits. The raw values are part of the format.
struct ObjectFields: OptionSet, Hashable {
  var rawValue: UInt8

  /// Every field, and the existence of the object.
  static let all = ObjectFields(rawValue: 0xFF)

  // Of decks, filtered or not, and of presets of options.
  static let deckName = ObjectFields(rawValue: 1)
  static let deckOptions = ObjectFields(rawValue: 2)
  static let easyDates = ObjectFields(rawValue: 4)

  // Of presets of options that an operation needs as they are and does not change, and of these, note
  // types, notes and filtered decks that must only be there.
  static let followed = ObjectFields(rawValue: 8)
  static let held = ObjectFields(rawValue: 16)

  // Of note types.
  static let typeParts = ObjectFields(rawValue: 1)

  // Of notes.
  static let words = ObjectFields(rawValue: 1)
  static let tags = ObjectFields(rawValue: 2)

  // Of cards.
  static let progress = ObjectFields(rawValue: 1)
  static let home = ObjectFields(rawValue: 2)
  static let position = ObjectFields(rawValue: 4)
  static let flag = ObjectFields(rawValue: 8)
  static let suspended = ObjectFields(rawValue: 16)
  static let buried = ObjectFields(rawValue: 32)
  static let stay = ObjectFields(rawValue: 64)

  // Of payment cards.
  static let details = ObjectFields(rawValue: 1)
  static let favourite = ObjectFields(rawValue: 2)
  static let place = ObjectFields(rawValue: 4)
}

/// The data that undoes an operation, or redoes one that was undone: the earlier states of all
/// objects that it changed.
struct UndoRecord {
  /// The objects of flashcards, by their kinds.
  private var objects: [StudyKind: [ObjectState]] = [:]
  /// The answers to withdraw.
  var withdrawn: [Review] = []
  /// The answers to add to the log.
  var reviews: [Review] = []
  var paymentCards: [PaymentCardState] = []
  /// The stored forms of settings by their keys.
  var settings: [String: String] = [:]

  /// The objects of a kind.
  subscript(kind: StudyKind) -> [ObjectState] {
    get { objects[kind] ?? [] }
    _modify { yield &objects[kind, default: []] }
  }

  var isEmpty: Bool { objectCount == 0 && withdrawn.isEmpty && reviews.isEmpty }

  /// The number of changed objects as the user counts them: cards; without cards notes, without
  /// notes decks, then filtered ones, names of media last.
  var count: Int {
    let counts = [StudyKind.card, .note, .deck, .filteredDeck, .mediaName].map { self[$0].count }
    return (counts + [paymentCards.count, settings.count]).first { $0 > 0 } ?? 0
  }

  private var objectCount: Int {
    objects.values.reduce(paymentCards.count + settings.count) { $0 + $1.count }
  }
}
