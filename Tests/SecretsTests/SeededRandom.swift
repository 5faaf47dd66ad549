import Secrets
import Synchronization

/// Random bytes that are the same in every run (SplitMix64).
final class SeededRandom: RandomSource {
  private let state: Mutex<UInt64>

  init(_ seed: UInt64) {
    state = Mutex(seed)
  }

  func fill(_ buffer: UnsafeMutableRawBufferPointer) {
    state.withLock { state in
      for index in buffer.indices {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
        buffer[index] = UInt8(truncatingIfNeeded: z ^ z >> 31)
      }
    }
  }

  /// A number in 0..<bound.
  func number(below bound: Int) -> Int {
    Int(bytes(4).reduce(0) { $0 << 8 | UInt32($1) }) % bound
  }
}

extension SecretBytes {
  /// The bytes, exposed for tests.
  var revealed: [UInt8] { withUnsafeBytes { Array($0) } }
}

extension SecretBuffer {
  /// A buffer into which a text was typed.
  init(typing text: String, capacity: Int = 512) throws {
    self.init(capacity: capacity)
    for scalar in text.unicodeScalars { try append(scalar) }
  }

  /// The text, exposed for tests.
  var revealed: String { withUTF8 { String(decoding: $0, as: UTF8.self) } }
}
