/// Sessions of filtered decks.
extension StudySession {
  /// True if answers change no schedule.
  public var isPreview: Bool { filtered?.options.reschedules == false }

  /// True if a card is studied here: one in a filtered deck there only.
  func isOfSession(_ card: Flashcard) -> Bool { card.stay?.deck == filtered?.id }

  /// The moment at which a card in steps is due again; nil for other cards.
  func stepDue(of card: Flashcard) -> Timestamp? {
    if isPreview { return card.stay?.again }
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
