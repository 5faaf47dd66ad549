import Synchronization

/// Random bytes that need not be secret, such as nonces, drawn from a source many at once: in a
/// long series of records, asking the system for each takes as long as sealing it.
public final class BufferedRandom: RandomSource {
  private struct State {
    var bytes: [UInt8] = []
    /// The number of bytes used up. None is given out twice.
    var used = 0
  }

  /// The smallest and the greatest number of bytes drawn at once.
  private static let amounts = 128...8_192

  private let source: any RandomSource
  private let state = Mutex(State())

  /// Buffers a source: draws few bytes at first, and more each time.
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
