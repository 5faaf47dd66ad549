import CNcurses
import Glibc
import WindowLevels

/// The one screen of curses, on two descriptors that it closes in the end.
final class CursesScreen {
  /// The number of colours that the terminal has and the program may use.
  let colors: ColorDepth
  /// True if the terminal's default foreground and background are among them.
  let hasDefaultColors: Bool
  /// The reader of its keys.
  let keys: KeyReader
  private let screen: OpaquePointer
  private let input: UnsafeMutablePointer<FILE>
  private let output: UnsafeMutablePointer<FILE>

  /// Initializes curses in raw mode: the program gets every key, Ctrl-Z and Ctrl-C too.
  ///
  /// - Parameters:
  ///   - terminal: the terminal's name.
  ///   - entry: the name of the terminfo entry, which is loaded.
  init?(terminal: String, entry: String, input: Int32, output: Int32, colors: Bool) {
    guard let reading = fdopen(input, "r"), let writing = fdopen(output, "w") else { return nil }
    self.input = reading
    self.output = writing
    let checked = cn_cur_term()
    func open() -> OpaquePointer? { newterm(entry, writing, reading) }
    let isDirect = colors && DirectColorEntry.isWanted(for: terminal)
    guard let screen = (isDirect ? DirectColorEntry.lend(entry, to: open) : nil) ?? open() else {
      return nil
    }
    self.screen = screen
    del_curterm(checked)
    raw()
    noecho()
    nonl()
    // By default curses waits a second before it takes Escape for a key.
    if !isSet("ESCDELAY") { set_escdelay(25) }
    typeahead(-1)
    let usesColors = colors && has_colors() && start_color() == OK
    hasDefaultColors = usesColors && use_default_colors() == OK
    self.colors = usesColors ? .ofCurses() : .none
    guard let keys = KeyReader(input: input) else {
      endwin()
      return nil
    }
    self.keys = keys
  }

  /// The current size for curses.
  var size: Size { Size(width: Int(cn_columns()), height: Int(cn_lines())) }

  func close() {
    delscreen(screen)
    fclose(input)
    fclose(output)
  }
}

extension ColorDepth {
  /// The depth that curses has. Terminals with direct colour take a colour's number for its red, green
  /// and blue, except for the first eight, which are used where the others have no 24 bits.
  fileprivate static func ofCurses() -> ColorDepth {
    let colors = Int(cn_colors())
    guard colors > full.count else { return ColorDepth(colors: colors) }
    let bits = cn_string_capability("RGB").map { String(cString: $0) }
    let isRGB = tigetflag("RGB") == 1 || tigetnum("RGB") == 8 || bits == "8/8/8"
    return colors == direct.count && isRGB ? .direct : .eight
  }
}

/// True if the environment has a variable, and it is not empty.
func isSet(_ name: String) -> Bool {
  !variable(name).isEmpty
}

/// The value of a variable of the environment; empty if there is none.
func variable(_ name: String) -> String {
  getenv(name).map { String(cString: $0) } ?? ""
}
