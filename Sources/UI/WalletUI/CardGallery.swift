import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// Draws the cards that end next side by side, with nothing of them but what the list knows: as many
/// as fit, each of them whole.
struct CardGallery {
  let cards: [WalletEntry]
  let context: WalletContext

  private static let card = CardLayout.regular
  /// The columns between two cards.
  private static let gap = 2
  /// The rows of a card, with its name above it.
  private static let rowHeight = card.size.height + 1

  /// The columns and rows of cards that fit beneath the head.
  private static func grid(in rect: Rect) -> (columns: Int, rows: Int) {
    (
      max(0, (rect.width + gap) / (card.size.width + gap)),
      max(0, (rect.height - SectionHead.height) / rowHeight)
    )
  }

  func draw(in rect: Rect, into canvas: inout Canvas) {
    let (columns, rows) = Self.grid(in: rect)
    let shown = cards.prefix(columns * rows)
    guard !shown.isEmpty else { return }
    // Between two rows of cards one is left free where there is room for it.
    let height = min(Self.rowHeight + 1, (rect.height - SectionHead.height + 1) / rows)
    let width = Self.card.size.width + Self.gap
    let area = rect.centered(Size(width: columns * width - Self.gap, height: rect.height))
    SectionHead(context.wording(.walletEndingNext))
      .draw(in: area, into: &canvas, theme: context.theme)
    let first = area.dropping(rows: SectionHead.height).origin
    for (place, entry) in shown.enumerated() {
      let (row, column) = place.quotientAndRemainder(dividingBy: columns)
      draw(entry, at: first.moved(x: column * width, y: row * height), into: &canvas)
    }
  }

  /// Draws a card beneath its name and, if it ends soon, the time until then.
  private func draw(_ entry: WalletEntry, at origin: Point, into canvas: inout Canvas) {
    let (theme, width) = (context.theme, Self.card.size.width)
    let badge = WalletRow(context.environment).badge(of: entry)
    let badgeWidth = badge.map { displayWidth(of: $0.text) + Self.gap } ?? 0
    canvas.write(
      entry.title,
      at: origin,
      limit: max(0, width - badgeWidth),
      ellipsis: theme.ellipsis
    )
    if let badge {
      let start = origin.moved(x: width - badgeWidth + Self.gap)
      canvas.write(badge.text, at: start, style: badge.style)
    }
    KeptCardView(entry: entry, number: nil, code: nil, context: context).picture(Self.card)
      .draw(
        at: origin.moved(y: 1),
        step: 0,
        into: &canvas,
        theme: theme,
        wording: context.wording
      )
  }
}
