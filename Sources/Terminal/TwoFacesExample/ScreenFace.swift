import WindowLevels

/// The rivers on a full screen.
enum ScreenFace {
  /// Draws the list, and beneath it the gauge while it is shown.
  static func draw(_ rivers: Rivers, size: Size) -> Canvas {
    var canvas = Canvas(size: size)
    canvas.write("Rivers", at: Point(x: 1, y: 0), style: Style(attributes: .bold))
    for (row, river) in Rivers.all.enumerated() {
      let isChosen = row == rivers.chosen
      // The whole row is in one line, with its units: that line is what a screen reader says.
      canvas.write(
        "\(isChosen ? ">" : " ") \(river.name), \(river.kilometres) km",
        at: Point(x: 1, y: row + 2),
        style: isChosen ? Style(attributes: .reverse) : .plain
      )
    }
    canvas.cursor = Point(x: 1, y: rivers.chosen + 2)
    if rivers.showsGauge {
      let at = Point(x: 1, y: Rivers.all.count + 3)
      let width = canvas.write("Gauge ", at: at)
      canvas.write(rivers.river.gauge, at: at.moved(x: width))
      // What was asked for is what one wants to hear.
      canvas.cursor = at.moved(x: width)
    }
    canvas.write(
      "Up, Down: choose   g: gauge   q: quit",
      at: Point(x: 1, y: size.height - 1),
      style: Style(attributes: .dim)
    )
    return canvas
  }

  /// The meaning of a key; nil for one without.
  static func action(for key: Key, _ rivers: Rivers) -> Rivers.Action? {
    switch key {
    case .up: .choose(rivers.chosen - 1)
    case .down: .choose(rivers.chosen + 1)
    case .character("g"): .showGauge
    case .character("q"), .control("c"): .quit
    default: nil
    }
  }
}
