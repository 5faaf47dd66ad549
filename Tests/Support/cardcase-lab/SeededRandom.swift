import Secrets
import Synchronization

/// A source of the same bytes for the same seed (SplitMix64).
final class SeededRandom: RandomSource {
  private let state: Mutex<UInt64>

  init(seed: UInt64) {
    state = Mutex(seed)
  }

  func fill(_ buffer: UnsafeMutableRawBufferPointer) {
    state.withLock { state in
      for index in buffer.indices {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        buffer[index] = UInt8(truncatingIfNeeded: value ^ (value >> 31))
      }
    }
  }
}
