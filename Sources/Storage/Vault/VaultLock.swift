import Glibc
import Synchronization

/// Keeps other processes from doing the same with a vault: a lock on a file beside it, which the
/// system releases when the process ends, however it ends. The file that such a process leaves
/// behind, with its process id in it, is no obstacle.
final class VaultLock: Sendable {
  /// The kinds of work that only one process at a time may do.
  enum Purpose: CaseIterable {
    /// Writing to the vault.
    case writing
    /// Having it open on screens, locked or not, or putting another vault or key in its place.
    case staying

    /// The ending of the lock's file.
    var ending: String {
      switch self {
      case .writing: ".lock"
      case .staying: ".window"
      }
    }
  }

  private let path: String
  private let descriptor: Int32
  private let isHeld = Atomic(true)

  /// Takes a lock of a vault.
  ///
  /// - Throws: `VaultFailure.inUse` if another process holds it.
  init(of vault: VaultFile, for purpose: Purpose = .writing) throws(VaultFailure) {
    path = vault.path + purpose.ending
    _ = try VaultFile.ownFile(at: path)
    while true {
      let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
      let descriptor = Glibc.open(path, flags, mode_t(0o600))
      guard descriptor >= 0 else { throw VaultFile.failure(creating: errno) }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        let code = errno
        defer { Glibc.close(descriptor) }
        throw code == EWOULDBLOCK ? .inUse(by: Self.holder(descriptor)) : .system(code)
      }
      // Between opening and locking the file may have been removed by the process that held it.
      if Self.isSame(descriptor, path) {
        self.descriptor = descriptor
        break
      }
      Glibc.close(descriptor)
    }
    let number = Array("\(getpid())\n".utf8)
    // Only the message to a second process needs the number.
    if ftruncate(descriptor, 0) == 0 { _ = pwrite(descriptor, number, number.count, 0) }
  }

  deinit {
    release()
  }

  /// Releases the lock.
  func release() {
    guard isHeld.exchange(false, ordering: .relaxed) else { return }
    unlink(path)
    Glibc.close(descriptor)
  }

  /// Runs `body` while no other process writes to a vault or has it open on screens.
  static func alone<T>(
    with vault: VaultFile,
    _ body: () throws(VaultFailure) -> T
  ) throws(VaultFailure) -> T {
    let staying = try VaultLock(of: vault, for: .staying)
    defer { staying.release() }
    let writing = try VaultLock(of: vault)
    defer { writing.release() }
    return try body()
  }

  /// The id of the process that holds a lock of a vault; nil if none does, or it is unknown.
  static func holder(of vault: VaultFile) -> Int32? {
    Purpose.allCases.lazy.compactMap { holder(of: vault, for: $0) }.first
  }

  private static func holder(of vault: VaultFile, for purpose: Purpose) -> Int32? {
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let descriptor = Glibc.open(vault.path + purpose.ending, flags)
    guard descriptor >= 0 else { return nil }
    defer { Glibc.close(descriptor) }
    guard flock(descriptor, LOCK_SH | LOCK_NB) != 0, errno == EWOULDBLOCK else { return nil }
    return holder(descriptor)
  }

  private static func holder(_ descriptor: Int32) -> Int32? {
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    guard count > 0 else { return nil }
    return Int32(String(decoding: bytes[..<count].prefix { $0 != 10 }, as: UTF8.self))
  }

  private static func isSame(_ descriptor: Int32, _ path: String) -> Bool {
    var held = stat()
    var named = stat()
    return fstat(descriptor, &held) == 0 && lstat(path, &named) == 0
      && held.st_ino == named.st_ino && held.st_dev == named.st_dev
  }
}

/// The locks that a process holds while it has a vault open.
struct VaultLocks: Sendable {
  private(set) var writing: VaultLock?
  private(set) var staying: VaultLock?

  /// None of them.
  init() {}

  /// The lock for writing, and, if it stays, that for staying.
  init(of vault: VaultFile, staying stays: Bool) throws(VaultFailure) {
    if stays { staying = try VaultLock(of: vault, for: .staying) }
    writing = try VaultLock(of: vault)
  }
}
