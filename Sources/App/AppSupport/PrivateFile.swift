import Glibc

/// A file outside the vault, readable by its owner only. It is written as a draft, and gets its
/// name once it is whole and on disk. If writing fails, the draft is removed and an existing file
/// stays.
package final class PrivateFile {
  /// The reason why a file was not written.
  package enum Failure: Error, Hashable {
    /// The file exists, and replacing it was not allowed.
    case exists
    /// The path is a directory, a pipe, a socket or a device.
    case notARegularFile
    /// The path is a symbolic link, which may lead anywhere.
    case symbolicLink
    /// Standard output is a terminal.
    case terminal
    /// A system error, with its `errno`.
    case system(Int32)
  }

  private let path: String
  private let replacing: Bool
  private let draft: String
  private var descriptor: Int32

  /// Creates an empty draft in the file's directory.
  ///
  /// - Parameter replacing: true if an existing regular file may be replaced; anything else never
  ///   is.
  package init(_ path: String, replacing: Bool) throws(Failure) {
    try Self.check(path, replacing: replacing)
    self.path = path
    self.replacing = replacing
    // A short name of its own: the file's name with an extension could be too long.
    let mark = String(UInt64.random(in: .min ... .max), radix: 36)
    draft = Self.directory(of: path) + "cardcase-\(mark).part"
    descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw .system(errno) }
    guard fchmod(descriptor, 0o600) == 0 else { throw .system(errno) }
  }

  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    unlink(draft)
  }

  /// Checks that the file may be written.
  ///
  /// - Throws: `exists`, `notARegularFile` or `symbolicLink` for what is in its place, or `system`.
  package static func check(_ path: String, replacing: Bool) throws(Failure) {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if errno == ENOENT { return }
      throw .system(errno)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: if !replacing { throw .exists }
    case S_IFLNK: throw .symbolicLink
    default: throw .notARegularFile
    }
  }

  /// Appends bytes.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(Failure) {
    try Self.write(bytes, to: descriptor)
  }

  /// Syncs the file to disk and gives it its name.
  package func settle() throws(Failure) {
    guard fsync(descriptor) == 0 else { throw .system(errno) }
    let isThere = replacing ? false : try gaveSecondName()
    if !isThere {
      try Self.check(path, replacing: replacing)
      guard rename(draft, path) == 0 else { throw .system(errno) }
    }
    close(descriptor)
    descriptor = -1
    let directory = open(Self.directory(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // A directory without read permission can't be synced, but can be written to.
    guard directory >= 0 else { return }
    fsync(directory)
    close(directory)
  }

  /// Links the draft under the file's name, which never replaces a file.
  ///
  /// - Returns: false if the file system has no links.
  /// - Throws: `exists` if the name is taken.
  private func gaveSecondName() throws(Failure) -> Bool {
    if link(draft, path) == 0 {
      unlink(draft)
      return true
    }
    switch errno {
    case EEXIST: throw .exists
    case EPERM, EOPNOTSUPP, ENOSYS: return false
    case let code: throw .system(code)
    }
  }

  /// The directory of a path, with a trailing slash.
  private static func directory(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
  }

  /// Writes all of the bytes to an open file.
  package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(Failure) {
    var done = 0
    while done < bytes.count {
      let count = Glibc.write(descriptor, bytes.baseAddress.map { $0 + done }, bytes.count - done)
      if count > 0 {
        done += count
      } else if count == 0 || errno != EINTR {
        throw .system(count == 0 ? EIO : errno)
      }
    }
  }
}
