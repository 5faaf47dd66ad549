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
    noteTypes = Self.merged(noteTypes, later.noteTypes, without: later.removedNoteTypes, by: \.id)
    removedNoteTypes = removedNoteTypes.subtracting(later.noteTypes.map(\.id))
      .union(later.removedNoteTypes)
    presets = Self.merged(presets, later.presets, without: later.removedPresets, by: \.id)
    removedPresets = removedPresets.subtracting(later.presets.map(\.id))
      .union(later.removedPresets)
    decks = Self.merged(decks, later.decks, without: later.removedDecks, by: \.id)
    filteredDecks = Self.merged(
      filteredDecks,
      later.filteredDecks,
      without: later.removedFilteredDecks,
      by: \.id
    )
    removedFilteredDecks = removedFilteredDecks.subtracting(later.filteredDecks.map(\.id))
      .union(later.removedFilteredDecks)
    collections = Self.merged(
      collections,
      later.collections,
      without: later.removedCollections,
      by: \.id
    )
    removedCollections = removedCollections.subtracting(later.collections.map(\.id))
      .union(later.removedCollections)
    mediaNames = Self.merged(
      mediaNames,
      later.mediaNames,
      without: later.removedMediaNames,
      by: \.id
    )
    removedMediaNames = removedMediaNames.subtracting(later.mediaNames.map(\.id))
      .union(later.removedMediaNames)
    notes = Self.merged(notes, later.notes, without: later.removedNotes, by: \.id)
    cards = Self.merged(cards, later.cards, without: later.removedCards, by: \.id)
    reviews += later.reviews
    withdrawn += later.withdrawn
    removedDecks = removedDecks.subtracting(later.decks.map(\.id)).union(later.removedDecks)
    removedNotes = removedNotes.subtracting(later.notes.map(\.id)).union(later.removedNotes)
    removedCards = removedCards.subtracting(later.cards.map(\.id)).union(later.removedCards)
  }

  private static func merged<Object, ID: Hashable>(
    _ earlier: [Object],
    _ later: [Object],
    without removed: Set<ID>,
    by id: (Object) -> ID
  ) -> [Object] {
    guard !earlier.isEmpty else { return later }
    let replaced = Set(later.map(id)).union(removed)
    return earlier.filter { !replaced.contains(id($0)) } + later
  }
}
