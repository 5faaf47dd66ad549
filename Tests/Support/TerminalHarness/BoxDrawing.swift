/// Line-drawing and block characters as shapes: a font's own glyphs leave gaps between the rows.
struct BoxDrawing: Sendable {
  /// The lines from the middle of the cell to its edges: 0 none, 1 light, 2 heavy.
  struct Arms: Hashable, Sendable {
    var up: Int
    var right: Int
    var down: Int
    var left: Int
    var isRounded = false
  }

  /// A part of the cell that is filled, in eighths from the left and from the top.
  struct Block: Hashable, Sendable {
    var columns: Range<Int>
    var rows: Range<Int>
  }

  static func arms(_ character: String) -> Arms? { armsByCharacter[character] }

  static func block(_ character: String) -> Block? { blocksByCharacter[character] }

  private static let armsByCharacter: [String: Arms] = [
    "─": Arms(up: 0, right: 1, down: 0, left: 1), "━": Arms(up: 0, right: 2, down: 0, left: 2),
    "│": Arms(up: 1, right: 0, down: 1, left: 0), "┃": Arms(up: 2, right: 0, down: 2, left: 0),
    "┌": Arms(up: 0, right: 1, down: 1, left: 0), "┏": Arms(up: 0, right: 2, down: 2, left: 0),
    "┐": Arms(up: 0, right: 0, down: 1, left: 1), "┓": Arms(up: 0, right: 0, down: 2, left: 2),
    "└": Arms(up: 1, right: 1, down: 0, left: 0), "┗": Arms(up: 2, right: 2, down: 0, left: 0),
    "┘": Arms(up: 1, right: 0, down: 0, left: 1), "┛": Arms(up: 2, right: 0, down: 0, left: 2),
    "├": Arms(up: 1, right: 1, down: 1, left: 0), "┣": Arms(up: 2, right: 2, down: 2, left: 0),
    "┤": Arms(up: 1, right: 0, down: 1, left: 1), "┫": Arms(up: 2, right: 0, down: 2, left: 2),
    "┬": Arms(up: 0, right: 1, down: 1, left: 1), "┳": Arms(up: 0, right: 2, down: 2, left: 2),
    "┴": Arms(up: 1, right: 1, down: 0, left: 1), "┻": Arms(up: 2, right: 2, down: 0, left: 2),
    "┼": Arms(up: 1, right: 1, down: 1, left: 1), "╋": Arms(up: 2, right: 2, down: 2, left: 2),
    "╭": Arms(up: 0, right: 1, down: 1, left: 0, isRounded: true),
    "╮": Arms(up: 0, right: 0, down: 1, left: 1, isRounded: true),
    "╰": Arms(up: 1, right: 1, down: 0, left: 0, isRounded: true),
    "╯": Arms(up: 1, right: 0, down: 0, left: 1, isRounded: true),
    "╴": Arms(up: 0, right: 0, down: 0, left: 1), "╵": Arms(up: 1, right: 0, down: 0, left: 0),
    "╶": Arms(up: 0, right: 1, down: 0, left: 0), "╷": Arms(up: 0, right: 0, down: 1, left: 0),
  ]

  private static let blocksByCharacter: [String: Block] = [
    "█": Block(columns: 0..<8, rows: 0..<8),
    "▀": Block(columns: 0..<8, rows: 0..<4), "▄": Block(columns: 0..<8, rows: 4..<8),
    "▌": Block(columns: 0..<4, rows: 0..<8), "▐": Block(columns: 4..<8, rows: 0..<8),
    "▁": Block(columns: 0..<8, rows: 7..<8), "▂": Block(columns: 0..<8, rows: 6..<8),
    "▃": Block(columns: 0..<8, rows: 5..<8), "▅": Block(columns: 0..<8, rows: 3..<8),
    "▆": Block(columns: 0..<8, rows: 2..<8), "▇": Block(columns: 0..<8, rows: 1..<8),
    "▉": Block(columns: 0..<7, rows: 0..<8), "▊": Block(columns: 0..<6, rows: 0..<8),
    "▋": Block(columns: 0..<5, rows: 0..<8), "▍": Block(columns: 0..<3, rows: 0..<8),
    "▎": Block(columns: 0..<2, rows: 0..<8), "▏": Block(columns: 0..<1, rows: 0..<8),
  ]
}
