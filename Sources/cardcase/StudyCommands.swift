import ArgumentParser
import Commands
import Flashcards
import Wording

/// `cardcase review`: the program, with the due cards of a deck after unlocking.
struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    "review",
    abstract: .helpReview,
    discussion: .helpStudyText
  )

  @ParentCommand var root: Cardcase
  @OptionGroup var options: ScreenOptions

  @Argument(help: ArgumentHelp(.helpDeckQuery, value: .helpValueDeck), completion: .decks)
  var deck: String?

  func run() throws {
    try options.open(root, StudyOpening(.review, of: deck.map { DeckQuery($0) }))
  }
}

/// `cardcase round`: the program, with a round on time after unlocking.
struct RoundCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    "round",
    abstract: .helpRound,
    discussion: .helpStudyText
  )

  @ParentCommand var root: Cardcase
  @OptionGroup var options: ScreenOptions

  @Argument(help: ArgumentHelp(.helpDeckQuery, value: .helpValueDeck), completion: .decks)
  var deck: String?

  func run() throws {
    try options.open(root, StudyOpening(.round, of: deck.map { DeckQuery($0) }))
  }
}

/// `cardcase stats`: the statistics of study.
struct StatisticsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    "stats",
    abstract: .helpStats
  )

  @ParentCommand var root: Cardcase
  @OptionGroup var options: VaultOptions

  @Argument(help: ArgumentHelp(.helpDeckQuery, value: .helpValueDeck), completion: .decks)
  var deck: String?

  @Flag(help: ArgumentHelp(.helpDeckJSON))
  var json = false

  func run() throws {
    try options.use(root) { try DeckTool(in: $0).statistics(of: deck, asJSON: json) }.show()
  }
}
