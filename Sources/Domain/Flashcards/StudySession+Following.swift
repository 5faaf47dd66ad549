/// A session follows what is done elsewhere, undone answers among it.
extension StudySession {
  /// Applies changes made elsewhere: new cards come last, changed ones keep their place, and
  /// suspended, buried or put off ones are left out. Answers that were undone or redone step the
  /// session back to their card or on from it.
  public mutating func follow(
    changed: [Flashcard],
    removed: Set<FlashcardID> = [],
    withdrawn: [Review] = [],
    given: [Review] = []
  ) {
    let redone = given.filter { $0.kind != .rescheduled }
      .compactMap { review in card(review.card).map { (review, $0) } }
    let moved = Set(
      (given + withdrawn).lazy.filter { $0.kind == .rescheduled }.map(\.card)
    )
    let new = changed.filter {
      cards[$0.id] == nil && isOfSession($0) && ($0.progress.phase == .new || $0.stay != nil)
    }
    for card in changed {
      insert(card)
      let isMoved = moved.contains(card.id)
      let isLater = isMoved && card.progress.waits(after: today)
      if card.isSuspended || card.isBuried(on: today) || isLater || !isOfSession(card) {
        leftOut.insert(card.id)
      } else if isMoved, !queue.main.dropFirst(place).contains(card.id) {
        leftOut.remove(card.id)
        queue.putLast(card.id, &place)
      } else {
        leftOut.remove(card.id)
      }
    }
    queue.append(new.map(\.id))
    leftOut.formUnion(removed)
    for id in removed { cards[id] = nil }
    self.given.removeAll { removed.contains($0.review.card) }
    for (review, before) in redone { stepOn(after: review, from: before) }
    for review in withdrawn where review.kind != .rescheduled { stepBack(before: review) }
    if let shown = current, leftOut.contains(shown) { current = nil }
  }

  /// Shows the card of an answer that was undone again.
  private mutating func stepBack(before review: Review) {
    guard let card = card(review.card) else { return }
    if let last = given.last, last.review.isSame(as: review) {
      given.removeLast()
      if let before = last.place { place = before }
      queue.setStep(card.id, due: last.step)
    } else {
      given.removeAll { $0.review.isSame(as: review) }
      queue.setStep(card.id, due: stepDue(of: card))
      if stepDue(of: card) == nil { queue.putFirst(card.id) }
    }
    guard !card.isSuspended, !card.isBuried(on: today), isOfSession(card) else { return }
    leftOut.remove(card.id)
    current = card.id
  }

  /// Goes on after an answer that was redone.
  private mutating func stepOn(after review: Review, from before: Flashcard) {
    guard let card = card(review.card), before.progress != card.progress || before.stay != card.stay
    else { return }
    given.append(SessionAnswer(review: review, place: place, step: queue.steps[card.id]))
    if place < queue.main.count, queue.main[place] == card.id { place += 1 }
    queue.setStep(card.id, due: card.isSuspended ? nil : stepDue(of: card))
    if current == card.id { current = nil }
  }
}

extension FlashcardProgress {
  /// True for a card that is due on a later day.
  fileprivate func waits(after today: StudyDay) -> Bool {
    if case .day(let day)? = due { day > today } else { false }
  }

  /// True for a card in review that is not due yet.
  func isReview(after today: StudyDay, _ now: Timestamp) -> Bool {
    guard phase == .review else { return false }
    return switch due {
    case .day(let day): day > today
    case .moment(let time): time > now
    case nil: false
    }
  }
}

extension Review {
  /// True for the same answer, however often it was undone and redone.
  fileprivate func isSame(as other: Review) -> Bool {
    card == other.card && moment.time == other.moment.time
  }
}
