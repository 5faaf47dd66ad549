import WindowLevels

/// What is found out about a terminal that is to be given pictures: by questions, by what it is called, and by the
/// environment.
struct PixelProbe: Hashable {
  /// The size of a cell in pixels; nil if the terminal does not say.
  let cell: Size?
  /// True if the terminal has kitty's graphics protocol.
  var hasGraphics = false
  /// The number of colours that sixels can have; nil if the terminal does not say.
  var registers: Int?
  /// The extensions that it has, by the numbers of the device's attributes.
  var attributes: [Int] = []
  /// What it calls itself, in small letters; nil if it does not say.
  var name: String?
  private let wanted: PictureProtocol
  /// True if the environment says that it shows pictures.
  private let isExpected: Bool

  /// The questions.
  let bytes: [UInt8]

  /// The size of a cell in pixels where the terminal does not say.
  private static let usualCell = Size(width: 10, height: 20)
  /// The terminal's name and version (XTVERSION).
  private static let nameQuestion = Array("\u{1B}[>q".utf8)
  /// The multiplexers, and the variables by which each is known.
  private static let multiplexers = ["tmux": "TMUX", "screen": "STY", "zellij": "ZELLIJ"]

  /// - Parameter variable: a variable of the environment, empty if it is not set.
  init(_ wanted: PictureProtocol, cell: Size?, variable: (String) -> String) {
    self.wanted = wanted
    self.cell = cell
    isExpected =
      wanted.row?.variables.contains { name, beginnings in
        beginnings.contains { variable(name).hasPrefix($0) }
      } ?? false
    bytes = (wanted.row?.question ?? []) + Self.nameQuestion
  }

  /// The size of a cell in pixels, if the terminal is given pictures; nil if it is not.
  var shown: Size? {
    guard let row = wanted.row, isKnown(row), row.isMet(self) else { return nil }
    return cell ?? Self.usualCell
  }

  private func isKnown(_ row: PictureProtocol.Row) -> Bool {
    guard let name else { return row.brands == nil || isExpected }
    func begins(_ beginnings: [String]) -> Bool { beginnings.contains { name.hasPrefix($0) } }
    guard !begins(row.others), !begins(Array(Self.multiplexers.keys)) else { return false }
    return row.brands.map { begins($0) } ?? true
  }

  /// True if a terminal may be asked: never within a multiplexer, which could hide a picture that it can't
  /// delete.
  ///
  /// - Parameter terminal: the name of the terminal in `TERM`.
  static func mayAsk(_ terminal: String, isSet: (String) -> Bool) -> Bool {
    BackgroundRequest.isAnswered(by: terminal, isSet: isSet)
      && !multiplexers.contains { terminal.hasPrefix($0) || isSet($1) }
  }
}
