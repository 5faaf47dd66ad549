import Vault

/// Reads a file without the place where its picture was taken.
final class LocationFilter {
  private let source: (UnsafeMutableRawBufferPointer) throws -> Int
  /// What is still to be handed on of the file's beginning; nil until that is read.
  private var start: ArraySlice<UInt8>?

  /// - Parameter source: puts the next bytes into a buffer, and returns their number; 0 at the end.
  init(_ source: @escaping (UnsafeMutableRawBufferPointer) throws -> Int) {
    self.source = source
  }

  /// Puts the next bytes into a buffer.
  ///
  /// - Returns: their number; 0 at the end.
  func read(_ buffer: UnsafeMutableRawBufferPointer) throws -> Int {
    if start == nil { start = try readStart(buffer)[...] }
    let count = start?.move(into: buffer) ?? 0
    return count > 0 ? count : try source(buffer)
  }

  private func readStart(_ buffer: UnsafeMutableRawBufferPointer) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < PictureLocation.longestStart {
      let count = try source(buffer)
      guard count > 0 else { break }
      bytes += UnsafeRawBufferPointer(rebasing: buffer[..<count])
    }
    return PictureLocation.removed(from: bytes)
  }
}
