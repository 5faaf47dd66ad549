package import Glibc

/// A file outside the vault that is read or written.
package struct RegularFile {
  private let path: String

  /// The file at a path.
  package init(path: String) { self.path = path }

  /// The maximum size in bytes that is read: 256 MiB, far more than any collection of notes.
  package static let limit = 256 << 20

  /// Reads all bytes of the file.
  ///
  /// - Parameter waits: true to read standard input for `-`, and to accept a pipe and wait for its
  ///   writer.
  /// - Throws: `system` with `EFBIG` above the limit, `EISDIR` for a directory, `ENOTSUP`
  ///   for anything else that is not a regular file unless `waits` is true, or the system's
  ///   `errno`.
  package func read(waits: Bool) throws(PrivateFile.Failure) -> [UInt8] {
    let (descriptor, info) = try open(waits: waits)
    defer { Self.close(descriptor) }
    guard info.st_size <= Self.limit else { throw .system(EFBIG) }
    return try bytes(of: descriptor)
  }

  /// Opens the file for reading, as `read` does. `close` closes it.
  ///
  /// - Throws: as `read` does, but for the limit.
  package func open(waits: Bool) throws(PrivateFile.Failure) -> (descriptor: Int32, info: stat) {
    let flags = O_RDONLY | O_CLOEXEC | O_NOCTTY | (waits ? 0 : O_NONBLOCK)
    let isStandard = waits && path == PrivateOutput.standardName
    let descriptor = isStandard ? STDIN_FILENO : Glibc.open(path, flags)
    guard descriptor >= 0 else { throw failure }
    var info = stat()
    var problem: PrivateFile.Failure?
    if fstat(descriptor, &info) != 0 {
      problem = failure
    } else if info.st_mode & S_IFMT == S_IFDIR {
      problem = .system(EISDIR)
    } else if !waits, info.st_mode & S_IFMT != S_IFREG {
      problem = .system(ENOTSUP)
    }
    guard let problem else { return (descriptor, info) }
    Self.close(descriptor)
    throw problem
  }

  /// Closes a descriptor, but for that of standard input.
  package static func close(_ descriptor: Int32) {
    if descriptor != STDIN_FILENO { Glibc.close(descriptor) }
  }

  /// Reads the rest of an open file.
  ///
  /// - Parameter bytes: what was read of it before.
  /// - Throws: `system`, with `EFBIG` above the limit.
  package func bytes(of descriptor: Int32, after bytes: [UInt8] = []) throws(PrivateFile.Failure)
    -> [UInt8]
  {
    var bytes = bytes
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure }
      guard count > 0 else { return bytes }
      guard bytes.count + count <= Self.limit else { throw .system(EFBIG) }
      bytes += part[..<count]
    }
  }

  /// Checks that the file may be written.
  ///
  /// - Throws: `exists`, or what it is in place of a regular file, or `system`.
  package func check(replacing: Bool) throws(PrivateFile.Failure) {
    try PrivateOutput.check(path, replacing: replacing)
  }

  /// Writes a file that only the user can read, whole and on disk or not at all; or writes to
  /// standard output if the path is `-`.
  ///
  /// - Parameter replacing: true if an existing regular file may be replaced.
  /// - Throws: as `check` does, and `system` if writing fails.
  package func write(_ pieces: [[UInt8]], replacing: Bool) throws(PrivateFile.Failure) {
    let output = try PrivateOutput(path, replacing: replacing)
    for piece in pieces { try output.write(piece) }
    try output.settle()
  }

  /// The failure for the current `errno`.
  private var failure: PrivateFile.Failure { .system(errno) }
}
