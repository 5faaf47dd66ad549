import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// Shows the payment cards that wait in the letterbox, one after the other, and asks whether to keep
/// each.
struct LetterboxCardScreen: Screen {
  typealias Data = WalletData

  enum Action: Sendable {
    case choose(Int), scroll(Int), confirm, close
  }

  enum Choice: Int, CaseIterable, Codable {
    case later, keep, discard
  }

  /// The cards that are not answered for yet.
  private(set) var cards: [LetterboxCard]
  /// The number of cards that were asked about before these.
  private(set) var asked = 0
  private(set) var choice = Choice.later
  /// The first visible line, where the card has no room.
  private var firstLine = 0
  /// True until the answer is carried out.
  private(set) var isAnswered = false

  private enum CodingKeys: CodingKey {
    case cards, asked, choice
  }

  /// Asks about cards; there has to be one.
  init(_ cards: [LetterboxCard]) {
    self.cards = cards
  }

  static let bindings =
    DialogKeys.bindings(confirm: Action.confirm, back: .close) { .choose($0) }

  /// The keys where the card has no room.
  static let scrollingBindings: [KeyBinding<Action>] =
    [
      KeyBinding(.pageDown, does: .scroll(1), .keyPage, in: .moving, named: "page-down"),
      KeyBinding(.pageUp, does: .scroll(-1), .keyPage, in: .moving, named: "page-up"),
    ] + bindings

  static let tables = [bindings, scrollingBindings]

  func table(_ context: WalletContext) -> [KeyBinding<Action>] {
    hiddenLines(context) > 0 ? Self.scrollingBindings : Self.bindings
  }

  /// The same question about the cards that wait now, as far as it was asked already.
  func following(_ waiting: [LetterboxCard]) -> LetterboxCardScreen {
    var screen = LetterboxCardScreen(waiting)
    guard let card = cards.first, let index = waiting.firstIndex(where: { $0.file == card.file })
    else { return screen }
    screen.cards.remove(at: index)
    screen.cards.insert(waiting[index], at: 0)
    screen.choice = choice
    screen.isAnswered = isAnswered
    return screen
  }

  mutating func perform(_ action: Action, _ context: WalletContext) -> [Request] {
    guard !isAnswered, let card = cards.first else { return [] }
    switch (action, choice) {
    case (.choose(let step), _):
      choice = choice.advanced(by: step)
      return []
    case (.scroll(let pages), _):
      // A line of the page before stays.
      let page = max(1, box(context.environment).textHeight(in: context.size) - 1)
      firstLine = max(0, min(firstLine + pages * page, hiddenLines(context)))
      return []
    case (.close, _), (.confirm, .later): return goOn()
    case (.confirm, .keep): return answer(.keep, card)
    case (.confirm, .discard): return answer(.discard, card)
    }
  }

  private mutating func answer(_ answer: LetterboxAnswer, _ card: LetterboxCard) -> [Request] {
    isAnswered = true
    return [.run(.answer(answer, file: card.file))]
  }

  /// Goes on with the next card.
  private mutating func goOn() -> [Request] {
    isAnswered = false
    choice = .later
    firstLine = 0
    guard cards.count > 1 else { return [.close] }
    cards.removeFirst()
    asked += 1
    return []
  }

  mutating func receive(_ reply: WalletReply, _ context: WalletContext) -> [Request] {
    guard case .answered(let outcome) = reply else { return [] }
    if case .failed = outcome {
      isAnswered = false
      return []
    }
    return goOn()
  }

  func frame(in size: Size, _ context: WalletContext) -> Rect {
    let area = StatusBar.rectAbove(in: size)
    return area.centered(box(context.environment).size(within: area.size))
  }

  func draw(into canvas: inout Canvas, _ context: WalletContext) {
    let theme = context.theme
    box(context.environment)
      .draw(in: canvas.bounds, into: &canvas, theme: theme, style: theme.accent)
  }

  private func box(_ environment: ScreenEnvironment) -> DialogBox {
    DialogBox(
      heading: heading(environment.wording),
      text: paragraphs(environment).joined(separator: "\n\n"),
      choices: Choice.allCases.map { environment.wording(words($0)) },
      selected: choice.rawValue
    ).scrolled(to: firstLine)
  }

  private func hiddenLines(_ context: WalletContext) -> Int {
    box(context.environment).hiddenLines(in: context.size)
  }

  /// The heading, with the number of the card where there are several.
  func heading(_ wording: Wording) -> String {
    let count = asked + cards.count
    guard count > 1 else { return wording(.letterboxCardTitle) }
    return wording(.letterboxCardCounted(number: "\(asked + 1)", count: "\(count)"))
  }

  /// The card, another that has its number, and the question.
  func paragraphs(_ environment: ScreenEnvironment) -> [String] {
    guard let card = cards.first else { return [] }
    let wording = environment.wording
    return [
      card.summary(wording),
      card.sameAs.map { wording(.letterboxCardSame(name: $0)) },
      wording(.letterboxCardAsk(time: environment.words(for: card.time))),
    ].compactMap(\.self)
  }

  /// The words of an answer.
  func words(_ choice: Choice) -> Phrase {
    switch choice {
    case .later: .letterboxCardLater
    case .keep: .letterboxCardKeep
    case .discard: .letterboxCardDiscard
    }
  }
}

extension LetterboxCard {
  /// A summary of its shown parts, on one line.
  func summary(_ wording: Wording) -> String {
    [
      title, brand, wording(.lineModeLastFour(digits: wording.digits(lastFour))), holder,
      expiry?.printed(wording) ?? "",
      hasCode ? wording(.letterboxCardCode) : "", wording.all(labels),
    ].filter { !$0.isEmpty }.joined(separator: wording(.listComma))
  }
}

extension LetterboxCardScreen {
  func scene(_ context: LineModeContext<WalletData, Action>) -> LineModeScene<Action> {
    let environment = context.screen.environment
    return LineModeScene(
      name: "letterbox card \(cards.first?.file ?? "")",
      lines: ([heading(context.wording)] + paragraphs(environment)).map { .text($0) },
      choices: Choice.allCases.map { other in
        LineModeChoice(
          String(other.rawValue + 1),
          context.wording(words(other)),
          .choose(other.rawValue - choice.rawValue),
          .confirm
        )
      } + [context.back(.close)],
      listsChoices: true,
      isQuestion: true,
      prompt: context.wording(.lineModeChoose)
    )
  }
}
