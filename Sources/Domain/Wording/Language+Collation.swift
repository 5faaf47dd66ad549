package import Collation

extension Language {
  /// The order of names.
  package var collation: Collation { Collation(language: code) }
}

extension Wording {
  /// The order of names.
  package var collation: Collation { language.collation }
}
