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
    let reason = wording(reason)
    let whole = nearest.map { wording(.configurationNearest(problem: reason, word: $0)) } ?? reason
    return wording(.configurationProblem(line: String(line), problem: whole))
  }
}

extension SyntaxProblem {
  /// The reason in words.
  var reason: Phrase {
    switch self {
    case .notText: .configurationNotText
    case .notALine: .configurationNotALine
    case .tableName: .configurationTableName
    case .tableTwice(let line): .configurationTableTwice(line: String(line))
    case .keyName: .configurationKeyName
    case .keyTwice(let line): .configurationKeyTwice(line: String(line))
    case .value: .configurationValue
    case .openString: .configurationOpenString
    case .escape: .configurationEscape
    case .number: .configurationNumber
    case .array: .configurationArray
    case .rest: .configurationRest
    }
  }
}
