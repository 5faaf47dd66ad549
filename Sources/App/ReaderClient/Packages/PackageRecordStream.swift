import ByteCoding
import ReaderProtocol
import Vault

/// The records of a package, in the order of `PackageRecord`, as its reader hands them on.
struct PackageRecordStream {
  /// The most bytes of records, which are kept in memory; those of media are not.
  private static let mostRecords = 1 << 30
  /// The most bytes of records that one of a package comes to, twice what the reader unpacks of it.
  private static let density = 400

  private let reader: PackageReader
  private var allowance: ReaderAllowance
  /// The number of bytes that records may still have.
  private var room: Int
  private var queue = RecordQueue()
  /// What is left of a piece of media.
  private var piece: ArraySlice<UInt8> = []
  /// The SHA-1 of the picture or sound that was taken last.
  private(set) var sha1 = ""

  /// - Parameter sent: the size of the package, in bytes.
  init(_ reader: PackageReader, sent: Int) {
    self.reader = reader
    room = min(Self.mostRecords, reader.leastAllowance + Self.density * sent)
    allowance = ReaderAllowance(
      bytes: room + Int(ReaderLimits.longestFile),
      within: reader.patience
    )
  }

  /// The next record; nil after the last.
  mutating func next() throws -> PackageRecord? {
    var allowance = allowance
    defer { self.allowance = allowance }
    do {
      let record = try queue.next { [process = reader.process] in
        let frame = try process.read(within: &allowance)
        guard frame.tag != .failed else { throw try PackageReader.failure(in: frame) }
        return frame
      }
      if case .mediaPiece? = record { return record }
      room -= queue.size
      guard room >= 0 else { throw ReaderFailure.tooMuch }
      return record
    } catch is UnreadableBytes {
      throw ReaderFailure.broken
    }
  }

  /// Puts the next bytes of a picture or sound into a buffer.
  ///
  /// - Returns: their number; 0 at the end.
  mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
    while piece.isEmpty {
      switch try next() {
      case .mediaPiece(let bytes): piece = bytes[...]
      case .mediaEnd(let sha1):
        self.sha1 = sha1
        return 0
      default: throw ReaderFailure.broken
      }
    }
    return piece.move(into: buffer)
  }

  /// Passes over the bytes of a picture or sound.
  mutating func skip() throws {
    while true {
      switch try next() {
      case .mediaPiece: continue
      case .mediaEnd(let sha1):
        self.sha1 = sha1
        return
      default: throw ReaderFailure.broken
      }
    }
  }
}
