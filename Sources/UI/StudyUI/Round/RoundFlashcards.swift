import Flashcards
import Screens

/// The cards of a deck available for a round.
struct RoundFlashcards {
  let shelf: LoadedDeck

  init(_ shelf: LoadedDeck) {
    self.shelf = shelf
  }

  /// All cards, those added last first, as in the list of notes.
  var all: [FlashcardID] {
    shelf.order.flatMap { shelf.cards(of: $0) }.filter { shelf.hasFace($0.id) }.map(\.id)
  }

  /// The cards of a choice.
  func cards(
    _ choice: RoundScreen.Choice,
    picked: Set<FlashcardID>,
    _ context: StudyContext
  ) -> [FlashcardID] {
    all.filter { id in
      guard let card = shelf.card(id) else { return false }
      return switch choice {
      case .all: true
      case .due: card.progress.isDue(at: context.moment, boundary: context.boundary)
      case .forgotten: card.progress.lapses > 0
      case .flagged: card.flag > 0
      case .picked: picked.contains(id)
      }
    }
  }

  /// The change that grades the cards in the schedule by answers of a round.
  func grading(_ answers: [FlashcardID: Bool], _ context: StudyContext) -> ChangeSet {
    var change = ChangeSet()
    for (id, isRight) in answers.sorted(by: { $0.key < $1.key }) {
      guard var card = shelf.card(id) else { continue }
      var moment = context.moment
      if let last = card.progress.lastReview, last.time >= moment.time {
        moment.time = last.time.advanced(byMilliseconds: 1)
      }
      let rating: Rating = isRight ? .good : .again
      let scheduler = shelf.scheduler(of: card.deck, boundary: context.boundary)
      change.reviews.append(
        Review(
          card: id,
          moment: moment,
          duration: 0,
          rating: rating,
          kind: ReviewKind(of: card.progress.phase),
          model: scheduler.model.kind,
          parameters: scheduler.parameters
        )
      )
      card.progress =
        scheduler.outcome(of: rating, progress: card.progress, card: card.fuzzID, at: moment)
        .progress
      card.endStayIfOver()
      change.cards.append(card)
    }
    return change
  }
}
