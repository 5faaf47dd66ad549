import WindowLevels

/// Screens made of windows, as the terminal makes them. Tests make them by the ten thousand, so what
/// is drawn once is not drawn again cell by cell.
extension Canvas {
  /// The contents as one string for each row, without the blanks at its end.
  var trimmedLines: [String] { lines.map(\.trimmedEnd) }

  /// Puts a window's contents over what is there.
  mutating func place(_ window: Canvas, in frame: Rect) {
    guard frame != bounds else {
      self = window
      return
    }
    for y in 0..<frame.height {
      for (x, cell) in window.row(y).enumerated() where !cell.isContinuation {
        let place = frame.origin.moved(x: x, y: y)
        put(Unicode.Scalar(cell.base) ?? " ", at: place, style: cell.style)
        guard cell.marks.0 != 0 else { continue }
        for mark in cell.scalars.dropFirst() { put(mark, at: place.moved(x: 1)) }
      }
    }
  }
}

extension String {
  /// The string without blanks at its end.
  fileprivate var trimmedEnd: String {
    String(
      decoding: utf8.prefix(utf8.count - utf8.reversed().prefix { $0 == 0x20 }.count),
      as: UTF8.self
    )
  }
}
