import ArgumentParser
import Commands
import Flashcards
import Wording

/// The options of a command that puts a thing into the letterbox.
struct AddOptions: ParsableArguments {
  @OptionGroup var vault: VaultOptions

  @Flag(help: ArgumentHelp(.helpAddUnlock))
  var unlock = false

  /// Adds a thing, and shows the report.
  func add(
    _ root: Cardcase,
    isConfirmed: Bool = false,
    needsVault: Bool = false,
    _ body: (LetterboxTool) throws -> CommandReport
  ) throws {
    try vault.use(root, isConfirmed: isConfirmed) {
      try body(LetterboxTool(in: $0, unlocks: unlock || needsVault))
    }.show()
  }
}

extension DeckCommand {
  /// `cardcase deck add`.
  struct Add: ParsableCommand {
    /// The types of notes by the names of their option.
    enum NoteType: String, ExpressibleByArgument, CaseIterable {
      case basic, reversed, typed, cloze

      /// The type.
      var kind: StandardNoteType {
        switch self {
        case .basic: .basic
        case .reversed: .basicAndReversed
        case .typed: .typed
        case .cloze: .cloze
        }
      }
    }

    static let configuration = CommandConfiguration(
      abstract: .helpDeckAdd,
      discussion: .helpDeckAddText
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: AddOptions

    @Option(help: ArgumentHelp(.helpDeckAddDeck, value: .helpValueDeck), completion: .decks)
    var deck: String?

    @Option(help: ArgumentHelp(.helpDeckAddTags, value: .helpValueTags))
    var tags = ""

    @Option(help: ArgumentHelp(.helpDeckAddType, value: .helpValueType))
    var type: NoteType?

    @OptionGroup var attached: AttachedFileOptions

    @Argument(help: ArgumentHelp(.helpDeckAddPrompt, value: .helpValuePrompt))
    var prompt: String

    @Argument(help: ArgumentHelp(.helpDeckAddAnswer, value: .helpValueAnswer))
    var answer = ""

    func validate() throws {
      if prompt == "-" || answer == "-" { throw ValidationError(.usageAddDash) }
    }

    func run() throws {
      try options.add(root, needsVault: !attached.files.isEmpty) {
        try $0.addNote(
          prompt,
          answer,
          kind: (type ?? .basic).kind,
          deck: deck,
          tags: tags,
          files: attached.files,
          withoutLocation: attached.noLocation
        )
      }
    }
  }
}

extension CardCommand {
  /// `cardcase card add`.
  struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpCardAdd,
      discussion: .helpCardAddText
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: AddOptions

    @Flag(name: [.long, .customLong("yes")], help: ArgumentHelp(.helpCardAddAnyway))
    var anyway = false

    func run() throws {
      try options.add(root, isConfirmed: anyway) { try $0.addCard(anyway: anyway) }
    }
  }
}
