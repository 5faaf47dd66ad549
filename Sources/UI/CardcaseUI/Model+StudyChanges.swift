import Flashcards
import WindowLevels

/// What becomes of changes of flashcards that were asked for.
extension Model {
  /// Tells the screen that asked for slow work how it goes on.
  mutating func tellWorking(_ news: WorkEvent, token: Int?) -> [Effect] {
    if let token { keeping.removeValue(forKey: token) }
    return Set([studyWindow, transferWindow].compactMap(\.self)).flatMap { window in
      tell(window) { content, _ in
        content.receive(news)
        return []
      }
    }
  }

  /// A change is on disk.
  mutating func kept(_ token: Int) -> [Effect] {
    guard let (asking, change) = keeping.removeValue(forKey: token) else { return [] }
    return follow(change, askedBy: asking) { $0.kept(change, $1) }
  }

  /// A step is taken back, or is not.
  mutating func takenBack(_ result: UndoResult) -> [Effect] {
    guard case .done(_, let change) = result, let studyWindow else {
      return deliver(.takenBack(result))
    }
    return follow(change, askedBy: studyWindow) { $0.receive(.takenBack(result), $1) }
  }

  /// What is in memory follows a change that is on disk, then the screen that asked goes on, then the
  /// others follow.
  private mutating func follow(
    _ change: ChangeSet,
    askedBy asking: WindowID,
    _ goOn: (inout any ScreenContent, ScreenContext) -> [Request]
  ) -> [Effect] {
    var created: Set<CardID> = []
    let day = today(at: now)
    changeOpen { vault in
      if let shelf = vault.contents.shelf {
        created = Set(change.cards.map(\.id).filter { shelf.card($0) == nil })
      }
      vault.contents.follow(change, on: day)
    }
    var effects = tell(asking, goOn)
    effects += tellScreens(but: asking) { content, context in
      content.follow(change, created: created, context)
      return content.advance(context)
    }
    return effects
  }
}

extension VaultSnapshot {
  /// Follows a change that is on disk.
  fileprivate mutating func follow(_ change: ChangeSet, on day: StudyDay) {
    shelf?.apply(change, on: day)
    let notes = change.notes.map(\.id.rawValue)
    for id in notes + change.cards.map(\.id.rawValue) + change.parameters.map(\.id.rawValue) {
      newestStudyID = max(newestStudyID, id)
    }
    if let deck = shelf?.deck.id, change.removedDecks.contains(deck) {
      shelf = nil
      shelfLoading = nil
    }
    for deck in change.decks {
      if let index = decks.firstIndex(where: { $0.deck.id == deck.id }) {
        decks[index].deck = deck
      } else {
        decks.append(DeckSummary(deck: deck))
      }
    }
    decks.removeAll { change.removedDecks.contains($0.deck.id) }
    decks.sort { $0.deck.name < $1.deck.name }
    // What is due has changed with it; it is counted again once a list of decks is in front.
    decksLoading = .wanted
  }
}
