/// A set of a model's parameters that is kept, so that reviews can name it.
public struct ParameterSet: Sendable, Codable, Hashable {
  /// Names the set.
  public let id: ParameterSetID
  /// The model it is for.
  public let model: MemoryModelKind
  /// The values as they were given.
  public let values: [Double]

  /// Keeps a set that the model takes.
  public init(id: ParameterSetID, model: MemoryModelKind, values: [Double]) throws(ParameterError) {
    self.id = id
    self.model = model
    self.values = values
    _ = try makeModel()
  }

  /// The model with these parameters.
  public func makeModel() throws(ParameterError) -> any MemoryModel {
    switch model {
    case .fsrs6: FSRS6(try FSRSParameters(values))
    }
  }
}
