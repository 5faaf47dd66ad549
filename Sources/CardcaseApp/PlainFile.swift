import Glibc

/// A file outside the vault that a command reads or writes.
struct PlainFile {
  let path: String

  /// The most that is read: 256 MiB, far more than any collection of notes.
  static let limit = 256 << 20

  /// All bytes of it. Refuses what is larger than the limit with `EFBIG`.
  ///
  /// - Parameter waits: whether it may be a pipe, whose other end is waited for; otherwise what is no
  ///   regular file is refused with `ENOTSUP`.
  func read(waits: Bool) throws(ToolFailure) -> [UInt8] {
    let flags = O_RDONLY | O_CLOEXEC | O_NOCTTY | (waits ? 0 : O_NONBLOCK)
    let descriptor = Glibc.open(path, flags)
    guard descriptor >= 0 else { throw failure }
    defer { close(descriptor) }
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

  /// Refuses to go on where something stands at the path.
  func requireAbsent() throws(ToolFailure) {
    var info = stat()
    if lstat(path, &info) == 0 { throw .fileExists(path: path) }
  }

  /// Puts a file in the place, whole and on disk or not at all, that only the user can read. What
  /// stands there is replaced only if that is asked for.
  func write(_ bytes: [UInt8], replacing: Bool) throws(ToolFailure) {
    let draft = "\(path).\(getpid()).part"
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let descriptor = Glibc.open(draft, flags, 0o600)
    guard descriptor >= 0 else { throw failure }
    defer { unlink(draft) }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure }
      rest = rest.dropFirst(count)
    }
    guard fsync(descriptor) == 0 else { throw failure }
    // Only a link fails where there is something already.
    guard (replacing ? rename(draft, path) : link(draft, path)) == 0 else {
      if errno == EEXIST { throw .fileExists(path: path) }
      throw failure
    }
  }

  /// What the system just said.
  private var failure: ToolFailure { .file(path: path, error: errno) }
}
