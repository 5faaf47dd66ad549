import ArgumentParser
import Commands
import Flashcards
import Wording

/// `cardcase deck`: flashcards in and out of the vault.
struct DeckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    "deck",
    abstract: .helpDeck,
    subcommands: [
      Add.self, Import.self, UndoImport.self, Export.self, List.self, Show.self, Options.self,
      Parameters.self, Fit.self, Simulate.self, Exam.self, Load.self, Filter.self, Rebuild.self,
      Empty.self,
    ]
  )

  /// `cardcase deck import`.
  struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpDeckImport,
      discussion: .helpDeckImportText
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Argument(help: ArgumentHelp(.helpInputFile, value: .helpValueFile), completion: .file())
    var file: String

    @Option(help: ArgumentHelp(.helpImportFormat, value: .helpValueCardFormat))
    var format: FormatArgument<FlashcardImportFormat>?

    @Option(help: ArgumentHelp(.helpDeckImportDeck, value: .helpValueDeck), completion: .decks)
    var deck: String?

    @Flag(help: ArgumentHelp(.helpDeckImportSkipBad))
    var skipBad = false

    @Flag(help: ArgumentHelp(.helpPreview))
    var preview = false

    func run() throws {
      try options.use(root) {
        try DeckTool(in: $0).take(
          file,
          as: format?.format,
          deck: deck,
          skipsBad: skipBad,
          isPreview: preview
        )
      }.show()
    }
  }

  /// `cardcase deck undo-import`.
  struct UndoImport: ParsableCommand {
    static let configuration = CommandConfiguration(
      "undo-import",
      abstract: .helpDeckUndoImport
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Flag(help: ArgumentHelp(.helpDeckUndoImportForce))
    var force = false

    func run() throws {
      try options.use(root) { try DeckTool(in: $0).undoImport(force: force) }.show()
    }
  }

  /// `cardcase deck export`.
  struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpDeckExport,
      discussion: .helpDeckExportText
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Argument(help: ArgumentHelp(.helpOutputFile, value: .helpValueFile), completion: .file())
    var file: String

    @Argument(help: ArgumentHelp(.helpDeckExportDeck, value: .helpValueDeck), completion: .decks)
    var deck: String?

    @Flag(help: ArgumentHelp(.helpDeckExportHistory))
    var history = false

    @Flag(help: ArgumentHelp(.helpReplace))
    var replace = false

    func run() throws {
      try options.use(root) {
        try DeckTool(in: $0).export(deck, to: file, isHistory: history, replaces: replace)
      }.show()
    }
  }

  /// `cardcase deck fit`.
  struct Fit: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpDeckFit,
      discussion: .helpDeckFitText
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Flag(help: ArgumentHelp(.helpDeckParametersReschedule))
    var reschedule = false

    @Flag(help: ArgumentHelp(.helpPreview))
    var preview = false

    func run() throws {
      try options.use(root) {
        try DeckTool(in: $0).fit(reschedules: reschedule, isPreview: preview)
      }.show()
    }
  }

  /// `cardcase deck parameters`.
  struct Parameters: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpDeckParameters,
      discussion: .helpDeckParametersText
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Argument(
      help: ArgumentHelp(.helpDeckQuery, value: .helpValueDeck),
      completion: .decks
    )
    var deck: String

    @Option(help: ArgumentHelp(.helpInputFile, value: .helpValueFile), completion: .file())
    var set: String?

    @Flag(help: ArgumentHelp(.helpDeckParametersStandard))
    var standard = false

    @Flag(help: ArgumentHelp(.helpDeckParametersReschedule))
    var reschedule = false

    @Flag(help: ArgumentHelp(.helpPreview))
    var preview = false

    @Flag(help: ArgumentHelp(.helpDeckJSON))
    var json = false

    func validate() throws {
      if set != nil, standard {
        throw ValidationError(.usageOneOf(option: "--set", other: "--standard"))
      }
      if json, set != nil || standard {
        throw ValidationError(
          .usageOneOf(option: "--json", other: standard ? "--standard" : "--set")
        )
      }
      if set == nil, !standard, reschedule || preview {
        throw ValidationError(.usageSetMissing)
      }
    }

    func run() throws {
      let new: DeckTool.NewParameters? =
        standard ? .standard : set.map { .file($0) }
      try options.use(root) { context in
        let tool = DeckTool(in: context)
        guard let new else { return try tool.parameters(of: deck, asJSON: json) }
        return try tool.setParameters(
          new,
          of: deck,
          reschedules: reschedule,
          isPreview: preview
        )
      }.show()
    }
  }
}
