/// A file on a remote.
package struct RemoteFile: Hashable, Sendable {
  /// Its path from the remote's root.
  package var path: String
  /// Its size in bytes.
  package var size: Int

  package init(path: String, size: Int) {
    self.path = path
    self.size = size
  }
}

/// A file on its way to a remote.
package struct RemoteUpload: Hashable, Sendable {
  /// Its path from the remote's root.
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
