import Synchronization

/// Random bytes that need not be secret, such as nonces, taken from a source many at once: where one
/// record after the other is sealed, asking the system each time takes as long as the sealing.
public final class BufferedRandom: RandomSource {
  private struct State {
    var bytes: [UInt8] = []
    /// How many of them are used up. None is given out twice.
    var used = 0
  }

  /// The least and the greatest number of bytes that are taken at once.
  private static let amounts = 128...8_192

  private let source: any RandomSource
  private let state = Mutex(State())

  /// Bytes of this source: few at first, and more with each time.
  public init(_ source: any RandomSource) {
    self.source = source
  }

  /// Fills a buffer with random bytes that were not given out before.
  public func fill(_ buffer: UnsafeMutableRawBufferPointer) {
    guard buffer.count <= Self.amounts.lowerBound else { return source.fill(buffer) }
    state.withLock { state in
      if state.bytes.count - state.used < buffer.count {
        let amount = min(
          max(2 * state.bytes.count, Self.amounts.lowerBound),
          Self.amounts.upperBound
        )
        state.bytes = source.bytes(amount)
        state.used = 0
      }
      let end = state.used + buffer.count
      buffer.copyBytes(from: state.bytes[state.used..<end])
      state.used = end
    }
  }
}
