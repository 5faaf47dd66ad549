import FoundationEssentials
import Glibc
import Secrets

/// The vault's file and those beside it: checks, creation, replacement and removal.
///
/// The directory is the user's own, so nobody else can replace a file between a check and its use.
struct VaultFile {
  let path: String
  var disk = Disk.system

  /// The suffixes of the files that SQLite keeps beside the database: the log, and those of older
  /// formats.
  static let sidecars = [VaultCopy.logEnding, indexEnding, "-journal"]
  /// The suffix of the index of an older format's log.
  static let indexEnding = "-shm"

  /// True if anything at all is at the path, so that a new vault must not be put there.
  var isOccupied: Bool {
    var info = stat()
    return lstat(path, &info) == 0 || (errno != ENOENT && errno != ENOTDIR)
  }

  /// The file that the path leads to; nil if there is none.
  var identity: FileIdentity? {
    var info = stat()
    return stat(path, &info) == 0 ? FileIdentity(device: info.st_dev, inode: info.st_ino) : nil
  }

  /// Checks that the path leads to a readable file of the user's own. For writing, it must be
  /// writable, and others' permissions on it and on the files beside it are removed.
  func check(for access: VaultAccess) throws(VaultFailure) {
    guard let mode = try Self.ownFile(at: path) else { throw .missing }
    guard Glibc.access(path, R_OK) == 0 else {
      throw errno == EACCES ? .unreadable : .system(errno)
    }
    for ending in Self.sidecars { _ = try Self.ownFile(at: path + ending) }
    guard access == .readWrite else { return }
    guard Glibc.access(path, W_OK) == 0, Glibc.access(directory, W_OK | X_OK) == 0 else {
      throw .readOnly
    }
    try Self.close(mode, path)
    for ending in Self.sidecars {
      if let mode = try Self.ownFile(at: path + ending) { try Self.close(mode, path + ending) }
    }
  }

