import Glibc

/// A file outside the vault that only its owner can read. It has its name once it is whole and on disk;
/// until then what stood there stays, and where writing fails nothing is left.
final class PrivateFile {
  /// Why there is no file, or what stands there was not replaced.
  enum Failure: Error, Hashable {
    /// There is a file already, and it was not said to replace it.
    case exists
    /// There is a directory, a pipe, a socket or a device.
    case notARegularFile
    /// There is a symbolic link, which may lead anywhere.
    case symbolicLink
    /// Standard output is a terminal.
    case terminal
    /// The system said no, with this error number.
    case system(Int32)
  }

  private let path: String
  private let replacing: Bool
  private let draft: String
  private var descriptor: Int32

  /// Makes an empty draft beside the place.
  ///
  /// - Parameter replacing: whether a regular file that is there may be replaced. Nothing else ever is.
  init(_ path: String, replacing: Bool) throws(Failure) {
    try Self.check(path, replacing: replacing)
    self.path = path
    self.replacing = replacing
    // Of a length of its own: with an ending the longest of names would be too long.
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

  /// Throws where the file may not be written.
  static func check(_ path: String, replacing: Bool) throws(Failure) {
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

  /// Adds bytes.
  func write(_ bytes: UnsafeRawBufferPointer) throws(Failure) {
    try Self.write(bytes, to: descriptor)
  }

  /// Puts the file on disk and gives it its name.
  func settle() throws(Failure) {
    guard fsync(descriptor) == 0 else { throw .system(errno) }
    let isThere = replacing ? false : try gaveSecondName()
    if !isThere {
      try Self.check(path, replacing: replacing)
      guard rename(draft, path) == 0 else { throw .system(errno) }
    }
    close(descriptor)
    descriptor = -1
    let directory = open(Self.directory(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // A directory that may not be read can be written to all the same.
    guard directory >= 0 else { return }
    fsync(directory)
    close(directory)
  }

  /// Gives the draft the file's name too, unless a file has it; false where the file system can't.
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

  /// The directory that a path is in, with the slash at its end.
  private static func directory(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
  }

  /// Writes all of the bytes to an open file.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(Failure) {
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
