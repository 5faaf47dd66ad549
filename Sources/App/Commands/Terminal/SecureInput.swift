import Glibc
import ReaderClient
import ReaderProtocol
import Secrets

/// The bytes of standard input, whole in memory; wiped and freed with the last reference.
///
/// Unchecked, as the compiler can't know that the bytes are immutable once read.
final class SecureInput: @unchecked Sendable {
  let bytes: UnsafeRawBufferPointer
  private let storage: UnsafeMutableRawBufferPointer

  /// Reads standard input to its end.
  ///
  /// - Throws: `terminalInput` if it is a terminal, which would show the numbers.
  static func standardInput() throws(CardTransferFailure) -> SecureInput {
    guard isatty(STDIN_FILENO) == 0 else { throw .terminalInput }
    return try SecureInput(of: STDIN_FILENO, expecting: 1 << 16)
  }

  /// Reads to the end, at most `CardFileLimits.size` bytes, whatever size was expected. Outgrown buffers
  /// are wiped.
  private init(of descriptor: Int32, expecting size: Int) throws(CardTransferFailure) {
    // One more byte detects the end without growing the buffer.
    var storage = Self.storage(size + 1)
    var count = 0
    var refusal: CardTransferFailure?
    while refusal == nil {
      if count == storage.count {
        let larger = Self.storage(2 * storage.count)
        larger.copyMemory(from: UnsafeRawBufferPointer(storage))
        wipe(storage)
        storage.deallocate()
        storage = larger
      }
      let length = Glibc.read(
        descriptor,
        storage.baseAddress.map { $0 + count },
        storage.count - count
      )
      if length > 0 {
        count += length
        if count > CardFileLimits.size { refusal = .file(.tooLarge(limit: CardFileLimits.size)) }
      } else if length == 0 {
        break
      } else if errno != EINTR {
        refusal = .system(errno)
      }
    }
    self.storage = storage
    bytes = UnsafeRawBufferPointer(rebasing: storage[..<count])
    if let refusal { throw refusal }
  }

  deinit {
    wipe(storage)
    storage.deallocate()
  }

  private static func storage(_ size: Int) -> UnsafeMutableRawBufferPointer {
    let storage = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 1)
    storage.initializeMemory(as: UInt8.self, repeating: 0)
    return storage
  }
}
