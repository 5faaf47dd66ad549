// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/usage.pot. Change it there.

extension Phrase {
  /// OVERVIEW: {text}
  package static func helpOverview(text: String) -> Phrase {
    Phrase(.helpOverview, [text])
  }
  /// USAGE: {usage}
  package static func helpUsage(usage: String) -> Phrase {
    Phrase(.helpUsage, [usage])
  }
  /// ARGUMENTS:
  package static var helpArguments: Phrase { Phrase(.helpArguments) }
  /// OPTIONS:
  package static var helpOptions: Phrase { Phrase(.helpOptions) }
  /// SUBCOMMANDS:
  package static var helpSubcommands: Phrase { Phrase(.helpSubcommands) }
  /// subcommand
  package static var helpSubcommand: Phrase { Phrase(.helpSubcommand) }
  /// See '{command}' for detailed help.
  package static func helpMore(command: String) -> Phrase {
    Phrase(.helpMore, [command])
  }
  /// (values: {values})
  package static func helpChoices(values: String) -> Phrase {
    Phrase(.helpChoices, [values])
  }
  /// Show the version.
  package static var helpOfVersion: Phrase { Phrase(.helpOfVersion) }
  /// Show help information.
  package static var helpOfHelp: Phrase { Phrase(.helpOfHelp) }
  /// Show subcommand help information.
  package static var helpOfSubcommands: Phrase { Phrase(.helpOfSubcommands) }
  /// Error: {problem}
  package static func usageError(problem: String) -> Phrase {
    Phrase(.usageError, [problem])
  }
  /// Help:  {text}
  package static func usageArgument(text: String) -> Phrase {
    Phrase(.usageArgument, [text])
  }
  /// Usage: {usage}
  package static func usageOf(usage: String) -> Phrase {
    Phrase(.usageOf, [usage])
  }
  /// See '{command}' for more information.
  package static func usageMore(command: String) -> Phrase {
    Phrase(.usageMore, [command])
  }
  /// Unknown option '{option}'
  package static func usageUnknownOption(option: String) -> Phrase {
    Phrase(.usageUnknownOption, [option])
  }
  /// Unknown option '{option}'. Did you mean '{other}'?
  package static func usageUnknownOptionLike(option: String, other: String) -> Phrase {
    Phrase(.usageUnknownOptionLike, [option, other])
  }
  /// Invalid option: {option}
  package static func usageInvalidOption(option: String) -> Phrase {
    Phrase(.usageInvalidOption, [option])
  }
  /// The option '{option}' does not take any value, but '{value}' was specified.
  package static func usageNoValueTaken(option: String, value: String) -> Phrase {
    Phrase(.usageNoValueTaken, [option, value])
  }
  /// Missing value for '{option}'
  package static func usageMissingValue(option: String) -> Phrase {
    Phrase(.usageMissingValue, [option])
  }
  /// Missing expected argument '{argument}'
  package static func usageMissingArgument(argument: String) -> Phrase {
    Phrase(.usageMissingArgument, [argument])
  }
  /// Unexpected argument '{argument}'
  package static func usageUnexpected(argument: String) -> Phrase {
    Phrase(.usageUnexpected, [argument])
  }
  /// {count} unexpected arguments: '{arguments}'
  package static func usageUnexpectedSeveral(count: String, arguments: String) -> Phrase {
    Phrase(.usageUnexpectedSeveral, [count, arguments])
  }
  /// The value '{value}' is invalid for '{argument}'
  package static func usageInvalidValue(value: String, argument: String) -> Phrase {
    Phrase(.usageInvalidValue, [value, argument])
  }
  /// The value '{value}' is invalid for '{argument}'. Please provide one of {choices}.
  package static func usageInvalidChoice(value: String, argument: String, choices: String) -> Phrase {
    Phrase(.usageInvalidChoice, [value, argument, choices])
  }
  /// --output and --fd can't both be given.
  package static var usageOutputAndDescriptor: Phrase { Phrase(.usageOutputAndDescriptor) }
  /// --output needs the path of a file.
  package static var usageEmptyOutput: Phrase { Phrase(.usageEmptyOutput) }
  /// --demo has a vault of its own: leave --vault out.
  package static var usageDemoAndVault: Phrase { Phrase(.usageDemoAndVault) }
  /// --passcode-fd needs the number of an open descriptor.
  package static var usageDescriptor: Phrase { Phrase(.usageDescriptor) }
  /// --vault needs the path of a file.
  package static var usageEmptyVault: Phrase { Phrase(.usageEmptyVault) }
  /// --set and --standard exclude each other.
  package static var usageSetAndStandard: Phrase { Phrase(.usageSetAndStandard) }
  /// --reschedule and --preview need --set or --standard.
  package static var usageSetMissing: Phrase { Phrase(.usageSetMissing) }
  /// --wait needs a number of seconds from 0 to 86400.
  package static var usageWait: Phrase { Phrase(.usageWait) }
  /// deck add takes the words as arguments, and reads nothing from standard input: - is no note.
  package static var usageAddDash: Phrase { Phrase(.usageAddDash) }
}
