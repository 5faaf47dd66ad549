import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// The list, and above it the search and the numbers of cards.
extension WalletScreen {
  func draw(into canvas: inout Canvas, _ context: WalletContext) {
    Heading.draw([context.wording(.homeWallet)], into: &canvas, context.environment)
    let found = found(context)
    let rect = rect(canvas.size)
    if found.isEmpty {
      let phrase: Phrase = search.text.isEmpty ? .walletEmpty : .walletNothingFound
      canvas.write(wrapped: context.wording(phrase), in: rect, style: context.theme.muted)
      canvas.cursor = rect.origin
    } else {
      let row = WalletRow(context.environment)
      ListView.draw(found.count, state: list, in: rect, into: &canvas, theme: context.theme) {
        var row = row.row(found[$0])
        row.isMarked = marks.contains(found[$0].id)
        return row
      }
    }
    if hasSearchLine { drawSearch(found, into: &canvas, context) }
    guard let confirmation else { return }
    let words = question(confirmation.change, context)
    confirmation.draw(words.question, go: words.go, into: &canvas, context.environment)
  }

  /// Draws the search, and the numbers of cards that are marked and found.
  private func drawSearch(
    _ found: [WalletEntry],
    into canvas: inout Canvas,
    _ context: WalletContext
  ) {
    let label = context.wording(.walletSearch)
    let number = context.wording.listCount(
      found.count,
      marked: marks.count,
      hidden: marks.count - found.count { marks.contains($0.id) }
    )
    let end = canvas.size.width - displayWidth(of: number) - 2
    canvas.write(number, at: Point(x: end, y: Heading.height), style: context.theme.muted)
    guard isSearching || !search.text.isEmpty else { return }
    let start = Point(x: 2, y: Heading.height)
    let style = isSearching ? context.theme.selection : context.theme.muted
    let field = start.moved(x: canvas.write(label, at: start, style: style) + 1)
    let room = max(1, canvas.size.width - field.x - displayWidth(of: number) - 4)
    let caret = TextLine(text: search.text, caret: isSearching ? search.caret : nil)
      .draw(at: field, columns: room, into: &canvas, theme: context.theme)
    if let caret { canvas.cursor = field.moved(x: caret) }
  }

  var hasSearchLine: Bool { isSearching || !search.text.isEmpty || !marks.isEmpty }

  /// The rectangle of the list.
  func rect(_ size: Size) -> Rect {
    let top = Heading.height + (hasSearchLine ? 1 : 0)
    return Rect(x: 2, y: top, width: size.width - 4, height: size.height - top)
  }
}
