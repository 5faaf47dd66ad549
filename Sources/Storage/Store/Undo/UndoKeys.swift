import Flashcards
import Vault

/// The objects and fields that an operation changed, to tell which operations depend on which.
struct UndoKeys {
  private struct Key: Hashable {
    /// The kind; nil for a payment card.
    let kind: StudyKind?
    let id: Int64
  }

  private var fields: [Key: ObjectFields] = [:]
  /// The decks that cards were in before or after.
  private var homes: Set<Int64> = []
  /// The decks that were added or deleted.
  private var madeDecks: Set<Int64> = []
  /// The presets of options that decks came to follow, and those whose options were changed.
  private var followed: Set<Int64> = []
  private var changedPresets: Set<Int64> = []
  /// The presets, note types, notes and filtered decks that must be there, and those that were made or
  /// deleted.
  private var held: Set<Key> = []
  private var made: Set<Key> = []
  private var settings: Set<String> = []

  init() {}

  /// The keys of an entry's record.
  init(_ record: UndoRecord, concerning decks: Set<DeckID>) {
    for kind in StudyKind.allCases {
      let canBeHeld = [.preset, .noteType, .note, .filteredDeck].contains(kind)
      for state in record[kind] where !canBeHeld { add(kind, state.id, state.fields) }
      for state in record[kind] where canBeHeld { addHoldable(kind, state) }
    }
    for state in record.paymentCards { add(nil, state.id, state.fields) }
    madeDecks = Set(record[.deck].lazy.filter { $0.fields == .all }.map(\.id))
    if !record[.card].isEmpty || !record[.note].isEmpty { homes = Set(decks.map(\.rawValue)) }
    settings = Set(record.settings.keys)
  }

  /// Adds an object that an operation may only need.
  private mutating func addHoldable(_ kind: StudyKind, _ state: ObjectState) {
    let key = Key(kind: kind, id: state.id)
    switch state.fields {
    case .followed: followed.insert(state.id)
    case .held: held.insert(key)
    default:
      add(kind, state.id, state.fields)
      if kind == .preset, state.fields.contains(.deckOptions) { changedPresets.insert(state.id) }
      if state.fields == .all { made.insert(key) }
    }
  }

  private mutating func add(_ kind: StudyKind?, _ id: Int64, _ added: ObjectFields) {
    fields[Key(kind: kind, id: id), default: []].formUnion(added)
  }

  mutating func formUnion(_ other: UndoKeys) {
    fields.merge(other.fields) { $0.union($1) }
    homes.formUnion(other.homes)
    madeDecks.formUnion(other.madeDecks)
    followed.formUnion(other.followed)
    changedPresets.formUnion(other.changedPresets)
    held.formUnion(other.held)
    made.formUnion(other.made)
    settings.formUnion(other.settings)
  }

  /// True if an operation needs something as another one made or left it.
  private func needs(_ other: UndoKeys) -> Bool {
    !followed.isDisjoint(with: other.changedPresets) || !held.isDisjoint(with: other.made)
  }

  /// True if an operation with these keys and a later one with others can't be undone in any other
  /// order than theirs: they changed the same field of an object, or one of them added or deleted
  /// what the other one used.
  func conflicts(with later: UndoKeys) -> Bool {
    if !madeDecks.isDisjoint(with: later.homes) || !homes.isDisjoint(with: later.madeDecks) {
      return true
    }
    if !settings.isDisjoint(with: later.settings) { return true }
    if needs(later) || later.needs(self) { return true }
    let (few, many) =
      fields.count < later.fields.count ? (fields, later.fields) : (later.fields, fields)
    return few.contains { key, changed in !(many[key] ?? []).isDisjoint(with: changed) }
  }
}

/// The tables of the undo log. Their names and indexed columns are part of the format.
extension RecordTable {
  /// The entries: the operation, and what undoes it if that is short. `undone` is 1 for those that
  /// were undone and can be redone, otherwise NULL.
  static let undo = RecordTable("undo", indexed: ["undone"])
  /// The further parts of entries, in the order of their ids.
  static let undoPart = RecordTable("undo_part", indexed: ["entry"])
}
