package import Flashcards
package import PaymentCards
package import Wording

extension CardInformation.State {
  /// The name of the state.
  package var phrase: Phrase {
    switch self {
    case .suspended: .stateSuspended
    case .buried: .stateBuried
    case .phase(.new): .columnNew
    case .phase(.learning), .phase(.relearning): .columnLearning
    case .phase(.review): .stateReview
    }
  }
}

extension CardInformation.Fact {
  /// The name of the fact, and what it is in words, on a day of study.
  package func words(
    _ wording: Wording,
    at now: LocalMoment,
    _ boundary: DayBoundary
  ) -> (label: Phrase, value: String) {
    let today = boundary.day(of: now)
    func day(_ moment: LocalMoment) -> String {
      wording.day(moment, ago: today - boundary.day(of: moment))
    }
    func interval(days: Double) -> String {
      wording.interval(.milliseconds(Int64(days * 86_400_000)))
    }
    return switch self {
    case .state(let state): (.columnState, wording(state.phrase))
    case .flag(let flag): (.keyFlag, String(flag))
    case .added(let time):
      (.columnCreated, day(LocalMoment(time: time, zoneOffset: now.zoneOffset)))
    case .firstReview(let moment): (.factFirstAnswer, day(moment))
    case .latestReview(let moment): (.cardLastAnswer, day(moment))
    case .due(let due): (.columnDue, wording.words(for: due, at: now, boundary))
    case .position(let position): (.columnPosition, String(position))
    case .interval(let days): (.columnInterval, wording.interval(.days(days)))
    case .ease(let ease): (.columnEase, wording.percent(String(ease / 10)))
    case .stability(let days): (.statisticsStabilityTitle, interval(days: days))
    case .difficulty(let difficulty):
      (.statisticsDifficultyTitle, wording.decimal(difficulty))
    case .retrievability(let share):
      (.statisticsRetrievabilityTitle, wording.percent(of: share))
    case .reviews(let count): (.cardAnswers, String(count))
    case .lapses(let count): (.cardLapses, String(count))
    case .averageTime(let time):
      (.factAverageTime, wording.interval(.milliseconds(Int64(time))))
    case .totalTime(let time): (.factTotalTime, wording.spent(seconds: Int(time / 1_000)))
    case .template(let name): (.factCardType, name)
    case .noteType(let type): (.conflictFieldType, type.name(wording))
    case .deck(let name):
      (.columnDeck, wording.nested(name.levels, separator: DeckName.separator))
    case .preset(let name): (.factPreset, name ?? wording(.parametersStandard))
    case .cardID(let id): (.factCardID, String(id))
    case .noteID(let id): (.factNoteID, String(id))
    case .customData(let text): (.factCustomData, text)
    }
  }
}

extension CardInformation {
  /// The facts as labels and values.
  ///
  /// - Parameter isWhole: false for no more than what is of the schedule.
  package func words(
    _ wording: Wording,
    at now: LocalMoment,
    _ boundary: DayBoundary,
    isWhole: Bool = true
  ) -> [(label: String, value: String)] {
    facts.filter { isWhole || $0.isOfSchedule }.map { fact in
      let words = fact.words(wording, at: now, boundary)
      return (wording(words.label), words.value)
    }
  }
}

extension Wording {
  /// A share from 0 to 1 in whole percent.
  package func percent(of share: Double) -> String {
    percent(String(Int((share * 100).rounded())))
  }

  /// A date, such as 2026-11-21.
  package func date(of day: CalendarDay) -> String {
    date(day.day, day.month.month, day.month.year, written: day.hyphenated)
  }

  /// The date of a moment where it was.
  func date(of moment: LocalMoment) -> String {
    date(of: CalendarDay(nearestTo1970Plus: DayBoundary(rolloverHour: 0).day(of: moment)))
  }

  /// A date, and how long ago it was.
  fileprivate func day(_ moment: LocalMoment, ago days: Int) -> String {
    [date(of: moment), ago(days: days)].joined(separator: self(.listComma))
  }

  /// The day on which a card is due, and how long it is until then, or since.
  fileprivate func words(
    for due: Due,
    at now: LocalMoment,
    _ boundary: DayBoundary
  ) -> String {
    let today = boundary.day(of: now)
    let (day, left): (StudyDay, Interval) =
      switch due {
      case .day(let day): (day, .days(day - today))
      case .moment(let time):
        (
          boundary.day(of: LocalMoment(time: time, zoneOffset: now.zoneOffset)),
          .milliseconds(time.rawValue - now.time.rawValue)
        )
      }
    let date = date(of: CalendarDay(nearestTo1970Plus: day))
    guard left.seconds > 0 else {
      return [date, ago(days: today - day)].joined(separator: self(.listComma))
    }
    let time = interval(left)
    // Words would have another form behind "in" in some languages.
    return [date, isSpoken ? time : self(.stateDueIn(time: time))]
      .joined(separator: self(.listComma))
  }
}
