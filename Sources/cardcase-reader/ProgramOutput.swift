import ByteCoding
import Glibc
import ReaderProtocol

/// The pipe to the program.
struct ProgramOutput: Sendable {
  /// Writes a frame.
  ///
  /// - Throws: `UnreadableBytes.truncated` if the pipe takes no more.
  func write(_ frame: Frame) throws {
    try frame.payload.withUnsafeBytes { try write(frame.tag, $0) }
  }

  /// Writes a frame with this payload.
  func write(_ tag: FrameTag, _ payload: UnsafeRawBufferPointer) throws {
    let header = try FrameHeader(tag, length: payload.count).bytes
    try header.withUnsafeBytes { try write($0) }
    try write(payload)
  }

  private func write(_ bytes: UnsafeRawBufferPointer) throws {
    var written = 0
    while written < bytes.count {
      let count = Glibc.write(
        STDOUT_FILENO,
        bytes.baseAddress.map { $0 + written },
        bytes.count - written
      )
      guard count > 0 else { throw UnreadableBytes.truncated }
      written += count
    }
  }
}
