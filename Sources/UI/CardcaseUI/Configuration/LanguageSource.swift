import Wording

/// The source of the language in force.
package enum LanguageSource: Hashable, Sendable {
  /// The option of the command line.
  case option
  /// A line of the configuration file, from 1.
  case line(Int)
  /// The environment, or nothing.
  case environment
  /// The encoding of characters, in which only English can be written.
  case encoding

  /// The remark about it.
  func words(_ wording: Wording) -> String {
    switch self {
    case .option: "--language"
    case .line(let line): wording(.importLine(number: String(line)))
    case .environment, .encoding: wording(.configurationFromEnvironment)
    }
  }
}
