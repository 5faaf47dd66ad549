import DomainWords
import Flashcards
import Screens
import SearchLanguage
import Widgets
import Wording

extension DeckRow {
  /// The id by which a deck is marked; filtered ones can't be.
  var markID: Int64 { deck?.id.rawValue ?? Self.unmarkable }

  /// An id that no deck has.
  static let unmarkable = Int64.min
}

/// What is done with a filtered deck.
extension DeckListScreen {
  /// Performs an action on the focused row.
  mutating func perform(
    _ action: Action,
    on deck: FilteredDeck,
    _ context: StudyContext
  ) -> [Request] {
    switch action {
    // One without cards has nothing to study, and offers to take some.
    case .study where isEmpty(context), .rebuild:
      work = .building
      return [.run(.build(deck, as: .filteredBuild, requiresCards: false))]
    case .study: return [.open(ReviewScreen(.filtered(deck.id)))]
    case .empty:
      work = .emptying
      return [.run(.empty(deck.id, deletes: false))]
    case .options: return [.open(FilteredDeckScreen(deck))]
    case .rename: return [.open(DeckNameScreen(.renamingFiltered(deck)))]
    case .browse:
      let search = SearchLiteral.term(.deck, deck.name.description) ?? ""
      return [.open(BrowserScreen(.everything, search: search))]
    case .delete:
      filteredRemoval = BulkConfirmation(deck.id)
      return []
    default: return []
    }
  }

  /// The question before a filtered deck is deleted.
  func filteredDialog(_ context: StudyContext) -> Dialog? {
    guard let filteredRemoval, let summary = context.data.filteredDeck(filteredRemoval.change)
    else { return nil }
    return filteredRemoval.dialog(
      .filteredRemovalText(summary.cards),
      go: .deleteNamed(name: context.wording.name(summary.deck.name)),
      context.wording
    )
  }

  /// Follows an action of that dialog.
  mutating func answerFiltered(_ action: DialogAction, _ context: StudyContext) -> [Request] {
    guard work == nil, let id = filteredRemoval.answer(action),
      let deck = context.data.filteredDeck(id)?.deck
    else { return [] }
    let name = context.wording.name(deck.name)
    work = .deletion(StatusMessage(tone: .success, .itemDeleted(name: name)))
    return [.run(.empty(id, deletes: true))]
  }

  /// The menu of a filtered deck in line mode.
  func filtered(_ summary: FilteredSummary, _ context: LineContext) -> LineScene {
    let wording = context.wording
    let isEmpty = isEmpty(context.screen)
    let words = FilteredPane.words(summary.deck, wording)
    let choices: [(Phrase, Action)] =
      (isEmpty ? [(.keyRebuild, .rebuild)] : [(.keyStudy, .study), (.keyRebuild, .rebuild)])
      + (isEmpty ? [] : [(.keyEmptyDeck, .empty)]) + [
        (.keyCards, .browse), (.keyRename, .rename), (.keyDelete, .delete(.focused)),
        (.keyOptions, .options),
      ]
    return LineModeScene(
      name: "filtered deck \(summary.deck.id.rawValue) \(summary.cards)",
      lines: [.text(wording.told(.filtered(summary)))] + words.map { .text($0) },
      choices: choices.enumerated().map { index, choice in
        LineModeChoice(String(index + 1), wording(choice.0), choice.1)
      } + [context.back()],
      value: summary.deck.name.description
    )
  }
}
