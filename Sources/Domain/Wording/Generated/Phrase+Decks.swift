// swift-format-ignore-file
// Made by Tests/Scripts/make_words.py from po/decks.pot. Change it there.

extension Phrase {
  /// The decks can't be read
  package static var decksUnreadableTitle: Phrase { Phrase(.decksUnreadableTitle) }
  /// The reason: {reason}. Nothing was deleted. Enter tries again; cardcase vault verify says more, and cardcase vault restore brings a backup back.
  package static func decksUnreadableText(reason: String) -> Phrase {
    Phrase(.decksUnreadableText, [reason])
  }
  /// This deck can't be read
  package static var deckUnreadableTitle: Phrase { Phrase(.deckUnreadableTitle) }
  /// The reason: {reason}. Nothing was deleted. Enter tries again, Esc goes back; cardcase vault verify says more.
  package static func deckUnreadableText(reason: String) -> Phrase {
    Phrase(.deckUnreadableText, [reason])
  }
  /// Press {add} to add one, or {file} to import a file.
  package static func flashcardsEmptyText(add: String, file: String) -> Phrase {
    Phrase(.flashcardsEmptyText, [add, file])
  }
  /// Deck
  package static var columnDeck: Phrase { Phrase(.columnDeck) }
  /// New
  package static var columnNew: Phrase { Phrase(.columnNew) }
  /// Learning
  package static var columnLearning: Phrase { Phrase(.columnLearning) }
  /// Lrn
  package static var columnLearningShort: Phrase { Phrase(.columnLearningShort) }
  /// All
  package static var columnCardsShort: Phrase { Phrase(.columnCardsShort) }
  /// Due
  package static var columnDue: Phrase { Phrase(.columnDue) }
  /// Cards
  package static var columnCards: Phrase { Phrase(.columnCards) }
  /// Deck: {name} is added. Enter adds cards to it.
  package static func deckAdded(name: String) -> Phrase {
    Phrase(.deckAdded, [name])
  }
  /// Deck: it is called {name} now.
  package static func deckRenamed(name: String) -> Phrase {
    Phrase(.deckRenamed, [name])
  }
  /// Deck: {name} is deleted. u brings it back.
  package static func deckDeleted(name: String) -> Phrase {
    Phrase(.deckDeleted, [name])
  }
  /// Delete {parts}?
  package static func deckRemovalText(parts: String) -> Phrase {
    Phrase(.deckRemovalText, [parts])
  }
  /// {decks} within it
  package static func deckRemovalInner(decks: String) -> Phrase {
    Phrase(.deckRemovalInner, [decks])
  }
  /// Delete {name}? It has no cards.
  package static func deckRemovalEmpty(name: String) -> Phrase {
    Phrase(.deckRemovalEmpty, [name])
  }
  /// Keep it
  package static var deckRemovalKeep: Phrase { Phrase(.deckRemovalKeep) }
  /// Delete it
  package static var deckRemovalDelete: Phrase { Phrase(.deckRemovalDelete) }
  /// Delete it for good, so that nothing can undo it
  package static var deckRemovalForGood: Phrase { Phrase(.deckRemovalForGood) }
  /// New deck
  package static var deckAddTitle: Phrase { Phrase(.deckAddTitle) }
  /// Rename
  package static var deckRenameTitle: Phrase { Phrase(.deckRenameTitle) }
  /// The deck's name. Two colons put it within another: Languages::Welsh.
  package static var deckNameText: Phrase { Phrase(.deckNameText) }
  /// A name, and each part of it, needs a character.
  package static var deckNameEmpty: Phrase { Phrase(.deckNameEmpty) }
  /// There is a deck of that name.
  package static var deckNameTaken: Phrase { Phrase(.deckNameTaken) }
  /// New cards a day
  package static var optionNew: Phrase { Phrase(.optionNew) }
  /// Reviews a day
  package static var optionReviews: Phrase { Phrase(.optionReviews) }
  /// Wanted retention
  package static var optionRetention: Phrase { Phrase(.optionRetention) }
  /// Learning steps
  package static var optionLearning: Phrase { Phrase(.optionLearning) }
  /// Relearning steps
  package static var optionRelearning: Phrase { Phrase(.optionRelearning) }
  /// Longest interval
  package static var optionMaximum: Phrase { Phrase(.optionMaximum) }
  /// Lapses until a leech
  package static var optionLeeches: Phrase { Phrase(.optionLeeches) }
  /// A leech is
  package static var optionLeechAction: Phrase { Phrase(.optionLeechAction) }
  /// tagged
  package static var optionLeechTag: Phrase { Phrase(.optionLeechTag) }
  /// tagged and suspended
  package static var optionLeechSuspend: Phrase { Phrase(.optionLeechSuspend) }
  /// Keep new siblings apart
  package static var optionBuryNew: Phrase { Phrase(.optionBuryNew) }
  /// Keep due siblings apart
  package static var optionBuryReviews: Phrase { Phrase(.optionBuryReviews) }
  /// Spread due days
  package static var optionFuzz: Phrase { Phrase(.optionFuzz) }
  /// none
  package static var optionNoSteps: Phrase { Phrase(.optionNoSteps) }
  /// New cards that are begun on a day, with those of the decks within. A new card comes back several times in its first days.
  package static var optionNewNote: Phrase { Phrase(.optionNewNote) }
  /// Due cards that are shown on a day, and new ones among them. What is left over waits for the next.
  package static var optionReviewsNote: Phrase { Phrase(.optionReviewsNote) }
  /// The share of due cards that you want to remember. A higher one means more reviews.
  package static var optionRetentionNote: Phrase { Phrase(.optionRetentionNote) }
  /// The times after which a new card comes again, until it is known.
  package static var optionLearningNote: Phrase { Phrase(.optionLearningNote) }
  /// The times after which a forgotten card comes again, until it is known once more.
  package static var optionRelearningNote: Phrase { Phrase(.optionRelearningNote) }
  /// No card is away for longer than this.
  package static var optionMaximumNote: Phrase { Phrase(.optionMaximumNote) }
  /// A card forgotten this often is a leech: its words may need a change.
  package static var optionLeechesNote: Phrase { Phrase(.optionLeechesNote) }
  /// A leech gets a tag. Suspended, it also does not come again before you say so.
  package static var optionLeechActionNote: Phrase { Phrase(.optionLeechActionNote) }
  /// Two new cards of one note do not come on the same day.
  package static var optionBuryNewNote: Phrase { Phrase(.optionBuryNewNote) }
  /// Two due cards of one note do not come on the same day.
  package static var optionBuryReviewsNote: Phrase { Phrase(.optionBuryReviewsNote) }
  /// Cards that were learned together come back on days near each other, not all on one.
  package static var optionFuzzNote: Phrase { Phrase(.optionFuzzNote) }
  /// The numbers of the memory model: the standard ones, your own, or fitted to your answers.
  package static var optionParametersNote: Phrase { Phrase(.optionParametersNote) }
  /// "{word}" is no number.
  package static func optionNoNumber(word: String) -> Phrase {
    Phrase(.optionNoNumber, [word])
  }
  /// "{unit}" is no unit: s, m, h and d are.
  package static func optionNoUnit(unit: String) -> Phrase {
    Phrase(.optionNoUnit, [unit])
  }
  /// From {low} to {high}.
  package static func optionOutOfRange(low: String, high: String) -> Phrase {
    Phrase(.optionOutOfRange, [low, high])
  }
  /// There can be at most {n} steps.
  package static func optionTooManySteps(n: String) -> Phrase {
    Phrase(.optionTooManySteps, [n])
  }
  /// "{step}" is no step: one is from 1s to 365d long.
  package static func optionStepRange(step: String) -> Phrase {
    Phrase(.optionStepRange, [step])
  }
  /// From 0.7 to 0.99, or from 70 to 99 percent.
  package static var optionRetentionHint: Phrase { Phrase(.optionRetentionHint) }
  /// Times such as 15m 1d, with s, m, h or d; nothing for no steps.
  package static var optionStepsHint: Phrase { Phrase(.optionStepsHint) }
  /// Memory parameters
  package static var optionParameters: Phrase { Phrase(.optionParameters) }
  /// standard
  package static var optionParametersStandard: Phrase { Phrase(.optionParametersStandard) }
  /// its own
  package static var optionParametersOwn: Phrase { Phrase(.optionParametersOwn) }
  /// Next days
  package static var deckNextDays: Phrase { Phrase(.deckNextDays) }
  /// Nothing comes due on the next {days}.
  package static func aheadNothing(days: String) -> Phrase {
    Phrase(.aheadNothing, [days])
  }
  /// {cards} come due on the next {days}, the first of them {next}.
  package static func aheadReviews(cards: String, days: String, next: String) -> Phrase {
    Phrase(.aheadReviews, [cards, days, next])
  }
  /// tomorrow
  package static var aheadTomorrow: Phrase { Phrase(.aheadTomorrow) }
  /// in {n} days
  package static func aheadIn(n: String) -> Phrase {
    Phrase(.aheadIn, [n])
  }
}
