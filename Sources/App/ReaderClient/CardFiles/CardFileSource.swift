import AppSupport
package import Glibc
import ReaderProtocol

/// Another program's file, open for reading; closed with the last reference. It can be read again: of
/// standard input a copy is kept for that, which is wiped with the last reference as all memory is.
package final class CardFileSource {
  /// The file by its name; nil for standard input.
  package let file: ImportedFile?
  private let descriptor: Int32
  private var copy: [[UInt8]] = []
  private var wasRead = false

  /// Opens a regular file, or takes standard input for `-`. It never blocks, not even on a pipe
  /// without a writer.
  ///
  /// - Throws: `terminalInput` if standard input is a terminal, which would show the numbers.
  package init(_ path: String) throws(CardTransferFailure) {
    guard path != PrivateOutput.standardName else {
      guard isatty(STDIN_FILENO) == 0 else { throw .terminalInput }
      descriptor = STDIN_FILENO
      file = nil
      return
    }
    let (descriptor, status) = try Self.open(path)
    guard status.st_size <= CardFileLimits.size else {
      close(descriptor)
      throw .file(.tooLarge(limit: CardFileLimits.size))
    }
    self.descriptor = descriptor
    file = ImportedFile(path: path, status)
  }

  deinit {
    if file != nil { close(descriptor) }
  }

  /// Opens a regular file for reading, without waiting for a pipe's writer.
  package static func open(_ path: String) throws(CardTransferFailure) -> (Int32, stat) {
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT: throw .missing
      case ENXIO: throw .notARegularFile
      case let code: throw .system(code)
      }
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let code = errno
      close(descriptor)
      throw .system(code)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .notARegularFile
    }
    return (descriptor, status)
  }

  /// Hands on the bytes from the beginning to the end, piece by piece.
  ///
  /// - Throws: `CardTransferFailure`, or what `take` throws.
  func eachPiece(_ take: ([UInt8]) throws -> Void) throws {
    defer { wasRead = true }
    if wasRead {
      guard file != nil else { return try copy.forEach(take) }
      guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw CardTransferFailure.system(errno) }
    }
    var piece = [UInt8](repeating: 0, count: PackageReader.step)
    var size = 0
    while true {
      let count = piece.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw CardTransferFailure.system(errno) }
      guard count > 0 else { return }
      size += count
      guard size <= CardFileLimits.size else {
        throw CardTransferFailure.file(.tooLarge(limit: CardFileLimits.size))
      }
      let bytes = Array(piece[..<count])
      if file == nil { copy.append(bytes) }
      try take(bytes)
    }
  }
}
