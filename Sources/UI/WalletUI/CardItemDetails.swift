import PaymentCards
import Widgets
import WindowLevels
import Wording

/// All that is told of an item of a file: what it is, what becomes of it and why, the values of an
/// update beside those of the wallet's card, and its oddities.
struct CardItemDetails {
  /// A row, of texts that begin at a column each.
  struct Line {
    var cells: [(x: Int, text: String, style: Style)]

    init(_ text: String = "", _ style: Style = .plain, x: Int = 0) {
      cells = [(x, text, style)]
    }
  }

  let item: CardImportPreview.Item
  let isChosen: Bool
  let theme: Theme
  let wording: Wording

  /// The least width at which old and new values are side by side.
  private static let sideBySide = 44
  /// The least height with blank rows.
  private static let roomy = 12
  /// The columns between two others.
  private static let gap = 2

  /// Draws the rows from `top` on that fit, with an arrow where more follow or came before.
  func draw(from top: Int, in rect: Rect, into canvas: inout Canvas) {
    let lines = lines(in: rect.size)
    let visible = VisibleRows(from: top, of: lines.count, height: rect.height)
    for (row, line) in lines[visible.range].enumerated() {
      for cell in line.cells {
        canvas.write(
          cell.text,
          at: Point(x: rect.minX + cell.x, y: rect.minY + row),
          style: cell.style,
          limit: rect.width - cell.x,
          ellipsis: theme.ellipsis
        )
      }
    }
    visible.drawArrows(beside: rect, into: &canvas, theme: theme)
  }

  /// The rows at a width; without blank ones where there is little height.
  func lines(in size: Size) -> [Line] {
    let width = size.width
    let blank = size.height < Self.roomy ? [] : [Line()]
    let title = item.title.isEmpty ? wording(.importUntitled) : item.title
    var lines = wrapped(title, theme.title, width) + wrapped(facts, theme.muted, width) + blank
    lines += wrapped(wording(item.verdict.sentence), theme.text, width)
    if item.isChoosable { lines += choice(width) }
    if !item.verdict.changes.isEmpty {
      lines += blank + (width < Self.sideBySide ? stacked(width) : table(width))
    }
    if !item.remarks.isEmpty { lines += blank }
    for remark in item.remarks {
      let text = wrapped(remark, theme.text, width - 2, x: 2)
      lines += text
      lines[lines.count - text.count].cells.append(
        (0, String(Character(theme.warningSign)), theme.warning)
      )
    }
    return lines
  }

  /// The place in the file, the brand, the last four digits and the expiry.
  private var facts: String {
    let lastFour = item.lastFour.isEmpty ? nil : "\(Character(theme.mask))\(item.lastFour)"
    return [item.place, item.brand?.facts.displayName, lastFour, item.expiry?.printed]
      .compactMap(\.self).joined(separator: wording(.listComma))
  }

  private func choice(_ width: Int) -> [Line] {
    guard isChosen else { return wrapped(wording(.itemLeft), theme.muted, width) }
    return wrapped("\(Character(theme.check)) \(wording(.itemTaken))", theme.good, width)
  }

  /// The headings of old and new values.
  private var heads: (old: String, new: String) {
    guard case .joined(let joining) = item.verdict else {
      return (wording(.changeOld), wording(.changeNew))
    }
    return (joining.place, item.place)
  }

  /// Old and new values in two columns behind the name of the field.
  private func table(_ width: Int) -> [Line] {
    let changes = item.verdict.changes
    let (old, new) = heads
    let longest = (changes.map(\.caption) + [wording(.conflictColumnField)]).map {
      displayWidth(of: $0)
    }
    let caption = min(longest.max() ?? 0, width / 3)
    let value = (width - caption - 2 * Self.gap) / 2
    let columns = [0, caption + Self.gap, caption + value + 2 * Self.gap]
    var head = Line(wording(.conflictColumnField), theme.muted)
    head.cells.append((columns[1], old, theme.muted))
    head.cells.append((columns[2], new, theme.muted))
    var lines = [head, Line(rule(width), theme.border)]
    for change in changes {
      let texts = [
        (change.caption, caption, theme.text), (change.old, value, theme.muted),
        (change.new, value, theme.title),
      ].map { text, width, style in
        wrapped(self.value(text), text.isEmpty ? theme.muted : style, width)
      }
      for row in 0..<(texts.map(\.count).max() ?? 0) {
        var line = Line()
        line.cells = zip(columns, texts).flatMap { x, text in
          text.indices.contains(row) ? text[row].cells.map { (x, $0.text, $0.style) } : []
        }
        lines.append(line)
      }
    }
    return lines
  }

  /// Old and new values below the name of the field.
  private func stacked(_ width: Int) -> [Line] {
    let (old, new) = heads
    let x = 2 + max(displayWidth(of: old), displayWidth(of: new)) + Self.gap
    return item.verdict.changes.flatMap { change in
      wrapped(change.caption, theme.text, width)
        + labelled(old, change.old, theme.muted, x, width)
        + labelled(new, change.new, theme.title, x, width)
    }
  }

  private func labelled(
    _ label: String,
    _ text: String,
    _ style: Style,
    _ x: Int,
    _ width: Int
  ) -> [Line] {
    var lines = wrapped(value(text), text.isEmpty ? theme.muted : style, width - x, x: x)
    lines[0].cells.append((2, label, theme.muted))
    return lines
  }

  private func value(_ text: String) -> String { text.isEmpty ? wording(.changeNone) : text }

  private func rule(_ width: Int) -> String {
    String(repeating: Character(theme.borderLines.horizontal), count: max(0, width))
  }

  /// At least one row.
  private func wrapped(_ text: String, _ style: Style, _ width: Int, x: Int = 0) -> [Line] {
    let lines = WrappedText(text, width: width).lines
    return lines.isEmpty ? [Line()] : lines.map { Line($0, style, x: x) }
  }
}
