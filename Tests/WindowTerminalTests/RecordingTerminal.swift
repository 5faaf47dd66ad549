import WindowLevels

@testable import WindowTerminal

/// A terminal with kitty's graphics protocol, on a pseudo-terminal: it keeps the pictures that it is given, and the
/// order of what it is told.
final class RecordingTerminal {
  /// A picture as it was given.
  struct Picture: Equatable {
    var pixels: Size
    var cells: Size
    var bytes: [UInt8] = []
  }

  /// What it was told.
  enum Command: Equatable {
    case shown(UInt32)
    case deleted(UInt32)
    /// Anything but pictures.
    case text(String)
    /// A command that is none.
    case fault(String)
  }

  var writer: TerminalWriter { device.writer }
  /// The pictures that it has, by their numbers.
  private(set) var pictures: [UInt32: Picture] = [:]
  private(set) var commands: [Command] = []
  /// The bytes of the longest command.
  private(set) var longest = 0
  private let device: RecordedDevice
  private var unread: [UInt8] = []
  /// The picture that is being given.
  private var coming: (number: UInt32, picture: Picture)?

  init() throws { device = try RecordedDevice() }

  /// True if it was given the beginning of a picture and not yet the end.
  var isInPicture: Bool { coming != nil }

  /// Forgets what it was told so far.
  func forgetCommands() { commands = [] }

  /// Reads all that was written.
  func read() {
    unread += device.read()
    interpret()
  }

  private static let begin = Array("\u{1B}_G".utf8)
  private static let end = Array("\u{1B}\\".utf8)

  private func interpret() {
    while let start = unread.firstRange(of: Self.begin)?.lowerBound {
      text(unread[..<start])
      guard let end = unread[start...].firstRange(of: Self.end)?.lowerBound else {
        unread = Array(unread[start...])
        return
      }
      longest = max(longest, end - start)
      let body = String(decoding: unread[(start + Self.begin.count)..<end], as: UTF8.self)
      unread = Array(unread[(end + Self.end.count)...])
      take(body)
    }
    text(unread[...])
    unread = []
  }

  private func text(_ bytes: ArraySlice<UInt8>) {
    guard !bytes.isEmpty else { return }
    commands.append(.text(String(decoding: bytes, as: UTF8.self)))
  }

  private func take(_ body: String) {
    let parts = body.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    var values: [Substring: Substring] = [:]
    for pair in parts[0].split(separator: ",") {
      let sides = pair.split(separator: "=")
      if sides.count == 2 { values[sides[0]] = sides[1] }
    }
    func number(_ key: Substring) -> Int { values[key].flatMap { Int($0) } ?? 0 }
    switch values["a"] {
    case "d":
      guard values["d"] == "I", number("i") > 0, coming == nil else { return fault(body) }
      pictures[UInt32(number("i"))] = nil
      commands.append(.deleted(UInt32(number("i"))))
    case "T":
      guard coming == nil, values["U"] == "1", values["f"] == "32", values["q"] == "2" else {
        return fault(body)
      }
      let picture = Picture(
        pixels: Size(width: number("s"), height: number("v")),
        cells: Size(width: number("c"), height: number("r"))
      )
      coming = (UInt32(number("i")), picture)
      more(parts, isLast: number("m") == 0)
    case nil: more(parts, isLast: number("m") == 0)
    default: fault(body)
    }
  }

  private func more(_ parts: [Substring], isLast: Bool) {
    // The end of a picture that did not begin is ignored.
    guard let (number, begun) = coming else { return }
    var picture = begun
    picture.bytes += bytes(base64: parts.count > 1 ? parts[1] : "")
    coming = isLast ? nil : (number, picture)
    // One that is not whole or has no size is refused.
    guard isLast, !picture.bytes.isEmpty,
      picture.bytes.count == picture.pixels.width * picture.pixels.height * 4
    else { return }
    pictures[number] = picture
    commands.append(.shown(number))
  }

  private func fault(_ body: String) { commands.append(.fault(body)) }
}
