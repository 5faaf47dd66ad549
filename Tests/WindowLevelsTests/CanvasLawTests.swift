import TestSupport
import Testing
import WindowLevels

/// The look of a row, stored as the characters on it instead of as cells.
private struct GlyphRow {
  let width: Int
  private var glyphs: [(x: Int, text: [Unicode.Scalar], width: Int)] = []

  init(width: Int) {
    self.width = width
  }

  mutating func put(_ scalar: Unicode.Scalar, x: Int) {
    guard let columns = displayWidth(of: scalar) else { return }
    if columns == 0 {
      combine(scalar, x: x - 1)
    } else {
      glyphs.removeAll { $0.x < x + columns && x < $0.x + $0.width }
      if x >= 0, x + columns <= width {
        glyphs.append((x, [scalar], columns))
      }
    }
  }

  private mutating func combine(_ mark: Unicode.Scalar, x: Int) {
    guard x >= 0, x < width else { return }
    if !glyphs.contains(where: { $0.x <= x && x < $0.x + $0.width }) {
      glyphs.append((x, [" "], 1))
    }
    for index in glyphs.indices
    where glyphs[index].x <= x && x < glyphs[index].x + glyphs[index].width {
      if glyphs[index].text.count < 4 {
        glyphs[index].text.append(mark)
      }
    }
  }

  var line: String {
    var line = String.UnicodeScalarView()
    var x = 0
    while x < width {
      let glyph = glyphs.first { $0.x == x }
      line.append(contentsOf: glyph?.text ?? [" "])
      x += glyph?.width ?? 1
    }
    return String(line)
  }
}

@Suite("Canvas, generated")
struct CanvasLawTests {
  private static let alphabet: [Unicode.Scalar] = [
    "a", "z", "─", "中", "文", "🙂", "한", "\u{301}", "\u{200D}", "\u{1B}", " ",
  ]

  @Test("Characters put anywhere leave what a row of characters would hold", arguments: 0..<8)
  func putting(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<250 {
      let width = Int.random(in: 1...9, using: &generator)
      var canvas = Canvas(size: Size(width: width, height: 2))
      var model = GlyphRow(width: width)
      for step in 0..<20 {
        let scalar = Self.alphabet.randomElement(using: &generator) ?? "a"
        let x = Int.random(in: -2...(width + 1), using: &generator)
        canvas.put(scalar, at: Point(x: x, y: 1))
        model.put(scalar, x: x)
        guard Array(canvas.lines[1].unicodeScalars) == Array(model.line.unicodeScalars) else {
          Issue.record("round \(round), step \(step): \(scalar) at \(x) of \(width)")
          return
        }
      }
      #expect(canvas.lines[0] == String(repeating: " ", count: width))
    }
  }

  @Test("Every text takes exactly its columns, whatever its place and limit", arguments: 0..<8)
  func writing(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let width = Int.random(in: 0...12, using: &generator)
      let x = Int.random(in: 0...12, using: &generator)
      let limit = Int.random(in: -1...12, using: &generator)
      let text = String(
        String.UnicodeScalarView(
          (0..<Int.random(in: 0...9, using: &generator)).map { _ in
            Self.alphabet.randomElement(using: &generator) ?? "a"
          }
        )
      )
      let ellipsis: Unicode.Scalar? = Bool.random(using: &generator) ? "…" : nil
      var canvas = Canvas(size: Size(width: width, height: 1))
      canvas.fill(with: ".")
      let taken = canvas.write(text, at: Point(x: x, y: 0), limit: limit, ellipsis: ellipsis)
      #expect(taken == min(displayWidth(of: text), max(0, min(limit, width - x))))
      #expect(displayWidth(of: canvas.lines[0]) == width)
      let untouched = (0..<width).filter { $0 < x || $0 >= x + taken }
      #expect(untouched.allSatisfy { canvas[Point(x: $0, y: 0)] == Cell(".") })
    }
  }
}
