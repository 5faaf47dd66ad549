import FoundationEssentials
import Wording

/// Writes manual pages: those of all commands in a language to a folder, as the program describes them
/// in JSON on standard input (`cardcase --experimental-dump-help`), or cardcase(7) for the text on
/// standard input to standard output.
@main
enum ManualPages {
  struct NoSuchLanguage: Error {
    let code: String
  }

  /// Called with the code of the language and the folder, or with nothing.
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    var input = ""
    while let line = readLine(strippingNewline: false) { input += line }
    guard let code = arguments.first, let folder = arguments.dropFirst().first else {
      return print(try OverviewPage.filled(input), terminator: "")
    }
    guard let language = Language.all.first(where: { $0.code == code }) else {
      throw NoSuchLanguage(code: code)
    }
    let program = try DescribedCommand(describedBy: Data(input.utf8))
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
