import Secrets
import Synchronization

/// What takes the guarded memory away from the program.
final class Ballast: Sendable {
  private let held = Mutex<[SecretBytes]>([])

  /// Takes all that is left but so many bytes in one piece, where there is such a piece.
  func fill(leaving bytes: Int) {
    empty()
    let spared = bytes > 0 ? try? SecretBytes(count: bytes) : nil
    for size in [65_536, 4_096, 256, 16] {
      while let piece = try? SecretBytes(count: size) { held.withLock { $0.append(piece) } }
    }
    // Given back only now.
    _ = consume spared
  }

  /// Gives it back.
  func empty() {
    held.withLock { $0 = [] }
  }
}
