/// A session has the siblings of answered cards wait.
extension StudySession {
  /// Buries the other cards of a note in all decks, those of the kinds that the answered card's deck names
  /// and that come with it or after it.
  mutating func burySiblings(of card: Flashcard) -> [Flashcard] {
    guard let options = decks[card.deck]?.options else { return [] }
    let kinds = options.buries.intersection(siblingKind(of: card).andLater)
    var buried: [Flashcard] = []
    for id in notes[card.note] ?? [] where id != card.id {
      guard var sibling = self.card(id), !sibling.isSuspended, !sibling.isBuried(on: today),
        queue.steps[id] == nil, !siblingKind(of: sibling).isDisjoint(with: kinds)
      else { continue }
      sibling.buriedOn = today
      cards[id] = SessionFlashcard(sibling)
      leftOut.insert(id)
      buried.append(sibling)
    }
    return buried
  }

  /// The kind of a card among its siblings. Where answers change no schedule all cards are reviews, until
  /// they come again after a delay.
  private func siblingKind(of card: Flashcard) -> SiblingKinds {
    guard let stay = card.stay, previews.contains(stay.deck) else {
      return card.progress.siblingKind
    }
    return stay.again == nil ? .reviews : []
  }
}
