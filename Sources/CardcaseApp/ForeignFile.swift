import Glibc
import Interchange
import Secrets

/// A file of another program, whole in memory; wiped and given back when the last reference goes.
///
/// Unchecked, as the compiler can't know that the bytes are never written to once they are read.
final class ForeignFile: @unchecked Sendable {
  let bytes: UnsafeRawBufferPointer
  private let storage: UnsafeMutableRawBufferPointer

  /// Reads a regular file. It never waits: not for somebody at the other end of a pipe either.
  init(_ path: String) throws(CardTransferFailure) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT: throw .missing
      case ENXIO: throw .notARegularFile
      case let code: throw .system(code)
      }
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notARegularFile }
    guard status.st_size <= CardFile.limit else { throw .file(.tooLarge(limit: CardFile.limit)) }
    let storage = UnsafeMutableRawBufferPointer.allocate(
      byteCount: Int(status.st_size),
      alignment: 1
    )
    storage.initializeMemory(as: UInt8.self, repeating: 0)
    var count = 0
    var refusal: Int32?
    while count < storage.count {
      let length = Glibc.read(
        descriptor,
        storage.baseAddress.map { $0 + count },
        storage.count - count
      )
      if length > 0 {
        count += length
      } else if length == 0 {
        break
      } else if errno != EINTR {
        refusal = errno
        break
      }
    }
    self.storage = storage
    bytes = UnsafeRawBufferPointer(rebasing: storage[..<count])
    if let refusal { throw .system(refusal) }
  }

  deinit {
    wipe(storage)
    storage.deallocate()
  }
}
