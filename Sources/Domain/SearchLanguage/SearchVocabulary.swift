/// The names that a search can be completed with.
package struct SearchVocabulary: Hashable, Sendable {
  /// The kinds of names.
  package enum Kind: Hashable, Sendable, CaseIterable {
    case decks, tags, fields, templates, presets
    /// The names of note types.
    case types
  }

  private let names: [Kind: [String]]

  /// A vocabulary with the names of each kind, in the order in which they are told.
  package init(_ names: [Kind: [String]] = [:]) { self.names = names }

  /// The names of a kind.
  package subscript(kind: Kind) -> [String] { names[kind] ?? [] }
}
