import CSodium

/// A recovery key: 128 random bits that open a vault whose passcode is forgotten, written as seven
/// groups of five symbols. All of it stays in guarded memory; it is drawn symbol by symbol.
public struct RecoveryKey: Sendable, Equatable, Codable {
  /// The number of groups.
  public static let groupCount = RecoverySymbols.groupCount
  /// The number of symbols in a group.
  public static let groupLength = RecoverySymbols.groupLength
  /// The length of the key itself in bytes.
  public static let byteCount = 16

  /// The symbols' values (0..<32), check symbols included.
  let symbols: SecretBytes

  /// Generates a key.
  public init(random: some RandomSource) throws(SecretFailure) {
    try self.init(bytes: SecretBytes(random: Self.byteCount, from: random))
  }

  /// Wraps the 16 bytes of a key.
  ///
  /// - Throws: `SecretFailure.wrongLength` for any other number of bytes.
  package init(bytes: SecretBytes) throws(SecretFailure) {
    guard bytes.count == Self.byteCount else { throw .wrongLength }
    let content = try SecretBytes(count: Self.byteCount + 2)
    content.withUnsafeMutableBytes { content in
      bytes.withUnsafeBytes { content.copyMemory(from: $0) }
      let sum = Self.sum(of: UnsafeRawBufferPointer(rebasing: content[..<Self.byteCount]))
      content[Self.byteCount] = sum.0
      content[Self.byteCount + 1] = sum.1
    }
    symbols = try SecretBytes(count: RecoverySymbols.count)
    symbols.withUnsafeMutableBytes { symbols in
      content.withUnsafeBytes { Self.write($0, into: symbols) }
    }
  }

  /// A symbol as an ASCII letter or digit, for drawing, by its group and its position in the group,
  /// both from 0.
  public func symbol(group: Int, position: Int) -> UInt8 {
    symbols.withUnsafeBytes { RecoverySymbols.ascii(of: $0[group * Self.groupLength + position]) }
  }

  /// True if `typed` is this group, as proof that the key was written down. It is parsed as
  /// tolerantly as a whole key.
  public func group(_ group: Int, is typed: SecretBuffer) -> Bool {
    var position = 0
    var isSame = true
    for scalar in typed.scalars where !RecoverySymbols.isSeparator(scalar) {
      guard position < Self.groupLength, let value = RecoverySymbols.value(of: scalar) else {
        return false
      }
      symbols.withUnsafeBytes {
        isSame = isSame && $0[group * Self.groupLength + position] == value
      }
      position += 1
    }
    return isSame && position == Self.groupLength
  }

  /// The key itself, 16 bytes.
  package func bytes() throws(SecretFailure) -> SecretBytes {
    let content = try Self.content(of: symbols)
    return try content.withUnsafeBytes { content throws(SecretFailure) in
      try SecretBytes(copying: UnsafeRawBufferPointer(rebasing: content[..<Self.byteCount]))
    }
  }
}

extension RecoveryKey {
  /// The checksum of the key: the twelve bits that fill up the last group.
  static func sum(of key: UnsafeRawBufferPointer) -> (UInt8, UInt8) {
    var sum = [UInt8](repeating: 0, count: Checksum.byteCount)
    defer { wipe(&sum) }
    crypto_generichash(
      &sum,
      sum.count,
      key.bindMemory(to: UInt8.self).baseAddress,
      UInt64(key.count),
      nil,
      0
    )
    return (sum[0], sum[1] & 0xF0)
  }

  /// Spreads the key and its checksum over the groups, five bits a symbol.
  private static func write(
    _ content: UnsafeRawBufferPointer,
    into symbols: UnsafeMutableRawBufferPointer
  ) {
    for group in 0..<groupCount {
      let start = group * groupLength
      for position in 0..<RecoverySymbols.contentPerGroup {
        let bit = (group * RecoverySymbols.contentPerGroup + position) * 5
        let high = UInt16(content[bit / 8]) << 8
        let low = bit / 8 + 1 < content.count ? UInt16(content[bit / 8 + 1]) : 0
        symbols[start + position] = UInt8((high | low) >> UInt16(11 - bit % 8) & 31)
      }
      symbols[start + RecoverySymbols.contentPerGroup] = RecoverySymbols.check(
        of: symbols[start..<start + RecoverySymbols.contentPerGroup],
        group: group
      )
    }
  }

  /// The key and its checksum, assembled from the groups.
  static func content(of symbols: SecretBytes) throws(SecretFailure) -> SecretBytes {
    let content = try SecretBytes(count: byteCount + 2)
    content.withUnsafeMutableBytes { content in
      symbols.withUnsafeBytes { symbols in
        var bit = 0
        for index in 0..<symbols.count
        where index % groupLength < RecoverySymbols.contentPerGroup {
          let spread = UInt16(symbols[index]) << UInt16(11 - bit % 8)
          content[bit / 8] |= UInt8(spread >> 8)
          if bit / 8 + 1 < content.count {
            content[bit / 8 + 1] |= UInt8(truncatingIfNeeded: spread)
          }
          bit += 5
        }
      }
    }
    return content
  }
}
