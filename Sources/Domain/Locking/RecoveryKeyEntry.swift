package import Secrets
package import Wording

/// The entry of a recovery key, or of one group of it.
package struct RecoveryKeyEntry: Sendable {
  /// The text typed so far.
  package private(set) var buffer = SecretBuffer(capacity: 128)
  /// True while the key is being tried.
  package var isAtWork = false
  /// The reason why the key was refused; nil if it was not.
  package var problem: Problem?

  /// A reason why a recovery key was refused.
  package enum Problem: Equatable, Sendable {
    /// It is not a valid recovery key.
    case mistake(RecoveryKey.Mistake)
    /// It is valid, but belongs to another vault.
    case otherVault
    /// It belongs to this vault, but the key that it opens is damaged.
    case damaged
    /// The vault could not be read; it was not tried.
    case failed(FailureReason)
  }

  /// The number of characters typed.
  package var count: Int { buffer.count }

  /// An empty entry.
  package init() {}

  /// Appends a printable ASCII character; ignores others.
  package mutating func type(_ scalar: Unicode.Scalar) {
    guard scalar.isASCII, scalar.value >= 0x20, scalar.value < 0x7F else { return }
    problem = nil
    do throws(SecretFailure) {
      try buffer.append(scalar)
    } catch .bufferFull {
      // Ignore more characters: a full buffer is three times as long as a key.
    } catch {
      problem = .mistake(.failed(error))
    }
  }

  /// Deletes the last character.
  package mutating func delete() {
    problem = nil
    buffer.removeLast()
  }

  /// Deletes all characters.
  package mutating func clear() {
    problem = nil
    buffer.clear()
  }

  /// Parses the recovery key.
  package func key() -> Result<RecoveryKey, RecoveryKey.Mistake> {
    Result { () throws(RecoveryKey.Mistake) in try RecoveryKey(reading: buffer) }
  }
}

extension RecoveryKeyEntry.Problem {
  /// The sentence about it.
  package func phrase(_ wording: Wording) -> Phrase {
    switch self {
    case .failed(let reason): .refusedFailedText(reason: wording(reason))
    case .otherVault: .recoveryOtherVault
    case .damaged: .refusedDamagedText
    case .mistake(.tooShort(let missing)): .recoveryTooShort(missing)
    case .mistake(.tooLong(let excess)): .recoveryTooLong(excess)
    case .mistake(.notASymbol(let index)): .recoveryNotASymbol(place: String(index + 1))
    case .mistake(.wrongGroups(let groups)):
      .recoveryWrongGroups(
        groups: groups.map { String($0 + 1) }.joined(separator: wording(.listComma))
      )
    case .mistake(.wrongAsAWhole): .recoveryOtherVault
    case .mistake(.failed): .refusedMemoryText
    }
  }
}
