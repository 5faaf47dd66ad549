import FoundationEssentials
public import Secrets

/// The reason why a sealed session can't be restored. None of them prevents unlocking.
public enum SessionFailure: Error, Equatable, Sendable {
  /// It was changed, or sealed under the key of another vault.
  case damaged
  /// It was sealed by another version of the program, whose sessions this one can't read.
  case unknownVersion(UInt32)
  /// It is intact, but this version can't decode it.
  case unreadable
  /// The key is gone, or there is no guarded memory for a secret.
  case secret(SecretFailure)
}

/// Seals the session, so that it can be restored exactly after the lock: any codable value, with
/// its `SecretBytes` apart in guarded memory.
public struct SessionSeal<Session: Codable>: Sendable {
  private let version: UInt32
  private let random: any RandomSource

  /// Creates a seal for sessions of this version. Raise the version when older sessions can't be
  /// read any more.
  public init(version: UInt32, random: any RandomSource = SystemRandom()) {
    self.version = version
    self.random = random
  }

  /// Seals a session under a vault key.
  ///
  /// - Throws: `SessionFailure.secret(.keyDestroyed)` once the key is gone, `unreadable` if the
  ///   session can't be encoded.
  public func seal(
    _ session: Session,
    under key: VaultKey
  ) throws(SessionFailure) -> Sealed<Session> {
    try typed {
      try Sealed(session, for: .session, under: key, random: random) { session, secrets in
        let encoder = JSONEncoder()
        encoder.userInfo = secrets.userInfo
        var json = try encoder.encode(session)
        defer { wipe(&json) }
        return withUnsafeBytes(of: version.littleEndian) { Array($0) } + json
      }
    }
  }

  /// Unseals a session with the same vault key.
  public func open(
    _ sealed: Sealed<Session>,
    with key: VaultKey
  ) throws(SessionFailure) -> Unsealed<Session> {
    try typed {
      try sealed.open(for: .session, with: key) { plain, secrets in
        guard plain.count >= MemoryLayout<UInt32>.size else { throw SessionFailure.unreadable }
        let found = plain.withUnsafeBytes {
          UInt32(littleEndian: $0.loadUnaligned(as: UInt32.self))
        }
        guard found == version else { throw SessionFailure.unknownVersion(found) }
        let decoder = JSONDecoder()
        decoder.userInfo = secrets.userInfo
        var json = Data(plain.dropFirst(MemoryLayout<UInt32>.size))
        defer { wipe(&json) }
        return try decoder.decode(Session.self, from: json)
      }
    }
  }

  private func wipe(_ data: inout Data) {
    data.withUnsafeMutableBytes { Secrets.wipe($0) }
  }

  private func typed<R>(_ body: () throws -> R) throws(SessionFailure) -> R {
    do {
      return try body()
    } catch let failure as SessionFailure {
      throw failure
    } catch SecretFailure.notAuthentic {
      throw .damaged
    } catch let failure as SecretFailure {
      throw .secret(failure)
    } catch {
      throw .unreadable
    }
  }
}

extension KeyPurpose {
  fileprivate static let session = KeyPurpose(rawValue: "session")
}
