import CReader
import Glibc
import TerminalHarness

/// The tool `reader-probe`, started as the reader is.
struct Probe {
  /// Starts a program as the reader is started.
  static func start(_ path: String, _ arguments: [String]) throws -> creader_child {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { throw ProbeFailure(code: errno) }
    defer { Glibc.close(file) }
    var words = arguments.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var limits = creader_limits(memory: 64 << 20, seconds: 1, file_size: 0, descriptors: 16)
    var child = creader_child()
    var refused: Int32 = 0
    let code = creader_spawn(file, &words, &limits, &child, &refused)
    guard code == 0 else { throw ProbeFailure(code: code, refused: refused, child: child) }
    return child
  }

  /// All that it wrote.
  let output: String
  /// The status of its end, as `waitpid` has it.
  let status: Int32

  /// The signal that ended it; 0 if it ended by itself.
  var signal: Int32 { status & 0x7F }
  /// Its own exit status.
  var exitStatus: Int32 { status >> 8 & 0xFF }

  /// The lines that it wrote.
  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// Runs the tool to its end.
  init(_ arguments: String...) throws {
    let child = try Self.start(BuiltProduct.path("reader-probe"), ["reader-probe"] + arguments)
    close(child.input)
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while true {
      var waited = pollfd(fd: child.output, events: Int16(POLLIN), revents: 0)
      poll(&waited, 1, -1)
      let got = read(child.output, &piece, piece.count)
      guard got > 0 else { break }
      bytes += piece[..<got]
    }
    close(child.output)
    var status: Int32 = 0
    waitpid(child.process, &status, 0)
    output = String(decoding: bytes, as: UTF8.self)
    self.status = status
  }
}

struct ProbeFailure: Error {
  let code: Int32
  var refused: Int32 = 0
  var child = creader_child()
}
