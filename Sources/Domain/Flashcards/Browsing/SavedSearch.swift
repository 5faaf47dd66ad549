/// A search with a name.
public struct SavedSearch: Hashable, Codable, Sendable {
  /// The name.
  public var name: String
  /// The search, in the language of searches.
  public var search: String

  /// Creates a saved search.
  public init(name: String, search: String) {
    self.name = name
    self.search = search
  }
}
