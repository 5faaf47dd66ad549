import FoundationEssentials
import Wording

/// Writes the manual pages of all commands in a language to a folder, as the program describes them in
/// JSON on standard input (`cardcase --experimental-dump-help`).
@main
enum ManualPages {
  struct NoSuchLanguage: Error {
    let code: String
  }

  /// Called with the code of the language and the folder.
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let code = arguments.first, let folder = arguments.dropFirst().first else { return }
    guard let language = Language.all.first(where: { $0.code == code }) else {
      throw NoSuchLanguage(code: code)
    }
    let program = try DescribedCommand(describedBy: Data(contentsOf: URL(filePath: "/dev/stdin")))
    for (name, text) in pages(of: program, in: language) {
      try Data(text.utf8).write(to: URL(filePath: folder).appending(path: name))
    }
  }

  /// The pages of a program and all its commands, by the names of their files.
  static func pages(of program: DescribedCommand, in language: Language) -> [String: String] {
    let words = ManualWords(wording: Wording(language))
    var pages: [String: String] = [:]
    for (path, command) in program.all() {
      let page = CommandPage(command: command, path: path, words: words)
      pages[CommandPage.name(path) + ".1"] = page.text
    }
    return pages
  }
}
