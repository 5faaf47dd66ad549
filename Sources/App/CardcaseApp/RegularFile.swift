import Glibc

/// A file outside the vault that a command reads or writes.
struct RegularFile {
  let path: String

  /// The maximum size in bytes that is read: 256 MiB, far more than any collection of notes.
  static let limit = 256 << 20

  /// Reads all bytes of the file.
  ///
  /// - Parameter waits: true to read standard input for `-`, and to accept a pipe and wait for its
  ///   writer.
  /// - Throws: `ToolFailure.file` with `EFBIG` above the limit, `EISDIR` for a directory, `ENOTSUP`
  ///   for anything else that is not a regular file unless `waits` is true, or the system's
  ///   `errno`.
  func read(waits: Bool) throws(ToolFailure) -> [UInt8] {
    let (descriptor, info) = try open(waits: waits)
    defer { Self.close(descriptor) }
    guard info.st_size <= Self.limit else { throw .file(path: path, error: EFBIG) }
    return try bytes(of: descriptor)
  }

  /// Opens the file for reading, as `read` does. `close` closes it.
  ///
  /// - Throws: as `read` does, but for the limit.
  func open(waits: Bool) throws(ToolFailure) -> (descriptor: Int32, info: stat) {
    let flags = O_RDONLY | O_CLOEXEC | O_NOCTTY | (waits ? 0 : O_NONBLOCK)
    let isStandard = waits && path == PrivateOutput.standardName
    let descriptor = isStandard ? STDIN_FILENO : Glibc.open(path, flags)
    guard descriptor >= 0 else { throw failure }
    var info = stat()
    var problem: ToolFailure?
    if fstat(descriptor, &info) != 0 {
      problem = failure
    } else if info.st_mode & S_IFMT == S_IFDIR {
      problem = .file(path: path, error: EISDIR)
    } else if !waits, info.st_mode & S_IFMT != S_IFREG {
      problem = .file(path: path, error: ENOTSUP)
    }
    guard let problem else { return (descriptor, info) }
    Self.close(descriptor)
    throw problem
  }

  /// Closes a descriptor, but for that of standard input.
  static func close(_ descriptor: Int32) {
    if descriptor != STDIN_FILENO { Glibc.close(descriptor) }
  }

  /// Reads the rest of an open file.
  ///
  /// - Parameter bytes: what was read of it before.
  /// - Throws: `ToolFailure.file`, with `EFBIG` above the limit.
  func bytes(of descriptor: Int32, after bytes: [UInt8] = []) throws(ToolFailure) -> [UInt8] {
    var bytes = bytes
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure }
      guard count > 0 else { return bytes }
      guard bytes.count + count <= Self.limit else { throw .file(path: path, error: EFBIG) }
      bytes += part[..<count]
    }
  }

  /// Checks that the file may be written.
  ///
  /// - Throws: `fileExists`; `transfer` for a place that is no regular file; `file` with the system's
  ///   `errno`.
  func check(replacing: Bool) throws(ToolFailure) {
    do throws(PrivateFile.Failure) {
      try PrivateOutput.check(path, replacing: replacing)
    } catch {
      throw failure(error)
    }
  }

  /// Writes a file that only the user can read, whole and on disk or not at all; or writes to
  /// standard output if the path is `-`.
  ///
  /// - Parameter replacing: true if an existing regular file may be replaced.
  /// - Throws: as `check` does, and `file` if writing fails.
  func write(_ pieces: [[UInt8]], replacing: Bool) throws(ToolFailure) {
    do throws(PrivateFile.Failure) {
      let output = try PrivateOutput(path, replacing: replacing)
      for piece in pieces { try output.write(piece) }
      try output.settle()
    } catch {
      throw failure(error)
    }
  }

  private func failure(_ failure: PrivateFile.Failure) -> ToolFailure {
    switch failure {
    case .exists: .fileExists(path: path)
    case .system(let code): .file(path: path, error: code)
    case let other: .transfer(CardTransferFailure(other), path: path)
    }
  }

  /// The failure for the current `errno`.
  private var failure: ToolFailure { .file(path: path, error: errno) }
}
