import Foundation
import Testing
import Wording

@testable import manual_pages

@Suite("The manual pages of commands")
struct CommandPageTests {
  /// The sections with their headings, without the sign that ends one in Chinese or Japanese, and the
  /// lines in them.
  private static func sections(_ page: String) -> [(heading: String, lines: [Substring])] {
    page.split(separator: "\n.Sh ").dropFirst().map { section in
      let lines = section.split(separator: "\n")
      let heading = lines[0].replacing(#"\&"#, with: "")
      return (String(heading), Array(lines.dropFirst()))
    }
  }

  @Test(
    "are there for each command, with what it is, how it is called and all of its options",
    arguments: Language.all.map(\.code)
  )
  func pages(code: String) throws {
    let language = try #require(Language.all.first { $0.code == code })
    let words = ManualWords(wording: Wording(language))
    let json = try BuiltProgram.output(["--language", code, "--experimental-dump-help"])
    let program = try DescribedCommand(describedBy: Data(json.utf8))
    let pages = ManualPages.pages(of: program, in: language)
    let commands = program.all()
    #expect(commands.count > 45)
    #expect(pages.count == commands.count)
    for (path, command) in commands {
      let name = CommandPage.name(path)
      let page = try #require(pages[name + ".1"], "\(name)")
      let sections = Self.sections(page)
      let headings = sections.map(\.heading)
      #expect(headings.starts(with: ["NAME", words.synopsis, words.description]), "\(name)")
      #expect(headings.last == words.seeAlso, "\(name)")
      #expect(sections.allSatisfy { !$0.lines.isEmpty }, "\(name)")
      #expect(page.contains("\n.Nm \(name)\n.Nd "), "\(name)")
      for argument in command.arguments ?? [] where argument.shouldDisplay {
        for option in argument.names ?? [] {
          #expect(page.contains("Fl \(option.name)"), "\(name): \(option.name)")
        }
      }
      for inner in command.shownSubcommands {
        #expect(page.contains(".It Xr \(name)-\(inner.commandName) 1"), "\(name)")
      }
      #expect(headings.contains(words.examples) == (CommandExamples.byCommand[path] != nil))
    }
  }
}
