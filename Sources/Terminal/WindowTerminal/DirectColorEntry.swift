import CNcurses
import Glibc

/// The entry of a terminal whose own has 256 colours, with those of 24 bits: curses sends what an
/// entry says, and few machines have one that says so.
///
/// It is in the compiled format of term(5), and is handed to curses in the variable `TERMINFO`, which
/// may hold a whole entry (terminfo(5), ncurses 6.1 and later).
enum DirectColorEntry {
  /// True if a terminal shows colours of 24 bits, as far as its name, its entry and the environment
  /// say so.
  ///
  /// - Parameters:
  ///   - entrySays: true if the entry has one of the capabilities `Tc` and `RGB`.
  ///   - colorTerm: the variable `COLORTERM`.
  ///   - isInTmux: true if the terminal is tmux, by whatever name.
  static func isKnown(
    _ terminal: String,
    entrySays: Bool,
    colorTerm: String,
    isInTmux: Bool
  ) -> Bool {
    // GNU screen hands on the variable of the terminal around it, and no such colours.
    let isScreen = terminal.hasPrefix("screen") && !isInTmux
    return entrySays || ["truecolor", "24bit"].contains(colorTerm) && !isScreen
      || ["-direct", "-truecolor", "-24bit"].contains { terminal.hasSuffix($0) }
  }

  /// True if the entry that curses has loaded is one of 256 colours for a terminal that has more.
  static func isWanted(for terminal: String) -> Bool {
    tigetnum("colors") == 256
      && isKnown(
        terminal,
        entrySays: tigetflag("Tc") == 1 || tigetflag("RGB") == 1 || tigetnum("RGB") > 0
          || cn_string_capability("RGB") != nil,
        colorTerm: variable("COLORTERM"),
        isInTmux: isSet("TMUX")
      )
  }

  /// Has curses find the entry for the time of a call. No other thread may read the environment.
  ///
  /// - Parameter name: the name of the entry that curses has loaded.
  static func lend<Result>(_ name: String, to open: () -> Result) -> Result {
    let own = getenv("TERMINFO").map { String(cString: $0) }
    let digits = Array("0123456789ABCDEF".utf8)
    let hexadecimal = bytes(name).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    setenv("TERMINFO", "hex:" + String(decoding: hexadecimal, as: UTF8.self), 1)
    defer {
      if let own { setenv("TERMINFO", own, 1) } else { unsetenv("TERMINFO") }
    }
    return open()
  }

  /// The entry that curses has loaded with a sequence for each colour: of the palette, as everywhere,
  /// below 256, and above by red, green and blue.
  private static func bytes(_ name: String) -> [UInt8] {
    let flags = ["AX", "RGB"].filter { $0 == "RGB" || tigetflag($0) == 1 }
    let keys = CursesKeys.extendedCapabilities.filter { value(of: $0) != nil }
    let values = Strings(keys.map(value))
    let names = Strings(flags + keys)
    let counts = [
      flags.count, 0, keys.count, keys.count + names.offsets.count,
      values.table.count + names.table.count,
    ]
    return standard(name) + words(counts) + even(flags.map { _ in 1 })
      + words(values.offsets + names.offsets) + values.table + names.table
  }

  /// The part of the entry with the capabilities that all terminals may have.
  private static func standard(_ name: String) -> [UInt8] {
    let names = Array(name.utf8) + [0]
    let booleans = all(cn_boolean_name).map { UInt8(tigetflag($0) == 1 ? 1 : 0) }
    let numbers = all(cn_number_name).map {
      ["colors": 1 << 24, "pairs": 1 << 16][$0] ?? tigetnum($0)
    }
    let strings = Strings(all(cn_string_name).map(value))
    let magic = 0x21E  // Numbers have 32 bits.
    let counts = [
      magic, names.count, booleans.count, numbers.count, strings.offsets.count,
      strings.table.count,
    ]
    return words(counts) + even(names + booleans)
      + words(numbers.flatMap { [Int($0), Int($0 >> 16)] }) + words(strings.offsets)
      + even(strings.table)
  }

  private static func value(of name: String) -> String? {
    switch name {
    case "setaf": sequence(normal: 3, bright: 9)
    case "setab": sequence(normal: 4, bright: 10)
    default: cn_string_capability(name).map { String(cString: $0) }
    }
  }

  /// The sequence for a colour, with the codes of ECMA-48 and, above them, those of ISO 8613-6 as all
  /// terminals know them, with semicolons.
  private static func sequence(normal: Int, bright: Int) -> String {
    "\u{1B}[%?%p1%{8}%<%t\(normal)%p1%d%e%p1%{16}%<%t\(bright)%p1%{8}%-%d"
      + "%e%p1%{256}%<%t\(normal)8;5;%p1%d"
      + "%e\(normal)8;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m"
  }

  /// Strings one behind the other, with their places; -1 for one that is missing.
  private struct Strings {
    private(set) var table: [UInt8] = []
    private(set) var offsets: [Int] = []

    init(_ strings: [String?]) {
      for string in strings {
        offsets.append(string == nil ? -1 : table.count)
        if let string { table += string.utf8 + [0] }
      }
    }
  }

  /// The names in one of curses' lists.
  static func all(_ name: (Int32) -> UnsafePointer<CChar>?) -> [String] {
    var names: [String] = []
    while let next = name(Int32(names.count)) {
      names.append(String(cString: next))
    }
    return names
  }

  private static func words(_ numbers: [Int]) -> [UInt8] {
    numbers.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
  }

  private static func even(_ bytes: [UInt8]) -> [UInt8] {
    bytes.count.isMultiple(of: 2) ? bytes : bytes + [0]
  }
}
