/// What a plan for an exam leads to, as it is expected.
package struct ExamOutlook: Sendable, Codable, Hashable {
  /// The share of the cards known at the start of each day, from today to the day of the exam. Cards that
  /// were not seen are not known.
  package var known: [Double]
  /// The answers of each day until the exam, from today on.
  package var answers: [Double]
  /// The seconds of each day until the exam, from today on.
  package var seconds: [Double]

  /// The knowledge today, 0 to 1.
  package var knownToday: Double { known.first ?? 0 }
  /// The knowledge on the day of the exam, 0 to 1.
  package var knownThen: Double { known.last ?? 0 }
  /// The number of all answers.
  package var totalAnswers: Double { answers.reduce(0, +) }

  /// The mean minutes of the days with answers; 0 without any.
  package var minutesPerDay: Double {
    let days = seconds.count { $0 > 0 }
    return days == 0 ? 0 : seconds.reduce(0, +) / 60 / Double(days)
  }

  /// The day, counted from today, that takes the longest; nil without answers.
  package var longestDay: Int? {
    seconds.indices.max { seconds[$0] < seconds[$1] }.flatMap { seconds[$0] > 0 ? $0 : nil }
  }
}
