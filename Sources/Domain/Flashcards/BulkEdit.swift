/// A change of many cards at once, or of their notes.
public enum BulkEdit: Hashable, Codable, Sendable {
  /// Suspends the cards or unsuspends them; with nil suspends them, or if all of them are suspended
  /// already, unsuspends them.
  case suspend(Bool?)
  /// Gives the cards a flag, 0 for none; with nil that after the flag of the first of them.
  case flag(UInt8?)
  /// Leaves the cards out until tomorrow, or no longer.
  case bury, unbury
  /// Moves the cards to a deck, which is added if there is no such deck. Those in filtered decks leave
  /// them.
  case move(to: Deck)
  /// Makes the cards due some days from today.
  case setDue(DueDays)
  /// Makes the cards new. Without `keepsPosition` they come after all other new ones; without
  /// `keepsCounts` they have no reviews and no lapses.
  case reset(keepsPosition: Bool, keepsCounts: Bool)
  /// Gives the new ones among the cards other positions.
  case reposition(Repositioning)
  /// Adds tags to the cards' notes, or removes them.
  case addTags(String), removeTags(String)
  /// Replaces a text in the fields of the cards' notes, or in their tags.
  case replace(FindReplaceRequest)
  /// Puts texts behind those of fields of the cards' notes.
  case append([FieldAddition])
  /// Gives the cards' notes another type. `fields` has for each field of it the index of the field whose
  /// text it gets; nil for none.
  case changeType(NoteTypeID, fields: [Int?])
  /// Joins those of the cards' notes that have the same text in the field of this name: the one that was
  /// answered most often stays.
  case join(by: String)
  /// Deletes the cards' notes, with all of their cards.
  case delete

  /// True if it changes the notes of the cards, and not the cards.
  public var isOfNotes: Bool {
    switch self {
    case .suspend, .flag, .bury, .unbury, .move, .setDue, .reset, .reposition: false
    case .addTags, .removeTags, .replace, .append, .changeType, .join, .delete: true
    }
  }

  /// The kind of operation that a change made by this edit is.
  package func kind(of change: ChangeSet) -> UndoableOperation.Kind {
    switch self {
    case .suspend: change.cards.first?.isSuspended == false ? .unsuspend : .suspend
    case .flag: .flag
    case .bury: .bury
    case .unbury: .unbury
    case .move: .move
    case .setDue: .due
    case .reset: .reset
    case .reposition: .reposition
    case .addTags, .removeTags: .tag
    case .replace: .replace
    case .append: .edit
    case .changeType: .changeType
    case .join: .join
    case .delete: .noteRemoval
    }
  }

  /// The changes of these cards, or of these notes of theirs. What an edit leaves as it is, is not among
  /// them.
  public func change(of cards: [Flashcard], _ notes: [Note], _ context: EditContext) -> ChangeSet {
    var change = ChangeSet()
    switch self {
    case .suspend(let wanted):
      let isSuspended = wanted ?? !cards.allSatisfy(\.isSuspended)
      change.cards = cards.changed { $0.isSuspended = isSuspended }
    case .flag(let wanted):
      let flag = wanted ?? ((cards.first?.flag ?? 0) + 1) % Self.flags
      change.cards = cards.changed { $0.flag = min(flag, Self.flags - 1) }
    case .bury: change.cards = cards.changed { $0.buriedOn = context.today }
    case .unbury: change.cards = cards.changed { $0.buriedOn = nil }
    case .move(let deck):
      change.cards = cards.changed {
        $0.deck = deck.id
        $0.stay = nil
      }
    case .setDue(let days):
      change.cards = cards
      change.reviews = cards.indices.map { change.cards[$0].setDue(days, context) }
    case .reset(let keepsPosition, let keepsCounts):
      change.cards = cards.sorted { ($0.position, $0.note) < ($1.position, $1.note) }
      for index in cards.indices {
        let entry = change.cards[index].reset(keepsCounts: keepsCounts, context)
        change.reviews.append(entry)
        if !keepsPosition { change.cards[index].position = context.lastPosition + 1 + index }
      }
    case .reposition(let wanted): change.cards = wanted.moved(cards, context)
    case .addTags(let text):
      let tags = Tags(text).names
      change.notes = notes.changed(context) { note in tags.forEach { note.tags.insert($0) } }
    case .removeTags(let text):
      let tags = Tags(text).names
      change.notes = notes.changed(context) { note in tags.forEach { note.tags.remove($0) } }
    case .replace: change.notes = notes.changed(context) { context.replace(&$0) }
    case .append(let additions):
      change.notes = notes.changed(context) { note in
        for addition in additions { addition.append(to: &note.content) }
      }
    case .changeType(_, let fields):
      guard let type = context.type else { break }
      change.notes = notes.changed(context) { note in
        if note.content.type.id != type.id { note.content.change(to: type, taking: fields) }
      }
    case .join:
      let joining = NoteJoining(notes, cards, text: context.comparedText)
      change.notes = joining.changed.map { note in
        var note = note
        note.modified = context.now.time
        return note
      }
      change.removedNotes = joining.removed
    case .delete: change.removedNotes = Set(notes.lazy.map(\.id))
    }
    return change
  }

  /// The number of flags, that of no flag among them.
  private static let flags: UInt8 = 8
}

extension [Flashcard] {
  /// The cards that an edit changes, changed.
  func changed(_ edit: (inout Flashcard) -> Void) -> [Flashcard] {
    compactMap { old in
      var card = old
      edit(&card)
      return card == old ? nil : card
    }
  }
}

extension [Note] {
  /// The notes that an edit changes, changed at its time.
  fileprivate func changed(_ context: EditContext, _ edit: (inout Note) -> Void) -> [Note] {
    compactMap { old in
      var note = old
      edit(&note)
      guard note != old else { return nil }
      note.modified = context.now.time
      return note
    }
  }
}
