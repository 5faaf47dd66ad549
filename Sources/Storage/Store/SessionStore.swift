public import Secrets
public import Vault

/// Stores the sealed session on disk, so that a killed program can offer it after the next
/// unlocking.
public struct SessionStore<Session: Codable>: Sendable {
  /// The result of loading the stored session.
  public enum LoadResult {
    /// There is none.
    case none
    /// The session, unsealed.
    case session(Unsealed<Session>)
    /// A session that can't be restored, for this reason. It was deleted.
    case dropped(SessionFailure)
  }

  private let vault: Vault
  private let seal: SessionSeal<Session>

  /// The session of this vault, with its seal.
  public init(_ vault: Vault, seal: SessionSeal<Session>) {
    self.vault = vault
    self.seal = seal
  }

  /// Replaces the stored session. The new one is on disk when this returns.
  public func save(_ sealed: Sealed<Session>, under key: VaultKey) throws(VaultFailure) {
    try vault.writeRecords(under: key) { records in
      try records.put(Self.id, .plain(SealedCodec.bytes(of: sealed)), in: Self.table)
    }
  }

  /// The stored session, sealed; nil if there is none.
  ///
  /// - Throws: `VaultFailure.damaged` if the record is.
  public func load(under key: VaultKey) throws(VaultFailure) -> Sealed<Session>? {
    try vault.readRecords(under: key) { records in
      try records.open(Self.id, in: Self.table) { _, content in
        guard let sealed: Sealed<Session> = SealedCodec.sealed(from: content) else {
          throw VaultFailure.damaged(.record(table: Self.table.name, id: Self.id))
        }
        return sealed
      }
    }
  }

  /// The stored session, unsealed. It stays stored until another is saved or it is cleared. One
  /// that is damaged, or that this version can't read, is deleted: it never prevents unlocking.
  ///
  /// - Throws: `VaultFailure` if the vault can't be read at all, or is locked.
  public func open(under key: VaultKey) throws(VaultFailure) -> LoadResult {
    do {
      guard let sealed = try load(under: key) else { return .none }
      return .session(try seal.open(sealed, with: key))
    } catch SessionFailure.secret(let failure) {
      throw .secret(failure)
    } catch let failure as SessionFailure {
      // If it can't be deleted, it is dropped again at the next unlocking.
      try? clear(under: key)
      return .dropped(failure)
    } catch VaultFailure.damaged(.record) {
      // As above.
      try? clear(under: key)
      return .dropped(.damaged)
    } catch {
      throw error as? VaultFailure ?? .damaged(.file)
    }
  }

  /// Deletes the stored session.
  public func clear(under key: VaultKey) throws(VaultFailure) {
    try vault.writeRecords(under: key) { try $0.delete(Self.id, from: Self.table) }
  }

  private static var table: RecordTable { RecordTable("session") }

  /// The id of the one session.
  private static var id: Int64 { 1 }
}

/// The encoding of a sealed value in a record: the length of the first box (32 bits,
/// little-endian), and both boxes.
enum SealedCodec {
  private static let lengthBytes = MemoryLayout<UInt32>.size

  static func bytes<Value>(of sealed: Sealed<Value>) -> [UInt8] {
    let content = sealed.content.bytes
    let length = withUnsafeBytes(of: UInt32(content.count).littleEndian) { Array($0) }
    return length + content + sealed.secrets.bytes
  }

  /// Decodes a sealed value; nil for bytes that `bytes` does not produce.
  static func sealed<Value>(from bytes: UnsafeRawBufferPointer) -> Sealed<Value>? {
    guard bytes.count >= lengthBytes else { return nil }
    let length = Int(UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self)))
    let boxes = bytes.dropFirst(lengthBytes)
    guard let content = SealedBox(bytes: boxes.prefix(length)),
      let secrets = SealedBox(bytes: boxes.dropFirst(length))
    else { return nil }
    return Sealed(content: content, secrets: secrets)
  }
}
