import AppSupport
import ByteCoding
import CReader
package import Flashcards
import Glibc
package import ReaderProtocol

/// A running reader, for the thread that started it: it dies with that thread. Only its handle may
/// be used by others. What it answers is hostile until it is decoded.
package final class ReaderProcess {
  /// The longest time for it to start and to shut itself in.
  private static let startPatience = Duration.seconds(10)
  /// The number of descriptors that it may have until it shuts itself in.
  private static let descriptors: UInt64 = 64
  /// The number of bytes that are read at once.
  private static let step = 64 << 10

  /// For killing it from another thread.
  package let handle: ReaderHandle
  private let input: Int32
  private let output: Int32
  private var piece = [UInt8](repeating: 0, count: step)
  private var buffer: [UInt8] = []
  /// The number of bytes of the buffer that were taken.
  private var taken = 0

  /// Starts a reader, and waits until it has shut itself in.
  ///
  /// - Parameters:
  ///   - scratchDirectory: the absolute path of the directory for its files without a name, for
  ///     modes that need some.
  ///   - isTraceable: true if other processes of the same user may read its memory.
  ///   - started: called with the handle before anything is waited for.
  package init(
    _ program: ReaderProgram,
    _ mode: ReaderModeName,
    scratchDirectory: String = "",
    isTraceable: Bool = false,
    started: (ReaderHandle) -> Void = { _ in }
  ) throws(ReaderFailure) {
    let child = try Self.spawn(program, mode)
    handle = ReaderHandle(child.process)
    input = child.input
    output = child.output
    started(handle)
    let deadline = ContinuousClock.now + Self.startPatience
    let start = ReaderStart(scratchDirectory: scratchDirectory, isTraceable: isTraceable)
    try write(start.frame, by: deadline)
    let answer = try read(by: deadline)
    guard answer != ReaderReady.frame else {
      // From here on nobody can begin to; who has begun before has it in hand.
      guard isTraceable || creader_is_traced(child.process) == 0 else {
        throw .refused(ReaderRefusal(.noDumps, code: EBUSY))
      }
      return
    }
    throw .refused(
      try ReaderFailure.decoding { () throws(UnreadableBytes) in try ReaderRefusal(answer) }
    )
  }

  private static func spawn(
    _ program: ReaderProgram,
    _ mode: ReaderModeName
  ) throws(ReaderFailure) -> creader_child {
    let file = try program.open()
    defer { Glibc.close(file) }
    var words = [strdup("cardcase-reader"), strdup(mode.rawValue), nil]
    defer { words.forEach { free($0) } }
    var limits = creader_limits(
      memory: mode.limits.memory,
      seconds: mode.limits.seconds,
      file_size: mode.limits.fileSize,
      descriptors: descriptors
    )
    var child = creader_child()
    var refused: Int32 = 0
    let code = creader_spawn(file, &words, &limits, &child, &refused)
    guard code == 0 else {
      guard let measure = ReaderMeasure(rawValue: UInt8(clamping: refused)) else {
        throw .notStarted(code)
      }
      throw .refused(ReaderRefusal(measure, code: code))
    }
    return child
  }

  deinit {
    handle.kill()
    close(input)
    close(output)
  }

  /// Sends a frame.
  ///
  /// - Parameter deadline: the moment after which the reader is too slow; nil to wait for as long as
  ///   it lives.
  func write(_ frame: Frame, by deadline: ContinuousClock.Instant? = nil)
    throws(ReaderFailure)
  {
    // No frame of ours that the reader would refuse reaches it.
    guard let bytes = try? frame.encoded() else { throw .broken }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        creader_write(input, bytes.baseAddress.map { $0 + written }, bytes.count - written)
      }
      switch count {
      case 1...: written += count
      case -Int(EAGAIN):
        guard awaitReadiness(of: input, for: POLLOUT, until: deadline) else { throw .tooSlow }
      case -Int(EINTR): continue
      default: throw .broken
      }
    }
  }

  /// The next frame from the reader.
  ///
  /// - Parameter deadline: as in `write`.
  /// - Throws: `ReaderFailure.broken` if it has ended, or sends something else.
  func read(by deadline: ContinuousClock.Instant? = nil) throws(ReaderFailure) -> Frame {
    try fill(Frame.headerSize, by: deadline)
    let header = try ReaderFailure.decoding { () throws(UnreadableBytes) in
      try FrameHeader(buffer[taken..<taken + Frame.headerSize])
    }
    taken += Frame.headerSize
    try fill(header.length, by: deadline)
    defer { taken += header.length }
    return Frame(header.tag, Array(buffer[taken..<taken + header.length]))
  }

  /// Has a card rendered; nil if there is none.
  package func render(
    _ request: FaceRequest,
    by deadline: ContinuousClock.Instant
  ) throws(ReaderFailure) -> CardFace? {
    try write(request.frame, by: deadline)
    let answer = try read(by: deadline)
    guard answer != Frame(.noFace) else { return nil }
    return try ReaderFailure.decoding { () throws(UnreadableBytes) in try CardFace(answer) }
  }

  /// The next frame from the reader, of those that it may answer with all in all.
  ///
  /// - Throws: `tooMuch` or `tooSlow` where it goes beyond.
  func read(within allowance: inout ReaderAllowance) throws(ReaderFailure) -> Frame {
    // Frames that wait already are read without waiting.
    guard .now < allowance.deadline else { throw .tooSlow }
    let frame = try read(by: allowance.deadline)
    allowance.bytes -= Frame.headerSize + frame.payload.count
    guard allowance.bytes >= 0 else { throw .tooMuch }
    return frame
  }

  /// Reads until `count` bytes wait in the buffer.
  private func fill(_ count: Int, by deadline: ContinuousClock.Instant?) throws(ReaderFailure) {
    while buffer.count - taken < count {
      if taken > 0 {
        buffer.removeFirst(taken)
        taken = 0
      }
      let got = piece.withUnsafeMutableBytes { Glibc.read(output, $0.baseAddress, $0.count) }
      if got > 0 {
        buffer.append(contentsOf: piece[..<got])
      } else if got < 0, errno == EAGAIN {
        guard awaitReadiness(of: output, for: POLLIN, until: deadline) else { throw .tooSlow }
      } else if got == 0 || errno != EINTR {
        throw .broken
      }
    }
  }
}

/// The limit on all output of a reader, which says itself when it has answered everything.
struct ReaderAllowance {
  /// The number of bytes that are left.
  var bytes: Int
  /// The moment after which it is too slow.
  let deadline: ContinuousClock.Instant

  /// Allows this many bytes in this time from now on.
  init(bytes: Int, within patience: Duration) {
    self.bytes = bytes
    deadline = .now + patience
  }
}
