import ByteCoding
import SealedFiles
import Secrets
import Store

/// The content of a study or wallet segment: the running hash before its first frame, and the
/// frames. The running hash after a frame is that of the hash before it and the frame's bytes.
struct LogContent {
  /// A frame with the running hash after it.
  struct Entry {
    let frame: Frame
    let head: [UInt8]
  }

  /// The end of the log before the first frame.
  let before: LogEnd
  /// The frames.
  let entries: [Entry]

  /// Reads the content of a segment; nil if the frames are not those of its name and writer.
  init?(_ payload: [UInt8], name: SegmentName, number: UInt16) {
    guard payload.count >= LogEnd.headBytes else { return nil }
    before = LogEnd(number: name.first - 1, head: Array(payload.prefix(LogEnd.headBytes)))
    var head = before.head
    var entries: [Entry] = []
    // Bytes that are no frames are as wrong as those of other frames.
    guard let parts = try? FrameCodec.parts(in: payload.dropFirst(LogEnd.headBytes)),
      UInt64(parts.count) == name.last - name.first + 1
    else { return nil }
    for (index, part) in parts.enumerated() {
      let dot = Dot(replica: number, number: name.first + UInt64(index))
      // Its writer signed it, so it is whole: a frame of another form keeps its place in the log.
      let frame = (try? FrameCodec.frame(from: part)) ?? Frame(unread: part, as: dot)
      guard frame.dot == dot else { return nil }
      head = Self.head(after: part, head: head)
      entries.append(Entry(frame: frame, head: head))
    }
    self.entries = entries
  }

  /// The running hash at a number; nil if the number is not in here or just before.
  func head(at number: UInt64) -> [UInt8]? {
    if number == before.number { return before.head }
    guard let first = entries.first?.frame.dot.number, number >= first,
      number - first < UInt64(entries.count)
    else { return nil }
    return entries[Int(number - first)].head
  }

  static func head(after frame: some Collection<UInt8>, head: [UInt8]) -> [UInt8] {
    Checksum.of(head + frame)
  }
}

/// Frames on their way into a segment.
struct LogBatch {
  /// The number of unpacked bytes from which on a segment is sealed: even what can't be compressed
  /// fits into one then.
  static let most = 3 << 20

  /// The end of the log with all frames added.
  private(set) var end: LogEnd
  private var start: LogEnd
  private var frames = ByteWriter()

  /// Begins after the end of a log.
  init(after end: LogEnd) {
    self.end = end
    start = end
  }

  /// True if it is large enough for a segment.
  var isFull: Bool { frames.bytes.count >= Self.most }
  /// True if there are no frames.
  var isEmpty: Bool { start.number == end.number }

  /// Adds a frame; false if it is not the next one.
  mutating func add(_ frame: Frame) -> Bool {
    guard frame.dot.number == end.number + 1 else { return false }
    let bytes = FrameCodec.bytes(of: frame)
    frames.append(compact: bytes)
    end = LogEnd(
      number: frame.dot.number,
      head: LogContent.head(after: bytes, head: end.head)
    )
    return true
  }

  /// The first and last number and the content, to begin anew after them.
  mutating func take() -> (first: UInt64, last: UInt64, payload: [UInt8]) {
    defer {
      start = end
      frames = ByteWriter()
    }
    return (start.number + 1, end.number, start.head + frames.bytes)
  }
}
