package import ByteCoding

/// The first frame to the reader, sent before anything foreign.
package struct ReaderStart: Sendable, Equatable {
  /// The directory for files without a name, for modes that need some; empty for the others.
  package var scratchDirectory: String
  /// True if other processes of the same user may read the reader's memory, as tests do.
  package var isTraceable: Bool

  /// Creates the frame's contents.
  package init(scratchDirectory: String = "", isTraceable: Bool = false) {
    self.scratchDirectory = scratchDirectory
    self.isTraceable = isTraceable
  }

  /// The frame.
  package var frame: Frame {
    var writer = ByteWriter()
    writer.append(scratchDirectory)
    writer.append(isTraceable)
    return Frame(.start, writer.bytes)
  }

  /// Reads the frame.
  package init(_ frame: Frame) throws(UnreadableBytes) {
    guard frame.tag == .start else { throw .unknownTag }
    var reader = ByteReader(frame.payload)
    scratchDirectory = try reader.text()
    isTraceable = try reader.flag()
    try reader.end()
  }
}

/// The answer of a reader that has shut itself in.
package enum ReaderReady {
  /// The version of the frames. A program that runs on while another version is installed in its
  /// place starts the other version's reader.
  private static let version: UInt16 = 1

  /// The frame.
  package static var frame: Frame {
    var writer = ByteWriter()
    writer.append(version)
    return Frame(.ready, writer.bytes)
  }
}

/// A measure of the reader against what it reads, in the order in which they are taken.
package enum ReaderMeasure: UInt8, Error, Sendable, CaseIterable {
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
package struct ReaderRefusal: Error, Sendable, Hashable {
  /// The measure.
  package let measure: ReaderMeasure
  /// The system's error number.
  package let code: Int32

  /// Creates the answer.
  package init(_ measure: ReaderMeasure, code: Int32) {
    self.measure = measure
    self.code = code
  }

  /// The frame.
  package var frame: Frame {
    var writer = ByteWriter()
    writer.append(measure.rawValue)
    writer.append(code)
    return Frame(.refused, writer.bytes)
  }

  /// Reads the frame.
  package init(_ frame: Frame) throws(UnreadableBytes) {
    guard frame.tag == .refused else { throw .unknownTag }
    var reader = ByteReader(frame.payload)
    measure = try reader.value()
    code = try reader.number()
    try reader.end()
  }
}
