import ArgumentParser
import CardcaseApp
import Foundation

/// `cardcase deck`: flashcards in and out of the vault.
struct DeckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "deck",
    abstract: "Take flashcards in, write them out, list the decks.",
    discussion: "Asks for the passcode on the terminal.",
    subcommands: [Import.self, UndoImport.self, Export.self, List.self, Parameters.self]
  )

  /// Writes what a command tells to where it belongs.
  static func show(_ report: DeckTool.Report) throws {
    for remark in report.remarks {
      StandardStreams.complain(remark)
    }
    StandardStreams.show(report.lines)
    if !report.isGood { throw ExitCode.failure }
  }

  /// `cardcase deck import`.
  struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Take notes from a file into the vault.",
      discussion: """
        Reads fields between tabs, commas or semicolons, with Anki's headers or without; the \
        Markdown of hashcards; and a JSON array of objects with prompt and answer. Notes that are \
        there already get the file's words and keep their progress. A line that can't be read is \
        named, and then nothing is taken in. undo-import takes it back. The exit status is 1 where \
        nothing came in.
        """
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var place: VaultCommand.Place

    @Argument(help: "The file; - is standard input.")
    var file: String

    @Option(help: "The deck for notes that name none. Default: what the file says, or its name.")
    var deck: String?

    @Flag(help: "Take the rest in where lines can't be read.")
    var skipBad = false

    @Flag(help: "Tell what would be done, and change nothing.")
    var preview = false

    func run() throws {
      try DeckCommand.show(
        place.useDecks(root) {
          try $0.take(file, deck: deck, skipsBad: skipBad, isPreview: preview)
        }
      )
    }
  }

  /// `cardcase deck undo-import`.
  struct UndoImport: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "undo-import",
      abstract: "Take the last import back, in one step.",
      discussion: """
        Notes that came with it go, with their cards; notes that it changed get their old words, \
        unless they were changed since. If notes that came with it were answered or changed since, \
        nothing is done without --force.
        """
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var place: VaultCommand.Place

    @Flag(help: "Take back notes that were answered or changed since, too.")
    var force = false

    func run() throws {
      try DeckCommand.show(place.useDecks(root) { try $0.undoImport(force: force) })
    }
  }

  /// `cardcase deck export`.
  struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Write notes to a file that Anki and this program can read.",
      discussion: """
        Fields stand between tabs, or between commas where the file's name ends in .csv. The file is \
        not sealed.
        """
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var place: VaultCommand.Place

    @Argument(help: "The file; - is standard output, where that is a pipe or a file.")
    var file: String

    @Argument(help: "The deck, with those within it. Default: all decks.")
    var deck: String?

    @Flag(help: "Write over a file that is there.")
    var replace = false

    func run() throws {
      try DeckCommand.show(
        place.useDecks(root) { try $0.export(deck, to: file, replaces: replace) }
      )
    }
  }

  /// `cardcase deck list`.
  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the decks, with what can be studied now."
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var place: VaultCommand.Place

    func run() throws {
      try DeckCommand.show(place.useDecks(root) { try $0.list() })
    }
  }

  /// `cardcase deck parameters`.
  struct Parameters: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Show or set the parameters of a deck's memory model.",
      discussion: """
        Without an option it writes the 21 numbers of FSRS-6. With --set they are read from a file: \
        17, 19 or 21 numbers with commas or blanks between them, as Anki shows them. What is known \
        of the deck's cards is then worked out anew from their answers; the days on which they are \
        due stay, unless --reschedule is given.
        """
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var place: VaultCommand.Place

    @Argument(help: "The deck.")
    var deck: String

    @Option(
      help: ArgumentHelp("Read numbers from this file; - is standard input.", valueName: "file")
    )
    var set: String?

    @Flag(help: "Put the standard parameters in force.")
    var standard = false

    @Flag(help: "Move cards to the days that follow from the parameters.")
    var reschedule = false

    @Flag(help: "Tell what would be done, and change nothing.")
    var preview = false

    func validate() throws {
      if set != nil, standard {
        throw ValidationError("--set and --standard exclude each other.")
      }
      if set == nil, !standard, reschedule || preview {
        throw ValidationError("--reschedule and --preview need --set or --standard.")
      }
    }

    func run() throws {
      let new: DeckTool.NewParameters? =
        standard ? .standard : set.map { .file($0) }
      try DeckCommand.show(
        place.useDecks(root) { tool in
          guard let new else { return try tool.parameters(of: deck) }
          return try tool.setParameters(
            new,
            of: deck,
            reschedules: reschedule,
            isPreview: preview
          )
        }
      )
    }
  }
}
