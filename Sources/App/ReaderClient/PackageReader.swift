import ByteCoding
import Glibc
import ReaderProtocol

/// A reader for packages, in or out. It is started before the vault is asked for anything, so that
/// nothing is prepared for a reader that can't be had.
final class PackageReader {
  /// The number of bytes of a chunk.
  static let step = 256 << 10
  /// The longest time for a reader to take a frame.
  private static let takingPatience = Duration.seconds(60)
  /// The most bytes of a package, or of a log, that one of what it is made from comes to.
  private static let growth = 8

  /// The longest time for a reader that has ended to have said why.
  private static let lastWords = Duration.seconds(1)

  let process: ReaderProcess
  /// The longest time from the last byte that the reader gets to its last answer; that of packages is
  /// the processor time that it has.
  var patience = Duration.seconds(900)
  /// The bytes that any file may come to, whatever its size.
  var leastAllowance = 64 << 20

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

  /// Reads a package: sends it, and gives its records.
  ///
  /// - Parameters:
  ///   - package: a descriptor of it, read from where it stands to its end; a pipe will do.
  ///   - progress: called with the number of bytes sent.
  func records(
    of package: Int32,
    progress: (_ sent: Int) throws -> Void = { _ in }
  ) throws -> PackageRecordStream {
    PackageRecordStream(self, sent: try send(package, progress))
  }

  /// Reads a package: sends it, and takes its records.
  ///
  /// - Parameter take: takes each record, in the order of `PackageRecord`. What it throws ends the reading.
  func read(
    _ package: Int32,
    progress: (_ sent: Int) throws -> Void = { _ in },
    _ take: (PackageRecord) throws -> Void
  ) throws {
    var records = try records(of: package, progress: progress)
    while let record = try records.next() { try take(record) }
  }

  /// Takes what the reader answers up to its end.
  ///
  /// - Parameters:
  ///   - tag: the kind of the frames.
  ///   - failure: reads the reason out of the last frame, if it has failed.
  ///   - take: takes each frame. What it throws ends the reading.
  func receive(
    _ tag: FrameTag,
    _ allowance: ReaderAllowance,
    _ failure: (Frame) throws -> any Error = { try PackageReader.failure(in: $0) },
    _ take: (Frame) throws -> Void
  ) throws {
    var allowance = allowance
    while true {
      let frame = try process.read(within: &allowance)
      switch frame.tag {
      case tag: try take(frame)
      case .end: return
      case .failed: throw try failure(frame)
      default: throw ReaderFailure.broken
      }
    }
  }

  /// The limit on the answer to `sent` bytes that are not packed.
  func allowance(of sent: Int) -> ReaderAllowance {
    ReaderAllowance(bytes: leastAllowance + Self.growth * sent, within: patience)
  }

  /// Takes the bytes of a file that the reader has made of `sent` bytes.
  ///
  /// - Throws: `ReaderFailure.broken` for a file without bytes.
  func receiveFile(
    of sent: Int,
    _ failure: (Frame) throws -> any Error = { try PackageReader.failure(in: $0) },
    _ take: ([UInt8]) throws -> Void
  ) throws {
    var isEmpty = true
    try receive(.chunk, allowance(of: sent), failure) { frame in
      isEmpty = isEmpty && frame.payload.isEmpty
      try take(frame.payload)
    }
    guard !isEmpty else { throw ReaderFailure.broken }
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
    var writer = ByteWriter(room: 128 << 10)
    var sent = 0
    func flush() throws {
      guard !writer.bytes.isEmpty else { return }
      sent += writer.bytes.count
      try send(Frame(.record, writer.bytes))
      writer.bytes.removeAll(keepingCapacity: true)
    }
    try records { record in
      writer.write(record)
      if writer.bytes.count >= Self.step { try flush() }
    }
    try flush()
    try send(Frame(.end))
    try receiveFile(of: sent) { try take($0) }
  }

  /// Sends a file.
  ///
  /// - Returns: its size.
  private func send(_ package: Int32, _ progress: (Int) throws -> Void) throws -> Int {
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
    return sent
  }

  /// Sends a frame. A reader that takes no more may have said why.
  ///
  /// - Parameters:
  ///   - patience: the longest time for the reader to take it.
  ///   - failure: reads the reason out of its last frame.
  func send(
    _ frame: Frame,
    within patience: Duration = takingPatience,
    _ failure: (Frame) throws -> any Error = { try PackageReader.failure(in: $0) }
  ) throws {
    do throws(ReaderFailure) {
      try process.write(frame, by: .now + patience)
    } catch .broken {
      let answer = try process.read(by: .now + Self.lastWords)
      throw answer.tag == .failed ? try failure(answer) : ReaderFailure.broken
    }
  }

  static func failure(in frame: Frame) throws(ReaderFailure) -> PackageTransferFailure {
    .package(try ReaderFailure.decoding { () throws(UnreadableBytes) in try PackageFailure(frame) })
  }

  /// Hands on what a frame holds.
  ///
  /// - Parameters:
  ///   - next: reads the next record; nil at the end of the frame.
  ///   - take: takes each record. What it throws ends the reading.
  static func each<Record>(
    in frame: Frame,
    _ next: (inout MemoryReader) throws(UnreadableBytes) -> Record?,
    _ take: (Record) throws -> Void
  ) throws {
    try frame.payload.withUnsafeBytes { bytes in
      var reader = MemoryReader(bytes)
      do {
        while let record = try next(&reader) { try take(record) }
      } catch is UnreadableBytes {
        throw ReaderFailure.broken
      }
    }
  }
}
