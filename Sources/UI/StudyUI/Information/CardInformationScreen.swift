import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// All that there is to know about a card: its facts, its curve of forgetting and its log.
struct CardInformationScreen: StudyScreen {
  enum Action: Sendable {
    case span(Int), scroll(Int), edit, again, close
  }

  let card: FlashcardID
  /// The part of the curve that is shown.
  private(set) var span = ForgettingCurve.Span.all
  /// The first visible row.
  private(set) var scroll = 0
  /// The card with its note and its deck; nil until they are read.
  private(set) var row: CardRow?
  private var reviews: ReviewHistory?
  /// What is known of it; nil until it is read.
  private(set) var information: CardInformation?
  private var hasAsked = false
  /// The reason why it can't be read; nil if it can, as far as is known.
  private(set) var failure: FailureReason?

  private enum CodingKeys: CodingKey {
    case card, span, scroll
  }

  init(of card: FlashcardID) {
    self.card = card
  }

  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.tab, .right, does: .span(1), .curveRange, named: "next"),
      KeyBinding(.backTab, .left, does: .span(-1), .curveRange, named: "previous"),
      KeyBinding("e", does: .edit, .keyEdit),
      KeyBinding(.escape, does: .close, .keyBack),
    ] + ScrollKeys.bindings { .scroll($0) }

  /// The keys until the card is read, and if it can't be.
  private static let loadingBindings = [false, true].map {
    LoadingPlaceholder.bindings(isUnreadable: $0, again: Action.again, close: .close)
  }

  static let tables: [[KeyBinding<Action>]] = [bindings, loadingBindings[1]]

  func table(_ context: StudyContext) -> [KeyBinding<Action>] {
    guard information != nil else { return Self.loadingBindings[failure == nil ? 0 : 1] }
    let scrolls = CardInformationView(screen: self, context: context).mostScroll > 0
    return Self.bindings.filter { binding in
      switch binding.action {
      case .span: information?.curve != nil
      case .scroll: scrolls
      case .edit, .again, .close: true
      }
    }
  }

  mutating func perform(_ action: Action, _ context: StudyContext) -> [Request] {
    switch action {
    case .span(let step):
      let spans = ForgettingCurve.Span.allCases
      let index = spans.firstIndex(of: span) ?? 0
      span = spans[(index + step + spans.count) % spans.count]
      scroll = CardInformationView(screen: self, context: context).scrollToCurve
    case .scroll(let step):
      let most = CardInformationView(screen: self, context: context).mostScroll
      scroll = min(max(0, min(scroll, most) + step), most)
    case .edit: return row.map { [.open(NoteForm(editing: $0.note, in: $0.deck.id))] } ?? []
    case .again: return ask(context)
    case .close: return [.close]
    }
    return []
  }

  // MARK: Replies

  mutating func advance(_ context: StudyContext) -> [Request] {
    hasAsked ? [] : ask(context)
  }

  private mutating func ask(_ context: StudyContext) -> [Request] {
    (hasAsked, failure) = (true, nil)
    return [
      .run(.loadRows([card.rawValue], .cards, at: context.moment)), .run(.loadAnswers(of: card)),
    ]
  }

  mutating func didFail(because reason: FailureReason) {
    failure = reason
  }

  mutating func receive(_ response: StudyResponse, _ context: StudyContext) -> [Request] {
    switch response {
    case .rows(let rows, .cards):
      row = rows.first { $0.card.id == card }
      if row == nil { failure = .damaged }
    case .answers(let reviews, of: card): self.reviews = reviews
    default: return []
    }
    // The facts need not wait for the log.
    information = row.map {
      CardInformation($0, reviews ?? ReviewHistory(), at: context.moment, context.boundary)
    }
    return []
  }

  mutating func applyExternal(_ change: StudyData.Change, _ context: StudyContext) -> [Request] {
    guard case .saved(let change, _) = change else { return [] }
    let isGone =
      change.removedCards.contains(card) || row.map { $0.isRemoved(by: change) } ?? false
    return isGone ? [.close] : ask(context)
  }

  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    CardInformationView(screen: self, context: context).draw(into: &canvas)
  }
}

extension CardRow {
  /// True if a change deletes the card with its note or its deck.
  fileprivate func isRemoved(by change: ChangeSet) -> Bool {
    change.removedNotes.contains(note.id) || change.removedDecks.contains(deck.id)
  }
}
