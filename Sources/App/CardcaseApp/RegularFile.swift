import Glibc

/// A file outside the vault that a command reads or writes.
struct RegularFile {
  let path: String

  /// The most that is read: 256 MiB, far more than any collection of notes.
  static let limit = 256 << 20

  /// All bytes of it, or of standard input where the path is `-`. Refuses what is larger than the limit
  /// with `EFBIG`.
  ///
  /// - Parameter waits: whether it may be a pipe, whose other end is waited for; otherwise what is no
  ///   regular file is refused with `ENOTSUP`.
  func read(waits: Bool) throws(ToolFailure) -> [UInt8] {
    let flags = O_RDONLY | O_CLOEXEC | O_NOCTTY | (waits ? 0 : O_NONBLOCK)
    let isStandard = waits && path == PrivateOutput.standardName
    let descriptor = isStandard ? STDIN_FILENO : Glibc.open(path, flags)
    guard descriptor >= 0 else { throw failure }
    defer { if !isStandard { close(descriptor) } }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw failure }
    let kind = info.st_mode & S_IFMT
    guard kind != S_IFDIR else { throw .file(path: path, error: EISDIR) }
    guard waits || kind == S_IFREG else { throw .file(path: path, error: ENOTSUP) }
    guard info.st_size <= Self.limit else { throw .file(path: path, error: EFBIG) }
    var bytes: [UInt8] = []
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

  /// Refuses to go on where nothing may be written.
  func check(replacing: Bool) throws(ToolFailure) {
    do throws(PrivateFile.Failure) {
      try PrivateOutput.check(path, replacing: replacing)
    } catch {
      throw failure(error)
    }
  }

  /// Puts a file in the place, whole and on disk or not at all, that only the user can read; or writes
  /// to standard output where the path is `-`.
  ///
  /// - Parameter replacing: whether a regular file that is there may be replaced.
  func write(_ bytes: [UInt8], replacing: Bool) throws(ToolFailure) {
    do throws(PrivateFile.Failure) {
      let output = try PrivateOutput(path, replacing: replacing)
      let result = bytes.withUnsafeBytes { lent -> Result<Void, PrivateFile.Failure> in
        do throws(PrivateFile.Failure) {
          return .success(try output.write(lent))
        } catch {
          return .failure(error)
        }
      }
      try result.get()
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

  /// What the system just said.
  private var failure: ToolFailure { .file(path: path, error: errno) }
}
