package import Flashcards
package import Wording

extension SimulationReport {
  /// The courses that were simulated, with their names.
  package func courses(_ wording: Wording) -> [(name: String, course: SimulatedCourse)] {
    let present = present.map { (wording(.simulatorPresent), $0) }
    let changed = changed.map { (wording(.simulatorChanged), $0) }
    return [present, changed].compactMap(\.self)
  }

  /// A sentence about each course, or that there is nothing to simulate.
  package func sentences(_ wording: Wording) -> [String] {
    guard cards > 0 else { return [wording(.simulatorNoCards)] }
    return courses(wording).map { name, course in
      wording(
        .simulatorCourse(
          name: name,
          time: wording.time(ofDay: course.secondsADay),
          known: wording.whole(course.knownAtEnd),
          cards: String(cards)
        )
      )
    }
  }
}

extension SimulatedRetention {
  /// The percentage, the time of a day and the cards known, in words.
  package func words(_ wording: Wording) -> (percent: String, time: String, known: String) {
    (
      wording.percent(String(percent)), wording.time(ofDay: secondsADay), wording.whole(known)
    )
  }
}

extension Wording {
  /// The time of a simulated day, which need not be a whole number of seconds.
  package func time(ofDay seconds: Double) -> String { spent(seconds: Int(seconds.rounded())) }

  /// A mean number, rounded to a whole one.
  package func whole(_ value: Double) -> String { String(Int(value.rounded())) }
}
