public import Secrets
import Synchronization

/// A source of the same random bytes for the same seed: the low byte of each number of a
/// `SeededGenerator`.
public final class SeededRandom: RandomSource {
  private let generator: Mutex<SeededGenerator>

  /// Creates a source from a seed.
  public init(seed: UInt64) {
    generator = Mutex(SeededGenerator(seed: seed))
  }

  /// Fills a buffer with the next bytes.
  public func fill(_ buffer: UnsafeMutableRawBufferPointer) {
    generator.withLock { generator in
      for index in buffer.indices {
        buffer[index] = UInt8(truncatingIfNeeded: generator.next())
      }
    }
  }

  /// A number in 0..<bound.
  public func number(below bound: Int) -> Int {
    Int(bytes(4).reduce(0) { $0 << 8 | UInt32($1) }) % bound
  }
}
