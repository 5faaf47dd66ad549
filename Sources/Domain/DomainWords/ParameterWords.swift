package import Flashcards
package import Wording

extension ParameterTextError {
  /// The sentence about the error, for the user who typed the numbers.
  package func sentence(_ wording: Wording) -> String {
    switch self {
    case .empty: wording(.parametersEmpty)
    case .noNumber(_, let word): wording(.optionNoNumber(word: word))
    case .refused(.wrongCount(let count)): wording(.parametersWrongCount(count))
    case .refused(.outOfRange(let index, let value, let range)):
      wording(
        .parametersOutOfRange(
          place: String(index + 1),
          value: FSRSParameters.shown(value),
          low: FSRSParameters.shown(range.lowerBound),
          high: FSRSParameters.shown(range.upperBound)
        )
      )
    }
  }
}

extension FSRSParameters {
  /// The values for display.
  package var shown: String { values.map(Self.shown).joined(separator: ", ") }

  /// A number with up to four decimals, without trailing zeros.
  package static func shown(_ value: Double) -> String {
    guard value.magnitude < 1e9 else { return "\(value)" }
    let rounded = (value * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
  }
}
