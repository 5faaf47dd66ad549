import CNcurses
import Glibc
import Testing
import WindowLevels

@testable import WindowTerminal

/// Colours of 24 bits, and more pairs of colours than a terminal has.
extension PanelMirrorTests {
  /// The colours that curses has for a cell.
  private func colors(
    _ screen: HeadlessScreen,
    _ x: Int,
    _ y: Int
  ) -> (foreground: Int32, background: Int32) {
    var pair: (foreground: Int32, background: Int32) = (-2, -2)
    let number = screen.cell(at: Point(x: x, y: y)).ext_color
    extended_pair_content(number, &pair.foreground, &pair.background)
    return pair
  }

  /// Two colours for each cell, that no other cell has in any of the first 256 turns. The parts are
  /// large enough for no colour of the palette to be meant.
  private func style(_ x: Int, _ y: Int, turn: Int) -> Style {
    Style(
      foreground: Color(red: 128 + x / 2, green: y, blue: 2 * (x % 2)),
      background: Color(red: 1 + x / 8, green: 100, blue: turn)
    )
  }

  private func number(_ color: Color) -> Int32 {
    color.parts.map { Int32($0.red << 16 | $0.green << 8 | $0.blue) } ?? -1
  }

  private func show(_ stack: WindowStack, on screen: HeadlessScreen, turn: (WindowID) -> Int) {
    screen.show(stack) { window in
      var canvas = Canvas(size: window.frame.size)
      for y in 0..<window.frame.height {
        for x in 0..<window.frame.width {
          canvas.put("▀", at: Point(x: x, y: y), style: style(x, y, turn: turn(window.id)))
        }
      }
      return canvas
    }
  }

  @Test(
    "What a colour is for curses where it has 24 bits",
    arguments: [
      (Color(red: 1, green: 2, blue: 3), 0x010203),
      (Color(red: 255, green: 255, blue: 255), 0xFFFFFF),
      (Color(3), 3), (Color(11), 11), (Color(208), 208), (.standard, -1),
      // A number below 256 means one of the palette: the same colour, or one with a trace of green.
      (Color(red: 0, green: 0, blue: 0), 16), (Color(red: 0, green: 0, blue: 255), 21),
      (Color(red: 0, green: 0, blue: 200), 0x1C8), (Color(red: 0, green: 0, blue: 1), 0x101),
    ] as [(Color, Int32)]
  )
  func direct(_ color: Color, _ expected: Int32) throws {
    let screen = try open(colors: .direct)
    var stack = WindowStack()
    stack.insert(frame: Rect(size: size))
    screen.show(stack) { window in
      var canvas = Canvas(size: window.frame.size)
      canvas.fill(style: Style(foreground: color, background: Color(1)))
      return canvas
    }
    #expect(colors(screen, 0, 0) == (expected, 1))
  }

  @Test("An entry with direct colour has all that the terminal's own has")
  func entry() throws {
    func capabilities() -> [String: String] {
      var found: [String: String] = [:]
      for name in DirectColorEntry.all(cn_boolean_name) { found[name] = "\(tigetflag(name) == 1)" }
      for name in DirectColorEntry.all(cn_number_name) {
        found[name] = "\(max(-1, tigetnum(name)))"
      }
      for name in DirectColorEntry.all(cn_string_name) + CursesKeys.extendedCapabilities {
        found[name] = cn_string_capability(name).map { String(cString: $0) } ?? "none"
      }
      return found
    }
    #expect(setupterm("xterm-256color", STDERR_FILENO, nil) == OK)
    let checked = cn_cur_term()
    let own = capabilities()
    del_curterm(checked)
    _ = try open(colors: .direct)
    let direct = capabilities()
    #expect(own.keys == direct.keys && own.count > 400)
    let different = own.filter { direct[$0.key] != $0.value }.map(\.key)
    // curses replaces the entry's size by the terminal's.
    let expected: Set = ["colors", "setab", "setaf"]
    #expect(Set(different).subtracting(["cols", "lines"]) == expected)
    #expect(direct["colors"] == "16777216" && own["kRIT5"] == "\u{1B}[1;5C")
  }

