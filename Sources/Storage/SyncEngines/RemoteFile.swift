/// A file on a remote, or what stands in the place of one.
package struct RemoteFile: Hashable, Sendable {
  /// The reason why something can't be read as a file.
  package enum Obstacle: Hashable, Sendable {
    case directory, link
    /// It is larger than `EngineOptions.sizeLimit`.
    case tooLarge
    /// A pipe, a socket, a device or a submodule.
    case special
  }

  /// Its path from the remote's root.
  package var path: String
  /// Its size in bytes.
  package var size: Int
  /// The reason why it can't be read; nil if it can.
  package var obstacle: Obstacle?
  /// The engine's stamp of the file's state, known without reading it: another one if it was
  /// changed. Nil where the engine has none.
  package var stamp: String?

  package init(path: String, size: Int, obstacle: Obstacle? = nil, stamp: String? = nil) {
    self.path = path
    self.size = size
    self.obstacle = obstacle
    self.stamp = stamp
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
