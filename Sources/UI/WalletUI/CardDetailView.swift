import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// Draws the details of a card beside the list: the card, and beneath it what is kept of it, with
/// the keys that show and copy.
struct CardDetailView {
  /// The names of the keys; empty for one that does nothing.
  struct Keys {
    let number: String
    let code: String
    let copy: String
  }

  /// A line: its caption, its value, and the keys at its end.
  struct Line {
    var caption = ""
    var value = ""
    var style = Style.plain
    var keys: [Phrase] = []
    /// The digits in the place of the value.
    var digits: DigitLine?
  }

  let entry: WalletEntry
  /// What is revealed and known of the card; nil for nothing.
  let detail: CardDetail?
  let copied: CopiedField?
  let keys: Keys
  /// The line that has the focus; nil while the list has it.
  let focusedLine: Int?
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
      notes: "",
      firstLine: 0,
      context: context
    )
  }

  private static let captions: [Phrase] = [.cardNumber, .fieldCodeShort, .walletEnds, .fieldNotes]

  private var captionWidth: Int {
    Self.captions.map { displayWidth(of: wording($0)) }.max() ?? 0
  }

  // MARK: Lines

  /// The lines in a pane.
  func lines(in rect: Rect) -> [Line] {
    let hasCard = Self.card(in: rect) != nil
    let text = textRect(in: rect)
    return [number(hasCard), code(hasCard)] + ends + notes(text.width - captionWidth - 4)
  }

  private func number(_ hasCard: Bool) -> Line {
    var line = Line(caption: wording(.cardNumber))
    guard entry.digitCount > 0 else {
      line.value = wording(.detailNone)
      line.style = theme.muted
      return line
    }
    let isShown = state(.number, hidden: .detailHidden, key: keys.number, in: &line)
    if !keys.copy.isEmpty { line.keys.append(.detailCopies(key: keys.copy)) }
    if !hasCard { line.digits = kept.numberLine }
    if !isShown { tellCopied(.number, in: &line) }
    return line
  }

  private func code(_ hasCard: Bool) -> Line {
    var line = Line(caption: wording(.fieldCodeShort))
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

  /// Says if a field is shown, and for how long.
  ///
  /// - Returns: True if it is.
  private func state(
    _ field: CardField,
    hidden: Phrase,
    key: String,
    in line: inout Line
  ) -> Bool {
    guard let shown = detail?.shown(at: context.now), shown.field == field else {
      line.value = wording(hidden)
      line.style = theme.muted
      if !key.isEmpty { line.keys = [.detailShows(key: key)] }
      return false
    }
    let seconds = shown.countdown.seconds(at: context.now)
    line.value = wording(.detailShown(time: wording.count(.seconds, seconds)))
    line.style = theme.warning
    if !key.isEmpty { line.keys = [.detailHides(key: key)] }
    return true
  }

  /// Says for how long a field is in the clipboard.
  private func tellCopied(_ field: CardField, in line: inout Line) {
    guard let copied, copied.field == field else { return }
    let seconds = copied.countdown.seconds(at: context.now)
    guard seconds > 0 else { return }
    line.value = wording(.detailCopied(time: wording.count(.seconds, seconds)))
    line.style = theme.warning
  }

  private var ends: [Line] {
    guard let expiry = entry.expiry else { return [] }
    let badge = WalletRow(context.environment).badge(of: expiry)
    let value = [expiry.printed, badge?.text].compactMap(\.self).joined(separator: "  ")
    return [Line(caption: wording(.walletEnds), value: value, style: badge?.style ?? .plain)]
  }

  private func notes(_ width: Int) -> [Line] {
    guard let notes = detail?.notes, !notes.isEmpty else { return [] }
    return WrappedText(notes, width: max(1, width)).lines.enumerated().map { index, line in
      Line(caption: index == 0 ? wording(.fieldNotes) : "", value: line)
    }
  }

  // MARK: Drawing

  func draw(in rect: Rect, into canvas: inout Canvas) {
    guard !rect.isEmpty else { return }
    if let card = Self.card(in: rect) {
      kept.picture(card).draw(
        at: Point(x: rect.minX + (rect.width - card.size.width) / 2, y: rect.minY),
        step: detail?.turn.step(at: context.now) ?? 0,
        into: &canvas,
        theme: theme,
        wording: wording
      )
    }
    let area = textRect(in: rect)
    let lines = lines(in: rect)
    var state = ListState()
    state.select(focusedLine ?? 0, count: lines.count, height: area.height)
    for row in 0..<min(area.height, lines.count - state.top) {
      let index = state.top + row
      let start = Point(x: area.minX, y: area.minY + row)
      let isFocused = index == focusedLine.map { min($0, lines.count - 1) }
      if isFocused {
        canvas.put(theme.pointer, at: start, style: theme.selection)
        canvas.cursor = start
      }
      draw(lines[index], at: start.moved(x: 2), end: area.maxX, into: &canvas)
    }
    let edges: [(isThere: Bool, arrow: Key.Code, y: Int)] = [
      (state.top > 0, .up, area.minY),
      (state.top + area.height < lines.count, .down, area.maxY - 1),
    ]
    for edge in edges where edge.isThere {
      guard let sign = theme.arrows[edge.arrow]?.unicodeScalars.first else { continue }
      canvas.put(sign, at: Point(x: area.maxX, y: edge.y), style: theme.muted)
    }
  }

  private func draw(_ line: Line, at start: Point, end: Int, into canvas: inout Canvas) {
    canvas.write(line.caption, at: start, style: theme.muted)
    let value = start.moved(x: captionWidth + 2)
    // Of keys that do not fit beside the value, none is shown.
    let keys = line.keys.map { wording($0) }.joined(separator: "  ")
    let taken = line.digits?.width ?? displayWidth(of: line.value)
    let keyStart = end - displayWidth(of: keys)
    let hasKeys = !keys.isEmpty && value.x + taken + 2 <= keyStart
    if let digits = line.digits {
      digits.draw(at: value, columns: max(0, end - value.x), into: &canvas, theme: theme)
    } else {
      canvas.write(
        line.value,
        at: value,
        style: line.style,
        limit: max(0, end - value.x),
        ellipsis: theme.ellipsis
      )
    }
    guard hasKeys else { return }
    canvas.write(keys, at: Point(x: keyStart, y: start.y), style: theme.muted)
  }
}
