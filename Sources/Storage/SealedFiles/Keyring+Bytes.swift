package import Secrets

extension Keyring {
  /// An epoch takes its number, the kinds of the keys that are there as bits, and room for a key of
  /// each kind, so that the length tells nothing about them.
  private static let epochBytes = 3 + SegmentKind.allCases.count * SealingKey.byteCount
  private static let headBytes = GroupID.byteCount + 2

  /// The keyring in one guarded buffer.
  package func packed() throws(SecretFailure) -> SecretBytes {
    guard let count = UInt16(exactly: epochs.count) else { throw .wrongLength }
    let packed = try SecretBytes(count: Self.headBytes + epochs.count * Self.epochBytes)
    packed.withUnsafeMutableBytes { target in
      target.copyBytes(from: group.bytes)
      target.storeBytes(of: count.littleEndian, toByteOffset: GroupID.byteCount, as: UInt16.self)
      for (index, keys) in epochs.enumerated() {
        let start = Self.headBytes + index * Self.epochBytes
        target.storeBytes(of: keys.epoch.littleEndian, toByteOffset: start, as: UInt16.self)
        for (place, kind) in SegmentKind.allCases.enumerated() {
          guard let key = keys.keys[kind] else { continue }
          target[start + 2] |= 1 << kind.rawValue
          key.withUnsafeBytes {
            UnsafeMutableRawBufferPointer(rebasing: target[Self.range(of: place, from: start)])
              .copyMemory(from: $0)
          }
        }
      }
    }
    return packed
  }

  /// Reads a packed keyring.
  ///
  /// - Throws: `SecretFailure.notAuthentic` if it is none, or an error of the arena.
  package init(unpacking packed: SecretBytes) throws(SecretFailure) {
    let content = try packed.withUnsafeBytes { source throws(SecretFailure) in
      guard source.count >= Self.headBytes,
        let group = GroupID(bytes: source[..<GroupID.byteCount])
      else { throw SecretFailure.notAuthentic }
      let count = UInt16(
        littleEndian: source.loadUnaligned(fromByteOffset: GroupID.byteCount, as: UInt16.self)
      )
      guard source.count == Self.headBytes + Int(count) * Self.epochBytes else {
        throw SecretFailure.notAuthentic
      }
      var epochs: [EpochKeys] = []
      for index in 0..<Int(count) {
        epochs.append(try Self.epoch(in: source, from: Self.headBytes + index * Self.epochBytes))
      }
      return (group: group, epochs: epochs)
    }
    self.init(group: content.group, epochs: content.epochs)
  }

  private static func epoch(
    in source: UnsafeRawBufferPointer,
    from start: Int
  ) throws(SecretFailure) -> EpochKeys {
    let number = UInt16(littleEndian: source.loadUnaligned(fromByteOffset: start, as: UInt16.self))
    let present = source[start + 2]
    var keys: [SegmentKind: SecretBytes] = [:]
    for (place, kind) in SegmentKind.allCases.enumerated() where present & 1 << kind.rawValue != 0 {
      keys[kind] = try SecretBytes(
        copying: UnsafeRawBufferPointer(rebasing: source[range(of: place, from: start)])
      )
    }
    return EpochKeys(epoch: number, keys: keys)
  }

  private static func range(of place: Int, from start: Int) -> Range<Int> {
    let first = start + 3 + place * SealingKey.byteCount
    return first..<first + SealingKey.byteCount
  }
}
