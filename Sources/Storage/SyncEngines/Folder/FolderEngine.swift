import Glibc
import Synchronization

/// A remote in a directory of this machine, which something else may carry elsewhere: Syncthing,
/// Nextcloud, NFS, a USB stick.
final class FolderEngine: SyncEngine {
  private let root: String
  private let options: EngineOptions
  private let isCancelled = Atomic(false)

  init(root: String, options: EngineOptions) {
    self.root = root
    self.options = options
  }

  func cancel() {
    isCancelled.store(true, ordering: .relaxed)
  }

  func list(under directory: String) throws(EngineFailure) -> [RemoteFile] {
    var files: [RemoteFile] = []
    try collect(in: try open(), directory, into: &files)
    return files.sorted { $0.path < $1.path }
  }

  func read(_ path: String, atMost count: Int) throws(EngineFailure) -> [UInt8]? {
    let (directory, name) = try Self.parts(of: path)
    guard let directory = try open().directory(directory) else { return nil }
    return try FolderFile.read(name, in: directory, atMost: count, path: path)
  }

  func write(_ files: [RemoteUpload]) throws(EngineFailure) {
    for file in files {
      let (directory, name) = try Self.parts(of: file.path)
      let handle = try open().makingDirectory(directory)
      FolderFile.removeLeftovers(in: handle, at: options.clock())
      try FolderFile.write(file.bytes, as: name, in: handle, path: file.path)
    }
  }

  func delete(_ paths: [String]) throws(EngineFailure) {
    for path in paths {
      let (directory, name) = try Self.parts(of: path)
      let root = try open()
      guard let handle = try root.directory(directory) else { continue }
      if unlinkat(handle.descriptor, name, 0) != 0, errno != ENOENT {
        guard errno == EISDIR, unlinkat(handle.descriptor, name, AT_REMOVEDIR) == 0 else {
          throw errno == ENOTEMPTY ? .occupied(path) : DirectoryHandle.failure(errno)
        }
      }
      handle.sync()
      try removeEmpty(directory, in: root)
    }
  }

  // MARK: Within

  private func open() throws(EngineFailure) -> DirectoryHandle {
    guard !isCancelled.load(ordering: .relaxed) else { throw .cancelled }
    return try DirectoryHandle(root: root)
  }

  private static func parts(
    of path: String
  ) throws(EngineFailure) -> (directory: String, name: String) {
    guard RemotePath.isValid(path) else { throw .invalidPath(path) }
    let directory = RemotePath.parent(of: path)
    return (directory, String(path.dropFirst(directory.isEmpty ? 0 : directory.count + 1)))
  }

  private func collect(
    in root: borrowing DirectoryHandle,
    _ path: String,
    into files: inout [RemoteFile]
  ) throws(EngineFailure) {
    guard !isCancelled.load(ordering: .relaxed) else { throw .cancelled }
    guard let directory = try root.directory(path) else { return }
    for name in try directory.names(atMost: options.countLimit) where RemotePath.isName(name.utf8) {
      let path = path.isEmpty ? name : "\(path)/\(name)"
      guard RemotePath.isValid(path), let status = directory.status(of: name) else { continue }
      if status.isDirectory, !name.contains(".") {
        try collect(in: root, path, into: &files)
      } else {
        guard files.count < options.countLimit else { throw .tooMany }
        files.append(
          RemoteFile(
            path: path,
            size: Int(status.st_size),
            obstacle: obstacle(status),
            stamp: status.stamp
          )
        )
      }
    }
  }

  private func obstacle(_ status: stat) -> RemoteFile.Obstacle? {
    if status.isFile { return status.st_size > options.sizeLimit ? .tooLarge : nil }
    if status.isDirectory { return .directory }
    return status.isLink ? .link : .special
  }

  /// Removes directories that the last file has left.
  private func removeEmpty(
    _ path: String,
    in root: borrowing DirectoryHandle
  ) throws(EngineFailure) {
    guard !path.isEmpty else { return }
    let parent = RemotePath.parent(of: path)
    let name = String(path.dropFirst(parent.isEmpty ? 0 : parent.count + 1))
    guard let handle = try root.directory(parent) else { return }
    // One that has something else in it stays, as the system refuses that.
    guard unlinkat(handle.descriptor, name, AT_REMOVEDIR) == 0 else { return }
    handle.sync()
    try removeEmpty(parent, in: root)
  }
}
