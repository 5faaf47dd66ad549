import Glibc
import Testing
import WindowLevels

@testable import WindowTerminal

@Suite("The output of a frame")
struct FrameOutputTests {
  /// A terminal that receives each write as a separate message.
  private let ends: [Int32]
  private let drawing: Int32
  private let output: FrameOutput

  init() throws {
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_SEQPACKET.rawValue | SOCK_NONBLOCK.rawValue)
    try #require(socketpair(AF_UNIX, kind, 0, &ends) == 0)
    self.ends = ends
    drawing = dup(ends[0])
    output = try FrameOutput(
      curses: drawing,
      writer: TerminalWriter(ends[0]),
      size: Size(width: 80, height: 24),
      marks: (Array("<".utf8), Array(">".utf8))
    )
  }

  private func received() -> [String] {
    var messages: [String] = []
    var bytes = [UInt8](repeating: 0, count: 1 << 18)
    while case let count = read(ends[1], &bytes, bytes.count), count > 0 {
      messages.append(String(decoding: bytes.prefix(count), as: UTF8.self))
    }
    return messages
  }

  private func close() {
    [ends[1], drawing].forEach { Glibc.close($0) }
  }

  @Test("is one write, however often curses writes, between the marks of a frame")
  func whole() {
    output.send { ["one ", "two ", "three"].forEach { writeAll(Array($0.utf8), to: drawing) } }
    #expect(received() == ["<one two three>"])
    output.send { writeAll(Array("four".utf8), to: drawing) }
    #expect(received() == ["<four>"])
    close()
  }

  @Test("is one write where it is as large as frames get, too")
  func large() {
    let row = Array(String(repeating: "x", count: 1_000).utf8)
    output.send { for _ in 0..<150 { writeAll(row, to: drawing) } }
    #expect(received().map(\.count) == [150_002])
    output.send { writeAll(Array("small".utf8), to: drawing) }
    #expect(received() == ["<small>"])
    close()
  }

  @Test("is nothing at all where nothing was drawn")
  func empty() {
    output.send {}
    #expect(received().isEmpty)
    close()
  }

  @Test("goes out without marks where it is none")
  func outside() {
    output.send { writeAll(Array("in".utf8), to: drawing) }
    output.sendPlain { writeAll(Array("out".utf8), to: drawing) }
    #expect(received() == ["<in>", "out"])
    close()
  }

  @Test("never reaches the terminal by itself: what comes between frames goes with the next")
  func between() {
    writeAll(Array("between".utf8), to: drawing)
    #expect(received().isEmpty)
    output.send { writeAll(Array("in".utf8), to: drawing) }
    #expect(received() == ["between<in>"])
    close()
  }

  @Test("passes through a pipe where there can be no file in memory")
  func pipe() throws {
    let pipe = try FramePipe()
    let row = Array(String(repeating: "x", count: 1_000).utf8)
    for _ in 0..<900 { writeAll(row, to: pipe.descriptor) }
    var counts: [Int] = []
    pipe.empty { counts.append($0.count) }
    pipe.empty { counts.append($0.count) }
    #expect(counts == [900_000])
    close()
  }
}
