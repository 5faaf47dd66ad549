import Glibc

/// A directory of an engine for what can be fetched again.
package struct CacheDirectory: Sendable {
  package let path: String

  /// The directory at a path.
  package init(path: String) {
    self.path = path
  }

  /// Makes it, with mode 0700, and what it lies in.
  package func make() throws(EngineFailure) {
    var made = ""
    for name in path.split(separator: "/") {
      made += "/\(name)"
      guard mkdir(made, 0o700) == 0 || errno == EEXIST || errno == EISDIR || errno == EROFS else {
        throw Self.failure(errno)
      }
    }
    guard access(path, W_OK | X_OK) == 0 else { throw Self.failure(errno) }
  }

  /// Removes it with all that is in it. What can't be removed is overwritten, or found in the way, by
  /// the next use.
  func remove() {
    guard let handle = try? DirectoryHandle(root: path) else { return }
    Self.empty(handle)
    rmdir(path)
  }

  /// Writes a file that only the user can read.
  func write(_ bytes: [UInt8], to name: String) throws(EngineFailure) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = open("\(path)/\(name)", flags, 0o600)
    guard file >= 0 else { throw Self.failure(errno) }
    let error = FolderFile.put(bytes, to: file, isSynced: false)
    guard error == 0 else { throw Self.failure(error) }
  }

  private static func empty(_ directory: borrowing DirectoryHandle) {
    // The directory then stays, with what is in it.
    guard let names = try? directory.names(atMost: .max) else { return }
    for name in names {
      guard directory.status(of: name)?.isDirectory == true else {
        unlinkat(directory.descriptor, name, 0)
        continue
      }
      // As above.
      if let within = try? directory.directory(name) { empty(within) }
      unlinkat(directory.descriptor, name, AT_REMOVEDIR)
    }
  }

  private static func failure(_ number: Int32) -> EngineFailure {
    number == ENOSPC || number == EDQUOT ? .full : .localFailure(SystemWords.of(number))
  }
}
