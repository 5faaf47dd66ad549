import PaymentCards
import Windowing
import Wording

/// One card of the wallet, drawn. Its number and its security code are hidden until one of them is
/// asked for, and again after ten seconds, a lock, or when the terminal loses the focus.
struct CardScreen: ScreenContent {
  enum Action: Sendable {
    case reveal(CardField), turn, close
  }

  /// The card's id.
  let card: Int64
  /// The card as it turns.
  private(set) var turn = CardTurn()
  /// What can be read, and until when.
  private(set) var revealed: (field: CardField, until: Instant)?

  /// How long a revealed field can be read.
  private static let revealTime = Duration.seconds(10)

  private enum CodingKeys: CodingKey {
    case card
  }

  init(card: Int64) {
    self.card = card
  }

  static let bindings: [KeyBinding<Action>] = [
    KeyBinding(.character("r"), .character(" "), does: .reveal(.number), .keyReveal),
    KeyBinding(.character("s"), does: .reveal(.securityCode), .keyRevealCode),
    KeyBinding(.character("t"), .control("t"), does: .turn, .keyTurnCard),
    KeyBinding(.escape, .left, does: .close, .keyBack),
  ]

  var screen: Screen { .card(self) }

  func nextFrame(after now: Instant) -> Instant? {
    [turn.nextFrame(after: now), revealed?.until].compactMap(\.self).filter { $0 > now }.min()
  }

  mutating func hideSecrets() {
    revealed = nil
  }

  mutating func press(_ key: Key, _ context: ScreenContext) -> [Request]? {
    let side = turn.target
    let requests = act(on: key, context)
    if turn.target == side { turn.finish() }
    return requests
  }

  mutating func perform(_ action: Action, _ context: ScreenContext) -> [Request] {
    guard let shown = context.contents.cards.first(where: { $0.id == card })?.card else {
      return [.close]
    }
    switch action {
    case .reveal(let field): return reveal(field, of: shown, context)
    case .turn: turn.turnOver(at: context.now, moving: context.moves)
    case .close: return [.close]
    }
    return []
  }

  private mutating func reveal(
    _ field: CardField,
    of card: PaymentCard<SecretDigits>,
    _ context: ScreenContext
  ) -> [Request] {
    if isRevealed(field, at: context.now) {
      revealed = nil
      return []
    }
    guard field == .number || card.securityCode != nil else {
      return [.tell(StatusMessage(phrase: .codeNotKept))]
    }
    revealed = (field, context.now.advanced(by: Self.revealTime))
    let side = field == .number ? .front : card.codeSide
    turn.turn(to: side, at: context.now, moving: context.moves)
    return [.tell(StatusMessage(phrase: field == .number ? .numberRevealed : .codeRevealed))]
  }

  private func isRevealed(_ field: CardField, at now: Instant) -> Bool {
    revealed.map { $0.field == field && now < $0.until } ?? false
  }

  func draw(into canvas: inout Canvas, _ context: ScreenContext) {
    guard let shown = context.contents.cards.first(where: { $0.id == card })?.card else { return }
    Heading.draw([context.wording(.homeWallet), shown.title], into: &canvas, context)
    let view = KeptCardView(
      card: shown,
      showsNumber: isRevealed(.number, at: context.now),
      showsCode: isRevealed(.securityCode, at: context.now),
      context: context
    )
    view.draw(step: turn.step(at: context.now), into: &canvas)
  }
}

extension PaymentCard {
  /// The side that its security code is on.
  var codeSide: CardTurn.Side { brand?.facts.securityCode.side ?? .back }
}
