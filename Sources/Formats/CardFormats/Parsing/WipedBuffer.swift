import Glibc
import Secrets

/// Bytes that grow, are overwritten whenever they move or go, and are never more than a limit.
final class WipedBuffer {
  /// The greatest number of bytes.
  let limit: Int
  private(set) var count = 0
  private var storage: UnsafeMutableRawBufferPointer

  init(limit: Int) {
    self.limit = limit
    storage = .allocate(byteCount: min(limit, 4096), alignment: 16)
  }

  deinit {
    wipe(storage)
    storage.deallocate()
  }

  /// The bytes, until the next change.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: storage[..<count]) }

  /// The bytes, to change them in place until the next change of their number.
  var mutableBytes: UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(rebasing: storage[..<count])
  }

  /// Appends bytes, as many as there is room for.
  ///
  /// - Returns: false if some had no room.
  @discardableResult
  func append(_ new: UnsafeRawBufferPointer) -> Bool {
    let length = min(new.count, limit - count)
    reserve(count + length)
    if let source = new.baseAddress, let target = storage.baseAddress, length > 0 {
      (target + count).copyMemory(from: source, byteCount: length)
    }
    count += length
    return length == new.count
  }

  /// Appends a byte, if there is room for it.
  @discardableResult
  func append(_ byte: UInt8) -> Bool {
    withUnsafeBytes(of: byte) { append($0) }
  }

  /// Removes and overwrites all bytes from a position on.
  func truncate(to length: Int) {
    guard length < count else { return }
    wipe(UnsafeMutableRawBufferPointer(rebasing: storage[length..<count]))
    count = length
  }

  /// Removes and overwrites the first bytes.
  func dropFirst(_ length: Int) {
    guard length > 0, let base = storage.baseAddress else { return }
    let rest = count - length
    memmove(base, base + length, rest)
    wipe(UnsafeMutableRawBufferPointer(rebasing: storage[rest..<count]))
    count = rest
  }

  private func reserve(_ length: Int) {
    guard length > storage.count else { return }
    let larger = UnsafeMutableRawBufferPointer.allocate(
      byteCount: min(max(length, storage.count * 2), limit),
      alignment: 16
    )
    larger.copyMemory(from: bytes)
    wipe(storage)
    storage.deallocate()
    storage = larger
  }
}
