/// The state of a card as statistics tell it: by its phase, and by its interval once it is known.
public enum CardAge: Int, Sendable, CaseIterable {
  /// Never answered.
  case new
  /// In learning or relearning steps.
  case learning
  /// Known, at an interval of less than 21 days.
  case young
  /// Known, at an interval of 21 days and more.
  case mature

  /// The state of a card with this progress.
  public init(_ progress: CardProgress) {
    self =
      switch progress.phase {
      case .new: .new
      case .learning, .relearning: .learning
      case .review where progress.intervalDays >= StudyStatistics.matureInterval: .mature
      case .review: .young
      }
  }
}
