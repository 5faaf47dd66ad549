/// The states by which cards are found, by their names in searches.
package enum SearchState: String, Hashable, Sendable, CaseIterable {
  case new, review, learn, due, buried, suspended
  case buriedManually = "buried-manually"
  case buriedSibling = "buried-sibling"
}
