import Glibc

/// A file whose cards were imported, by its name and its identity, so that nothing else is deleted that
/// has its name by then.
package struct ImportedFile: Sendable {
  /// The number of bytes that are overwritten at once.
  private static let step = 64 << 10

  /// The path, which a change of directory would make another's.
  package let path: String
  private let device: dev_t
  private let inode: ino_t

  /// The file at a path, with its status from when it was opened.
  init(path: String, _ status: stat) {
    self.path = path
    device = status.st_dev
    inode = status.st_ino
  }

  /// Overwrites the file with zeros where it has no other name, and deletes it.
  ///
  /// - Throws: `changed` if its name is another file's by now, or a symbolic link; `missing` or
  ///   `system`.
  package func delete() throws(CardTransferFailure) {
    var status = stat()
    guard lstat(path, &status) == 0 else { throw errno == ENOENT ? .missing : .system(errno) }
    guard isSame(status) else { throw .changed }
    if status.st_nlink == 1 { overwrite() }
    guard unlink(path) == 0 else { throw .system(errno) }
  }

  private func isSame(_ status: stat) -> Bool {
    status.st_mode & S_IFMT == S_IFREG && status.st_dev == device && status.st_ino == inode
  }

  /// Overwrites what a file system with files in place gives away. Where it fails, the file is deleted
  /// all the same.
  private func overwrite() {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, isSame(status) else { return }
    let zeros = [UInt8](repeating: 0, count: Self.step)
    var left = Int(status.st_size)
    while left > 0 {
      let count = write(descriptor, zeros, min(left, zeros.count))
      guard count > 0 else { return }
      left -= count
    }
    fsync(descriptor)
  }
}
