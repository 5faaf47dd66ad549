package import Flashcards
package import Wording

extension EasyDay: NamedChoice {
  /// The name.
  package var name: Phrase {
    switch self {
    case .normal: .optionEasyNormal
    case .reduced: .optionEasyReduced
    case .minimum: .optionEasyMinimum
    }
  }

  /// The name in JSON.
  package var argument: String {
    switch self {
    case .normal: "normal"
    case .reduced: "reduced"
    case .minimum: "minimum"
    }
  }
}
