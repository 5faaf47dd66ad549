import Secrets
import Widgets
import WindowLevels

/// Draws a passphrase that was drawn by lot: its words in a box, letter by letter, so that they
/// never become a string.
struct DrawnPassphraseView {
  let heading: String
  let text: String
  /// A problem with what was typed; empty for none.
  let note: String
  let passphrase: SecretBuffer
  let theme: Theme

  /// The widest box, in columns.
  private static let widest = 60

  func draw(in body: Rect, into canvas: inout Canvas) {
    let width = min(Self.widest, body.width - 2)
    let places = places(width - 6)
    let text = WrappedText(text, width: width).lines
    let rows = (places.map(\.y).max() ?? 0) + 1
    let isRoomy = body.height >= text.count + rows + 9
    let padding = isRoomy ? 1 : 0
    let boxHeight = rows + 2 + 2 * padding
    let gap = isRoomy ? 1 : 0
    var area = body.centered(
      Size(width: width, height: 1 + gap + text.count + gap + boxHeight + 1 + gap)
    )
    canvas.writeCentered(
      heading,
      in: area,
      y: area.minY,
      style: theme.title,
      ellipsis: theme.ellipsis
    )
    area = area.dropping(rows: 1 + gap)
    for (row, line) in text.enumerated() where row < area.height {
      canvas.writeCentered(line, in: area, y: area.minY + row, style: theme.muted)
    }
    area = area.dropping(rows: text.count + gap)
    let box = Rect(x: area.minX, y: area.minY, width: width, height: min(boxHeight, area.height))
    canvas.frame(box, theme.borderLines, style: theme.border)
    let longest = (places.map(\.x).max() ?? 0) + 1
    let origin = Point(x: box.minX + (box.width - longest) / 2, y: box.minY + 1 + padding)
    canvas.cursor = origin
    for (scalar, place) in zip(passphrase.scalars, places) {
      canvas.put(scalar, at: origin.moved(x: place.x, y: place.y), style: theme.title)
    }
    guard !note.isEmpty else { return }
    canvas.writeCentered(
      note,
      in: area,
      y: box.maxY + gap,
      style: theme.bad,
      ellipsis: theme.ellipsis
    )
  }

  /// The place of each character: words that do not fit go to the next line.
  private func places(_ width: Int) -> [Point] {
    var lengths = [0]
    for scalar in passphrase.scalars {
      if scalar == " " { lengths.append(0) } else { lengths[lengths.count - 1] += 1 }
    }
    var places: [Point] = []
    var next = Point.zero
    for (index, length) in lengths.enumerated() {
      if next.x > 0, next.x + length > width { next = Point(x: 0, y: next.y + 1) }
      let isLast = index == lengths.count - 1
      // The blank behind a word has a place too.
      for offset in 0..<(length + (isLast ? 0 : 1)) { places.append(next.moved(x: offset)) }
      next = next.moved(x: length + 2)
    }
    return places
  }
}
