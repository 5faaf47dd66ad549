/// The hash function SHA-1 (FIPS 180-4), for Anki's checksums of fields and files. It protects nothing.
package struct SHA1: Sendable {
  private var state: (UInt32, UInt32, UInt32, UInt32, UInt32) = (
    0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0
  )
  /// The bytes that are no whole block yet.
  private var rest: [UInt8] = []
  private var count: UInt64 = 0
  private var words = [UInt32](repeating: 0, count: 80)

  /// A hash of nothing so far.
  package init() {}

  /// The five words of a message's digest.
  package static func digest(of message: [UInt8]) -> [UInt32] {
    var hash = SHA1()
    message.withUnsafeBytes { hash.update($0) }
    return hash.finish()
  }

  /// Adds bytes.
  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    count += UInt64(bytes.count)
    var start = 0
    if !rest.isEmpty {
      start = min(64 - rest.count, bytes.count)
      rest.append(contentsOf: bytes[..<start])
      guard rest.count == 64 else { return }
      rest.withUnsafeBytes { Self.mix($0, &words, into: &state) }
      rest.removeAll(keepingCapacity: true)
    }
    while bytes.count - start >= 64 {
      Self.mix(
        UnsafeRawBufferPointer(rebasing: bytes[start..<start + 64]),
        &words,
        into: &state
      )
      start += 64
    }
    rest.append(contentsOf: bytes[start...])
  }

  /// The five words of the digest.
  package consuming func finish() -> [UInt32] {
    let bits = count * 8
    var end: [UInt8] = [0x80]
    end.append(contentsOf: repeatElement(0, count: (119 - Int(count % 64)) % 64))
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      end.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
    end.withUnsafeBytes { update($0) }
    return [state.0, state.1, state.2, state.3, state.4]
  }

  private static func mix(
    _ block: UnsafeRawBufferPointer,
    _ words: inout [UInt32],
    into state: inout (UInt32, UInt32, UInt32, UInt32, UInt32)
  ) {
    words.withUnsafeMutableBufferPointer { words in
      for index in 0..<16 {
        words[index] = block.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self).bigEndian
      }
      for index in 16..<80 {
        words[index] = rotated(
          words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16],
          1
        )
      }
      var (a, b, c, d, e) = state
      func rounds(
        _ range: Range<Int>,
        _ constant: UInt32,
        _ choice: (UInt32, UInt32, UInt32) -> UInt32
      ) {
        for round in range {
          let next = rotated(a, 5) &+ choice(b, c, d) &+ e &+ constant &+ words[round]
          (a, b, c, d, e) = (next, a, rotated(b, 30), c, d)
        }
      }
      rounds(0..<20, 0x5A82_7999) { $0 & $1 | ~$0 & $2 }
      rounds(20..<40, 0x6ED9_EBA1) { $0 ^ $1 ^ $2 }
      rounds(40..<60, 0x8F1B_BCDC) { $0 & $1 | $0 & $2 | $1 & $2 }
      rounds(60..<80, 0xCA62_C1D6) { $0 ^ $1 ^ $2 }
      state = (state.0 &+ a, state.1 &+ b, state.2 &+ c, state.3 &+ d, state.4 &+ e)
    }
  }

  private static func rotated(_ value: UInt32, _ count: UInt32) -> UInt32 {
    value << count | value >> (32 - count)
  }
}

extension [UInt32] {
  /// The words of a digest in hexadecimal digits.
  package var hexadecimal: String {
    map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }
}
