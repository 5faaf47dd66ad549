import Glibc

/// An open directory of the user's own, whose files are reached through it.
final class OwnDirectory {
  let descriptor: Int32

  /// Opens it; nil if it is missing. Others' permissions on it are removed.
  init?(_ place: VaultFile, makesIt: Bool) throws(VaultFailure) {
    if makesIt, mkdir(place.path, 0o700) == 0 { try place.syncDirectory() }
    let descriptor = Glibc.open(place.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT: return nil
      case ELOOP: throw .symbolicLink
      case ENOTDIR: throw .notARegularFile
      case EACCES: throw .unreadable
      case let code: throw .system(code)
      }
    }
    self.descriptor = descriptor
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw .system(errno) }
    guard info.st_uid == geteuid() else { throw .otherOwner }
    if info.st_mode & 0o077 != 0, fchmod(descriptor, 0o700) != 0 { throw .readOnly }
  }

  deinit { close(descriptor) }

  /// Opens a regular file of the user's own with one name; nil if there is none.
  func open(_ name: String, _ flags: Int32) throws(VaultFailure) -> Int32? {
    let flags = flags | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY
    let file = openat(descriptor, name, flags, mode_t(0o600))
    guard file >= 0 else {
      switch errno {
      case ENOENT: return nil
      case ELOOP: throw .symbolicLink
      case let code: throw VaultFile.failure(creating: code)
      }
    }
    var info = stat()
    let failure: VaultFailure? =
      fstat(file, &info) != 0
      ? .system(errno)
      : info.st_mode & S_IFMT != S_IFREG
        ? .notARegularFile
        : info.st_uid != geteuid() ? .otherOwner : info.st_nlink != 1 ? .severalNames : nil
    guard let failure else { return file }
    close(file)
    throw failure
  }
}
