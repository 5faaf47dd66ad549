import Preferences
package import Wording

/// A line of the configuration file that is not in force, with the reason.
package struct ConfigurationProblem: Hashable, Sendable {
  /// The number of the line, from 1.
  package let line: Int
  /// The reason, and what was probably meant.
  package let reason: Phrase
  /// The word that was probably meant; nil if none is near.
  package let nearest: String?

  init(line: Int, _ reason: Phrase, nearest: String? = nil) {
    self.line = line
    self.reason = reason
    self.nearest = nearest
  }

  /// The sentence about the problem, with the number of the line.
  package func sentence(_ wording: Wording) -> String {
    let meant = nearest.map { wording(.configurationNearest(word: $0)) } ?? ""
    let problem = wording.sentences([wording(reason), meant])
    return wording(.configurationProblem(line: String(line), problem: problem))
  }
}

extension SyntaxProblem {
  /// The reason in words.
  var reason: Phrase {
    switch self {
    case .notText: .configurationNotText
    case .notALine: .configurationNotALine
    case .tableName, .keyName: .configurationNameForm
    case .tableTwice(let line), .keyTwice(let line): .configurationTwice(line: String(line))
    case .value, .openString, .number, .array, .rest: .configurationValue
    case .escape: .configurationEscape
    }
  }
}