  /// Reads the first bytes of the file without following links or waiting for a pipe's other end.
  func prefix(_ count: Int) throws(VaultFailure) -> [UInt8] {
    let descriptor = Glibc.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw .system(errno) }
    defer { Glibc.close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: count)
    var got = 0
    while got < count {
      let part = bytes.withUnsafeMutableBytes { buffer in
        UnsafeMutableRawBufferPointer(rebasing: buffer[got...]).withMemoryRebound(to: UInt8.self) {
          Glibc.read(descriptor, $0.baseAddress, $0.count)
        }
      }
      if part < 0 && errno == EINTR { continue }
      guard part >= 0 else { throw .system(errno) }
      if part == 0 { break }
      got += part
    }
    return Array(bytes.prefix(got))
  }

  /// The size in bytes; 0 if there is no file.
  var size: Int {
    var info = stat()
    return lstat(path, &info) == 0 ? Int(info.st_size) : 0
  }

  /// Creates an empty file that only the user can read.
  ///
  /// - Throws: `VaultFailure.exists` if anything is there.
  func create() throws(VaultFailure) {
    let descriptor = Glibc.open(
      path,
      O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
      mode_t(0o600)
    )
    guard descriptor >= 0 else { throw Self.failure(creating: errno) }
    defer { Glibc.close(descriptor) }
    guard fchmod(descriptor, 0o600) == 0 else { throw .system(errno) }
  }

  /// Copies the bytes into a new file that only the user can read, on disk when this returns.
  ///
  /// - Throws: `VaultFailure.exists` if anything is there.
  func copyBytes(to target: VaultFile) throws(VaultFailure) {
    try target.create()
    let source = Glibc.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard source >= 0 else { throw .system(errno) }
    defer { Glibc.close(source) }
    let copy = Glibc.open(target.path, O_WRONLY | O_NOFOLLOW | O_CLOEXEC)
    guard copy >= 0 else { throw .system(errno) }
    defer { Glibc.close(copy) }
    var rest = size
    while rest > 0 {
      let count = sendfile(copy, source, nil, rest)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw Self.failure(creating: errno) }
      if count == 0 { break }
      rest -= count
    }
    guard disk.sync(copy) == 0 else { throw Self.failure(creating: errno) }
    try target.syncDirectory()
  }

  /// Writes the bytes to an open file or pipe.
  func send(to descriptor: Int32) throws(VaultFailure) {
    let source = Glibc.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard source >= 0 else { throw .system(errno) }
    defer { Glibc.close(source) }
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(source, &part, part.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw .system(errno) }
      if count == 0 { return }
      var rest = part[..<count]
      while !rest.isEmpty {
        let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        if written < 0 && errno == EINTR { continue }
        guard written > 0 else { throw Self.failure(creating: errno) }
        rest = rest.dropFirst(written)
      }
    }
  }

  /// Creates the missing directories of the path, for the user only.
  func createDirectory() throws(VaultFailure) {
    var missing: [VaultFile] = []
    var next = VaultFile(path: directory)
    while !next.isOccupied {
      missing.append(next)
      next = VaultFile(path: next.directory)
    }
    for step in missing.reversed() {
      guard mkdir(step.path, 0o700) == 0 || errno == EEXIST else {
        throw Self.failure(creating: errno)
      }
      try step.syncDirectory()
    }
  }

  /// Renames the file to its final name, durably.
  ///
  /// - Throws: `VaultFailure.exists` if something has come to be there meanwhile, by another
  ///   process of the program too.
  func move(to target: VaultFile) throws(VaultFailure) {
    let directory = Glibc.open(target.directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard directory >= 0 else { throw .system(errno) }
    defer { Glibc.close(directory) }
    guard flock(directory, LOCK_EX) == 0 else { throw .system(errno) }
    guard !target.isOccupied else { throw .exists }
    try replace(target)
  }

  /// Replaces another file by this copy, durably. Interrupted anywhere, the old or the new one is there.
  /// The old one must be closed; its log is replaced when the copy is opened.
  func replace(_ target: VaultFile) throws(VaultFailure) {
    try sync()
    guard disk.rename(path, target.path) == 0 else { throw Self.failure(creating: errno) }
    try syncDirectory()
  }

  /// Overwrites the file with zeros, and removes it and the files beside it, durably. The journals
  /// go first, so that none outlives its file. A missing file is no failure. (A disk that relocates
  /// overwritten blocks may keep the old ones.)
  func erase() throws(VaultFailure) {
    for name in Self.sidecars.map({ path + $0 }) + [path] {
      guard try Self.ownFile(at: name) != nil else { continue }
      try Self.overwrite(name)
      guard unlink(name) == 0 || errno == ENOENT else { throw .system(errno) }
    }
    try syncDirectory()
  }

  /// Removes the file and those beside it, as far as possible: it never became a vault, or is one
  /// no longer.
  func discard() {
    for ending in [""] + Self.sidecars { unlink(path + ending) }
  }

  /// A temporary file beside this one that will replace it, or one like it, once it is whole.
  func draft(_ random: any RandomSource) -> VaultFile {
    let suffix = random.bytes(4).map { String($0, radix: 16) }.joined()
    return VaultFile(path: path + Self.draftInfix + suffix, disk: disk)
  }

  /// Removes temporary files that an interruption has left behind.
  func discardDrafts() {
    for name in names(beginning: Self.draftInfix) { unlink("\(path)\(Self.draftInfix)\(name)") }
  }

  static let draftInfix = ".new-"

  /// The rest of the names of files beside this one that begin with its name and an infix.
  func names(beginning infix: String) -> [String] {
    let prefix =
      path.dropFirst(directory == "/" ? 1 : path.contains("/") ? directory.count + 1 : 0)
      + infix
    // A directory that can't be listed shows nothing; opening the vault in it says why.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    return names.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
  }

  /// The time at which the file was last written to, in seconds since 1970 (UTC); 0 if there is
  /// none.
  var changed: Int64 {
    var info = stat()
    return lstat(path, &info) == 0 ? Int64(info.st_mtim.tv_sec) : 0
  }

  /// The directory it is in.
  var directory: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private func sync() throws(VaultFailure) {
    try sync(path, O_RDWR)
  }

  func syncDirectory() throws(VaultFailure) {
    try sync(directory, O_RDONLY | O_DIRECTORY)
  }

  private func sync(_ path: String, _ flags: Int32) throws(VaultFailure) {
    let descriptor = Glibc.open(path, flags | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(errno) }
    defer { Glibc.close(descriptor) }
    // Some file systems can't sync a directory, and need not.
    guard disk.sync(descriptor) == 0 || errno == EINVAL else {
      throw Self.failure(creating: errno)
    }
  }

  private static func overwrite(_ path: String) throws(VaultFailure) {
    let descriptor = Glibc.open(path, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(errno) }
    defer { Glibc.close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw .system(errno) }
    let zeros = [UInt8](repeating: 0, count: 1 << 16)
    var left = Int(info.st_size)
    while left > 0 {
      let written = Glibc.write(descriptor, zeros, min(left, zeros.count))
      if written < 0 && errno == EINTR { continue }
      guard written > 0 else { throw .system(errno) }
      left -= written
    }
    guard fsync(descriptor) == 0 else { throw .system(errno) }
  }

  /// The mode of a regular file of the user's own; nil if there is nothing.
  static func ownFile(at path: String) throws(VaultFailure) -> mode_t? {
    var info = stat()
    guard lstat(path, &info) == 0 else {
      switch errno {
      case ENOENT, ENOTDIR: return nil
      case EACCES: throw .unreadable
      default: throw .system(errno)
      }
    }
    switch info.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFLNK: throw .symbolicLink
    case S_IFDIR: throw .directory
    default: throw .notARegularFile
    }
    guard info.st_uid == geteuid() else { throw .otherOwner }
    guard info.st_nlink == 1 else { throw .severalNames }
    return info.st_mode
  }

  /// Removes others' permissions on a file.
  private static func close(_ mode: mode_t, _ path: String) throws(VaultFailure) {
    guard mode & 0o077 != 0 else { return }
    guard chmod(path, 0o600) == 0 else { throw .readOnly }
  }

  static func failure(creating code: Int32) -> VaultFailure {
    switch code {
    case EEXIST: .exists
    case EACCES, EPERM, EROFS: .readOnly
    case ENOSPC, EDQUOT: .diskFull
    default: .system(code)
    }
  }
}

/// A file, by whatever path.
struct FileIdentity: Hashable, Sendable {
  let device: dev_t
  let inode: ino_t
}
