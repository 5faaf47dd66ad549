package import Locking
import Secrets
package import Widgets
package import WindowLevels
package import Wording

/// Draws the field for a recovery key, or one of that form: the typed symbols, and places for the
/// missing ones.
package struct RecoveryKeyEntryView {
  private let entry: RecoveryKeyEntry
  private let title: Phrase
  private let text: Phrase
  private let problem: Phrase?
  private let theme: Theme
  private let wording: Wording

  /// A field with a title and a text above it, and a problem in place of the entry's own.
  package init(
    entry: RecoveryKeyEntry,
    title: Phrase = .recoveryTitle,
    text: Phrase = .recoveryEntryText,
    problem: Phrase? = nil,
    theme: Theme,
    wording: Wording
  ) {
    self.entry = entry
    self.title = title
    self.text = text
    self.problem = problem ?? entry.problem?.phrase(wording)
    self.theme = theme
    self.wording = wording
  }

  /// The widest text, in columns.
  private static let widest = 72
  /// The rows kept for a problem.
  private static let problemRows = 3
  /// The rows that the boxes of the key have in any case.
  private static let fewestBoxRows = 1

  package func draw(in body: Rect, into canvas: inout Canvas) {
    let width = min(Self.widest, body.width - 2)
    // A text that is longer than the screen leaves the boxes their place.
    let lines = WrappedText(wording(text), width: width)
      .lines(upTo: max(1, body.height - Self.fewestBoxRows - 3), theme.ellipsis)
    let head = lines.count + 3
    let room = Size(width: width, height: max(2, body.height - head - Self.problemRows))
    let boxes = RecoveryKeyBoxes(in: room)
    let height = head + boxes.size.height + Self.problemRows
    var area = body.centered(Size(width: width, height: height))
    canvas.write(
      wording(title),
      at: area.origin,
      style: theme.title,
      limit: area.width
    )
    area = area.dropping(rows: 2)
    for (row, line) in lines.enumerated() {
      canvas.write(line, at: area.origin.moved(y: row), limit: area.width)
    }
    area = area.dropping(rows: lines.count + 1)
    guard area.height > 0, area.width > 4 else { return }
    draw(boxes, in: area, into: &canvas)
    area = area.dropping(rows: boxes.size.height + 1)
    if entry.isAtWork {
      canvas.write(wording(.lockChecking), at: area.origin, style: theme.muted)
    } else if let problem {
      canvas.write(
        wrapped: "\(theme.cross) \(wording(problem))",
        in: area,
        style: theme.bad
      )
    }
  }

  /// Draws the typed symbols in groups, without separators, and a place for each missing one. The
  /// box of the group that is typed has the focus.
  private func draw(_ boxes: RecoveryKeyBoxes, in area: Rect, into canvas: inout Canvas) {
    let length = RecoveryKey.groupLength
    let origin = Point(x: area.minX + (area.width - boxes.size.width) / 2, y: area.minY)
    let symbols = entry.buffer.scalars.lazy.filter { $0 != " " && $0 != "-" }
    let count = symbols.reduce(0) { count, _ in count + 1 }
    let last = min(count, RecoveryKey.groupCount * length - 1)
    boxes.draw(from: origin, focused: last / length, into: &canvas, theme: theme) { _, _ in nil }
    for (index, symbol) in symbols.enumerated() where index < RecoveryKey.groupCount * length {
      canvas.put(
        symbol,
        at: boxes.place(index / length, index % length, from: origin),
        style: theme.title
      )
    }
    canvas.cursor = boxes.place(last / length, last % length, from: origin)
  }
}
