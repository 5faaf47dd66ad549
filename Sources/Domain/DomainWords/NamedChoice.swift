package import Flashcards
package import Wording

/// A value of an option of decks that is one of few, each with a name.
package protocol NamedChoice: CaseIterable, Equatable, Sendable {
  /// The name.
  var name: Phrase { get }
  /// The name in commands and JSON.
  var argument: String { get }
}

extension LeechAction: NamedChoice {
  /// The name.
  package var name: Phrase {
    switch self {
    case .tag: .optionLeechTag
    case .suspend: .optionLeechSuspend
    }
  }

  /// The name in commands and JSON.
  package var argument: String {
    switch self {
    case .tag: "tag"
    case .suspend: "suspend"
    }
  }
}
