import ArgumentParser
import CardcaseApp
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
