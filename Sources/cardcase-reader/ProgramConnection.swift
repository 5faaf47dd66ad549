import ByteCoding
import Glibc
import ReaderProtocol

/// The pipes to the program: frames in on standard input, out on standard output. Both block.
struct ProgramConnection {
  /// The way out, which needs no part of the way in.
  let output = ProgramOutput()

  /// The number of bytes that are read at once.
  private static let step = 64 << 10

  /// The bytes of one call.
  private var piece = [UInt8](repeating: 0, count: step)
  private var buffer: [UInt8] = []
  /// The number of bytes of the buffer that were taken.
  private var taken = 0

  /// The next frame; nil at the end of the pipe.
  ///
  /// - Throws: `UnreadableBytes` if the pipe ends within a frame, or holds none.
  mutating func read() throws(UnreadableBytes) -> Frame? {
    guard try fill(Frame.headerSize) else {
      guard buffer.count == taken else { throw .truncated }
      return nil
    }
    let header = try FrameHeader(buffer[taken..<taken + Frame.headerSize])
    taken += Frame.headerSize
    guard try fill(header.length) else { throw .truncated }
    defer { taken += header.length }
    return Frame(header.tag, Array(buffer[taken..<taken + header.length]))
  }

  /// Takes a file that comes in chunks.
  ///
  /// - Returns: false if the pipe ends before the file does: the program has changed its mind.
  mutating func eachChunk(_ take: ([UInt8]) throws -> Void) throws -> Bool {
    while let frame = try read() {
      switch frame.tag {
      case .chunk: try take(frame.payload)
      case .end: return true
      default: throw UnreadableBytes.unknownTag
      }
    }
    return false
  }

  /// Takes a file whole.
  ///
  /// - Returns: nil at the end of the pipe.
  /// - Throws: `UnreadableBytes.tooLong` if it is larger: the program sends none of such a size.
  mutating func file(atMost limit: Int) throws -> [UInt8]? {
    var bytes: [UInt8] = []
    let isWhole = try eachChunk { chunk in
      guard bytes.count + chunk.count <= limit else { throw UnreadableBytes.tooLong }
      bytes += chunk
    }
    return isWhole ? bytes : nil
  }

  /// Writes a frame.
  ///
  /// - Throws: `UnreadableBytes.truncated` if the pipe takes no more.
  func write(_ frame: Frame) throws {
    try output.write(frame)
  }

  /// Reads until `count` bytes wait in the buffer.
  ///
  /// - Returns: false if the pipe ends before.
  private mutating func fill(_ count: Int) throws(UnreadableBytes) -> Bool {
    while buffer.count - taken < count {
      if taken > 0 {
        buffer.removeFirst(taken)
        taken = 0
      }
      let got = piece.withUnsafeMutableBytes { Glibc.read(STDIN_FILENO, $0.baseAddress, $0.count) }
      guard got >= 0 else { throw .truncated }
      guard got > 0 else { return false }
      buffer.append(contentsOf: piece[..<got])
    }
    return true
  }
}
