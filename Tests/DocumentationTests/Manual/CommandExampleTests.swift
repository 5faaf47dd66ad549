import ArgumentParser
import Testing

@testable import cardcase
@testable import manual_pages

@Suite("The examples in manual pages")
struct CommandExampleTests {
  /// The words of the program's command in an example: from its name to the end of the command.
  private static func words(_ example: String) -> [String] {
    let tokens = example.matches(of: /(?:"(?:[^"\\]|\\.)*"|'[^']*'|[^\s"'])+/)
      .map { String($0.output) }
    let ends = ["|", "<", "3<", "3>"]
    return tokens.drop { $0 != "cardcase" }.dropFirst().prefix { !ends.contains($0) }
      .map { CompletedLine.unquoted($0, in: ["HOME": "/home/me"]) }
  }

  @Test(
    "are taken by the program, and are of the page's command",
    arguments: CommandExamples.byCommand.keys.sorted { $0.lexicographicallyPrecedes($1) }
  )
  func areTaken(path: [String]) throws {
    for example in try #require(CommandExamples.byCommand[path]) {
      let words = Self.words(example)
      let names = words.drop { $0 == "--demo" }
      #expect(path.count == 1 || names.starts(with: path.dropFirst()), "\(example)")
      #expect(throws: Never.self, "\(example)") { try Cardcase.parseAsRoot(words) }
    }
  }
}
