import Screens
package import Secrets
import Widgets
import WindowLevels

/// A recovery key, or one group of it, as it is typed.
package struct RecoveryKeyEntry: Sendable {
  /// What is typed so far.
  private(set) var buffer = SecretBuffer(capacity: 128)
  /// Whether it is being tried.
  package var isAtWork = false
  /// What is wrong with it.
  package var problem: Problem?

  /// What is wrong with a recovery key.
  package enum Problem: Equatable, Sendable {
    /// It is no recovery key.
    case mistake(RecoveryKey.Mistake)
    /// It is one, but not this vault's.
    case otherVault
    /// It is this vault's, but what it opens is damaged.
    case damaged
  }

  /// How many characters are typed.
  package var count: Int { buffer.count }

  /// Takes a character.
  package mutating func type(_ scalar: Unicode.Scalar) {
    guard scalar.isASCII, scalar.value >= 0x20, scalar.value < 0x7F else { return }
    problem = nil
    do throws(SecretFailure) {
      try buffer.append(scalar)
    } catch .bufferFull {
      // It takes no more: a key is a third as long.
    } catch {
      problem = .mistake(.failed(error))
    }
  }

  /// Takes the last character back.
  package mutating func delete() {
    problem = nil
    buffer.removeLast()
  }

  /// Takes everything back.
  package mutating func clear() {
    problem = nil
    buffer.clear()
  }

  /// The key that is typed, or what is wrong with it.
  package func key() -> Result<RecoveryKey, RecoveryKey.Mistake> {
    Result { () throws(RecoveryKey.Mistake) in try RecoveryKey(reading: buffer) }
  }
}
