import Configuration
import Wording

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
