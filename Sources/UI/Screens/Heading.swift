import Widgets
package import WindowLevels
import Wording

/// The first row of a screen: the program's name, the path to the screen, and a note in a demo.
package enum Heading {
  /// The height in rows, with the blank row beneath it.
  package static let height = 2

  /// The area beneath the heading for a screen without a second pane.
  package static func rectBeneath(in size: Size) -> Rect {
    Panes(in: Rect(size: size).dropping(rows: height), hasDetail: false).main
  }

  /// The area beneath the heading, at most `width` columns wide.
  package static func rectBeneath(in size: Size, width: Int) -> Rect {
    Rect(x: 2, y: height, width: min(size.width - 4, width), height: size.height - height)
  }

  /// Text in the right corner, such as a clock.
  package struct Corner {
    /// A part of the text in a style of its own.
    package struct Piece {
      let text: String
      let style: Style

      package init(_ text: String, _ style: Style) {
        self.text = text
        self.style = style
      }
    }

    /// The forms of the text, the longest first. The first that fits into half of the row is drawn,
    /// or else the last.
    private let forms: [[Piece]]

    package init(texts: [String], style: Style) {
      self.init(forms: texts.map { [Piece($0, style)] })
    }

    package init(forms: [[Piece]]) {
      self.forms = forms
    }

    private static func width(_ form: [Piece]) -> Int {
      form.reduce(0) { $0 + displayWidth(of: $1.text) }
    }

    /// Draws the text up to column `end`.
    ///
    /// - Returns: The column at which it begins.
    fileprivate func draw(upTo end: Int, into canvas: inout Canvas) -> Int {
      let form = forms.first { Self.width($0) <= canvas.size.width / 2 } ?? forms.last ?? []
      let start = end - Self.width(form)
      var x = start
      for piece in form {
        x += canvas.write(piece.text, at: Point(x: x, y: 0), style: piece.style)
      }
      return start
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
      end = corner.draw(upTo: end, into: &canvas) - 2
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
