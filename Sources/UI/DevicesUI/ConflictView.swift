import Devices
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

/// Draws the versions of a field, each in a box with its device and its time.
struct ConflictView {
  let conflict: DeviceConflict
  let version: Int
  /// The lines that are scrolled over.
  let scroll: Int
  /// The version that is shown with all that it hides; nil for none.
  let revealed: ConflictScreen.Revealed?
  let context: DevicesContext

  private var theme: Theme { context.theme }
  private var wording: Wording { context.wording }

  /// The least width of a box that stands beside another: its heading has room.
  private var leastWidth: Int {
    let headings = conflict.versions.enumerated().map { heading(of: $1, $0) }
    return headings.map { displayWidth(of: $0) + 6 }.reduce(32, max)
  }
  /// The columns between boxes.
  private static let gap = 2
  /// The least height of a box with its frame.
  private static let leastHeight = 3

  /// The rows of text that a version has in an area.
  func textHeight(in area: Rect) -> Int {
    max(1, (boxes(in: area.dropping(rows: Self.headHeight(in: area))).first?.box.height ?? 3) - 2)
  }

  /// The lines of the longest version that have no room in an area.
  func hiddenLines(in area: Rect) -> Int {
    guard let box = boxes(in: area.dropping(rows: Self.headHeight(in: area))).first?.box else {
      return 0
    }
    return max(0, wanted(box.width) - max(Self.leastHeight, box.height))
  }

  /// The rows of the head with the blank one beneath it.
  private static func headHeight(in area: Rect) -> Int {
    area.height > 8 ? 2 : area.height > 4 ? 1 : 0
  }

  func draw(in area: Rect, into canvas: inout Canvas) {
    let about = wording(conflict.about(wording))
    if Self.headHeight(in: area) > 0 {
      canvas.write(
        about,
        at: area.origin,
        style: theme.title,
        limit: area.width,
        ellipsis: theme.ellipsis
      )
    }
    let boxes = boxes(in: area.dropping(rows: Self.headHeight(in: area)))
    for (index, box) in boxes where box.height >= Self.leastHeight || index == version {
      draw(index, in: box, into: &canvas)
    }
  }

  /// The places of the versions; where not all have room one beneath the other, of those around the
  /// focused one.
  private func boxes(in rect: Rect) -> [(index: Int, box: Rect)] {
    let count = max(1, conflict.versions.count)
    let width = (rect.width - Self.gap * (count - 1)) / count
    if width >= leastWidth {
      return conflict.versions.indices.map { index in
        let x = rect.minX + index * (width + Self.gap)
        let height = min(rect.height, wanted(width))
        return (index, Rect(x: x, y: rect.minY, width: width, height: height))
      }
    }
    let shown = max(1, min(count, rect.height / Self.leastHeight))
    let height = min(rect.height / shown, wanted(rect.width))
    let first = max(0, min(version - shown / 2, count - shown))
    return (first..<min(first + shown, conflict.versions.count)).map { index in
      let y = rect.minY + (index - first) * height
      return (index, Rect(x: rect.minX, y: y, width: rect.width, height: height))
    }
  }

  /// The height of boxes of that width that show all of every version.
  private func wanted(_ width: Int) -> Int {
    let counts = conflict.versions.indices.map { lines(of: $0, width: width - 4).count }
    return max(Self.leastHeight, (counts.max() ?? 1) + 2)
  }

  private func draw(_ index: Int, in box: Rect, into canvas: inout Canvas) {
    let value = conflict.versions[index]
    let isFocused = index == version
    let style = isFocused ? theme.accent : theme.border
    guard box.height >= Self.leastHeight else {
      canvas.write(value.text, at: box.origin, limit: box.width, ellipsis: theme.ellipsis)
      canvas.cursor = box.origin
      return
    }
    canvas.frame(box, isFocused ? theme.focusLines : theme.borderLines, style: style)
    canvas.write(
      " \(heading(of: value, index)) ",
      at: box.origin.moved(x: 2),
      style: isFocused ? theme.accent : theme.muted,
      limit: max(0, box.width - 4),
      ellipsis: theme.ellipsis
    )
    let inner = box.inset(x: 2, y: 1)
    let lines = self.lines(of: index, width: inner.width).dropFirst(scroll)
    for (row, line) in lines.prefix(inner.height).enumerated() {
      draw(line, at: inner.origin.moved(y: row), columns: inner.width, into: &canvas)
    }
    drawEdges(of: inner, hasMore: lines.count > inner.height, into: &canvas)
    if isFocused { canvas.cursor = inner.origin }
  }

  /// A line of a version.
  private enum Line {
    case text(String)
    /// A part that is hidden otherwise, after its name.
    case secret(label: String, SecretRow)
  }

  /// The lines of a version in a place of so many columns, of which the last one is left to arrows.
  private func lines(of index: Int, width: Int) -> [Line] {
    let width = max(1, width - 1)
    guard let revealed, revealed.version == index else {
      return WrappedText(conflict.versions[index].text, width: width).lines.map { .text($0) }
    }
    return revealed.parts.flatMap { part -> [Line] in
      let label = part.label.isEmpty ? "" : "\(part.label)  "
      let rows = SecretRow.rows(of: part.text, columns: width - displayWidth(of: label))
      return rows.map { Line.secret(label: label, $0) }
    }
  }

  private func draw(_ line: Line, at point: Point, columns: Int, into canvas: inout Canvas) {
    switch line {
    case .text(let text): canvas.write(text, at: point, limit: columns)
    case .secret(let label, let row):
      let width = canvas.write(label, at: point, style: theme.muted, limit: columns)
      let place = point.moved(x: width)
      row.draw(at: place, columns: columns - width, into: &canvas, style: theme.typed)
    }
  }

  /// Draws arrows where more of the text lies above or below.
  private func drawEdges(of inner: Rect, hasMore: Bool, into canvas: inout Canvas) {
    let edges: [(isThere: Bool, arrow: Key.Code, y: Int)] = [
      (scroll > 0, .up, inner.minY), (hasMore, .down, inner.maxY - 1),
    ]
    for edge in edges where edge.isThere {
      guard let sign = theme.arrows[edge.arrow]?.unicodeScalars.first else { continue }
      canvas.put(sign, at: Point(x: inner.maxX, y: edge.y), style: theme.muted)
    }
  }

  /// The device and the time of a version, and that it is the one that shows.
  private func heading(of value: DeviceConflict.Version, _ index: Int) -> String {
    value.heading(isShown: index == 0, context.environment)
  }
}

extension DeviceConflict {
  /// The thing and the field that the conflict is about.
  func about(_ wording: Wording) -> Phrase {
    .lineModeItem(
      label: wording(.nameWithDetails(name: name, details: wording(kind.label))),
      value: field
    )
  }
}

extension DeviceConflict.Version {
  /// The device and the time, and that it is the version that shows.
  func heading(isShown: Bool, _ environment: ScreenEnvironment) -> String {
    let parts = [
      device, environment.words(for: time), isShown ? environment.wording(.conflictShown) : "",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: environment.wording(.listComma))
  }
}
