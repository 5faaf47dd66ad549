import Foundation
import Glibc
import TerminalHarness
import TestSupport

/// An xterm on an X server without a screen (Xvfb), which shows what a program writes on another terminal, and
/// answers what it asks there. What it shows is read from the memory of the server.
final class XTerm {
  /// The size of a cell in pixels: that of the font that every X server has.
  static let cell = (width: 6, height: 13)

  private struct NoServer: Error {}

  private let directory: TemporaryDirectory
  private let server = Process()
  private let terminal = Process()
  /// What xterm shows.
  private let shown: Int32
  /// What it types.
  private let typed: Int32
  private var forwarded = 0
  private var unwritten: [UInt8] = []
  private(set) var answers: [UInt8] = []

  /// Starts both.
  ///
  /// - Parameter arguments: further ones of xterm.
  init(_ arguments: [String]) throws {
    let directory = try TemporaryDirectory()
    self.directory = directory
    let names = ["shown", "typed"].map { directory.path + "/" + $0 }
    guard names.allSatisfy({ mkfifo($0, 0o600) == 0 }) else { throw NoServer() }
    shown = open(names[0], O_RDWR | O_NONBLOCK | O_CLOEXEC)
    typed = open(names[1], O_RDWR | O_NONBLOCK | O_CLOEXEC)
    server.executableURL = URL(filePath: "/usr/bin/Xvfb")
    server.arguments = [
      "-displayfd", "1", "-screen", "0", "640x480x24", "-fbdir", directory.path,
      "-nolisten", "tcp", "-noreset",
    ]
    let number = Pipe()
    server.standardOutput = number
    server.standardError = FileHandle.nullDevice
    try server.run()
    // The number of the display, once it takes clients.
    let display = String(decoding: number.fileHandleForReading.availableData, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    guard !display.isEmpty else { throw NoServer() }
    terminal.executableURL = URL(filePath: "/usr/bin/xterm")
    terminal.arguments =
      arguments + [
        "-geometry", "80x24+0+0", "-fn", "fixed", "-b", "0", "+sb", "-u8", "-e", "/bin/sh", "-c",
        "stty raw -echo; cat '\(names[0])' & exec cat > '\(names[1])'",
      ]
    terminal.environment = [
      "DISPLAY": ":" + display, "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin",
      "HOME": directory.path,
    ]
    terminal.standardError = FileHandle.nullDevice
    try terminal.run()
  }

  deinit {
    // Other signals may be blocked in them, as they are in threads of the tests.
    for process in [terminal, server] where process.isRunning {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    close(shown)
    close(typed)
  }

  /// True once it has told its attributes, which it is asked for last.
  var hasAnswered: Bool {
    answers.firstRange(of: Array("\u{1B}[?6".utf8)).map {
      answers[$0.upperBound...].contains(UInt8(ascii: "c"))
    } ?? false
  }

  /// Shows what a program has written since the last time, and hands its answers to the program.
  func exchange(_ app: TerminalSession) throws {
    unwritten += app.output.dropFirst(forwarded)
    forwarded = app.output.count
    let count = write(shown, unwritten, unwritten.count)
    if count > 0 { unwritten.removeFirst(count) }
    var bytes = [UInt8](repeating: 0, count: 1 << 12)
    let size = read(typed, &bytes, bytes.count)
    guard size > 0 else { return }
    answers += bytes[..<size]
    try app.send(bytes[..<size])
  }

  /// Waits, with what is written meanwhile shown.
  func wait(
    _ what: String,
    _ app: TerminalSession,
    _ condition: () throws -> Bool
  ) throws {
    try app.waitUntil(what, outputSince: .start) { _ in
      try exchange(app)
      return try unwritten.isEmpty && condition()
    }
  }

  /// The number of pixels on the screen of colours that meet a condition.
  func count(_ isCounted: (_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Bool) throws -> Int {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: directory.path + "/Xvfb_screen0")))
    // The head of an XWD file (XWDFile.h): its size, then among others width, height, the order of bytes, the
    // bits of a pixel, the bytes of a line, and the number of colours, of 12 bytes each.
    func number(_ index: Int) -> Int {
      bytes[(index * 4)..<(index * 4 + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    guard bytes.count > 100, number(7) == 0, number(11) == 32 else { throw NoServer() }
    let start = number(0) + number(19) * 12
    let (width, height, line) = (number(4), number(5), number(12))
    guard bytes.count >= start + height * line else { throw NoServer() }
    var count = 0
    for y in 0..<height {
      for x in 0..<width {
        let pixel = start + y * line + x * 4
        count += isCounted(bytes[pixel + 2], bytes[pixel + 1], bytes[pixel]) ? 1 : 0
      }
    }
    return count
  }
}
