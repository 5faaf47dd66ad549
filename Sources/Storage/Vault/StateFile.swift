import Glibc

/// A small file about a vault in the program's state directory: a record of fixed length with a
/// checksum, which is overwritten in place.
struct StateFile: Sendable {
  /// The file's path; nil if there is no place for it.
  let path: String?
  private let byteCount: Int
  private let calls: AttemptFile.SystemCalls

  /// The file of a vault in a directory, which is created, for the user only, if it is missing.
  ///
  /// - Parameters:
  ///   - ending: the file's extension, which distinguishes the state files of one vault.
  ///   - directory: nil if its place is unknown; then nothing can be stored.
  ///   - byteCount: the length of a record.
  init(
    of vault: [UInt8],
    ending: String,
    in directory: String?,
    byteCount: Int,
    calls: AttemptFile.SystemCalls = .init()
  ) {
    let name = vault.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    path = directory.map { "\($0)/\(name).\(ending)" }
    self.byteCount = byteCount
    self.calls = calls
  }

  /// Opens or creates the file and locks it against other processes meanwhile.
  func update(_ change: ([UInt8]?) -> [UInt8]?) throws(AttemptStorageFailure) {
    guard let path else { throw .noPlace }
    let file = VaultFile(path: path)
    do throws(VaultFailure) {
      try file.createDirectory()
    } catch {
      throw .noPlace
    }
    try Self.close(file.directory)
    let isNew = !file.isOccupied
    let descriptor = open(
      path,
      O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY,
      mode_t(0o600)
    )
    guard descriptor >= 0 else { throw .system(errno) }
    defer { Glibc.close(descriptor) }
    try Self.check(descriptor)
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw .system(errno) }
    }
    guard let bytes = change(try read(descriptor)) else { return }
    try write(bytes, to: descriptor)
    if isNew {
      do throws(VaultFailure) {
        try file.syncDirectory()
      } catch {
        throw .noPlace
      }
    }
  }

  /// Removes the file, after the vault is gone.
  func remove() {
    guard let path else { return }
    unlink(path)
  }

  /// Removes others' permissions on the directory, which is the program's own.
  static func close(_ directory: String) throws(AttemptStorageFailure) {
    var info = stat()
    guard stat(directory, &info) == 0 else { throw .system(errno) }
    if info.st_mode & 0o077 != 0, chmod(directory, 0o700) != 0 { throw .system(errno) }
  }

  /// Checks that it is a regular file of the user's own, with permissions for nobody else.
  private static func check(_ descriptor: Int32) throws(AttemptStorageFailure) {
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw .system(errno) }
    guard info.st_mode & S_IFMT == S_IFREG, info.st_uid == geteuid(), info.st_nlink == 1 else {
      throw .occupied
    }
    if info.st_mode & 0o077 != 0, fchmod(descriptor, 0o600) != 0 { throw .system(errno) }
  }

  /// The file's contents, read no further than needed to recognize a record; nil if it is empty.
  private func read(_ descriptor: Int32) throws(AttemptStorageFailure) -> [UInt8]? {
    // One byte more than a record has, so that a longer file is not taken for one.
    var bytes = [UInt8](repeating: 0, count: byteCount + 1)
    let (got, code) = FileTransfer.read(descriptor, into: &bytes, at: 0)
    guard code == 0 else { throw .system(code) }
    return got == 0 ? nil : Array(bytes.prefix(got))
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) throws(AttemptStorageFailure) {
    let code = FileTransfer.write(bytes, to: descriptor, at: 0, by: calls.write)
    guard code == 0 else { throw .system(code) }
    // The rest of a longer file would keep it from being recognized as a record.
    guard ftruncate(descriptor, off_t(bytes.count)) == 0, calls.sync(descriptor) == 0 else {
      throw .system(errno)
    }
  }
}
