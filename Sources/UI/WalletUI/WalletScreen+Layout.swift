import Screens
import Widgets
import WindowLevels

/// The places of the parts of the wallet's screen, which follow from its size.
extension WalletScreen {
  struct Layout {
    let search: Rect
    /// The list, with heads and count.
    let table: Rect
    /// The drawn card beneath the list, and its origin; nil if there is none.
    let card: (layout: CardLayout, origin: Point)?
    /// The revealed digits of a screen without a drawn card, beneath a rule; nil if there are none.
    let strip: Rect?
    /// The right pane.
    let detail: Rect?
    let panes: Panes
  }

  /// The fewest rows of the list above a drawn card, and those above a large one.
  private static let (fewestRows, manyRows) = (4, 8)
  /// The rows above the card that are none of the list: the search, the heads and the count.
  private static let otherRows = 3

  func layout(_ context: WalletContext) -> Layout {
    let area = Rect(size: context.size).dropping(rows: Heading.height)
    let panes = Panes(in: area)
    let main = panes.main
    let top = hasSearchLine ? 1 : 0
    let card = panes.detail == nil ? cardBeneath(main, context) : nil
    let isRevealed = panes.detail == nil && card == nil && detail?.shown(at: context.now) != nil
    // A message of two lines takes the last row of a screen that is not small.
    let needed = area.height >= 12 ? 3 : 2
    let strip = isRevealed && area.height > top + 4 ? needed : 0
    let end = card?.origin.y ?? main.maxY - strip
    return Layout(
      search: main.keeping(rows: top),
      table: main.keeping(rows: end - main.minY).dropping(rows: top),
      card: card,
      strip: strip == 0 ? nil : main.dropping(rows: end - main.minY),
      detail: panes.detail,
      panes: panes
    )
  }

  /// The place of the drawn card beneath a list as long as the wallet, as far as there is room for
  /// both; it is the same with the search as without it.
  private func cardBeneath(
    _ main: Rect,
    _ context: WalletContext
  ) -> (layout: CardLayout, origin: Point)? {
    let cards = context.data.cards.count
    func fitting(below rows: Int) -> CardLayout? {
      CardLayout.fitting(Size(width: main.width, height: main.height - Self.otherRows - rows))
    }
    guard cards > 0, fitting(below: Self.fewestRows) != nil else { return nil }
    let layout = fitting(below: Self.manyRows) ?? .regular
    let rows = Self.otherRows + max(Self.fewestRows, cards)
    let y = main.minY + min(rows, main.height - layout.size.height)
    return (layout, Point(x: main.minX + (main.width - layout.size.width) / 2, y: y))
  }

  /// The visible rows of the list.
  func rows(_ context: WalletContext) -> Int { Table.rows(in: layout(context).table).height }

  /// True if there is a right pane.
  func hasPanes(_ context: WalletContext) -> Bool { context.size.width >= Panes.twoFrom }

  /// True if the focused card is drawn, in the right pane or beneath the list.
  func hasPicture(_ context: WalletContext) -> Bool {
    let layout = layout(context)
    return layout.card != nil || layout.detail.map { CardDetailView.card(in: $0) != nil } ?? false
  }
}
