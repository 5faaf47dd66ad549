import DomainWords
import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// Draws the details of a card beside the list: the card, beneath it what is kept of it, with the keys
/// that show and copy, and where there is room the cards that end next.
struct CardDetailView {
  /// The names of the keys; empty for one that does nothing.
  struct Keys {
    let number: String
    let code: String
    let copy: String
  }

  let entry: WalletEntry
  /// The revealed and known parts of the card; nil for none.
  let detail: CardDetail?
  let copied: CopiedField?
  let keys: Keys
  /// The line that has the focus, and the part it is about; nil while the list has it.
  let focusedLine: Int?
  let focusedPart: PaymentCardPart?
  /// The other cards that end next, the first of them first.
  var endingNext: [WalletEntry] = []
  let context: WalletContext

  /// The rows of a page.
  let page = 8
  /// The rows beneath the card.
  private static let textRows = 6

  private var theme: Theme { context.theme }
  private var wording: Wording { context.wording }

  /// The layout of the drawn card in the pane; nil if there is no room for it.
  static func card(in rect: Rect) -> CardLayout? {
    CardLayout.fitting(Size(width: rect.width, height: rect.height - textRows))
  }

  /// The part of the pane beneath the card, as wide as the card.
  private func textRect(in rect: Rect) -> Rect {
    guard let card = Self.card(in: rect) else { return rect }
    let below = rect.dropping(rows: card.size.height + 1)
    return below.centered(Size(width: card.size.width, height: below.height))
  }

  private var kept: KeptCardView {
    KeptCardView(
      entry: entry,
      number: detail?.shown(.number, at: context.now),
      code: detail?.shown(.securityCode, at: context.now),
      context: context
    )
  }

  private static let captions: [Phrase] =
    [.cardNumber, .fieldCodeShort, .walletEnds] + PaymentCardField.opened.map(\.label)

  private var customFields: CustomFieldLines {
    CustomFieldLines(
      entry: entry,
      detail: detail,
      copied: copied,
      keys: (keys.number, keys.copy),
      focused: focusedPart,
      context: context
    )
  }

  private func captionWidth(in rect: Rect) -> Int {
    customFields.captionWidth(besides: Self.captions, in: textRect(in: rect).width)
  }

  // MARK: Lines

  /// The lines in a pane.
  func lines(in rect: Rect) -> [DetailLine] {
    let hasCard = Self.card(in: rect) != nil
    let columns = textRect(in: rect).width - captionWidth(in: rect) - 4
    return [number(hasCard), code(hasCard)] + ends + customFields.lines(columns: columns)
  }

  private func number(_ hasCard: Bool) -> DetailLine {
    var line = DetailLine(caption: wording(.cardNumber))
    guard entry.digitCount > 0 else {
      line.value = wording(.detailNone)
      line.style = theme.muted
      return line
    }
    let isShown = state(.number, hidden: .detailHidden, key: keys.number, in: &line)
    if !keys.copy.isEmpty, !keysAreOther { line.keys.append(.detailCopies(key: keys.copy)) }
    if !hasCard { line.digits = kept.numberLine }
    if !isShown { tellCopied(.number, in: &line) }
    return line
  }

  private func code(_ hasCard: Bool) -> DetailLine {
    var line = DetailLine(caption: wording(.fieldCodeShort))
    guard entry.codeCount > 0 else {
      line.value = wording(.detailNone)
      line.style = theme.muted
      return line
    }
    let isShown = state(.securityCode, hidden: .detailCodeKept, key: keys.code, in: &line)
    if !hasCard, isShown { line.digits = kept.codeLine }
    if !isShown { tellCopied(.securityCode, in: &line) }
    return line
  }

  /// True if the keys are about a custom field, which has the focus.
  private var keysAreOther: Bool { if case .custom? = focusedPart { true } else { false } }

  /// Says if a field is shown, and for how long.
  ///
  /// - Returns: True if it is.
  private func state(
    _ field: PaymentCardField,
    hidden: Phrase,
    key: String,
    in line: inout DetailLine
  ) -> Bool {
    // Where a custom field has the focus, the keys are about that.
    let key = keysAreOther && field == .number ? "" : key
    guard let shown = detail?.shown(at: context.now), shown.field == .field(field) else {
      line.value = wording(hidden)
      line.style = theme.muted
      if !key.isEmpty { line.keys = [.detailShows(key: key)] }
      return false
    }
    let seconds = shown.countdown.seconds(at: context.now)
    line.value = wording(.detailShown(seconds))
    line.style = theme.warning
    if !key.isEmpty { line.keys = [.detailHides(key: key)] }
    return true
  }

  /// Says for how long a field is in the clipboard.
  private func tellCopied(_ field: PaymentCardField, in line: inout DetailLine) {
    guard let copied, copied.field == .field(field) else { return }
    let seconds = copied.countdown.seconds(at: context.now)
    guard seconds > 0 else { return }
    line.value = wording(.detailCopied(seconds))
    line.style = theme.warning
  }

  private var ends: [DetailLine] {
    guard let expiry = entry.expiry else { return [] }
    let badge = WalletRow(context.environment).badge(of: expiry)
    let value = [expiry.printed, badge?.text].compactMap(\.self).joined(separator: "  ")
    return [DetailLine(caption: wording(.walletEnds), value: value, style: badge?.style ?? .plain)]
  }

  // MARK: Drawing

  /// The field whose digits are shown and have the cursor; nil if none are, or another line has the
  /// focus.
  private var shownField: PaymentCardField? {
    guard case .field(let field)? = detail?.shown(at: context.now)?.field else { return nil }
    return focusedLine == nil || focusedLine == Self.line(of: field) ? field : nil
  }

  /// The line of a field that is digits.
  private static func line(of field: PaymentCardField) -> Int { field == .number ? 0 : 1 }

  func draw(in rect: Rect, into canvas: inout Canvas) {
    guard !rect.isEmpty else { return }
    drawLines(in: rect, into: &canvas)
    guard let card = Self.card(in: rect) else { return }
    let origin = Point(x: rect.minX + (rect.width - card.size.width) / 2, y: rect.minY)
    draw(card, at: origin, into: &canvas)
    let text = max(Self.textRows, lines(in: rect).count)
    CardGallery(cards: endingNext, context: context)
      .draw(in: rect.dropping(rows: card.size.height + text + 2), into: &canvas)
  }

  /// Draws the card alone.
  func draw(_ card: CardLayout, at origin: Point, into canvas: inout Canvas) {
    let step = detail?.turn.step(at: context.now) ?? 0
    let picture = kept.picture(card)
    picture.draw(at: origin, step: step, into: &canvas, theme: theme, wording: wording)
    guard let shownField else { return }
    canvas.cursor = picture.spoken(at: origin, step: step, isCode: shownField == .securityCode)
  }

  private func drawLines(in rect: Rect, into canvas: inout Canvas) {
    DetailLines(
      lines: lines(in: rect),
      captionWidth: captionWidth(in: rect),
      focused: focusedLine,
      shown: shownField.map { Self.line(of: $0) },
      theme: theme,
      wording: wording
    ).draw(in: textRect(in: rect), into: &canvas)
  }
}
