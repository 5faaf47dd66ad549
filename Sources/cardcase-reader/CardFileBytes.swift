import ByteCoding
import CardFormats
import ReaderProtocol
import Secrets

/// A file of payment cards as it came in chunks, whole in memory; wiped with the last reference.
final class CardFileBytes {
  private var storage: UnsafeMutableRawBufferPointer
  private var count = 0

  /// Takes a file in.
  ///
  /// - Returns: nil if it is larger than a file may be.
  init?(from connection: inout ProgramConnection) throws {
    storage = .allocate(byteCount: 1 << 16, alignment: 1)
    while let frame = try connection.read() {
      switch frame.tag {
      case .chunk:
        guard count + frame.payload.count <= CardFile.limit else { return nil }
        append(frame.payload)
      case .end: return
      default: throw UnreadableBytes.unknownTag
      }
    }
    throw UnreadableBytes.truncated
  }

  deinit {
    wipe(storage)
    storage.deallocate()
  }

  /// The file.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: storage[..<count]) }

  private func append(_ bytes: [UInt8]) {
    if count + bytes.count > storage.count {
      let larger = UnsafeMutableRawBufferPointer.allocate(
        byteCount: max(2 * storage.count, count + bytes.count),
        alignment: 1
      )
      larger.copyMemory(from: self.bytes)
      wipe(storage)
      storage.deallocate()
      storage = larger
    }
    UnsafeMutableRawBufferPointer(rebasing: storage[count...]).copyBytes(from: bytes)
    count += bytes.count
  }
}
