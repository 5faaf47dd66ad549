import ArgumentParser
import CardcaseApp
import Wording

/// `cardcase note`: the commands about notes.
struct NoteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    "note",
    abstract: .helpNote,
    subcommands: [Find.self]
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

    @Flag(help: ArgumentHelp(.helpDeckJSON))
    var json = false

    func run() throws {
      try options.use(root) { try DeckTool(in: $0).find(query, asJSON: json) }.show()
    }
  }
}
