import CChildProcess
import Glibc

/// One file of a folder.
///
/// It is written under a name that no reader takes, brought to the disk, and given its name only where
/// that is free: so it is there whole or not at all, and never replaces another.
enum FolderFile {
  /// The prefix of the names of files that are not whole yet. Syncthing and the like may carry
  /// them; as hidden files they are passed over everywhere.
  private static let temporaryPrefix = ".cardcase-"

  /// The age from which such a file is left over, in seconds.
  private static let leftoverAge: Int64 = 24 * 3600

  static func read(
    _ name: String,
    in directory: borrowing DirectoryHandle,
    atMost count: Int,
    path: String
  ) throws(EngineFailure) -> [UInt8]? {
    // Not blocking: a FIFO without a writer would be waited for.
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY
    let file = openat(directory.descriptor, name, flags)
    guard file >= 0 else {
      if [ENOENT, ELOOP, ENXIO, ENOTDIR].contains(errno) { return nil }
      throw .unreachable(SystemWords.of(errno))
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.isFile else { return nil }
    guard status.st_size <= count else { throw .tooLarge(path) }
    // One byte more, to notice a file that grows meanwhile.
    let (bytes, error) = contents(of: file, atMost: Int(status.st_size) + 1)
    guard error == 0 else { throw .unreachable(SystemWords.of(error)) }
    guard bytes.count <= count else { throw .tooLarge(path) }
    return bytes
  }

  static func write(
    _ bytes: [UInt8],
    as name: String,
    in directory: borrowing DirectoryHandle,
    path: String
  ) throws(EngineFailure) {
    if directory.status(of: name) != nil {
      return try compare(bytes, with: name, in: directory, path: path)
    }
    let temporary = temporaryPrefix + String(UInt64.random(in: .min ... .max), radix: 16) + ".tmp"
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = openat(directory.descriptor, temporary, flags, 0o600)
    guard file >= 0 else { throw DirectoryHandle.failure(errno) }
    let error = put(bytes, to: file, isSynced: true)
    guard error == 0 else {
      unlinkat(directory.descriptor, temporary, 0)
      throw DirectoryHandle.failure(error)
    }
    let renaming = rename(temporary, to: name, in: directory.descriptor)
    if renaming != 0 { unlinkat(directory.descriptor, temporary, 0) }
    if renaming == EEXIST {
      return try compare(bytes, with: name, in: directory, path: path)
    }
    guard renaming == 0 else { throw DirectoryHandle.failure(renaming) }
    directory.sync()
  }

  /// Removes what a writer that was killed has left.
  static func removeLeftovers(in directory: borrowing DirectoryHandle, at now: Int64) {
    // What can't be listed or removed now is left to the next time.
    guard let names = try? directory.names(atMost: 100_000) else { return }
    for name in names where name.hasPrefix(temporaryPrefix) && name.hasSuffix(".tmp") {
      guard let status = directory.status(of: name), status.isFile else { continue }
      if Int64(status.st_mtim.tv_sec) < now - leftoverAge {
        unlinkat(directory.descriptor, name, 0)
      }
    }
  }

  // MARK: Steps

  private static func compare(
    _ bytes: [UInt8],
    with name: String,
    in directory: borrowing DirectoryHandle,
    path: String
  ) throws(EngineFailure) {
    let there: [UInt8]?
    do throws(EngineFailure) {
      there = try read(name, in: directory, atMost: bytes.count, path: path)
    } catch .tooLarge {
      there = nil
    }
    guard there == bytes else { throw .occupied(path) }
  }

  /// Writes all bytes, brings them to the disk where that is asked for, and closes the file.
  ///
  /// - Returns: 0, or the error number.
  static func put(_ bytes: [UInt8], to file: Int32, isSynced: Bool) -> Int32 {
    var error: Int32 = 0
    var done = 0
    while done < bytes.count, error == 0 {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(file, buffer.baseAddress.map { $0 + done }, buffer.count - done)
      }
      if count > 0 { done += count } else if errno != EINTR { error = errno }
    }
    if error == 0, isSynced, fsync(file) != 0 { error = errno }
    // Some network file systems tell of a full disk only here.
    if close(file) != 0, error == 0 { error = errno }
    return error
  }

  /// - Returns: 0, `EEXIST` if the name is taken, or another error number.
  private static func rename(_ from: String, to name: String, in directory: Int32) -> Int32 {
    let error = cchild_rename_new(directory, from, name)
    guard [EINVAL, ENOSYS, ENOTSUP].contains(error) else { return error }
    // NFS does not know that call, but has links.
    if linkat(directory, from, directory, name, 0) == 0 {
      unlinkat(directory, from, 0)
      return 0
    }
    guard [EPERM, ENOTSUP, ENOSYS, EMLINK].contains(errno) else { return errno }
    // Some file systems have neither. Only one device writes names of this form.
    return renameat(directory, from, directory, name) == 0 ? 0 : errno
  }

  private static func contents(of file: Int32, atMost count: Int) -> ([UInt8], Int32) {
    var error: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let got = Glibc.read(file, buffer.baseAddress.map { $0 + filled }, count - filled)
        if got == 0 { break }
        if got > 0 { filled += got } else if errno != EINTR { error = errno }
        if error != 0 { break }
      }
    }
    return (bytes, error)
  }
}
