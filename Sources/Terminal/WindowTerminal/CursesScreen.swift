import CNcurses
import Glibc
import WindowLevels

/// The one screen of curses, on two descriptors that it closes in the end.
final class CursesScreen {
  /// How many colours the terminal has and we may use.
  let colors: ColorDepth
  /// Whether its own foreground and background are among them.
  let hasDefaultColors: Bool
  /// Reads its keys.
  let keys: KeyReader
  private let screen: OpaquePointer
  private let input: UnsafeMutablePointer<FILE>
  private let output: UnsafeMutablePointer<FILE>

  /// Tells whether terminfo knows the terminal `name`, and whether a full screen can be drawn on
  /// it. Its capabilities can be read afterwards.
  static func check(_ name: String) throws(TerminalError) {
    var reason: Int32 = 0
    guard !name.isEmpty, setupterm(name, STDOUT_FILENO, &reason) == OK else {
      throw reason == 1 ? .cannotAddressCursor(name) : .unknownTerminal(name)
    }
    guard cn_string_capability("cup") != nil else { throw .cannotAddressCursor(name) }
  }

  /// Begins, in raw mode: the program gets every key, Ctrl-Z and Ctrl-C too.
  init?(input: Int32, output: Int32, colors: Bool) {
    guard let reading = fdopen(input, "r"), let writing = fdopen(output, "w") else { return nil }
    self.input = reading
    self.output = writing
    let checked = cn_cur_term()
    guard let screen = newterm(nil, writing, reading) else { return nil }
    self.screen = screen
    del_curterm(checked)
    raw()
    noecho()
    nonl()
    // curses waits a second by default before it takes Escape for a key.
    if !isSet("ESCDELAY") { set_escdelay(25) }
    typeahead(-1)
    let usesColors = colors && has_colors() && start_color() == OK
    hasDefaultColors = usesColors && use_default_colors() == OK
    self.colors = usesColors ? ColorDepth(terminalColors: cn_colors()) : .none
    guard let keys = KeyReader(input: input) else {
      endwin()
      return nil
    }
    self.keys = keys
  }

  /// The size that curses goes by.
  var size: Size { Size(width: Int(cn_columns()), height: Int(cn_lines())) }

  func close() {
    delscreen(screen)
    fclose(input)
    fclose(output)
  }
}

extension ColorDepth {
  /// The depth for what curses reports. Terminals with more than a palette take a colour's number
  /// for its red, green and blue, but for the first eight.
  init(terminalColors colors: Int32) {
    self = colors > 256 ? .eight : ColorDepth(colors: Int(colors))
  }
}

/// Whether the environment has a variable, and not an empty one.
func isSet(_ variable: String) -> Bool {
  getenv(variable).map { $0.pointee != 0 } ?? false
}
