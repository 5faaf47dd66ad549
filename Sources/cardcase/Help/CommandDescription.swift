import ArgumentParser
import FoundationEssentials

/// A command as the argument parser describes it.
struct CommandDescription: Decodable {
  let commandName: String
  let abstract: String?
  let discussion: String?
  let subcommands: [CommandDescription]?
  let arguments: [Argument]?

  struct Argument: Decodable {
    enum Kind: String, Decodable {
      case positional, option, flag
    }

    let kind: Kind
    let shouldDisplay: Bool
    let names: [Name]?
    let valueName: String?
    let abstract: String?
    let discussion: String?
    let allValues: [String]?
  }

  struct Name: Decodable {
    enum Kind: String, Decodable {
      case long, short, longWithSingleDash
    }

    let kind: Kind
    let name: String
  }

  /// A command with its arguments and subcommands.
  ///
  /// - Throws: `DecodingError` where the description is of another form than this one.
  init(of command: (some ParsableCommand).Type) throws {
    let json = Data(command._dumpHelp().utf8)
    self = try JSONDecoder().decode(Tool.self, from: json).command
  }

  private struct Tool: Decodable {
    let command: CommandDescription
  }

  /// The command that the first of the words name, beginning with this one; nil where the first word
  /// is not its name.
  ///
  /// - Returns: the command, and the words that name it.
  func command(named words: [String]) -> (command: CommandDescription, path: [String])? {
    guard words.first == commandName else { return nil }
    let rest = Array(words.dropFirst())
    let inner = subcommands?.lazy.compactMap { $0.command(named: rest) }.first
    return inner.map { ($0.command, [commandName] + $0.path) } ?? (self, [commandName])
  }
}

extension CommandDescription.Argument {
  /// The names or the place of a value, as they are typed: "-h, --help", "--vault <path>", "<file>".
  var label: String {
    let value = valueName.map { "<\($0)>" } ?? ""
    let names = (names ?? []).map { ($0.kind == .long ? "--" : "-") + $0.name }
      .joined(separator: ", ")
    return switch kind {
    case .positional: value
    case .option: "\(names) \(value)"
    case .flag: names
    }
  }
}
