import Glibc

/// An open directory of the user's own, through which its files are reached: nothing in it is followed
/// elsewhere, and nothing waits for a pipe.
struct LetterboxDirectory: ~Copyable {
  let descriptor: Int32

  /// The most names that are read.
  private static let mostNames = 8_192

  /// Opens a directory.
  ///
  /// - Parameter makesIt: true to create it, with mode 0700, if it is missing.
  /// - Throws: `missing`, `notADirectory`, `foreignOwner`, `openToOthers` or `system`.
  init(_ path: String, makesIt: Bool = false) throws(LetterboxFailure) {
    if makesIt, mkdir(path, 0o700) != 0, errno != EEXIST { throw .system(errno) }
    descriptor = try Self.opened(path)
  }

  private static func opened(_ path: String) throws(LetterboxFailure) -> Int32 {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT: throw .missing
      case ENOTDIR, ELOOP: throw .notADirectory
      case let error: throw .system(error)
      }
    }
    var info = stat()
    let failure: LetterboxFailure? =
      fstat(descriptor, &info) != 0
      ? .system(errno)
      : info.st_uid != geteuid()
        ? .foreignOwner : info.st_mode & 0o077 != 0 ? .openToOthers : nil
    guard let failure else { return descriptor }
    close(descriptor)
    throw failure
  }

  deinit { close(descriptor) }

  /// Keeps other processes that ask for it out, until the directory is closed. A file system without
  /// such locks is used without.
  ///
  /// - Throws: `busy` after two seconds.
  func lock() throws(LetterboxFailure) {
    for _ in 0..<200 {
      guard flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR else {
        return
      }
      usleep(10_000)
    }
    throw .busy
  }

  // MARK: Reading

  /// The names in it, sorted; of very many only some.
  func names() throws(LetterboxFailure) -> [String] {
    // A description of its own, as one shares the place that reading has got to.
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { throw .system(errno) }
    guard let stream = fdopendir(copy) else {
      let error = errno
      close(copy)
      throw .system(error)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while names.count < Self.mostNames, let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: UInt8.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The status of a name, of a link itself; nil if there is none.
  func status(of name: String) -> stat? {
    var status = stat()
    return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
  }

  /// A file's bytes and the time of its last change, in seconds since 1970 (UTC); nil if there is no
  /// such file, or it is no regular file of the user's own with one name, or is longer than `limit`.
  func read(_ name: String, atMost limit: Int) -> (bytes: [UInt8], changed: Int64)? {
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY
    let file = openat(descriptor, name, flags)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var info = stat()
    guard fstat(file, &info) == 0, info.isOwnFile, info.st_size <= off_t(limit) else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(info.st_size))
    var done = 0
    while done < bytes.count {
      let part = bytes.withUnsafeMutableBytes { buffer in
        Glibc.read(file, buffer.baseAddress.map { $0 + done }, buffer.count - done)
      }
      if part < 0, errno == EINTR { continue }
      guard part > 0 else { return nil }
      done += part
    }
    return (bytes, Int64(info.st_mtim.tv_sec))
  }

  // MARK: Writing

  /// Writes a file, whole and on disk or not at all, in place of one of that name.
  func write(_ bytes: [UInt8], as name: String, draft: String) throws(LetterboxFailure) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = openat(descriptor, draft, flags, mode_t(0o600))
    guard file >= 0 else { throw .system(errno) }
    do throws(LetterboxFailure) {
      defer { close(file) }
      try Self.write(bytes, to: file)
      guard fsync(file) == 0 else { throw .system(errno) }
    } catch {
      unlinkat(descriptor, draft, 0)
      throw error
    }
    guard renameat(descriptor, draft, descriptor, name) == 0 else {
      let error = errno
      unlinkat(descriptor, draft, 0)
      throw .system(error)
    }
    sync()
  }

  private static func write(_ bytes: [UInt8], to file: Int32) throws(LetterboxFailure) {
    var done = 0
    while done < bytes.count {
      let part = bytes.withUnsafeBytes { buffer in
        Glibc.write(file, buffer.baseAddress.map { $0 + done }, buffer.count - done)
      }
      if part < 0, errno == EINTR { continue }
      guard part > 0 else { throw .system(part < 0 ? errno : EIO) }
      done += part
    }
  }

  /// Overwrites a file with zeros and removes it; one that is not the user's own regular file with one
  /// name stays as it is.
  ///
  /// - Returns: true if there is no such file any more.
  @discardableResult
  func erase(_ name: String) -> Bool {
    let file = openat(descriptor, name, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard file >= 0 else { return errno == ENOENT }
    defer { close(file) }
    var info = stat()
    guard fstat(file, &info) == 0, info.isOwnFile else { return false }
    // A disk that refuses to overwrite is no reason to leave the item there.
    let zeros = [UInt8](repeating: 0, count: min(Int(info.st_size), Letterbox.mostBytes))
    if (try? Self.write(zeros, to: file)) != nil { fsync(file) }
    return unlinkat(descriptor, name, 0) == 0
  }

  /// Gives a file another name, unless that exists.
  func rename(_ name: String, to other: String) -> Bool {
    status(of: other) == nil && renameat(descriptor, name, descriptor, other) == 0
  }

  /// Waits until the names are on the disk. Not every file system can tell.
  func sync() {
    fsync(descriptor)
  }
}

extension stat {
  /// True for a regular file of the user's own that has one name.
  fileprivate var isOwnFile: Bool {
    st_mode & S_IFMT == S_IFREG && st_uid == geteuid() && st_nlink == 1
  }

  /// True for a regular file.
  var isRegular: Bool { st_mode & S_IFMT == S_IFREG }
}
