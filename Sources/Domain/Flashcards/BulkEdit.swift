/// A change of many cards at once, or of their notes.
public enum BulkEdit: Hashable, Codable, Sendable {
  /// Suspends the cards; if all of them are suspended already, unsuspends them.
  case suspend
  /// Gives the cards the flag after that of the first of them.
  case flag
  /// Adds tags to the cards' notes, or removes them.
  case addTags(String), removeTags(String)

  /// True if it changes the notes of the cards, and not the cards.
  public var isOfNotes: Bool {
    switch self {
    case .suspend, .flag: false
    case .addTags, .removeTags: true
    }
  }

  /// The kind of operation that a change made by this edit is.
  package func kind(of change: ChangeSet) -> UndoableOperation.Kind {
    switch self {
    case .suspend: change.cards.first?.isSuspended == false ? .unsuspend : .suspend
    case .flag: .flag
    case .addTags, .removeTags: .tag
    }
  }

  /// The changes of these cards, or of these notes of theirs.
  public func change(of cards: [Flashcard], _ notes: [Note], _ context: EditContext) -> ChangeSet {
    var change = ChangeSet()
    switch self {
    case .suspend:
      let isSuspended = !cards.allSatisfy(\.isSuspended)
      change.cards = cards
      for index in cards.indices { change.cards[index].isSuspended = isSuspended }
    case .flag:
      let flag = ((cards.first?.flag ?? 0) + 1) % Self.flags
      change.cards = cards
      for index in cards.indices { change.cards[index].flag = flag }
    case .addTags(let text):
      let tags = Tags(text).names
      change.notes = tagged(notes, at: context.now.time) { note in tags.forEach { note.insert($0) }
      }
    case .removeTags(let text):
      let tags = Tags(text).names
      change.notes = tagged(notes, at: context.now.time) { note in tags.forEach { note.remove($0) }
      }
    }
    return change
  }

  /// The number of flags, that of no flag among them.
  private static let flags: UInt8 = 8

  /// The notes whose tags differ after a change.
  private func tagged(
    _ notes: [Note],
    at time: Timestamp,
    _ edit: (inout Tags) -> Void
  ) -> [Note] {
    notes.compactMap { note in
      var note = note
      let old = note.tags
      edit(&note.tags)
      guard note.tags != old else { return nil }
      note.modified = time
      return note
    }
  }
}
