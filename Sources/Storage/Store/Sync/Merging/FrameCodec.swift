package import ByteCoding

/// The encoding of frames, as docs/spec/devices.md describes it: each prefixed with its length, so that
/// the bytes of a frame can be hashed as they are.
///
/// A frame's operations are in groups by their code, each group with the length of its bytes, so that
/// those of a newer program, and those that can't be read, are kept as they are. In a group like
/// stands beside like, which a compression of the whole makes small.
package enum FrameCodec {
  /// The bytes of frames, one after the other.
  package static func bytes(of frames: [Frame]) -> [UInt8] {
    var bytes = ByteWriter()
    for frame in frames { bytes.append(compact: self.bytes(of: frame)) }
    return bytes.bytes
  }

  /// The bytes of each frame, unread.
  package static func parts(in bytes: some Collection<UInt8>) throws(UnreadableBytes)
    -> [ArraySlice<UInt8>]
  {
    var reader = ByteReader(ArraySlice(bytes))
    var parts: [ArraySlice<UInt8>] = []
    while !reader.isEmpty { parts.append(try reader.content()) }
    return parts
  }

  /// The frames in bytes.
  package static func frames(in bytes: some Collection<UInt8>) throws(UnreadableBytes) -> [Frame] {
    var frames: [Frame] = []
    for part in try parts(in: bytes) { frames.append(try frame(from: part)) }
    return frames
  }

  /// The bytes of one frame.
  package static func bytes(of frame: Frame) -> [UInt8] {
    var bytes = ByteWriter()
    frame.dot.write(to: &bytes)
    frame.context.write(to: &bytes)
    bytes.append(compact: frame.time.rawValue)
    bytes.append(signed: frame.wallTime)
    var groups = OperationGroups()
    for operation in frame.operations { groups.append(operation) }
    groups.write(to: &bytes, from: frame.time)
    return bytes.bytes
  }

  /// The frame in the bytes of one.
  package static func frame(from part: some Collection<UInt8>) throws(UnreadableBytes) -> Frame {
    var bytes = ByteReader(ArraySlice(part))
    let dot = try Dot(from: &bytes)
    let context = try VersionVector(from: &bytes)
    let time = HybridTime(rawValue: try bytes.compact())
    let wallTime = try bytes.signed()
    var operations: [Operation] = []
    while !bytes.isEmpty {
      let code = try bytes.byte()
      let group = try bytes.content()
      operations += OperationGroups.operations(code, in: group, from: time)
    }
    return Frame(
      dot: dot,
      context: context,
      time: time,
      wallTime: wallTime,
      operations: operations
    )
  }
}
