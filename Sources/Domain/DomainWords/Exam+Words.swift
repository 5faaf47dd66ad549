package import Flashcards
package import Wording

extension Exam {
  /// Its name with the days until it, such as "Biology in 23 days".
  package func title(_ name: String, from today: StudyDay, _ wording: Wording) -> String {
    if day == today { return wording(.examTitleToday(name: name)) }
    return wording(
      isAhead(on: today) ? .examTitleIn(day - today, name: name) : .examTitleOver(name: name)
    )
  }

  /// The days until it, such as "in 23 days".
  package func days(from today: StudyDay, _ wording: Wording) -> String {
    if day == today { return wording(.examIsToday) }
    return wording(isAhead(on: today) ? .examIn(day - today) : .examIsOver)
  }

  /// How it stands, such as "81 % today, 94 % then, 12 minutes a day", and the cards that came later; nil
  /// once it is over, and before it was worked out.
  ///
  /// - Parameter tellsLater: false to leave out the cards that came later.
  package func numbers(
    on today: StudyDay,
    _ wording: Wording,
    tellsLater: Bool = true
  ) -> String? {
    guard isAhead(on: today), let standing else { return nil }
    let numbers = wording(
      .examNumbers(
        standing.minutes.wholeMinutes,
        today: wording.percent(of: standing.known),
        then: wording.percent(of: standing.then)
      )
    )
    guard tellsLater, standing.later > 0 else { return numbers }
    return [numbers, wording(.examLater(standing.later))].joined(separator: wording(.listComma))
  }
}

extension ExamPreview {
  /// A row of the preview: its label, and what is said.
  package typealias Row = (label: Phrase, value: String)

  /// The knowledge on each day, as bars of a small plot have it, at most so many.
  package func bars(_ count: Int) -> [Int] {
    let known = outlook.known
    guard known.count > 1, count > 1 else { return [] }
    let bars = min(count, known.count)
    return (0..<bars).map { Int((known[$0 * (known.count - 1) / (bars - 1)] * 100).rounded()) }
  }

  /// What is known today and on the day.
  package func known(_ wording: Wording) -> (today: String, then: String) {
    (
      wording(.examKnownToday(share: wording.percent(of: outlook.knownToday))),
      wording(.examKnownThen(share: wording.percent(of: outlook.knownThen)))
    )
  }

  /// The minutes of a day, and the new cards.
  ///
  /// - Parameter date: a day in words.
  package func rows(_ wording: Wording, _ date: (StudyDay) -> String) -> [Row] {
    var rows: [Row] = []
    func item(_ label: Phrase, _ value: String) -> String {
      wording(.lineModeItem(label: wording(label), value: value))
    }
    func list(_ parts: String...) -> String { parts.joined(separator: wording(.listComma)) }
    guard let standing = exam.standing else { return rows }
    if let longest = outlook.longestDay {
      let most = Phrase.examAtMost((outlook.seconds[longest] / 60).wholeMinutes)
      rows.append(
        (
          .examEachDayRow,
          list(
            wording(.minutes(standing.minutes.wholeMinutes)),
            item(most, date(standing.day + longest))
          )
        )
      )
    }
    if let introduction {
      rows.append(
        (
          .examNewRow,
          list(
            wording(.examNewLeft(standing.new)),
            wording(.examNewADay(introduction.perDay)),
            item(.examNewLast, date(introduction.until))
          )
        )
      )
    }
    return rows
  }

  /// The days from today to that of the exam.
  package var dayCount: Int { outlook.known.count }

  /// True for a day without study, counted from today.
  package func isOff(_ day: Int) -> Bool {
    exam.standing.map { day < dayCount - 1 && exam.daysOff.contains($0.day + day) } ?? false
  }

  /// The numbers of a day, counted from today: what is known at its start, its time and its new cards.
  package func words(on day: Int, _ wording: Wording) -> String {
    let known = wording.percent(of: outlook.known[day])
    guard day < dayCount - 1 else { return wording(.examKnownThen(share: known)) }
    let numbers = wording(
      .examOnDay(
        known: known,
        time: wording.time(ofDay: outlook.seconds[day]),
        new: wording.whole(introduced[day])
      )
    )
    guard isOff(day) else { return numbers }
    return [numbers, wording(.examDayOff)].joined(separator: wording(.listComma))
  }

  /// The alternatives, a sentence each.
  package func others(_ wording: Wording) -> [String] {
    alternatives.map { other in
      wording(.examAlternative(other.minutes, share: wording.percent(of: other.known)))
    }
  }

  /// What is not reached, and the way, a sentence each.
  package func sentences(_ wording: Wording) -> [String] {
    var sentences: [String] = []
    if case .knowledge(let wanted) = exam.aim, outlook.knownThen < wanted - Self.tolerance {
      sentences.append(
        wording(
          .examShort(
            share: wording.percent(of: outlook.knownThen),
            wanted: wording.percent(of: wanted)
          )
        )
      )
    }
    sentences.append(
      wording(.examRetention(retention: wording.percent(of: exam.plan.retention)))
    )
    return sentences
  }

  /// What is within it counts as reached.
  private static let tolerance = 0.005
}

extension Double {
  /// Minutes as they are told: whole ones, at least one.
  fileprivate var wholeMinutes: Int { Swift.max(1, Int(rounded())) }
}
