package import ByteCoding

/// The encoding: the number of replicas, then each one's number and that of its last frame.
extension VersionVector {
  /// Appends the vector.
  package func write(to bytes: inout ByteWriter) {
    let replicas = replicas
    bytes.append(compact: UInt64(replicas.count))
    for replica in replicas {
      bytes.append(compact: UInt64(replica))
      bytes.append(compact: self[replica])
    }
  }

  /// Reads a vector.
  package init(from bytes: inout ByteReader) throws(UnreadableBytes) {
    self.init()
    for _ in 0..<(try bytes.count()) {
      guard let replica = UInt16(exactly: try bytes.compact()) else {
        throw UnreadableBytes.invalid
      }
      self[replica] = try bytes.compact()
    }
  }
}

extension Dot {
  /// Appends the dot: replica and number.
  package func write(to bytes: inout ByteWriter) {
    bytes.append(compact: UInt64(replica))
    bytes.append(compact: number)
  }

  /// Reads a dot.
  package init(from bytes: inout ByteReader) throws(UnreadableBytes) {
    guard let replica = UInt16(exactly: try bytes.compact()) else { throw UnreadableBytes.invalid }
    self.init(replica: replica, number: try bytes.compact())
  }
}
