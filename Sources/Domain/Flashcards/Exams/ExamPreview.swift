/// What is possible for an exam, before one agrees on it.
package struct ExamPreview: Sendable, Equatable {
  /// An alternative: so many minutes a day, and what is known on the day with them.
  package struct Alternative: Sendable, Equatable {
    /// The most minutes on one day.
    package let minutes: Int
    /// The share of the cards known on the day of the exam, 0 to 1.
    package let known: Double
  }

  /// The exam with the plan that takes the least time, and how it stands.
  package let exam: Exam
  /// What the plan leads to.
  package let outlook: ExamOutlook
  /// The new cards of each day from today to the one before the exam.
  package let introduced: [Double]
  /// What other times a day lead to, the shortest first.
  package let alternatives: [Alternative]
  /// The new cards a day, and the day until which they come; nil without any.
  package let introduction: (perDay: Int, until: StudyDay)?

  /// The minutes of the longest day, as alternatives have them.
  package var minutes: Int { max(1, Int(((outlook.seconds.max() ?? 0) / 60).rounded())) }

  package static func == (one: ExamPreview, other: ExamPreview) -> Bool {
    one.exam == other.exam && one.outlook == other.outlook
      && one.introduced == other.introduced && one.alternatives == other.alternatives
  }
}
