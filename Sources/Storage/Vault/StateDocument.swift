import Glibc
package import Secrets

/// A document in the program's state directory, for the user only, which is replaced as a whole.
package struct StateDocument: Sendable {
  /// The file's path.
  package let path: String

  /// The document of a name in a directory; nil if its place is unknown.
  package init?(named name: String, in directory: String?) {
    guard let directory else { return nil }
    path = "\(directory)/\(name)"
  }

  private var file: VaultFile { VaultFile(path: path) }

  /// True if something is in its place.
  package var isThere: Bool { file.isOccupied }

  /// The contents; nil if there is none.
  ///
  /// - Parameter limit: the largest size in bytes.
  /// - Throws: `VaultFailure` for what is no regular file of the user's own, and `damaged(.file)` for
  ///   one above the limit.
  package func read(limit: Int) throws(VaultFailure) -> [UInt8]? {
    guard try VaultFile.ownFile(at: path) != nil else { return nil }
    let size = file.size
    guard size <= limit else { throw .damaged(.file) }
    return try file.prefix(size)
  }

  /// Replaces the contents, which are on disk when this returns; otherwise the older ones stay. What
  /// is in its place but a directory is replaced, and nothing is written through a link.
  package func replace(with bytes: [UInt8], random: any RandomSource) throws(VaultFailure) {
    try file.createDirectory()
    do throws(AttemptStorageFailure) {
      try StateFile.close(file.directory)
    } catch {
      throw .readOnly
    }
    file.discardDrafts()
    let draft = file.draft(random)
    do throws(VaultFailure) {
      try draft.create()
      try draft.append(bytes)
      try draft.replace(file)
    } catch {
      draft.discard()
      throw error
    }
  }

  /// Removes the file, and what an interruption has left of another.
  package func remove() {
    unlink(path)
    file.discardDrafts()
  }
}

extension VaultFile {
  /// Appends bytes to the file.
  fileprivate func append(_ bytes: [UInt8]) throws(VaultFailure) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(errno) }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw Self.failure(creating: errno) }
      rest = rest.dropFirst(count)
    }
  }
}
