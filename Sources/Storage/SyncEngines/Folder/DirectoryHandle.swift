import Glibc

/// An open directory, through which what lies in it is reached: no link is followed below the root.
struct DirectoryHandle: ~Copyable {
  let descriptor: Int32

  private init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Opens the root of a remote, links to it included.
  init(root path: String) throws(EngineFailure) {
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      let error = errno
      let words = SystemWords.of(error)
      throw error == ENOENT || error == ENOTDIR ? .notARemote(words) : .unreachable(words)
    }
  }

  /// A directory within, by a path of the remote; nil if it is not there, or is none.
  func directory(_ path: String) throws(EngineFailure) -> DirectoryHandle? {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { throw .localFailure(SystemWords.of(errno)) }
    var handle = DirectoryHandle(descriptor: copy)
    for name in path.split(separator: "/") {
      let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK
      let next = openat(handle.descriptor, String(name), flags)
      guard next >= 0 else {
        if [ENOENT, ENOTDIR, ELOOP].contains(errno) { return nil }
        throw .unreachable(SystemWords.of(errno))
      }
      handle = DirectoryHandle(descriptor: next)
    }
    return handle
  }

  /// A directory within, made with mode 0700 where it is missing.
  func makingDirectory(_ path: String) throws(EngineFailure) -> DirectoryHandle {
    var made = ""
    for name in path.split(separator: "/") {
      let parent = made
      made += made.isEmpty ? String(name) : "/\(name)"
      guard let within = try directory(parent) else { throw .occupied(parent) }
      if mkdirat(within.descriptor, String(name), 0o700) == 0 {
        within.sync()
      } else if errno != EEXIST {
        throw Self.failure(errno)
      }
    }
    guard let handle = try directory(path) else { throw .occupied(path) }
    return handle
  }

  /// The names in it, sorted; at most `count`.
  func names(atMost count: Int) throws(EngineFailure) -> [String] {
    // A description of its own, as one shares the place that reading has got to.
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let stream = fdopendir(copy) else {
      throw .unreachable(SystemWords.of(errno))
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: UInt8.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      guard names.count < count else { throw .tooMany }
      names.append(name)
    }
    return names.sorted()
  }

  /// The status of a name, of a link itself; nil if there is none.
  func status(of name: String) -> stat? {
    var status = stat()
    return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
  }

  /// Waits until the directory's names are on the disk. Not every file system can tell.
  func sync() {
    fsync(descriptor)
  }

  /// The failure of a call that writes.
  static func failure(_ number: Int32) -> EngineFailure {
    switch number {
    case ENOSPC, EDQUOT, EFBIG: .full
    case ENOENT, ENODEV, EIO, ESTALE, ENXIO: .unreachable(SystemWords.of(number))
    default: .refused(SystemWords.of(number))
    }
  }
}

extension stat {
  var isFile: Bool { st_mode & S_IFMT == S_IFREG }
  var isDirectory: Bool { st_mode & S_IFMT == S_IFDIR }
  var isLink: Bool { st_mode & S_IFMT == S_IFLNK }

  /// A stamp that changes with every write to the file, and where another one takes its place.
  var stamp: String {
    "\(st_ino) \(st_mtim.tv_sec).\(st_mtim.tv_nsec) \(st_ctim.tv_sec).\(st_ctim.tv_nsec)"
  }
}
