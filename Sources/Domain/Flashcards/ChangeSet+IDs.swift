extension ChangeSet {
  /// Has a source give no id that an object of the change has.
  public func skip(in ids: inout IDSource) {
    for deck in decks { ids.skip(to: deck.id.rawValue) }
    for type in noteTypes { ids.skip(to: type.id.rawValue) }
    for collection in collections { ids.skip(to: collection.id.rawValue) }
    for note in notes { ids.skip(to: note.id.rawValue) }
    for card in cards { ids.skip(to: card.id.rawValue) }
    for set in parameters { ids.skip(to: set.id.rawValue) }
  }
}
