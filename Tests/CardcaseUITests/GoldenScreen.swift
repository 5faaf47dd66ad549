import WindowLevels

/// A state of a screen as its golden file has it: rows and styles at two sizes, or at four.
struct GoldenScreen {
  private static let sizes = [Size(width: 80, height: 24), Size(width: 40, height: 12)]
  private static let large = [Size(width: 120, height: 40), Size(width: 200, height: 60)]

  /// The states that are kept at large sizes too, one of each kind of layout. What holds for the others
  /// there are the laws of layout.
  static let keptLarge: Set<String> = [
    "home", "answer", "list", "wallet", "form", "statistics of a learner", "settings", "palette",
    "devices", "preview of an import", "card information of a learner",
  ]

  /// The file's text.
  let text: String

  /// Draws a state.
  init(of state: ScreenState) throws {
    text =
      try (Self.sizes + (Self.keptLarge.contains(state.name) ? Self.large : [])).map { size in
        let app = try state.make(Surroundings(size: size))
        let screen = app.screen
        return Self.part(screen, screen.trimmedLines)
      }.joined(separator: "\n\n") + "\n"
  }

  /// A drawing: its rows, and a letter for the style of each cell.
  static func part(_ screen: Canvas, _ lines: [String]) -> String {
    let cursor = screen.cursor.map { "column \($0.x), row \($0.y)" } ?? "nowhere"
    var legend = StyleLegend()
    let styles = (0..<screen.size.height).map { y in
      legend.row(screen.row(y).map(\.style))
    }
    return
      (["== \(screen.size.width) by \(screen.size.height), cursor at \(cursor)"] + lines
      + ["-- styles"] + styles + legend.lines).joined(separator: "\n")
  }
}

/// A letter for each style that a screen has.
private struct StyleLegend {
  private var styles: [Style] = []

  /// A row's letters; a dot for the terminal's own style.
  mutating func row(_ cells: [Style]) -> String {
    var letters = ""
    var last: (style: Style, letter: String) = (.plain, ".")
    for style in cells {
      if style != last.style { last = (style, style == .plain ? "." : letter(of: style)) }
      letters += last.letter
    }
    return letters.trimmingEnd(of: ".")
  }

  private mutating func letter(of style: Style) -> String {
    let index = styles.firstIndex(of: style) ?? styles.count
    if index == styles.count { styles.append(style) }
    return Self.letter(index)
  }

  private static func letter(_ index: Int) -> String {
    String(Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(index % 26))))
  }

  /// The letters' meanings.
  var lines: [String] {
    styles.enumerated().map { index, style in
      "\(Self.letter(index)): " + Self.words(style).joined(separator: ", ")
    }
  }

  private static func words(_ style: Style) -> [String] {
    let attributes: [(Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.underline, "underline"), (.reverse, "reverse"),
      (.italic, "italic"),
    ]
    return [
      style.foreground.index.map { "colour \($0)" }, style.background.index.map { "on \($0)" },
    ].compactMap(\.self)
      + attributes.filter { style.attributes.contains($0.0) }.map(\.1)
  }
}

extension String {
  fileprivate func trimmingEnd(of character: Character) -> String {
    String(reversed().drop { $0 == character }.reversed())
  }
}
