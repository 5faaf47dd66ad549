import ArgumentParser
import Commands
import Flashcards
import Wording

extension NoteCommand {
  /// `cardcase note edit`.
  struct Edit: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpNoteEdit,
      discussion: .helpNoteEditText
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Argument(help: ArgumentHelp(.helpNoteQuery, value: .helpValueQuery))
    var query: String

    @Option(help: ArgumentHelp(.helpNoteEditFlag, value: .helpValueNumber))
    var flag: FlagArgument?

    @Flag(help: ArgumentHelp(.helpNoteEditSuspend))
    var suspend = false

    @Flag(help: ArgumentHelp(.helpNoteEditUnsuspend))
    var unsuspend = false

    @Flag(help: ArgumentHelp(.helpNoteEditUnbury))
    var unbury = false

    @Option(help: ArgumentHelp(.helpNoteEditAddTags, value: .helpValueTags))
    var addTags: String?

    @Option(help: ArgumentHelp(.helpNoteEditRemoveTags, value: .helpValueTags))
    var removeTags: String?

    @Option(help: ArgumentHelp(.helpNoteEditDeck, value: .helpValueDeck), completion: .decks)
    var deck: String?

    @Option(help: ArgumentHelp(.helpNoteEditDue, value: .helpValueDays))
    var due: DaysArgument?

    @Flag(help: ArgumentHelp(.helpNoteEditReset))
    var reset = false

    @Option(help: ArgumentHelp(.helpNoteEditReposition, value: .helpValueNumber))
    var reposition: Int?

    @OptionGroup var attached: AttachedFileOptions

    /// The edits that are asked for.
    private var wanted: [NoteEdit] {
      [
        flag.map { .edit(.flag($0.flag)) }, suspend ? .edit(.suspend(true)) : nil,
        unsuspend ? .edit(.suspend(false)) : nil, unbury ? .edit(.unbury) : nil,
        addTags.map { .edit(.addTags($0)) }, removeTags.map { .edit(.removeTags($0)) },
        deck.map { .move(to: $0) }, due.map { .edit(.setDue($0.days)) },
        reset ? .edit(.reset(keepsPosition: true, keepsCounts: true)) : nil,
        reposition.map { .edit(.reposition(Repositioning(start: $0))) },
        attached.files.isEmpty
          ? nil : .attach(attached.files, withoutLocation: attached.noLocation),
      ].compactMap(\.self)
    }

    func validate() throws {
      guard wanted.count == 1 else { throw ValidationError(.usageOneEdit) }
    }

    func run() throws {
      guard let edit = wanted.first else { return }
      try options.use(root) {
        try DeckTool(in: $0).edit(query, by: edit, MediaTool(in: $0))
      }.show()
    }
  }

  /// `cardcase note replace`.
  struct Replace: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .helpNoteReplace,
      discussion: .helpNoteReplaceText
    )

    @ParentCommand var root: Cardcase
    @OptionGroup var options: VaultOptions

    @Argument(help: ArgumentHelp(.helpNoteQuery, value: .helpValueQuery))
    var query: String

    @Argument(help: ArgumentHelp(.helpNoteReplaceSearch, value: .helpValueText))
    var search: String

    @Argument(help: ArgumentHelp(.helpNoteReplaceWith, value: .helpValueText))
    var replacement: String

    @Flag(help: ArgumentHelp(.helpNoteReplaceRegex))
    var regex = false

    @Flag(help: ArgumentHelp(.helpNoteReplaceMatchCase))
    var matchCase = false

    @Option(help: ArgumentHelp(.helpNoteReplaceField, value: .helpValueName))
    var field: String?

    @Flag(help: ArgumentHelp(.helpNoteReplaceTags))
    var tags = false

    @Flag(help: ArgumentHelp(.helpPreview))
    var preview = false

    func validate() throws {
      if search.isEmpty { throw ValidationError(.usageNoText) }
      if field != nil, tags {
        throw ValidationError(.usageOneOf(option: "--field", other: "--tags"))
      }
    }

    func run() throws {
      let request = FindReplaceRequest(
        search,
        by: replacement,
        isExpression: regex,
        matchesCase: matchCase,
        field: field,
        isOfTags: tags
      )
      try options.use(root) {
        try DeckTool(in: $0).replace(request, in: query, isPreview: preview)
      }.show()
    }
  }
}

/// The number of a flag, 0 for none.
struct FlagArgument: ExpressibleByArgument {
  let flag: UInt8

  init?(argument: String) {
    guard let flag = UInt8(argument), flag <= 7 else { return nil }
    self.flag = flag
  }

  static var allValueStrings: [String] { (0...7).map(String.init) }
}

/// Days from today, such as `3-7`.
struct DaysArgument: ExpressibleByArgument {
  let days: DueDays

  init?(argument: String) {
    // What is wrong with it does not matter: the help says how days are written.
    guard let days = try? DueDays(argument) else { return nil }
    self.days = days
  }
}
