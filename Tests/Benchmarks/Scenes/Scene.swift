import WindowLevels

/// The scenes that `bench-reference` draws in C, cell for cell: a menu, a counter in the status
/// bar, and a screen full of characters that all change.
///
/// Every frame draws whole canvases, as the program's screens do.
struct Scene {
  private(set) var stack = WindowStack()
  private let screen: WindowID
  private let bar: WindowID
  private var counter = 0
  private var generation: UInt32 = 0

  private static let items = ["Wallet", "Flashcards", "Settings"]
  private static let menu = Size(width: 42, height: 13)

  init(size: Size) {
    screen = stack.insert(frame: .zero)
    bar = stack.insert(level: .statusBar, frame: .zero, takesKeys: false)
    resize(to: size)
  }

  mutating func resize(to size: Size) {
    stack.setFrame(Rect(x: 0, y: 0, width: size.width, height: size.height - 1), of: screen)
    stack.setFrame(Rect(x: 0, y: size.height - 1, width: size.width, height: 1), of: bar)
  }

  /// Increments the counter in the status bar.
  mutating func count() {
    counter += 1
  }

  /// Gives every cell except the counter's another character.
  mutating func change() {
    generation += 1
  }

  /// Draws the content of a window.
  func draw(_ id: WindowID) -> Canvas {
    let frame = stack[id]?.frame ?? .zero
    var canvas = Canvas(size: frame.size)
    if generation > 0 {
      fill(&canvas, firstRow: frame.minY)
    }
    if id == bar {
      drawBar(&canvas)
    } else {
      drawMenu(&canvas)
    }
    return canvas
  }

  private func drawMenu(_ canvas: inout Canvas) {
    let box = canvas.bounds.centered(Self.menu)
    let first = Point(x: box.minX + 6, y: box.minY + 3)
    canvas.cursor = first
    guard generation == 0 else { return }
    canvas.frame(box, .rounded)
    canvas.write(" Cardcase ", at: box.origin.moved(x: 2))
    for (number, item) in Self.items.enumerated() {
      let isChosen = number == 0
      canvas.write(
        "\(isChosen ? "▸" : " ") \(item)",
        at: first.moved(y: 3 * number),
        style: isChosen ? Style(foreground: Color(208), attributes: .bold) : .plain
      )
    }
  }

  private func drawBar(_ canvas: inout Canvas) {
    if generation == 0 {
      canvas.write("↑↓ choose   Enter open   q quit", at: Point(x: 1, y: 0))
    }
    let digits = String(counter)
    let width = 10
    let text = String(repeating: " ", count: max(0, width - digits.utf8.count)) + digits
    canvas.write(text, at: Point(x: canvas.size.width - width - 1, y: 0))
  }

  private func fill(_ canvas: inout Canvas, firstRow: Int) {
    for y in 0..<canvas.size.height {
      for x in 0..<canvas.size.width {
        canvas.put(pattern(UInt32(x), UInt32(firstRow + y)), at: Point(x: x, y: y))
      }
    }
  }

  /// A character by position and generation: rows look random, so that no row is another one moved,
  /// and no cell keeps its character in the next generation.
  private func pattern(_ x: UInt32, _ y: UInt32) -> Unicode.Scalar {
    var mixed = (x + 1) &* 73_856_093 ^ (y + 1) &* 19_349_663
    mixed ^= mixed >> 13
    return Unicode.Scalar(UInt8(33 + (mixed % 94 + generation &* 37) % 94))
  }
}

extension Rect {
  fileprivate static let zero = Rect(size: .zero)
}
