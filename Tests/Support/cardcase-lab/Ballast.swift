import Secrets
import Synchronization

/// Allocates guarded memory, so that the program runs out of it.
final class Ballast: Sendable {
  private let held = Mutex<[SecretBytes]>([])

  /// Allocates all that is left except for this many bytes in one piece, if there is such a piece.
  func fill(leaving bytes: Int) {
    empty()
    let spared = bytes > 0 ? try? SecretBytes(count: bytes) : nil
    for size in [65_536, 4_096, 256, 16] {
      while let piece = try? SecretBytes(count: size) { held.withLock { $0.append(piece) } }
    }
    // Released only now.
    _ = consume spared
  }

  /// Releases the memory.
  func empty() {
    held.withLock { $0 = [] }
  }
}
