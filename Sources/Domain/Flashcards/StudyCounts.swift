/// The numbers of cards left in a session.
public struct StudyCounts: Sendable, Codable, Hashable {
  /// New cards.
  public var new = 0
  /// Cards in steps.
  public var learning = 0
  /// Cards due for review.
  public var review = 0

  /// The number of all of them.
  public var total: Int { new + learning + review }

  /// Creates the counts; 0 by default.
  public init(new: Int = 0, learning: Int = 0, review: Int = 0) {
    self.new = new
    self.learning = learning
    self.review = review
  }
}
