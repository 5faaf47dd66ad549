/// Reads a file without the place where its picture was taken.
final class LocationFilter {
  private let source: (UnsafeMutableRawBufferPointer) throws -> Int
  /// The beginning of the file as it is handed on; nil until it is read.
  private var start: [UInt8]?
  /// The number of its bytes that were handed on.
  private var place = 0

  /// - Parameter source: puts the next bytes into a buffer, and returns their number; 0 at the end.
  init(_ source: @escaping (UnsafeMutableRawBufferPointer) throws -> Int) {
    self.source = source
  }

  /// Puts the next bytes into a buffer.
  ///
  /// - Returns: their number; 0 at the end.
  func read(_ buffer: UnsafeMutableRawBufferPointer) throws -> Int {
    let start = try start ?? readStart(buffer)
    guard place < start.count else { return try source(buffer) }
    let part = start[place...].prefix(buffer.count)
    buffer.copyBytes(from: part)
    place += part.count
    return part.count
  }

  private func readStart(_ buffer: UnsafeMutableRawBufferPointer) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < PictureLocation.longestStart {
      let count = try source(buffer)
      guard count > 0 else { break }
      bytes += UnsafeRawBufferPointer(rebasing: buffer[..<count])
    }
    let removed = PictureLocation.removed(from: bytes)
    start = removed
    return removed
  }
}
