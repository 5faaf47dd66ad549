internal import Foundation

/// A picture of a screen as SVG, in the frame of a window. The same screen always makes the same
/// text.
public struct ScreenPicture: Sendable {
  /// The screen to draw.
  public var screen: TerminalScreen
  /// The title of the window.
  public var title: String
  /// True if a visible cursor is drawn.
  public var showsCursor: Bool

  private let palette: Palette
  private let cellWidth = 9
  private let cellHeight = 20
  private let fontSize = 15
  private let margin = 14
  private let titleHeight = 34

  /// A picture of a screen, in a window of that title.
  public init(
    _ screen: TerminalScreen,
    title: String = "",
    showsCursor: Bool = true,
    palette: Palette = .dark
  ) {
    self.screen = screen
    self.title = title
    self.showsCursor = showsCursor
    self.palette = palette
  }

  /// Writes the picture to a file, replacing what was there.
  public func write(to path: String) throws {
    try svg.write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// The picture as SVG.
  public var svg: String {
    (head + rows.joined() + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  /// The elements of each row.
  var rows: [[String]] { (0..<screen.rows).map(drawn) }

  /// The beginning of the picture, with the frame of the window.
  var head: [String] {
    let width = screen.columns * cellWidth + 2 * margin
    let height = screen.rows * cellHeight + titleHeight + margin
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
        + " viewBox=\"0 0 \(width) \(height)\" font-size=\"\(fontSize)\" font-family=\""
        + "ui-monospace, SFMono-Regular, Menlo, Consolas, DejaVu Sans Mono, monospace\">",
      "<rect x=\"0.5\" y=\"0.5\" width=\"\(width - 1)\" height=\"\(height - 1)\" rx=\"10\""
        + " fill=\"\(palette.background)\" stroke=\"\(palette.frame)\"/>",
    ]
    lines += ["#e06c75", "#e0b872", "#8fc379"].enumerated().map { index, color in
      "<circle cx=\"\(20 + 18 * index)\" cy=\"17\" r=\"5\" fill=\"\(color)\"/>"
    }
    if !title.isEmpty {
      lines.append(
        "<text x=\"\(width / 2)\" y=\"22\" fill=\"\(palette.title)\" text-anchor=\"middle\""
          + " font-size=\"13\">\(escaped(title))</text>"
      )
    }
    return lines
  }

  // MARK: Rows

  /// Neighbouring cells of one style.
  private struct Run {
    var columns: Range<Int>
    var style: TerminalStyle
  }

  private func drawn(_ row: Int) -> [String] {
    var runs: [Run] = []
    for column in 0..<screen.columns {
      let style = visibleStyle(row, column)
      if let last = runs.last, last.style == style {
        runs[runs.count - 1].columns = last.columns.lowerBound..<(column + 1)
      } else {
        runs.append(Run(columns: column..<(column + 1), style: style))
      }
    }
    // Backgrounds first, so that none covers a glyph that reaches over its cell.
    return runs.compactMap { background($0, row) } + runs.flatMap { content($0, row) }
  }

  /// The style with reversal applied, also that of the cursor. The second column of a wide
  /// character looks like its first.
  private func visibleStyle(_ row: Int, _ column: Int) -> TerminalStyle {
    let cells = screen.cells[row]
    let first = column > 0 && cells[column].width == 0 ? column - 1 : column
    var style = cells[first].style
    let hasCursor =
      showsCursor && screen.isCursorVisible && screen.cursor == .init(row: row, column: first)
    guard style.isReversed != hasCursor else {
      style.isReversed = false
      return style
    }
    style.isReversed = true
    return style
  }

  private func colors(_ style: TerminalStyle) -> (foreground: String, background: String?) {
    let foreground = palette.foreground(style.foreground)
    let background = palette.background(style.background)
    if style.isReversed { return (background, foreground) }
    return (foreground, style.background == .standard ? nil : background)
  }

  private func background(_ run: Run, _ row: Int) -> String? {
    colors(run.style).background.map { color in
      "<rect x=\"\(x(run.columns.lowerBound))\" y=\"\(y(row))\""
        + " width=\"\(run.columns.count * cellWidth)\" height=\"\(cellHeight)\" fill=\"\(color)\"/>"
    }
  }

  private func content(_ run: Run, _ row: Int) -> [String] {
    let color = colors(run.style).foreground
    var parts: [String] = []
    var text = ""
    var start = run.columns.lowerBound
    func endText(at column: Int) {
      if let element = self.text(text, start, row, run.style, color) { parts.append(element) }
      text = ""
      start = column
    }
    for column in run.columns {
      let cell = screen.cells[row][column]
      if let shape = shape(cell.text, column, row, color) {
        endText(at: column)
        parts.append(shape)
        start = column + 1
      } else if cell.width == 2 {
        endText(at: column)
        text = cell.text
      } else if cell.width == 0 {
        endText(at: column + 1)
      } else if cell.text == " ", text.isEmpty || text.hasSuffix(" ") {
        // Texts far apart are placed separately.
        endText(at: column + 1)
      } else {
        text += cell.text
      }
    }
    endText(at: run.columns.upperBound)
    if run.style.isUnderlined { parts.append(rule(run, row, offset: cellHeight - 3, color)) }
    if run.style.isStruck { parts.append(rule(run, row, offset: cellHeight / 2, color)) }
    return parts
  }

  /// The length is given, so that every font keeps to the grid.
  private func text(
    _ text: String,
    _ column: Int,
    _ row: Int,
    _ style: TerminalStyle,
    _ color: String
  ) -> String? {
    let trimmed = text.hasSuffix(" ") ? String(text.dropLast()) : text
    guard !trimmed.isEmpty else { return nil }
    let isWide = screen.cells[row][column].width == 2
    let length = (isWide ? 2 : trimmed.count) * cellWidth
    return "<text x=\"\(x(column))\" y=\"\(y(row) + fontSize)\" fill=\"\(color)\""
      + " textLength=\"\(length)\" lengthAdjust=\"spacingAndGlyphs\""
      + (style.isBold ? " font-weight=\"bold\"" : "")
      + (style.isItalic ? " font-style=\"italic\"" : "")
      + ">\(escaped(trimmed))</text>"
  }

  private func rule(_ run: Run, _ row: Int, offset: Int, _ color: String) -> String {
    "<path d=\"M\(x(run.columns.lowerBound)) \(y(row) + offset).5"
      + "h\(run.columns.count * cellWidth)\" stroke=\"\(color)\"/>"
  }

  // MARK: Shapes

  private func shape(_ character: String, _ column: Int, _ row: Int, _ color: String) -> String? {
    let (left, top) = (x(column), y(row))
    if let block = BoxDrawing.block(character) {
      let from = eighths(left, top, block.columns.lowerBound, block.rows.lowerBound)
      let to = eighths(left, top, block.columns.upperBound, block.rows.upperBound)
      return "<path d=\"M\(from.x) \(from.y)H\(to.x)V\(to.y)H\(from.x)z\" fill=\"\(color)\"/>"
    }
    guard let arms = BoxDrawing.arms(character) else { return nil }
    let path = arms.isRounded ? rounded(arms, left, top) : straight(arms, left, top)
    let weight = max(arms.up, arms.right, arms.down, arms.left)
    return "<path d=\"\(path)\" stroke=\"\(color)\" fill=\"none\""
      + (weight > 1 ? " stroke-width=\"\(weight)\"" : "") + "/>"
  }

  private func straight(_ arms: BoxDrawing.Arms, _ left: Int, _ top: Int) -> String {
    let (middle, centre) = middle(left, top)
    var path = ""
    if arms.left + arms.right > 0 {
      let from = arms.left > 0 ? "\(left)" : middle
      path += "M\(from) \(centre)H\(arms.right > 0 ? "\(left + cellWidth)" : middle)"
    }
    if arms.up + arms.down > 0 {
      let from = arms.up > 0 ? "\(top)" : centre
      path += "M\(middle) \(from)V\(arms.down > 0 ? "\(top + cellHeight)" : centre)"
    }
    return path
  }

  private func rounded(_ arms: BoxDrawing.Arms, _ left: Int, _ top: Int) -> String {
    let (middle, centre) = middle(left, top)
    let edge = arms.up > 0 ? top : top + cellHeight
    let side = arms.left > 0 ? left : left + cellWidth
    return "M\(middle) \(edge)Q\(middle) \(centre) \(side) \(centre)"
  }

  /// The point where the lines of a cell meet: in the middle of a pixel, so that they are sharp.
  private func middle(_ left: Int, _ top: Int) -> (x: String, y: String) {
    ("\(left + cellWidth / 2).5", "\(top + cellHeight / 2).5")
  }

  /// A place within a cell, in eighths of it.
  private func eighths(_ left: Int, _ top: Int, _ columns: Int, _ rows: Int) -> (
    x: String, y: String
  ) {
    (Self.decimal(left * 8 + columns * cellWidth), Self.decimal(top * 8 + rows * cellHeight))
  }

  private static func decimal(_ eighths: Int) -> String {
    let fraction = ["", ".125", ".25", ".375", ".5", ".625", ".75", ".875"][eighths % 8]
    return "\(eighths / 8)\(fraction)"
  }

  private func x(_ column: Int) -> Int { margin + column * cellWidth }

  private func y(_ row: Int) -> Int { titleHeight + row * cellHeight }

  private func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: String(character)
      }
    }.joined()
  }
}
