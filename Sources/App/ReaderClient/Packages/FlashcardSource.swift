package import AppSupport
import Glibc

/// The file of an import, opened once, as what comes through a pipe is there only once: one of Anki's
/// packages, or bytes. A package from a pipe is put into a file without a name first.
package final class FlashcardSource {
  /// The greatest size of a package from a pipe in bytes: 4 GiB, as any.
  private static let limit = 4 << 30
  /// `O_TMPFILE`, which Swift does not import from `fcntl.h`.
  private static let unnamed = O_DIRECTORY | 0o20_000_000

  private let file: RegularFile
  private let descriptor: Int32
  /// The path; nil for standard input.
  let path: String?
  /// The size in bytes; 0 of a pipe.
  private let size: off_t
  /// The first bytes of a pipe, read to recognise its format.
  private var head: [UInt8] = []
  /// The package, open for reading; nil for bytes.
  private(set) var package: Int32?

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - waits: true to take standard input for `-`, and to accept a pipe and wait for its writer.
  ///   - scratchDirectory: where the file without a name is.
  /// - Throws: `system`.
  package init(
    _ path: String,
    waits: Bool = true,
    scratchDirectory: String
  ) throws(PrivateFile.Failure) {
    file = RegularFile(path: path)
    self.path = waits && path == PrivateOutput.standardName ? nil : path
    let opened = try file.open(waits: waits)
    descriptor = opened.descriptor
    size = opened.info.st_size
    if opened.info.st_mode & S_IFMT == S_IFREG {
      if PackageImport.isArchive(descriptor) { package = descriptor }
      return
    }
    while head.count < PackageImport.signature.count {
      let bytes = try read(atMost: PackageImport.signature.count - head.count)
      guard !bytes.isEmpty else { return }
      head += bytes
    }
    if head == PackageImport.signature { package = try spooled(in: scratchDirectory) }
  }

  deinit {
    if let package, package != descriptor { close(package) }
    RegularFile.close(descriptor)
  }

  /// All bytes, of which a file may have `RegularFile.limit`.
  ///
  /// - Throws: `system`, with `EFBIG` above the limit.
  func bytes() throws(PrivateFile.Failure) -> [UInt8] {
    guard size <= RegularFile.limit else { throw .system(EFBIG) }
    return try file.bytes(of: descriptor, after: head)
  }

  /// A file without a name that holds all of the pipe.
  private func spooled(in directory: String) throws(PrivateFile.Failure) -> Int32 {
    let spool = open(directory, Self.unnamed | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    guard spool >= 0 else { throw .system(errno) }
    do throws(PrivateFile.Failure) {
      var size = 0
      var piece = head
      while !piece.isEmpty {
        size += piece.count
        guard size <= Self.limit else { throw .system(EFBIG) }
        var written = 0
        while written < piece.count {
          let count = piece.withUnsafeBytes { bytes in
            Glibc.write(spool, bytes.baseAddress.map { $0 + written }, bytes.count - written)
          }
          guard count >= 0 || errno == EINTR else { throw .system(errno) }
          written += max(count, 0)
        }
        piece = try read(atMost: PackageReader.step)
      }
      guard lseek(spool, 0, SEEK_SET) == 0 else { throw .system(errno) }
    } catch {
      close(spool)
      throw error
    }
    return spool
  }

  /// The next bytes of the pipe; none at its end.
  private func read(atMost count: Int) throws(PrivateFile.Failure) -> [UInt8] {
    var piece = [UInt8](repeating: 0, count: count)
    while true {
      let length = Glibc.read(descriptor, &piece, count)
      if length < 0, errno == EINTR { continue }
      guard length >= 0 else { throw .system(errno) }
      return Array(piece[..<length])
    }
  }
}
