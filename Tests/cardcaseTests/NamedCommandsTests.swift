import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import Wording
@testable import cardcase

/// The commands that sentences and documents tell one to run.
@Suite("Commands that are named")
struct NamedCommandsTests {
  private static let root = Repository.root

  /// The names of the commands that have others beneath them.
  private static let groups = Set(Cardcase.configuration.subcommands.map { $0._commandName })

  /// The words of each command in a text: after the program's name those of a group's command and the
  /// options behind them. What follows is the rest of the sentence.
  private static func commands(in sentence: String) -> [[String]] {
    sentence.matches(of: /cardcase((?:\s+(?:--)?[a-z][a-z-]*)+)/).compactMap { match in
      let words = match.1.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let first = words.first else { return nil }
      if first.hasPrefix("--") { return words.prefix { $0.hasPrefix("--") }.map { $0 } }
      guard groups.contains(first) else { return nil }
      guard first != "schedule" else { return [first] }
      return [first] + words.dropFirst().prefix(1)
        + words.dropFirst(2).prefix { $0.hasPrefix("--") }
    }
  }

  /// The reason why the program's own parser refuses a command; nil where it takes it, but for
  /// values that a sentence leaves out.
  private static func problem(_ words: [String]) -> String? {
    do {
      _ = try Cardcase.parseAsRoot(words)
      return nil
    } catch {
      let message = Cardcase.message(for: error)
      // Help and the version come as errors too, which end the program with success.
      let isTaken = message.hasPrefix("Missing") || Cardcase.exitCode(for: error).isSuccess
      return isTaken ? nil : message
    }
  }

  @Test("in sentences are there")
  func sentences() {
    var count = 0
    for phrase in Phrase.ID.allCases {
      for command in Self.commands(in: Language.en.sentence(phrase, 2) ?? "") {
        count += 1
        #expect(Self.problem(command) == nil, "\(phrase): \(command)")
      }
    }
    #expect(count > 10)
  }

  @Test("in README and the documents are there, with their options")
  func documents() throws {
    let files = try [Self.root, Self.root.appending(path: "docs")].flatMap {
      try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }.filter { $0.pathExtension == "md" }
    var count = 0
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      let quoted = text.matches(of: /`cardcase ([^`]+)`/).map { String($0.1) }
      let typed = text.matches(of: /\$ cardcase ([^|>\n]+)/).map { String($0.1) }
      for command in quoted + typed {
        count += 1
        // Single quotes hold a word together.
        let words = command.matches(of: /'([^']*)'|\S+/).map { String($0.1 ?? $0.0) }
        #expect(Self.problem(words) == nil, "\(file.lastPathComponent): cardcase \(command)")
      }
    }
    #expect(count > 20)
  }

  @Test("in the entry of the menus are there")
  func entry() throws {
    let path = "Sources/Packaging/desktop/arpa.home.cardcase.desktop"
    let text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    let commands = text.matches(of: /\nExec=cardcase(.*)/).map {
      $0.1.split(separator: " ").map(String.init)
    }
    #expect(commands.count == 3)
    for words in commands { #expect(Self.problem(words) == nil, "\(words)") }
  }

  @Test("that are not there would be found")
  func missing() {
    #expect(Self.commands(in: "see cardcase vault check, or") == [["vault", "check"]])
    #expect(Self.problem(["vault", "check"]) != nil)
    #expect(Self.problem(["--no-such-option"]) != nil)
    #expect(Self.problem(["vault", "verify"]) == nil)
  }
}
