import Foundation
import TerminalHarness
import TestSupport
import Testing

/// The example of colours, two of 24 bits on each cell, on terminals that have these and on others.
@Suite("Colours of 24 bits on a terminal")
struct ColorsExampleTests {
  private typealias RGB = (red: Int, green: Int, blue: Int)

  /// The columns and rows: 6,000 cells, each with a pair of colours of its own.
  private static let size = TerminalSession.Size(columns: 100, rows: 60)

  /// Entries that Debian has in a package of its own: of direct colour but for the first eight, as
  /// xterm has it, and of 16 colours.
  private static let entries = """
    xterm-direct|of a test,
    \tRGB,
    \tcolors#0x1000000, pairs#0x10000,
    \tsetaf=\\E[%?%p1%{8}%<%t3%p1%d%e38;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m,
    \tsetab=\\E[%?%p1%{8}%<%t4%p1%d%e48;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m,
    \tuse=xterm-256color,
    xterm-16color|of a test,
    \tcolors#16, pairs#0x100,
    \tuse=xterm-256color,

    """

  /// A directory with those entries.
  private func database() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    let source = directory.path + "/source"
    try Self.entries.write(toFile: source, atomically: true, encoding: .utf8)
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/tic")
    compiler.arguments = ["-x", "-o", directory.path, source]
    try compiler.run()
    compiler.waitUntilExit()
    try #require(compiler.terminationStatus == 0)
    return directory
  }

  private func start(_ environment: [String: String?]) throws -> TerminalSession {
    let app = try TerminalSession(
      start: BuiltProduct.path("colors-example"),
      environment: environment,
      size: Self.size
    )
    try app.waitUntil("the field is drawn") { screen in
      screen.cells.allSatisfy { $0.allSatisfy { $0.text == "▀" || $0.text == "?" } }
    }
    return app
  }

  private func end(_ app: TerminalSession) throws {
    try app.press("q")
    #expect(try app.waitUntilExited() == .exited(status: 0))
    #expect(try app.isSane())
  }

  /// The two colours that the example has for a cell.
  private func colors(_ column: Int, _ row: Int, turn: Int) -> [RGB] {
    [2 * row, 2 * row + 1].map { row in
      (
        255 * column / (Self.size.columns - 1), 255 * row / (2 * Self.size.rows - 1),
        16 * turn % 256
      )
    }
  }

  /// The cells whose colours are not those that `isShown` accepts.
  private func wrong(
    _ screen: TerminalScreen,
    turn: Int = 0,
    _ isShown: (TerminalColor, RGB) -> Bool
  ) -> Int {
    var count = 0
    for (row, cells) in screen.cells.enumerated() {
      for (column, cell) in cells.enumerated() {
        let wanted = colors(column, row, turn: turn)
        if !isShown(cell.style.foreground, wanted[0]) || !isShown(cell.style.background, wanted[1])
        {
          count += 1
        }
      }
    }
    return count
  }

  /// True if a colour is the wanted one, but for a trace of green in what has neither red nor green;
  /// of the palette it may be black.
  private func isExact(_ color: TerminalColor, _ wanted: RGB) -> Bool {
    switch color {
    case .rgb(let red, let green, let blue):
      (Int(red), Int(blue)) == (wanted.red, wanted.blue)
        && (Int(green) == wanted.green || Int(green) == 1 && wanted.red + wanted.green == 0)
    case .indexed(16): wanted == (0, 0, 0)
    case .indexed, .standard: false
    }
  }

  /// The distance by which the nearest colour is chosen.
  private func distance(_ a: RGB, _ b: RGB, _ weights: RGB = (1, 1, 1)) -> Int {
    let (red, green, blue) = (a.red - b.red, a.green - b.green, a.blue - b.blue)
    return weights.red * red * red + weights.green * green * green + weights.blue * blue * blue
  }

  @Test(
    "they are shown as they are, 6,000 pairs at once, and others in the next frame",
    arguments: [
      ["TERM": "xterm-256color", "COLORTERM": "truecolor"],
      ["TERM": "tmux-256color", "COLORTERM": "24bit"],
      // No machine has an entry of this name.
      ["TERM": "xterm-truecolor"],
    ]
  )
  func exact(_ environment: [String: String]) throws {
    let app = try start(environment)
    #expect(wrong(app.screen, isExact) == 0)
    #expect(app.screen.cells.reduce(into: Set()) { $0.formUnion($1.map(\.style)) }.count == 6_000)
    // In the end there have been 72,000 pairs, more than there are.
    for turn in 1...11 {
      try app.press("x")
      try app.waitUntil("turn \(turn) is shown") { screen in
        self.isExact(screen.cells[59][99].style.background, self.colors(99, 59, turn: turn)[1])
      }
      #expect(wrong(app.screen, turn: turn, isExact) == 0)
    }
    try end(app)
  }

  @Test("they are shown as they are by an entry of direct colour")
  func ownEntry() throws {
    let database = try database()
    let app = try start(["TERM": "xterm-direct", "TERMINFO": database.path])
    #expect(wrong(app.screen, isExact) == 0)
    try end(app)
  }

  @Test("of 256 colours each cell has the nearest that no theme sets")
  func palette() throws {
    let app = try start(["TERM": "xterm-256color"])
    let levels = [0, 95, 135, 175, 215, 255]
    let colors: [RGB] =
      (0..<216).map { (levels[$0 / 36], levels[$0 / 6 % 6], levels[$0 % 6]) }
      + (0..<24).map { (8 + 10 * $0, 8 + 10 * $0, 8 + 10 * $0) }
    let count = wrong(app.screen) { color, wanted in
      guard case .indexed(let index) = color, index >= 16 else { return false }
      let least = colors.map { distance($0, wanted, (2, 4, 3)) }.min()
      return distance(colors[Int(index) - 16], wanted, (2, 4, 3)) == least
    }
    #expect(count == 0)
    try end(app)
  }

  @Test(
    "of 8 and of 16 colours each cell has the nearest",
    arguments: [("xterm", 8), ("xterm-16color", 16)]
  )
  func few(_ terminal: String, _ depth: Int) throws {
    let database = try database()
    let app = try start(["TERM": terminal, "TERMINFO": database.path, "COLORTERM": "truecolor"])
    let colors: [RGB] = [
      (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205),
      (0, 205, 205), (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0),
      (92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255),
    ]
    let count = wrong(app.screen) { color, wanted in
      guard case .indexed(let index) = color else { return false }
      let least = colors.prefix(depth).map { distance($0, wanted) }.min()
      return distance(colors[Int(index)], wanted) == least
    }
    #expect(count == 0)
    try end(app)
  }

  @Test(
    "where there are none, nothing has a colour",
    arguments: [
      ["TERM": "vt100", "COLORTERM": "truecolor"],
      ["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"],
      ["TERM": "xterm-direct", "NO_COLOR": "1"],
    ]
  )
  func none(_ environment: [String: String]) throws {
    let app = try start(environment)
    let styles = app.screen.cells.joined().map(\.style)
    #expect(styles.allSatisfy { $0.foreground == .standard && $0.background == .standard })
    try end(app)
  }
}
