import Flashcards
import Screens
import WindowLevels
import Wording

/// The wait for the decks before the study that a command asked for. It gives way to that study, or
/// to the list of decks, or says on the screen beneath it why there is nothing to study.
struct StudyOpeningScreen: StudyScreen {
  enum Action: Sendable {
    case again, close
  }

  let opening: StudyOpening

  private enum CodingKeys: CodingKey {
    case opening
  }

  static let bindings: [KeyBinding<Action>] = LoadingPlaceholder.bindings(
    isUnreadable: false,
    again: .again,
    close: .close
  )
  private static let unreadableBindings = LoadingPlaceholder.bindings(
    isUnreadable: true,
    again: Action.again,
    close: .close
  )
  static let tables: [[KeyBinding<Action>]] = [bindings, unreadableBindings]

  func table(_ context: StudyContext) -> [KeyBinding<Action>] {
    context.data.decksLoading.failure == nil ? Self.bindings : Self.unreadableBindings
  }

  var requirement: StudyRequirement? { .decks }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    switch action {
    case .again: [.reload]
    case .close: [.close]
    }
  }

  mutating func advance(_ context: StudyContext) -> [Request] {
    guard context.data.decksLoading == .done else { return [] }
    return [.close] + giveWay(to: context.data)
  }

  private func giveWay(to data: StudyData) -> [Request] {
    guard !data.decks.isEmpty else { return [.tell(StatusMessage(.commandNoDecks))] }
    guard let query = opening.deck else { return next(data) }
    let rows = data.deckRows.filter { opening.kind == .review || $0.filtered == nil }
    let fitting = DeckQuery(query.text).matches(among: rows, by: \.name)
    guard let deck = fitting.first else {
      return [.tell(StatusMessage(tone: .problem, .commandNoMatch(query: query.text)))]
    }
    guard fitting.count == 1 else {
      return [
        .bring(DeckListScreen(focusing: deck.name)),
        .tell(StatusMessage(.openingSeveral(deck: query.text))),
      ]
    }
    return [.bring(study(of: deck.source))]
  }

  /// The study where no deck is named: what is due, or a round of the only deck there is.
  private func next(_ data: StudyData) -> [Request] {
    switch opening.kind {
    case .review:
      guard let deck = data.outline.urgent.first else {
        return [.tell(StatusMessage(.homeNothingDue))]
      }
      return [.bring(study(of: deck))]
    case .round:
      guard data.decks.count > 1 else { return [.bring(RoundScreen(deck: data.decks[0].deck.id))] }
      return [.bring(DeckListScreen()), .tell(StatusMessage(.openingChoose))]
    }
  }

  private func study(of source: StudySource) -> any Screen<StudyData> {
    switch opening.kind {
    case .review: ReviewScreen(source)
    case .round: RoundScreen(deck: source.contents)
    }
  }

  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    let wording = context.wording
    Heading.draw(
      [wording(.homeFlashcards), wording(.keyStudy)],
      into: &canvas,
      context.environment
    )
    LoadingPlaceholder(context).draw(into: &canvas, context)
  }

  func scene(_ context: LineModeContext<StudyData, Action>) -> LineModeScene<Action> {
    LoadingPlaceholder(context.screen).scene(context, again: .again, close: .close)
  }
}
