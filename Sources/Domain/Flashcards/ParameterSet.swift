/// Where a set of parameters came from.
public enum ParameterOrigin: Sendable, Codable, Hashable {
  /// Someone gave the numbers.
  case entered
  /// They were fitted to so many reviews.
  case fitted(reviews: Int)
}

/// A set of the model's parameters that is kept, so that decks can use it and reviews can name it.
/// Once kept it never changes and never goes. The defaults need none.
public struct ParameterSet: Sendable, Codable, Hashable {
  /// Names the set.
  public let id: ParameterSetID
  /// The numbers.
  public let parameters: FSRSParameters
  /// When the set was made.
  public let made: Timestamp
  /// Where it came from.
  public let origin: ParameterOrigin

  /// Keeps the parts.
  public init(
    id: ParameterSetID,
    parameters: FSRSParameters,
    made: Timestamp,
    origin: ParameterOrigin
  ) {
    self.id = id
    self.parameters = parameters
    self.made = made
    self.origin = origin
  }

  /// The model that the numbers are for.
  public var kind: MemoryModelKind { .fsrs6 }
}
