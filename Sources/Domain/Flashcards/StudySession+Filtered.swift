/// Sessions of filtered decks.
extension StudySession {
  /// True if the session is of a filtered deck whose answers change no schedule.
  public var isPreview: Bool { filtered?.options.reschedules == false }

  /// The filtered deck in which a card is studied here; nil for any other.
  package func filteredDeck(of card: Flashcard) -> FilteredDeck? {
    guard let stay = card.stay else { return nil }
    return stay.deck == filtered?.id ? filtered : beneath.first { $0.id == stay.deck }
  }

  /// True if answers to a card change no schedule.
  package func isPreview(_ card: Flashcard) -> Bool {
    filteredDeck(of: card)?.options.reschedules == false
  }

  /// True if a card is studied here: one in a filtered deck there, and with the decks around that.
  func isOfSession(_ card: Flashcard) -> Bool {
    guard card.stay == nil else { return filteredDeck(of: card) != nil }
    return filtered == nil && decks[card.deck].map { selected.contains($0.name) } ?? false
  }

  /// The moment at which a card in steps is due again; nil for other cards.
  func stepDue(of card: Flashcard) -> Timestamp? {
    if isPreview(card) { return card.stay?.again }
    return if case .moment(let time) = card.progress.due { time } else { nil }
  }

  /// Answers the card shown without a change of its schedule: it comes again after a delay, or goes home.
  mutating func preview(
    _ rating: Rating,
    _ delays: PreviewDelays,
    _ card: Flashcard,
    _ duration: UInt32,
    _ moment: LocalMoment
  ) -> AnswerResult {
    var (card, moment) = (card, moment)
    if let last = given.last(where: { $0.review.card == card.id })?.review.moment.time,
      last >= moment.time
    {
      moment.time = last.advanced(byMilliseconds: 1)
    }
    let delay = delays.seconds(after: rating)
    let review = Review(
      card: card.id,
      moment: moment,
      duration: min(duration, ReviewHistory.longestDuration),
      rating: rating,
      kind: .cram,
      logged: .preview(rating, delay, delays),
      isInFilteredDeck: true
    )
    let buried = burySiblings(of: card)
    card.stay = delay.flatMap { delay in
      card.stay?.comingAgain(at: moment.time.advanced(byMilliseconds: Int64(delay) * 1_000))
    }
    finish(review, card)
    return AnswerResult(review: review, card: card, isLeech: false, buried: buried)
  }
}
