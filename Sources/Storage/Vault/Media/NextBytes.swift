/// Content in memory that is handed on as that of a file is: part by part into buffers.
extension Collection where Element == UInt8, SubSequence == Self {
  /// Moves the next bytes into a buffer, as many as it has room for.
  ///
  /// - Returns: their number; 0 at the end.
  package mutating func move(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let part = prefix(buffer.count)
    buffer.copyBytes(from: part)
    self = dropFirst(part.count)
    return part.count
  }
}
