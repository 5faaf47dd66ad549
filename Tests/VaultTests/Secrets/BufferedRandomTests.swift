import Secrets
import Synchronization
import TestSupport
import Testing

@Suite("Random bytes taken many at once")
struct BufferedRandomTests {
  @Test("are the source's, in its order, none left out or given twice")
  func bytes() {
    let buffered = BufferedRandom(Counting())
    let taken = (0..<2_000).flatMap { _ in buffered.bytes(24) }
    // The rest of a portion that is too small for the next request is not used.
    let numbers = stride(from: 0, to: taken.count, by: 8).map { start in
      taken[start..<start + 8].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    }
    #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("are asked of the source where they are many anyway")
  func many() {
    #expect(BufferedRandom(SeededRandom(seed: 1)).bytes(500) == SeededRandom(seed: 1).bytes(500))
  }
}

/// Numbers of eight bytes, little-endian, that go up by one.
private final class Counting: RandomSource {
  private let next = Mutex<UInt64>(0)

  func fill(_ buffer: UnsafeMutableRawBufferPointer) {
    next.withLock { next in
      for start in stride(from: 0, to: buffer.count, by: 8) {
        withUnsafeBytes(of: next.littleEndian) { number in
          for place in 0..<min(8, buffer.count - start) { buffer[start + place] = number[place] }
        }
        next += 1
      }
    }
  }
}
