extension StudyCounts {
  /// The time that an answer is taken to need before any was given, in milliseconds.
  public static let usualDuration: Int64 = 8_000

  /// The minutes that studying these cards takes, rounded up. A new card is taken to be answered
  /// twice.
  ///
  /// - Parameter duration: The median time of the learner's answers in milliseconds; nil if unknown.
  public func minutes(eachAnswerTaking duration: Int64?) -> Int {
    let answers = Int64(review + learning + 2 * new)
    let needed = answers * max(1, duration ?? Self.usualDuration)
    return Int((needed + 59_999) / 60_000)
  }
}
