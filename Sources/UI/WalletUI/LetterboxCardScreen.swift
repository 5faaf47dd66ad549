import DomainWords
import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// Shows the payment cards that wait in the letterbox, one after the other, and asks whether to keep
/// each.
struct LetterboxCardScreen: DialogScreen {
  typealias Data = WalletData

  enum Action: DialogAnswering {
    case dialog(DialogAction), scroll(Int)

    static var hasLetters: Bool { false }
  }

  /// The cards that are not answered for yet.
  private(set) var cards: [LetterboxPaymentCard]
  /// The number of cards that were asked about before these.
  private(set) var asked = 0
  var choice = 0
  /// The first visible line, where the card has no room.
  private var firstLine = 0
  /// True until the answer is carried out.
  private(set) var isAnswered = false

  private enum CodingKeys: CodingKey {
    case cards, asked, choice
  }

  /// Asks about cards; there has to be one.
  init(_ cards: [LetterboxPaymentCard]) {
    self.cards = cards
  }

  /// The keys where the card has no room.
  static let bindings: [KeyBinding<Action>] =
    [
      KeyBinding(.pageDown, does: .scroll(1), .keyPage, in: .moving, named: "page-down"),
      KeyBinding(.pageUp, does: .scroll(-1), .keyPage, in: .moving, named: "page-up"),
    ] + Action.dialogKeys

  static let tables = [bindings]

  func table(_ context: WalletContext) -> [KeyBinding<Action>] {
    hiddenLines(context) > 0 ? Self.bindings : Action.dialogKeys
  }

  /// The same question about the cards that wait now, as far as it was asked already.
  func following(_ waiting: [LetterboxPaymentCard]) -> LetterboxCardScreen {
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
    guard !isAnswered, !cards.isEmpty else { return [] }
    switch action {
    case .dialog(let action): return follow(action, context)
    case .scroll(let pages):
      // A line of the page before stays.
      let page = max(1, box(context.environment).textHeight(in: context.size) - 1)
      firstLine = max(0, min(firstLine + pages * page, hiddenLines(context)))
      return []
    }
  }

  mutating func answer(_ choice: Int, _ context: WalletContext) -> [Request] {
    guard choice > 0, let card = cards.first else { return goOn() }
    isAnswered = true
    return [.run(.answer(choice == 1 ? .keep : .discard, file: card.file))]
  }

  /// Goes on with the next card.
  private mutating func goOn() -> [Request] {
    isAnswered = false
    choice = 0
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

  func prompt(_ context: WalletContext) -> Dialog {
    Dialog(
      box(context.environment),
      isGrave: false,
      saying: [heading(context.wording)] + paragraphs(context.environment)
    )
  }

  private func box(_ environment: ScreenEnvironment) -> DialogBox {
    let answers: [Phrase] = [.keyLater, .letterboxCardKeep, .letterboxCardDiscard]
    return DialogBox(
      heading: heading(environment.wording),
      text: paragraphs(environment).joined(separator: "\n\n"),
      choices: answers.map { environment.wording($0) },
      selected: choice
    ).scrolled(to: firstLine)
  }

  private func hiddenLines(_ context: WalletContext) -> Int {
    box(context.environment).hiddenLines(in: context.size)
  }

  /// The heading, with the number of the card where there are several.
  func heading(_ wording: Wording) -> String {
    let count = asked + cards.count
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
}

extension LetterboxPaymentCard {
  /// A summary of its shown parts, on one line.
  func summary(_ wording: Wording) -> String {
    [
      title, brand, wording(.lineModeLastFour(digits: wording.digits(lastFour))), holder,
      expiry?.printed(wording) ?? "",
      hasCode ? wording(.conflictCode) : "", wording.all(labels),
    ].filter { !$0.isEmpty }.joined(separator: wording(.listComma))
  }
}
