import Testing
import WindowLevels

@Suite("Text on a canvas")
struct CanvasTextTests {
  /// The result of writing `text` onto dots, and the columns it reports to take.
  private func written(
    _ text: String,
    x: Int = 0,
    limit: Int? = nil,
    ellipsis: Unicode.Scalar? = nil,
    width: Int = 8
  ) -> (line: String, columns: Int) {
    var canvas = Canvas(size: Size(width: width, height: 1))
    canvas.fill(with: ".")
    let columns = canvas.write(text, at: Point(x: x, y: 0), limit: limit, ellipsis: ellipsis)
    return (canvas.lines[0], columns)
  }

  @Test(
    "A text that fits is written whole, and the columns it took are told",
    arguments: [
      ("", "........", 0), ("abc", "abc.....", 3), ("中文", "中文....", 4),
      ("e\u{301}x", "e\u{301}x......", 2), ("12345678", "12345678", 8),
    ]
  )
  func fits(text: String, line: String, columns: Int) {
    #expect(written(text, ellipsis: "…") == (line, columns))
  }

  @Test(
    "A text that does not fit is cut at its limit, and half a wide character becomes a blank",
    arguments: [
      ("abcdef", 3, "abc.....", 3), ("中文字", 4, "中文....", 4), ("中文字", 3, "中 .....", 3),
      ("中", 1, " .......", 1), ("abc", 0, "........", 0), ("abc", -4, "........", 0),
      ("ae\u{301}bc", 2, "ae\u{301}......", 2),
    ]
  )
  func cut(text: String, limit: Int, line: String, columns: Int) {
    #expect(written(text, limit: limit) == (line, columns))
  }

  @Test(
    "An ellipsis ends a text that was cut, within the limit",
    arguments: [
      ("abcdef", 4, "abc…....", 4), ("abcdef", 6, "abcdef..", 6), ("abcdef", 1, "….......", 1),
      ("abcdef", 0, "........", 0), ("中文字", 5, "中文…...", 5), ("中文字", 4, "中… ....", 4),
      ("中文", 1, "….......", 1), ("中文", 2, "… ......", 2),
    ]
  )
  func ellipsis(text: String, limit: Int, line: String, columns: Int) {
    #expect(written(text, limit: limit, ellipsis: "…") == (line, columns))
  }

  @Test("The edge of the canvas is a limit too")
  func edge() {
    #expect(written("abcdef", x: 5, ellipsis: "…") == (".....ab…", 3))
    #expect(written("中文", x: 5) == (".....中 ", 3))
    #expect(written("abc", x: 8) == ("........", 0))
    #expect(written("abc", x: 20) == ("........", 0))
  }

  @Test("What stands left of the canvas is skipped, and half a wide character becomes a blank")
  func leftOfCanvas() {
    #expect(written("abcd", x: -2) == ("cd......", 4))
    #expect(written("中x", x: -1) == (" x......", 3))
    #expect(written("中\u{301}x", x: -1) == (" x......", 3))
    #expect(written("e\u{301}x", x: -1) == ("x.......", 2))
  }

  @Test("Marks combine with the character before them, also in the right half of a wide one")
  func marks() {
    #expect(written("e\u{301}\u{323}").line == "e\u{301}\u{323}.......")
    #expect(written("中\u{3099}").line == "中\u{3099}......")
  }

  @Test("A fourth mark is left out")
  func fourthMark() {
    #expect(written("a\u{300}\u{301}\u{302}\u{303}").line == "a\u{300}\u{301}\u{302}.......")
  }

  @Test("Marks at the beginning of a text change nothing to its left")
  func leadingMarks() {
    #expect(written("\u{301}abc", x: 2) == ("..abc...", 3))
    #expect(written("\u{301}", x: 8) == ("........", 0))
  }

  @Test(
    "A centred text stands in the middle, and one that is too long fills the row",
    arguments: [
      ("abc", " abc  "), ("ab", "  ab  "), ("中", "  中  "), ("abcdef", "abcdef"),
      ("abcdefgh", "abcde…"), ("中文字中", "中文… "),
    ]
  )
  func centred(text: String, row: String) {
    var canvas = Canvas(size: Size(width: 10, height: 3))
    canvas.writeCentered(text, in: Rect(x: 2, y: 0, width: 6, height: 3), y: 1, ellipsis: "…")
    #expect(canvas.lines == [String(repeating: " ", count: 10), "  \(row)  ", canvas.lines[0]])
  }

  @Test("A frame runs along the inside of its rectangle and leaves the middle alone")
  func frame() {
    var canvas = Canvas(size: Size(width: 7, height: 4))
    canvas.fill(with: ".")
    canvas.frame(Rect(x: 1, y: 0, width: 5, height: 4), .rounded)
    #expect(canvas.lines == [".╭───╮.", ".│...│.", ".│...│.", ".╰───╯."])
  }

  @Test("A frame of two by two is its corners, and one that is thinner is not drawn")
  func smallFrames() {
    var canvas = Canvas(size: Size(width: 2, height: 2))
    canvas.frame(Rect(x: 0, y: 0, width: 1, height: 2), .ascii)
    canvas.frame(Rect(x: 0, y: 0, width: 2, height: 1), .ascii)
    canvas.frame(Rect(size: .zero), .ascii)
    #expect(canvas.lines == ["  ", "  "])
    canvas.frame(canvas.bounds, .heavy)
    #expect(canvas.lines == ["┏┓", "┗┛"])
  }

  @Test("A frame that is partly outside shows its part inside")
  func clippedFrame() {
    var canvas = Canvas(size: Size(width: 3, height: 2))
    canvas.frame(Rect(x: -1, y: -1, width: 3, height: 3), .ascii)
    #expect(canvas.lines == [" | ", "-+ "])
  }

  @Test("Every character of every border takes one column")
  func borders() {
    for border in [Border.rounded, .heavy, .ascii, .heavyASCII] {
      let scalars = [
        border.topLeft, border.topRight, border.bottomLeft, border.bottomRight,
        border.horizontal, border.vertical,
      ]
      #expect(scalars.allSatisfy { displayWidth(of: $0) == 1 })
    }
  }
}
