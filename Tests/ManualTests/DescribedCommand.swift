import Foundation
import TerminalHarness

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

  /// The program with all its commands.
  static func program(in language: String) throws -> DescribedCommand {
    let json = try BuiltProgram.output(["--language", language, "--experimental-dump-help"])
    return try JSONDecoder().decode(Tool.self, from: Data(json.utf8)).command
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

/// The program as it was built with the tests.
enum BuiltProgram {
  /// What it writes to standard output, in a locale that has all signs.
  static func output(_ arguments: [String]) throws -> String {
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: try BuiltProduct.path("cardcase"))
    process.arguments = arguments
    process.environment = ["HOME": "/nonexistent", "LC_ALL": "C.UTF-8"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }
}
