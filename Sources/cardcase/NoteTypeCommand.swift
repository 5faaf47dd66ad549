import ArgumentParser
import Commands
import Wording

/// `cardcase notetype`: the commands that tell about note types.
struct NoteTypeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    "notetype",
    abstract: .helpNoteType,
    subcommands: [List.self, Show.self]
  )

  /// `cardcase notetype list`.
  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpNoteTypeList
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Flag(help: ArgumentHelp(.helpDeckJSON))
    var json = false

    func run() throws {
      try options.use(root) { try DeckTool(in: $0).noteTypes(asJSON: json) }.show()
    }
  }

  /// `cardcase notetype show`.
  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpNoteTypeShow
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Argument(help: ArgumentHelp(.helpNoteTypeQuery, value: .helpValueName))
    var name: String

    @Flag(help: ArgumentHelp(.helpDeckJSON))
    var json = false

    func run() throws {
      try options.use(root) { try DeckTool(in: $0).noteType(name, asJSON: json) }.show()
    }
  }
}
