import Flashcards
import PaymentCards
import Preferences
import Vault

extension RecordWriter {
  /// Undoes or redoes one operation, and keeps in its entry what leads back.
  ///
  /// - Parameter record: what leads to the other state; of the flashcards in it nothing is left.
  func take(
    _ logged: LoggedOperation,
    _ record: inout UndoRecord,
    into changes: inout UndoChanges,
    _ progress: StudyStore.Progress?
  ) throws {
    var planner = UndoPlanner(self, record)
    // The states, what they are decoded to, and what leads back take as much memory each.
    for kind in StudyKind.allCases { record[kind] = [] }
    let capture = try write(planner.change(), progress)
    var inverse = capture.record
    changes.study.merge(capture.change)
    try restore(record.paymentCards, &inverse, &changes)
    try restore(record.settings, &inverse, &changes)
    try replace(logged, by: inverse, isUndone: !logged.isUndone)
  }

  private func restore(
    _ states: [PaymentCardState],
    _ inverse: inout UndoRecord,
    _ changes: inout UndoChanges
  ) throws {
    for state in states {
      inverse.paymentCards.append(try PaymentCardStore.state(state.id, state.fields, in: self))
      if let entry = try PaymentCardStore.restore(state, self) {
        changes.savedCards.removeAll { $0.id == state.id }
        changes.savedCards.append(entry)
        changes.removedCards.removeAll { $0 == state.id }
      } else {
        changes.savedCards.removeAll { $0.id == state.id }
        changes.removedCards.append(state.id)
      }
    }
  }

  private func restore(
    _ forms: [String: String],
    _ inverse: inout UndoRecord,
    _ changes: inout UndoChanges
  ) throws {
    guard !forms.isEmpty else { return }
    // Through the preferences, which have a form for every key.
    let settings = Preferences(forms: self.settings).forms
    inverse.settings = settings.filter { forms[$0.key] != nil }
    let restored = settings.merging(forms) { $1 }
    try replaceSettings(restored)
    changes.preferences = Preferences(forms: restored)
  }
}

extension ChangeSet {
  /// Adds changes that were made after these.
  mutating func merge(_ later: ChangeSet) {
    parameters += later.parameters
    merge(later, \.noteTypes, \.removedNoteTypes, by: \.id)
    merge(later, \.presets, \.removedPresets, by: \.id)
    merge(later, \.decks, \.removedDecks, by: \.id)
    merge(later, \.filteredDecks, \.removedFilteredDecks, by: \.id)
    merge(later, \.collections, \.removedCollections, by: \.id)
    merge(later, \.mediaNames, \.removedMediaNames, by: \.id)
    merge(later, \.notes, \.removedNotes, by: \.id)
    merge(later, \.cards, \.removedCards, by: \.id)
    reviews += later.reviews
    withdrawn += later.withdrawn
  }

  /// Adds what was changed and deleted of a kind of objects.
  private mutating func merge<Object, ID: Hashable>(
    _ later: ChangeSet,
    _ objects: WritableKeyPath<ChangeSet, [Object]>,
    _ removed: WritableKeyPath<ChangeSet, Set<ID>>,
    by id: (Object) -> ID
  ) {
    let changed = Set(later[keyPath: objects].map(id))
    let deleted = later[keyPath: removed]
    let replaced = changed.union(deleted)
    self[keyPath: objects].removeAll { replaced.contains(id($0)) }
    self[keyPath: objects] += later[keyPath: objects]
    self[keyPath: removed].subtract(changed)
    self[keyPath: removed].formUnion(deleted)
  }
}
