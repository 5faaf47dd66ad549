import DomainWords
import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// The lines of a card's custom fields, and of its notes and other texts.
struct CustomFieldLines {
  let entry: WalletEntry
  /// The revealed and known parts of the card; nil for none.
  let detail: CardDetail?
  let copied: CopiedField?
  /// The names of the keys that reveal and copy the focused field.
  let keys: (reveal: String, copy: String)
  /// The part that has the focus.
  let focused: PaymentCardPart?
  let context: WalletContext

  private var theme: Theme { context.theme }
  private var wording: Wording { context.wording }

  /// The most columns of a label beside values.
  private static let widestLabel = 18
  /// The masked characters of any hidden value, however long it is.
  private static let maskLength = 6

  /// The columns of the captions beside values, with those of other lines.
  func captionWidth(besides phrases: [Phrase], in width: Int) -> Int {
    let labels = entry.labels.map { displayWidth(of: $0) }.max() ?? 0
    let own = phrases.map { displayWidth(of: wording($0)) }.max() ?? 0
    return max(own, min(labels, Self.widestLabel, max(8, width / 3)))
  }

  /// True if lines have captions, which notes alone need not.
  var hasCaptions: Bool {
    !entry.labels.isEmpty || detail?.texts.contains { $0.field.isLine } == true
  }

  /// The lines, with values of so many columns.
  func lines(columns: Int) -> [DetailLine] {
    PaymentCardPart.custom(entry.labels).flatMap { lines(of: $0, columns) } + texts(columns)
  }

  private func lines(of part: PaymentCardPart, _ columns: Int) -> [DetailLine] {
    var first = DetailLine(caption: part.shortName(wording), part: part)
    let isFocused = part == focused
    guard let field = detail?.customField(part) else { return [first] }
    if isFocused, !keys.copy.isEmpty { first.keys = [.detailCopies(key: keys.copy)] }
    switch field.value {
    case .text(let text):
      let rows = WrappedText(text, width: max(2, columns)).lines
      return lines(first, count: rows.count) { $0.value = rows[$1] }
    case .hidden:
      guard let shown = detail?.shownText(part, at: context.now) else {
        if isFocused, !keys.reveal.isEmpty {
          first.keys.insert(.detailShows(key: keys.reveal), at: 0)
        }
        first.value = String(
          String.UnicodeScalarView(repeatElement(theme.mask, count: Self.maskLength))
        )
        first.style = theme.muted
        tellCopied(&first)
        return [first]
      }
      if isFocused, !keys.reveal.isEmpty {
        first.keys.insert(.detailHides(key: keys.reveal), at: 0)
      }
      first.style = theme.typed
      let rows = SecretRow.rows(of: shown, columns: columns)
      return lines(first, count: rows.count) { $0.secret = rows[$1] }
    }
  }

  /// As many lines of one field, of which the first has its caption and its keys.
  private func lines(
    _ first: DetailLine,
    count: Int,
    _ fill: (inout DetailLine, Int) -> Void
  ) -> [DetailLine] {
    (0..<max(1, count)).map { row in
      var line = first
      if row > 0 {
        line.caption = ""
        line.keys = []
      }
      if row < count { fill(&line, row) }
      return line
    }
  }

  private func tellCopied(_ line: inout DetailLine) {
    guard let copied, copied.field == line.part else { return }
    let seconds = copied.countdown.seconds(at: context.now)
    guard seconds > 0 else { return }
    line.value = wording(.detailCopied(seconds))
    line.style = theme.warning
  }

  private func texts(_ columns: Int) -> [DetailLine] {
    (detail?.texts ?? []).flatMap { field, text in
      WrappedText(text, width: max(2, columns)).lines.enumerated().map { index, line in
        DetailLine(caption: index == 0 ? wording(field.label) : "", value: line)
      }
    }
  }
}
