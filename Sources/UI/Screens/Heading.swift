import Widgets
package import WindowLevels
import Wording

/// The first row of a screen: the program's name, the path to the screen, and a note in a demo.
package enum Heading {
  /// The height in rows, with the blank row beneath it.
  package static let height = 2

  /// The area beneath the heading, at most `width` columns wide.
  package static func rectBeneath(in size: Size, width: Int) -> Rect {
    Rect(x: 2, y: height, width: min(size.width - 4, width), height: size.height - height)
  }

  /// Text in the right corner, such as a clock.
  package struct Corner {
    /// The forms of the text, the longest first. The first that fits into half of the row is drawn,
    /// or else the last.
    package let texts: [String]
    package var style: Style

    package init(
      texts: [String],
      style: Style
    ) {
      self.texts = texts
      self.style = style
    }
  }

  package static func draw(
    _ path: [String],
    corner: Corner? = nil,
    into canvas: inout Canvas,
    _ context: ScreenEnvironment
  ) {
    let theme = context.theme
    var end = canvas.size.width - 1
    if let corner {
      let fits = { (text: String) in displayWidth(of: text) <= canvas.size.width / 2 }
      let text = corner.texts.first(where: fits) ?? corner.texts.last ?? ""
      end -= displayWidth(of: text)
      canvas.write(text, at: Point(x: end, y: 0), style: corner.style)
      end -= 2
    }
    var x = 1
    let parts = fitting([context.wording(.programName)] + path, in: end - x)
    for (index, part) in parts.enumerated() {
      if index > 0 {
        x += 1 + canvas.put(theme.pointer, at: Point(x: x + 1, y: 0), style: theme.muted) + 1
      }
      let isLast = index == parts.count - 1
      x += canvas.write(
        part,
        at: Point(x: x, y: 0),
        style: isLast ? theme.title : theme.muted,
        limit: max(0, end - x),
        ellipsis: theme.ellipsis
      )
    }
    if context.isDemo { drawDemoNote(from: x + 2, to: end, into: &canvas, context) }
  }

  /// The end of a path that fits into `width`: the place matters more than the way to it.
  private static func fitting(_ path: [String], in width: Int) -> [String] {
    var parts = path[...]
    while parts.count > 1,
      parts.reduce(3 * (parts.count - 1), { $0 + displayWidth(of: $1) }) > width
    {
      parts.removeFirst()
    }
    return Array(parts)
  }

  private static func drawDemoNote(
    from x: Int,
    to end: Int,
    into canvas: inout Canvas,
    _ context: ScreenEnvironment
  ) {
    let notes = [Phrase.demoNote, .demoNoteShort].map { context.wording($0) }
    guard let note = notes.first(where: { displayWidth(of: $0) <= end - x }) else { return }
    canvas.write(
      note,
      at: Point(x: end - displayWidth(of: note), y: 0),
      style: context.theme.accent
    )
  }
}
