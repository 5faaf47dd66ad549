import CNcurses
import Glibc
import Testing
import WindowLevels

@testable import WindowTerminal

@Suite("Panel mirror", .serialized)
final class PanelMirrorTests {
  let size = Size(width: 8, height: 3)
  private var screen: HeadlessScreen?

  deinit {
    screen?.close()
  }

  func open(
    terminal: String = "xterm-256color",
    colors: ColorDepth = .full,
    unicode: Bool = true,
    device: TerminalWriter? = nil,
    pixels: PixelLayer? = nil
  ) throws -> HeadlessScreen {
    let opened = try #require(
      HeadlessScreen(
        size: size,
        terminal: terminal,
        traits: TerminalTraits(colors: colors, unicode: unicode),
        hasDirectColor: colors == .direct,
        device: device,
        pixels: pixels
      )
    )
    screen = opened
    return opened
  }

  @Test("Windows lie on each other in the order of the stack")
  func order() throws {
    let screen = try open()
    var stack = WindowStack()
    let back = stack.insert(frame: Rect(x: 0, y: 0, width: 6, height: 3))
    let front = stack.insert(frame: Rect(x: 4, y: 1, width: 4, height: 2))
    screen.show(stack, [back: "a", front: "b"])
    #expect(screen.lines == ["aaaaaa  ", "aaaabbbb", "aaaabbbb"])
    stack.raise(back)
    screen.show(stack, [back: "a", front: "b"])
    #expect(screen.lines == ["aaaaaa  ", "aaaaaabb", "aaaaaabb"])
  }

  @Test("A dialog raised while locked is under the lock, and appears after it")
  func lockAboveDialogs() throws {
    let screen = try open()
    var stack = WindowStack()
    let base = stack.insert(frame: Rect(size: size))
    let lock = stack.insert(level: .lock, frame: Rect(size: size), isCover: true)
    screen.show(stack, [base: "a", lock: "L"])
    let dialog = stack.insert(level: .alert, frame: Rect(x: 2, y: 1, width: 3, height: 1))
    screen.show(stack, [base: "a", lock: "L", dialog: "d"])
    #expect(screen.lines == ["LLLLLLLL", "LLLLLLLL", "LLLLLLLL"])
    stack.remove(lock)
    screen.show(stack, [base: "a", dialog: "d"])
    #expect(screen.lines == ["aaaaaaaa", "aadddaaa", "aaaaaaaa"])
  }

  @Test(
    "Of what a cover hides, nothing is left in memory, also after a resize",
    arguments: [nil, Size(width: 70, height: 20), Size(width: 100, height: 30)] as [Size?]
  )
  func nothingLeft(_ newSize: Size?) throws {
    let screen = try open()
    let secret = Secret()
    let size = Size(width: 80, height: 24)
    screen.mirror.resize(to: size)
    var stack = WindowStack()
    stack.insert(frame: Rect(size: size))
    stack.insert(level: .alert, frame: Rect(x: 2, y: 1, width: 50, height: 12))
    // Narrower than one of its windows, as a canvas drawn before a resize is.
    var canvas = Canvas(size: Size(width: 70, height: 24))
    // In full rows the bytes sent get far into curses' buffer.
    canvas.fill(with: "x")
    for y in 0..<size.height {
      secret.draw(into: &canvas, at: Point(x: y * 2, y: y))
    }
    screen.show(stack) { _ in canvas }
    canvas.wipe()
    #expect(secret.isInMemory())
    if let newSize { screen.mirror.resize(to: newSize) }
    let width = (newSize ?? size).width
    stack.insert(level: .lock, frame: Rect(size: Size(width: 100, height: 40)), isCover: true)
    screen.show(stack) { Canvas(size: $0.frame.size) }
    let blank = String(repeating: " ", count: width)
    #expect(Set(screen.lines + screen.nextLines) == [blank])
    #expect(!secret.isInMemory())
  }

  @Test("Keys that were read leave nothing in curses")
  func keys() throws {
    let screen = try open()
    let secret = Secret()
    let reader = try #require(KeyReader(input: STDIN_FILENO))
    defer { reader.close() }
    secret.type(into: screen.keyboard)
    for _ in 0..<8 {
      #expect(reader.next()?.count == 1)
    }
    #expect(reader.next() == nil)
    #expect(!secret.isInMemory())
  }

  @Test("What curses does not know of a sequence comes to the decoder")
  func sequences() throws {
    let screen = try open()
    let reader = try #require(KeyReader(input: STDIN_FILENO))
    defer { reader.close() }
    let input = "\u{1B}[9~\u{1B}OA\u{1B}[1;5C\u{1B}[M5665\u{C}\u{7F}"
    writeAll(Array(input.utf8), to: screen.keyboard)
    var events: [Event] = []
    while let more = reader.next() {
      events += more
    }
    #expect(
      events == [
        .key(.up), .key(Key(.right, .control)), .key(.character("5")), .key(.control("l")),
        .key(.backspace),
      ]
    )
  }

  @Test("Where nothing has changed, nothing is sent")
  func unchanged() throws {
    let screen = try open()
    var stack = WindowStack()
    let window = stack.insert(frame: Rect(size: size))
    #expect(screen.show(stack, [window: "a"]))
    #expect(!screen.show(stack, [window: "a"]))
    #expect(screen.show(stack, [window: "b"]))
    stack.remove(window)
    #expect(screen.show(stack, [:]))
    #expect(screen.lines == Array(repeating: "        ", count: 3))
    #expect(!screen.show(stack, [:]))
  }

  @Test("A window may reach beyond the screen on every side")
  func clipped() throws {
    let screen = try open()
    var stack = WindowStack()
    let window = stack.insert(frame: Rect(x: -2, y: -1, width: 5, height: 3))
    stack.insert(frame: Rect(x: 20, y: 20, width: 5, height: 3))
    func draw() {
      screen.show(stack) { window in
        var canvas = Canvas(size: window.frame.size)
        for (y, line) in ["abcde", "fghij", "klmno"].enumerated() {
          canvas.write(line, at: Point(x: 0, y: y))
        }
        return canvas
      }
    }
    draw()
    #expect(screen.lines == ["hij     ", "mno     ", "        "])
    stack.setFrame(Rect(x: 6, y: 2, width: 5, height: 3), of: window)
    draw()
    #expect(screen.lines == ["        ", "        ", "      ab"])
  }

  @Test("Half of a wide character at the edge of the screen is blank")
  func halfCharacters() throws {
    let screen = try open()
    var stack = WindowStack()
    stack.insert(frame: Rect(x: -1, y: 0, width: 4, height: 1))
    stack.insert(frame: Rect(x: 5, y: 1, width: 4, height: 1))
    screen.show(stack) { window in
      var canvas = Canvas(size: window.frame.size)
      canvas.write("漢字", at: .zero)
      return canvas
    }
    #expect(screen.lines[0].hasPrefix(" 字"))
    #expect(screen.lines[1].hasPrefix("     漢 "))
  }

  @Test("A row of which a part has changed looks as if it were drawn anew")
  func partOfARow() throws {
    let screen = try open()
    var stack = WindowStack()
    stack.insert(frame: Rect(size: size))
    let texts = ["a界b", "a界c", "界 c", "ab界c", "x界界c", "xy世c", "xy世世c", "x  世世", "", "界"]
    for text in texts {
      var canvas = Canvas(size: size)
      canvas.write(text, at: .zero)
      screen.show(stack) { _ in canvas }
      #expect(screen.lines == canvas.lines)
    }
  }

  @Test("Combining marks go with their character")
  func marks() throws {
    let screen = try open()
    var stack = WindowStack()
    stack.insert(frame: Rect(size: size))
    screen.show(stack) { window in
      var canvas = Canvas(size: window.frame.size)
      canvas.write("xe\u{301}漢\u{302}y", at: .zero)
      return canvas
    }
    #expect(screen.lines[0].unicodeScalars.elementsEqual("xe\u{301}漢\u{302}y   ".unicodeScalars))
  }

  @Test("Without UTF-8 there is one question mark for each column")
  func ascii() throws {
    let screen = try open(unicode: false)
    var stack = WindowStack()
    stack.insert(frame: Rect(size: size))
    screen.show(stack) { window in
      var canvas = Canvas(size: window.frame.size)
      canvas.write("aé漢\u{302}e\u{301}z", at: .zero)
      return canvas
    }
    #expect(screen.lines[0] == "a???ez  ")
  }

  @Test("A smaller and a larger screen show the windows' new frames")
  func resized() throws {
    let screen = try open()
    var stack = WindowStack()
    let base = stack.insert(frame: Rect(size: size))
    let dialog = stack.insert(level: .alert, frame: Rect(x: 4, y: 1, width: 4, height: 2))
    screen.show(stack, [base: "a", dialog: "d"])
    for size in [Size(width: 1, height: 1), Size(width: 12, height: 2), Size(width: 5, height: 3)] {
      screen.mirror.resize(to: size)
      stack.setFrame(Rect(size: size), of: base)
      screen.show(stack, [base: "b", dialog: "d"])
      let expected = (0..<size.height).map { y in
        String(
          (0..<size.width).map { x in
            Rect(x: 4, y: 1, width: 4, height: 2).contains(Point(x: x, y: y)) ? "d" : "b"
          }
        )
      }
      #expect(screen.lines == expected)
    }
  }

  @Test("The cursor stands where the key window has it, and nowhere else")
  func cursor() throws {
    let screen = try open()
    var stack = WindowStack()
    stack.insert(frame: Rect(size: size))
    stack.insert(level: .alert, frame: Rect(x: 4, y: 1, width: 4, height: 2))
    stack.insert(level: .alert, frame: Rect(x: 0, y: 2, width: 1, height: 1), takesKeys: false)
    screen.show(stack) { window in
      var canvas = Canvas(size: window.frame.size)
      canvas.cursor = Point(x: 1, y: 0)
      return canvas
    }
    #expect(screen.cursor == Point(x: 5, y: 1))
    #expect(!is_leaveok(cn_newscr()))
    screen.show(stack) { Canvas(size: $0.frame.size) }
    #expect(is_leaveok(cn_newscr()))
  }

  @Test(
    "Colours are those the terminal has",
    arguments: [
      ("xterm-256color", ColorDepth.full, Int32(208)), ("xterm", .eight, 3), ("vt100", .none, -1),
    ]
  )
  func colors(_ terminal: String, _ depth: ColorDepth, _ expected: Int32) throws {
    let screen = try open(terminal: terminal, colors: depth)
    var stack = WindowStack()
    stack.insert(frame: Rect(size: size))
    screen.show(stack) { window in
      var canvas = Canvas(size: window.frame.size)
      canvas.fill(style: Style(foreground: Color(208), attributes: [.bold, .reverse]))
      return canvas
    }
    let cell = screen.cell(at: .zero)
    var foreground: Int32 = -1
    var background: Int32 = -1
    if depth != .none {
      extended_pair_content(cell.ext_color, &foreground, &background)
    }
    #expect(foreground == expected)
    #expect(background == -1)
    #expect(cell.attr & CN_BOLD != 0)
    #expect(cell.attr & CN_REVERSE != 0)
    #expect(cell.attr & CN_UNDERLINE == 0)
  }

  @Test(
    "Italics are underlined where the terminal has none",
    arguments: [("xterm-256color", CN_ITALIC), ("vt100", CN_UNDERLINE)]
  )
  func italics(_ terminal: String, _ expected: attr_t) throws {
    let screen = try open(terminal: terminal, colors: .none)
    var stack = WindowStack()
    stack.insert(frame: Rect(size: size))
    screen.show(stack) { window in
      var canvas = Canvas(size: window.frame.size)
      canvas.fill(with: "x", style: Style(attributes: .italic))
      return canvas
    }
    #expect(screen.cell(at: .zero).attr & (CN_ITALIC | CN_UNDERLINE) == expected)
  }

  @Test("Two colours that become one with fewer colours do not hide the text")
  func unreadable() throws {
    let screen = try open(terminal: "xterm", colors: .eight)
    var stack = WindowStack()
    stack.insert(frame: Rect(size: size))
    screen.show(stack) { window in
      var canvas = Canvas(size: window.frame.size)
      canvas.fill(with: "x", style: Style(foreground: Color(232), background: Color(234)))
      return canvas
    }
    #expect(screen.cell(at: .zero).ext_color == 0)
  }

  @Test("More pairs of colours than the terminal has are drawn in its own look")
  func manyPairs() throws {
    let screen = try open(terminal: "xterm", colors: .eight)
    var stack = WindowStack()
    let window = stack.insert(frame: Rect(size: size))
    for number in 0..<80 {
      stack.setFrame(Rect(x: 0, y: 0, width: 8, height: 1 + number % 3), of: window)
      screen.show(stack) { window in
        var canvas = Canvas(size: window.frame.size)
        let style = Style(
          foreground: number / 9 == 8 ? .standard : Color(UInt8(number / 9)),
          background: number % 9 == 8 ? .standard : Color(UInt8(number % 9))
        )
        canvas.fill(with: "x", style: style)
        return canvas
      }
      #expect(screen.lines[0] == "xxxxxxxx")
    }
  }
}
