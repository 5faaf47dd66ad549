/// The first frame to the reader, sent before anything foreign.
public struct ReaderStart: Sendable, Equatable {
  /// The directory for files without a name, for modes that need some; empty for the others.
  public var scratchDirectory: String
  /// True if other processes of the same user may read the reader's memory, as tests do.
  public var isTraceable: Bool

  /// Creates the frame's contents.
  public init(scratchDirectory: String = "", isTraceable: Bool = false) {
    self.scratchDirectory = scratchDirectory
    self.isTraceable = isTraceable
  }

  /// The frame.
  public var frame: Frame {
    var writer = PayloadWriter()
    writer.write(scratchDirectory)
    writer.write(isTraceable)
    return Frame(.start, writer.bytes)
  }

  /// Reads the frame.
  public init(_ frame: Frame) throws(FrameFailure) {
    guard frame.tag == .start else { throw .unknownTag }
    var reader = PayloadReader(frame.payload)
    scratchDirectory = try reader.text()
    isTraceable = try reader.flag()
    try reader.finish()
  }
}

/// The answer of a reader that has shut itself in.
public enum ReaderReady {
  /// The version of the frames. A program that runs on while another version is installed in its
  /// place starts the other version's reader.
  private static let version: UInt16 = 1

  /// The frame.
  public static var frame: Frame {
    var writer = PayloadWriter()
    writer.write(version)
    return Frame(.ready, writer.bytes)
  }
}

/// A measure of the reader against what it reads, in the order in which they are taken.
public enum ReaderMeasure: UInt8, Error, Sendable, CaseIterable {
  /// No core dumps, and no other process that reads its memory.
  case noDumps = 1
  /// No new privileges.
  case noNewPrivileges = 2
  /// Limits on memory, time and files.
  case limits = 3
  /// A filter of system calls.
  case filter = 4
  /// Files without a name in the scratch directory.
  case scratchFiles = 5
}

/// The reader's answer where a measure was refused: it reads nothing then.
public struct ReaderRefusal: Error, Sendable, Hashable {
  /// The measure.
  public let measure: ReaderMeasure
  /// The system's error number.
  public let code: Int32

  /// Creates the answer.
  public init(_ measure: ReaderMeasure, code: Int32) {
    self.measure = measure
    self.code = code
  }

  /// The frame.
  public var frame: Frame {
    var writer = PayloadWriter()
    writer.write(measure.rawValue)
    writer.write(code)
    return Frame(.refused, writer.bytes)
  }

  /// Reads the frame.
  public init(_ frame: Frame) throws(FrameFailure) {
    guard frame.tag == .refused else { throw .unknownTag }
    var reader = PayloadReader(frame.payload)
    measure = try reader.value()
    code = try reader.number()
    try reader.finish()
  }
}
