/// The encoding: the number of replicas, then each one's number and that of its last frame.
extension VersionVector {
  /// Appends the vector.
  package func write(to bytes: inout ByteWriter) {
    let replicas = replicas
    bytes.append(UInt64(replicas.count))
    for replica in replicas {
      bytes.append(UInt64(replica))
      bytes.append(self[replica])
    }
  }

  /// Reads a vector.
  package init(from bytes: inout ByteReader) throws(UnreadableBytes) {
    self.init()
    for _ in 0..<(try bytes.count()) {
      guard let replica = UInt16(exactly: try bytes.number()) else { throw UnreadableBytes() }
      self[replica] = try bytes.number()
    }
  }
}

extension Dot {
  /// Appends the dot: replica and number.
  package func write(to bytes: inout ByteWriter) {
    bytes.append(UInt64(replica))
    bytes.append(number)
  }

  /// Reads a dot.
  package init(from bytes: inout ByteReader) throws(UnreadableBytes) {
    guard let replica = UInt16(exactly: try bytes.number()) else { throw UnreadableBytes() }
    self.init(replica: replica, number: try bytes.number())
  }
}
