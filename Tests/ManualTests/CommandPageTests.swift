import Foundation
import Testing
import Wording

@Suite("The manual pages of commands")
struct CommandPageTests {
  /// The folders of the pages, by language.
  static let folders: [(code: String, folder: String)] = [
    ("en", "docs/man"), ("zh_Hans", "docs/man/zh_Hans"), ("zh_Hant", "docs/man/zh_Hant"),
    ("ja", "docs/man/ja"),
  ]

  @Test("are what the help of the program says, each command with its own", arguments: folders)
  func pages(code: String, folder: String) throws {
    let language = try #require(Language.all.first { $0.code == code })
    let words = ManualWords(wording: Wording(language))
    let commands = try DescribedCommand.program(in: code).all()
    #expect(commands.count > 45)
    var names: Set<String> = []
    for (path, command) in commands {
      let page = CommandPage(command: command, path: path, words: words)
      let name = CommandPage.name(path) + ".1"
      names.insert(name)
      try RenewedFile(path: "\(folder)/\(name)").check(page.text)
    }
    for name in try RenewedFile.names(in: folder, endings: ["1"]).subtracting(names) {
      guard RenewedFile.isRenewing else {
        Issue.record("\(folder)/\(name) is of no command: make manual")
        continue
      }
      try RenewedFile(path: "\(folder)/\(name)").remove()
    }
  }
}
