import FoundationEssentials
public import Secrets

/// Why a sealed session can't be had back. None of it stands in the way of unlocking.
public enum SessionFailure: Error, Equatable, Sendable {
  /// It was changed, or sealed under the key of another vault.
  case damaged
  /// It was sealed by a version of the program whose sessions this one doesn't know.
  case unknownVersion(UInt32)
  /// It is whole, but not what this version can read.
  case unreadable
  /// The key, or memory for a secret, was not to be had.
  case secret(SecretFailure)
}

/// Seals what the user was doing, so that it can be had back exactly after the lock: any codable
/// value, with its `SecretBytes` kept apart in guarded memory.
public struct SessionSeal<Session: Codable>: Sendable {
  private let version: UInt32
  private let random: any RandomSource

  /// A seal for sessions of this version. Raise it when an older session can't be read any more.
  public init(version: UInt32, random: any RandomSource = SystemRandom()) {
    self.version = version
    self.random = random
  }

  /// Seals a session under a vault key. Throws `secret(.keyDestroyed)` once that is gone,
  /// `unreadable` where the session can't be encoded.
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

  /// Opens a session again with the same vault key.
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
