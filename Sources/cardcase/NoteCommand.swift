import ArgumentParser
import Commands
import Wording

/// `cardcase note`: the commands about notes.
struct NoteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    "note",
    abstract: .helpNote,
    subcommands: [Find.self, Edit.self, Replace.self]
  )

  /// `cardcase note find`.
  struct Find: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpNoteFind,
      discussion: .helpNoteFindText
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Argument(help: ArgumentHelp(.helpNoteQuery, value: .helpValueQuery))
    var query: String

    @Flag(help: ArgumentHelp(.helpNoteFindCards))
    var cards = false

    @Flag(help: ArgumentHelp(.helpDeckJSON))
    var json = false

    /// The arguments of the program with words that are looked for and begin with a hyphen where no
    /// option is looked for.
    static func arranged(_ arguments: [String]) -> [String] {
      guard arguments.first(where: { !$0.hasPrefix("-") }) == "note", arguments.contains("find"),
        !arguments.contains("--")
      else { return arguments }
      let isWord = { (text: String) in
        text.hasPrefix("-") && !text.hasPrefix("--") && text.count > 2
      }
      let words = arguments.filter(isWord)
      return words.isEmpty ? arguments : arguments.filter { !isWord($0) } + ["--"] + words
    }

    func run() throws {
      try options.use(root) {
        try DeckTool(in: $0).find(query, asJSON: json, tellsCards: cards)
      }.show()
    }
  }
}
