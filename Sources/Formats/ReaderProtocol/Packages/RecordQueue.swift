import ByteCoding

/// The records that come in frames, taken one after another.
package struct RecordQueue {
  private var payload: [UInt8] = []
  /// The number of its bytes that were taken.
  private var taken = 0
  private var isOver = false
  /// The number of bytes of the record that was taken last.
  package private(set) var size = 0

  /// No records.
  package init() {}

  /// The next record; nil after the last.
  ///
  /// - Parameter frame: gives the next frame.
  /// - Throws: `UnreadableBytes`, or what `frame` throws.
  package mutating func next(_ frame: () throws -> Frame) throws -> PackageRecord? {
    while taken == payload.count, !isOver {
      let frame = try frame()
      switch frame.tag {
      case .record: (payload, taken) = (frame.payload, 0)
      case .end: isOver = true
      default: throw UnreadableBytes.unknownTag
      }
    }
    return try payload.withUnsafeBytes { bytes in
      var reader = MemoryReader(bytes, from: taken)
      defer {
        size = reader.position - taken
        taken = reader.position
      }
      return try reader.next()
    }
  }
}
