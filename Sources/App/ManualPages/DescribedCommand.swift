import FoundationEssentials

/// A command as the program itself describes it for other programs, in one language.
struct DescribedCommand: Decodable {
  let commandName: String
  let abstract: String?
  let discussion: String?
  let subcommands: [DescribedCommand]?
  let arguments: [Argument]?

  struct Argument: Decodable {
    enum Kind: String, Decodable {
      case positional, option, flag
    }

    struct Name: Decodable {
      let kind: String
      let name: String
    }

    let kind: Kind
    let shouldDisplay: Bool
    let isOptional: Bool
    let isRepeating: Bool
    let names: [Name]?
    let valueName: String?
    let abstract: String?
    let discussion: String?
    let allValues: [String]?
    let parsingStrategy: String

    /// True if the argument parser made it: its words are in no phrase.
    var isParsersOwn: Bool {
      ["Show the version.", "Show help information."].contains(abstract)
    }
  }

  /// Reads the program with all its commands from what it says of itself in JSON.
  init(describedBy json: Data) throws {
    self = try JSONDecoder().decode(Tool.self, from: json).command
  }

  private struct Tool: Decodable {
    let command: DescribedCommand
  }

  /// The commands that a user can type, without the argument parser's own.
  var shownSubcommands: [DescribedCommand] {
    (subcommands ?? []).filter { $0.commandName != "help" }
  }

  /// The command and all commands under it, each with the words that name it.
  func all(under path: [String] = []) -> [(path: [String], command: DescribedCommand)] {
    let path = path + [commandName]
    return [(path, self)] + shownSubcommands.flatMap { $0.all(under: path) }
  }
}
