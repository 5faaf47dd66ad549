import Wording

/// What the status line says.
struct StatusMessage: Hashable, Sendable {
  /// How it is meant, which has a sign besides its colour.
  enum Tone: Hashable, Sendable {
    case plain, success, problem
  }

  var tone: Tone = .plain
  var phrase: Phrase
  var values: [String: String] = [:]
}