  @Test("Each cell of a large screen has colours of its own, in each of many frames")
  func recycled() throws {
    let screen = try open(colors: .direct)
    let size = Size(width: 100, height: 62)
    screen.mirror.resize(to: size)
    var stack = WindowStack()
    let still = stack.insert(frame: Rect(x: 0, y: 0, width: 100, height: 2))
    let moving = stack.insert(frame: Rect(x: 0, y: 2, width: 100, height: 60))
    // 78,000 pairs, more than there are.
    for turn in 1...13 {
      show(stack, on: screen) { $0 == moving ? turn : 0 }
      let wrong = (0..<size.height).reduce(0) { count, y in
        (0..<size.width).reduce(count) { count, x in
          let style = style(x, y < 2 ? y : y - 2, turn: y < 2 ? 0 : turn)
          let expected = (number(style.foreground), number(style.background))
          return colors(screen, x, y) == expected ? count : count + 1
        }
      }
      #expect(wrong == 0, "turn \(turn)")
    }
    stack.remove(still)
  }

  @Test("Where there are no more pairs, a cell has the nearest of 256 colours")
  func runOut() throws {
    let screen = try open(colors: .direct)
    // 57,600 pairs, of which those at the end have no room.
    let size = Size(width: 240, height: 240)
    screen.mirror.resize(to: size)
    var stack = WindowStack()
    stack.insert(frame: Rect(size: size))
    show(stack, on: screen) { _ in 1 }
    let (first, last) = (style(0, 0, turn: 1), style(239, 239, turn: 1))
    #expect(colors(screen, 0, 0) == (number(first.foreground), number(first.background)))
    let expected = [last.foreground, last.background].map { color in
      Int32(color.reduced(to: .full).index ?? 0)
    }
    #expect(colors(screen, 239, 239) == (expected[0], expected[1]))
  }

  @Test(
    "With fewer colours the nearest is shown",
    arguments: [
      ("xterm-256color", ColorDepth.full, Int32(209), Int32(16)), ("xterm", .eight, 3, 0),
      ("vt100", .none, -1, -1),
    ]
  )
  func fewer(_ terminal: String, _ depth: ColorDepth, _ text: Int32, _ back: Int32) throws {
    let screen = try open(terminal: terminal, colors: depth)
    var stack = WindowStack()
    stack.insert(frame: Rect(size: size))
    screen.show(stack) { window in
      var canvas = Canvas(size: window.frame.size)
      canvas.fill(
        style: Style(
          foreground: Color(red: 250, green: 140, blue: 90),
          background: Color(red: 3, green: 2, blue: 1)
        )
      )
      return canvas
    }
    if depth == .none {
      #expect(screen.cell(at: .zero).ext_color == 0)
    } else {
      #expect(colors(screen, 0, 0) == (text, back))
    }
  }

  @Test("Shades of a picture that become one with fewer colours keep it")
  func shades() throws {
    let screen = try open(terminal: "xterm", colors: .eight)
    var stack = WindowStack()
    stack.insert(frame: Rect(size: size))
    screen.show(stack) { window in
      var canvas = Canvas(size: window.frame.size)
      canvas.fill(
        with: "▀",
        style: Style(
          foreground: Color(red: 190, green: 10, blue: 10),
          background: Color(red: 210, green: 0, blue: 0)
        )
      )
      return canvas
    }
    #expect(colors(screen, 0, 0) == (1, 1))
  }
}

@Suite("Direct colour")
struct DirectColorEntryTests {
  @Test(
    "is known by the terminal's name, by its entry or by the environment",
    arguments: [
      ("xterm-256color", false, "truecolor", false, true), ("foot", false, "24bit", false, true),
      ("xterm-256color", false, "", false, false), ("xterm-256color", false, "yes", false, false),
      ("xterm-256color", true, "", false, true), ("xterm-direct", false, "", false, true),
      ("newcomer-truecolor", false, "", false, true), ("redirect", false, "", false, false),
      // GNU screen and tmux, both of which can have this name.
      ("screen-256color", false, "truecolor", false, false),
      ("screen-256color", false, "truecolor", true, true),
      ("screen.xterm-256color", false, "truecolor", false, false),
      ("tmux-256color", false, "truecolor", true, true),
    ]
  )
  func known(
    _ terminal: String,
    _ entrySays: Bool,
    _ colorTerm: String,
    _ isInTmux: Bool,
    _ expected: Bool
  ) {
    let isKnown = DirectColorEntry.isKnown(
      terminal,
      entrySays: entrySays,
      colorTerm: colorTerm,
      isInTmux: isInTmux
    )
    #expect(isKnown == expected)
  }
}
