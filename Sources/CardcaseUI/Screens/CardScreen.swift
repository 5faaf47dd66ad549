import Windowing
import Wording

/// One card of the wallet. Its number is hidden until it is asked for, and again after a lock.
struct CardScreen: ScreenContent {
  enum Action: Sendable {
    case reveal, close
  }

  let card: Int
  var isRevealed = false

  private enum CodingKeys: CodingKey {
    case card
  }

  init(card: Int) {
    self.card = card
  }

  static let bindings: [KeyBinding<Action>] = [
    KeyBinding(.character("r"), .character(" "), does: .reveal, .keyReveal),
    KeyBinding(.escape, .left, does: .close, .keyBack),
  ]

  var screen: Screen { .card(self) }

  mutating func perform(_ action: Action, _ context: ScreenContext) -> [Request] {
    switch action {
    case .reveal:
      isRevealed.toggle()
      return []
    case .close:
      return [.close]
    }
  }

  func draw(into canvas: inout Canvas, _ context: ScreenContext) {
    guard context.contents.cards.indices.contains(card) else { return }
    let wording = context.wording
    let theme = context.theme
    let shown = context.contents.cards[card]
    Heading.draw([wording(.homeWallet), shown.name], into: &canvas, context)
    let rows: [(Phrase, String)] = [
      (.cardBrand, shown.brand), (.cardHolder, shown.holder), (.cardExpiry, shown.expiry),
    ]
    let captions = [.cardNumber] + rows.map(\.0)
    let column = captions.reduce(0) { max($0, displayWidth(of: wording($1))) } + 4
    canvas.write(
      wording(.cardNumber),
      at: Point(x: 2, y: Heading.height),
      style: theme.faint
    )
    drawNumber(shown.number, at: Point(x: column, y: Heading.height), into: &canvas, theme)
    for (index, row) in rows.enumerated() {
      let y = Heading.height + 1 + index
      canvas.write(wording(row.0), at: Point(x: 2, y: y), style: theme.faint)
      canvas.write(row.1, at: Point(x: column, y: y), ellipsis: theme.ellipsis)
    }
  }

  /// Puts the digits cell by cell, so that the number never becomes a string.
  private func drawNumber(
    _ digits: [UInt8],
    at point: Point,
    into canvas: inout Canvas,
    _ theme: Theme
  ) {
    canvas.cursor = point
    for (index, digit) in digits.enumerated() {
      let isShown = isRevealed || index >= digits.count - 4
      canvas.put(
        isShown ? Unicode.Scalar(0x30 + digit) : theme.mask,
        at: point.moved(x: index + index / 4),
        style: theme.title
      )
    }
  }
}
