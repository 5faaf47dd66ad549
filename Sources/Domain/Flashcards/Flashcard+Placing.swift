/// States of cards that are set, and not answered. Each has an entry in the log that is no answer, and what
/// the log does not explain in the card's placement.
extension Flashcard {
  /// Makes the card due as a known one. Its memory and its numbers of reviews and lapses stay.
  ///
  /// - Returns: the entry for the log.
  mutating func setDue(_ days: DueDays, _ context: EditContext) -> Review {
    let entry = entry(.manual, context)
    let ahead = days.day(of: id, seed: context.seed)
    let due = context.today + ahead
    let sinceLast = progress.lastReview.map { due - context.boundary.day(of: $0) }
    progress.phase = .review
    progress.step = 0
    progress.due = .day(due)
    progress.intervalDays = max(1, days.setsInterval ? ahead : sinceLast ?? ahead)
    placement = Placement(progress, at: entry.moment.time)
    comeBack(ease: carried?.factor)
    return entry
  }

  /// Moves the day of a known card. The log explains it, so that other parameters can still change what is
  /// known of its memory.
  ///
  /// - Returns: the entry for the log; nil if the card is not one that was answered and waits for a day.
  package mutating func move(
    to day: StudyDay,
    by scheduler: Scheduler,
    _ context: EditContext
  ) -> Review? {
    guard progress.phase == .review, let last = progress.lastReview else { return nil }
    let days = max(1, day - context.boundary.day(of: last))
    let entry = entry(
      .rescheduled,
      context,
      logged: .moved(days: days, from: progress.intervalDays, after: progress.reviews)
    )
    scheduler.move(&progress, to: days)
    carried = carried?.outdated(factor: carried?.factor ?? 0)
    return entry
  }

  /// Makes the card new. Its position stays.
  ///
  /// - Parameter keepsCounts: true to keep the numbers of reviews and lapses.
  /// - Returns: the entry for the log.
  mutating func reset(keepsCounts: Bool, _ context: EditContext) -> Review {
    let entry = entry(.reset, context)
    var wanted = FlashcardProgress.new
    if keepsCounts { (wanted.reviews, wanted.lapses) = (progress.reviews, progress.lapses) }
    // A replay of the log keeps the reviews, and forgets the lapses.
    let isExplained = wanted.reviews == progress.reviews && wanted.lapses == 0
    progress = wanted
    if !isExplained { placement = Placement(progress, at: entry.moment.time) }
    comeBack(ease: 0)
    return entry
  }

  /// Takes the card out of suspension, burial and a filtered deck, and has what came from Anki no longer be its state.
  private mutating func comeBack(ease: Int32?) {
    isSuspended = false
    buriedOn = nil
    stay = nil
    carried = carried?.outdated(factor: ease ?? 0)
  }

  /// An entry of the log that is no answer, later than all that the card has.
  private func entry(
    _ kind: ReviewKind,
    _ context: EditContext,
    logged: LoggedAnswer? = nil
  ) -> Review {
    var moment = context.now
    for last in [progress.lastReview?.time, placement?.time].compactMap(\.self)
    where last >= moment.time {
      moment = LocalMoment(
        time: last.advanced(byMilliseconds: 1),
        zoneOffset: context.now.zoneOffset
      )
    }
    return Review(
      card: id,
      moment: moment,
      duration: 0,
      rating: .again,
      kind: kind,
      logged: logged
    )
  }
}
