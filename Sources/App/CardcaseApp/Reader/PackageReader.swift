import Glibc
import PackageRecords
import ReaderProtocol

/// A reader for packages, in or out. It is started before the vault is asked for anything, so that
/// nothing is prepared for a reader that can't be had.
final class PackageReader {
  /// The number of bytes of a chunk.
  static let step = 256 << 10
  /// The longest time for a reader that has ended to have said why.
  private static let lastWords = Duration.seconds(1)

  let process: ReaderProcess

  /// For killing it from another thread.
  var handle: ReaderHandle { process.handle }

  /// Starts a reader, on the thread that will use it.
  ///
  /// - Parameters:
  ///   - mode: `packageIn` or `packageOut`.
  ///   - scratchDirectory: the absolute path of the vault's directory, where it has two files without
  ///     a name.
  ///   - started: called with the handle before anything is waited for.
  init(
    _ program: ReaderProgram,
    _ mode: ReaderModeName,
    scratchDirectory: String,
    isTraceable: Bool = false,
    started: (ReaderHandle) -> Void = { _ in }
  ) throws(ReaderFailure) {
    process = try ReaderProcess(
      program,
      mode,
      scratchDirectory: scratchDirectory,
      isTraceable: isTraceable,
      started: started
    )
  }

  /// Reads a package: sends it, and takes its records.
  ///
  /// - Parameters:
  ///   - package: a descriptor of it, read from where it stands to its end; a pipe will do.
  ///   - progress: called with the number of bytes sent.
  ///   - take: takes each record, in the order of `PackageRecord`. What it throws ends the reading.
  func read(
    _ package: Int32,
    progress: (_ sent: Int) throws -> Void = { _ in },
    _ take: (PackageRecord) throws -> Void
  ) throws {
    try send(package, progress)
    while true {
      let frame = try process.read()
      switch frame.tag {
      case .record: try Self.each(in: frame, take)
      case .end: return
      case .failed: throw try Self.failure(in: frame)
      default: throw ReaderFailure.broken
      }
    }
  }

  /// Writes a package: sends records, and takes its bytes.
  ///
  /// - Parameters:
  ///   - records: gives records to what it is called with, in the order of `PackageRecord`.
  ///   - take: takes the package's bytes, piece by piece. What it throws ends the writing.
  func write(
    _ records: ((PackageRecord) throws -> Void) throws -> Void,
    _ take: ([UInt8]) throws -> Void
  ) throws {
    var writer = RecordWriter()
    func flush() throws {
      guard !writer.bytes.isEmpty else { return }
      try send(Frame(.record, writer.bytes))
      writer.removeAll()
    }
    try records { record in
      writer.write(record)
      if writer.bytes.count >= Self.step { try flush() }
    }
    try flush()
    try send(Frame(.end))
    while true {
      let frame = try process.read()
      switch frame.tag {
      case .chunk: try take(frame.payload)
      case .end: return
      case .failed: throw try Self.failure(in: frame)
      default: throw ReaderFailure.broken
      }
    }
  }

  private func send(_ package: Int32, _ progress: (Int) throws -> Void) throws {
    var piece = [UInt8](repeating: 0, count: Self.step)
    var sent = 0
    while true {
      let count = piece.withUnsafeMutableBytes { Glibc.read(package, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw PackageTransferFailure.file(errno) }
      guard count > 0 else { break }
      try send(Frame(.chunk, Array(piece[..<count])))
      sent += count
      try progress(sent)
    }
    try send(Frame(.end))
  }

  /// Sends a frame. A reader that takes no more may have said why.
  ///
  /// - Parameters:
  ///   - deadline: the moment after which the reader is too slow; nil to wait for as long as it lives.
  ///   - failure: reads the reason out of its last frame.
  func send(
    _ frame: Frame,
    by deadline: ContinuousClock.Instant? = nil,
    _ failure: (Frame) throws -> any Error = { try PackageReader.failure(in: $0) }
  ) throws {
    do throws(ReaderFailure) {
      try process.write(frame, by: deadline)
    } catch .broken {
      let answer = try process.read(by: .now + Self.lastWords)
      throw answer.tag == .failed ? try failure(answer) : ReaderFailure.broken
    }
  }

  static func failure(in frame: Frame) throws(ReaderFailure) -> PackageTransferFailure {
    .package(try ReaderFailure.decoding { () throws(FrameFailure) in try PackageFailure(frame) })
  }

  private static func each(in frame: Frame, _ take: (PackageRecord) throws -> Void) throws {
    try frame.payload.withUnsafeBytes { bytes in
      var reader = RecordReader(bytes)
      do {
        while let record = try reader.next() { try take(record) }
      } catch is RecordFault {
        throw ReaderFailure.broken
      }
    }
  }
}
