/// The origin of a set of parameters.
public enum ParameterOrigin: Sendable, Codable, Hashable {
  /// Entered by the user.
  case entered
  /// Fitted to a number of reviews.
  case fitted(reviews: Int)
}

/// A stored set of the model's parameters that decks can use and reviews can name. It is never
/// changed or deleted. The defaults need none.
public struct ParameterSet: Sendable, Codable, Hashable {
  /// The set's identifier.
  public let id: ParameterSetID
  /// The values.
  public let parameters: FSRSParameters
  /// The time of creation.
  public let made: Timestamp
  /// The origin.
  public let origin: ParameterOrigin

  /// Creates a set from its parts.
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

  /// The model that the values are for.
  public var kind: MemoryModelKind { .fsrs6 }
}
