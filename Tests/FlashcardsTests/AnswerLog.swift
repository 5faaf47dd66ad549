import Flashcards

/// The answers of a session as an undo log has them: what an answer changed is restored, and the
/// session follows.
struct AnswerLog {
  private struct Entry {
    let review: Review
    /// The card and its siblings before the answer and after it.
    let before: [Flashcard]
    let after: [Flashcard]
  }

  private var entries: [Entry] = []

  /// Answers the card shown.
  mutating func answer(
    _ rating: Rating,
    in session: inout StudySession,
    at now: LocalMoment,
    scheduler: Scheduler
  ) -> AnswerResult? {
    let before = session
    let given = session.answer(rating, duration: 0, at: now, scheduler: scheduler)
    guard let given else { return nil }
    let after = [given.card] + given.buried
    entries.append(
      Entry(review: given.review, before: after.compactMap { before.card($0.id) }, after: after)
    )
    return given
  }

  /// Undoes the last answer; nil if there is none.
  ///
  /// - Returns: the answer, and its card as it is then.
  mutating func undo(in session: inout StudySession) -> (review: Review, card: Flashcard)? {
    guard let entry = entries.popLast() else { return nil }
    let restored = zip(entry.before, entry.after).compactMap { old, new -> Flashcard? in
      guard var card = session.card(old.id) else { return nil }
      if old.progress != new.progress { card.progress = old.progress }
      if old.isSuspended != new.isSuspended { card.isSuspended = old.isSuspended }
      if old.buriedOn != new.buriedOn { card.buriedOn = old.buriedOn }
      return card
    }
    session.follow(changed: restored, withdrawn: [entry.review])
    return session.card(entry.review.card).map { (entry.review, $0) }
  }
}
