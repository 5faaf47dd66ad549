import CNcurses
import Glibc
import WindowLevels

@testable import WindowTerminal

/// A screen of curses without a terminal, to test what panels make of windows. There is only one
/// curses, so tests that use it run one after the other.
final class HeadlessScreen {
  let mirror: PanelMirror
  /// The descriptor whose input curses reads as keys.
  let keyboard: Int32
  private let screen: OpaquePointer
  private let files: [UnsafeMutablePointer<FILE>]

  init?(
    size: Size,
    terminal: String = "xterm-256color",
    traits: TerminalTraits = TerminalTraits(colors: .full, unicode: true),
    hasDirectColor: Bool = false,
    device: TerminalWriter? = nil,
    pixels: PixelLayer? = nil
  ) {
    setlocale(LC_CTYPE, traits.unicode ? "C.UTF-8" : "C")
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0, let output = fopen("/dev/null", "w"), let input = fdopen(ends[0], "r"),
      let screen = Self.curses(terminal, output, input, hasDirectColor: hasDirectColor)
    else { return nil }
    self.screen = screen
    files = [output, input]
    keyboard = ends[1]
    if traits.colors != .none {
      start_color()
      use_default_colors()
    }
    let began = Size(width: Int(cn_columns()), height: Int(cn_lines()))
    let device = device ?? TerminalWriter(dup(fileno(output)))
    // Nil if the system has no descriptor left, as above.
    guard let frames = try? FrameOutput(curses: fileno(output), writer: device, size: began) else {
      return nil
    }
    mirror = PanelMirror(
      size: began,
      traits: traits,
      hasDefaultColors: traits.colors != .none,
      output: frames,
      pixels: pixels
    )
    mirror.resize(to: size)
  }

  private static func curses(
    _ terminal: String,
    _ output: UnsafeMutablePointer<FILE>,
    _ input: UnsafeMutablePointer<FILE>,
    hasDirectColor: Bool
  ) -> OpaquePointer? {
    guard hasDirectColor else { return newterm(terminal, output, input) }
    guard setupterm(terminal, fileno(output), nil) == OK else { return nil }
    let checked = cn_cur_term()
    defer { del_curterm(checked) }
    return DirectColorEntry.lend(terminal) { newterm(terminal, output, input) }
  }

  /// Shows the windows of `stack`, each filled with the given character.
  ///
  /// - Returns: true if anything was sent.
  @discardableResult
  func show(_ stack: WindowStack, _ characters: [WindowID: Unicode.Scalar]) -> Bool {
    show(stack) { window in
      var canvas = Canvas(size: window.frame.size)
      canvas.fill(with: characters[window.id] ?? " ")
      return canvas
    }
  }

  /// Shows the windows of `stack` as `draw` draws them.
  @discardableResult
  func show(_ stack: WindowStack, draw: (Window) -> Canvas) -> Bool {
    let hasChanged = mirror.compose(stack) { id in
      stack[id].map(draw) ?? Canvas(size: .zero)
    }
    if hasChanged { mirror.update() }
    return hasChanged
  }

  /// The contents of the terminal, as curses assumes them.
  var lines: [String] { text(of: cn_curscr()) }

  /// The contents after the next update.
  var nextLines: [String] { text(of: cn_newscr()) }

  /// The cursor's place.
  var cursor: Point { Point(x: Int(getcurx(cn_newscr())), y: Int(getcury(cn_newscr()))) }

  /// The cell of curses at `point`.
  func cell(at point: Point) -> cchar_t {
    var cell = cchar_t()
    mvwin_wch(cn_newscr(), Int32(point.y), Int32(point.x), &cell)
    return cell
  }

  func close() {
    mirror.eraseAll()
    mirror.update()
    endwin()
    delscreen(screen)
    for file in files {
      fclose(file)
    }
    Glibc.close(keyboard)
  }

  private func text(of window: UnsafeMutablePointer<WINDOW>?) -> [String] {
    (0..<mirror.size.height).map { y in
      // Room for the marks too.
      var buffer = [wchar_t](repeating: 0, count: mirror.size.width * 5 + 1)
      mvwinnwstr(window, Int32(y), 0, &buffer, Int32(buffer.count - 1))
      var line = String.UnicodeScalarView()
      line.append(
        contentsOf: buffer.prefix { $0 != 0 }.compactMap { Unicode.Scalar(UInt32($0)) }
      )
      return String(line)
    }
  }
}
