import Flashcards
import ReaderProtocol

extension PackageAnswer {
  /// The kind of review; what is no answer changes nothing.
  var reviewKind: ReviewKind {
    let isAnswer = (1...4).contains(ease)
    return switch kind {
    case 0 where isAnswer: .learning
    case 1 where isAnswer: .review
    case 2 where isAnswer: .relearning
    case 3 where isAnswer: factor == 0 ? .cram : .filtered
    case 4: factor == 0 ? .reset : .manual
    case 5: .rescheduled
    default: .manual
    }
  }

  /// The row as a review of a card.
  func review(of card: FlashcardID, _ calendar: CollectionCalendar) -> Review {
    Review(
      card: card,
      moment: calendar.moment(milliseconds: id),
      duration: duration,
      rating: Rating(rawValue: ease) ?? .again,
      kind: reviewKind,
      logged: LoggedAnswer(
        type: kind,
        ease: ease,
        interval: interval,
        previousInterval: lastInterval,
        factor: factor
      )
    )
  }
}
