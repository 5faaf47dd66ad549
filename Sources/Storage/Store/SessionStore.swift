public import Secrets
public import Vault

/// Keeps the sealed session on disk, so that a killed program can offer it after the next unlocking.
public struct SessionStore<Session: Codable>: Sendable {
  /// What was kept of a session.
  public enum LoadResult {
    /// Nothing.
    case none
    /// The session as it was.
    case session(Unsealed<Session>)
    /// One that can't be had back, for this reason. It is not kept any longer.
    case dropped(SessionFailure)
  }

  private let vault: Vault
  private let seal: SessionSeal<Session>

  /// The session in this vault, opened by this seal.
  public init(_ vault: Vault, seal: SessionSeal<Session>) {
    self.vault = vault
    self.seal = seal
  }

  /// Puts a sealed session in the place of the one that is kept. It is on disk when this returns.
  public func save(_ sealed: Sealed<Session>, under key: VaultKey) throws(VaultFailure) {
    try vault.writeRecords(under: key) { records in
      try records.put(Self.id, .plain(SealedCodec.bytes(of: sealed)), in: Self.table)
    }
  }

  /// The session that is kept, sealed; nil where there is none. Throws `damaged`.
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

  /// The session that is kept, open. It stays kept until another is saved or it is cleared. One that
  /// is damaged, or that this version can't read, is dropped: it never stands in the way of unlocking.
  /// Throws where the vault can't be read at all, or is locked.
  public func open(under key: VaultKey) throws(VaultFailure) -> LoadResult {
    do {
      guard let sealed = try load(under: key) else { return .none }
      return .session(try seal.open(sealed, with: key))
    } catch SessionFailure.secret(let failure) {
      throw .secret(failure)
    } catch let failure as SessionFailure {
      try? clear(under: key)
      return .dropped(failure)
    } catch VaultFailure.damaged(.record) {
      try? clear(under: key)
      return .dropped(.damaged)
    } catch {
      throw error as? VaultFailure ?? .damaged(.file)
    }
  }

  /// Keeps no session any longer.
  public func clear(under key: VaultKey) throws(VaultFailure) {
    try vault.writeRecords(under: key) { try $0.delete(Self.id, from: Self.table) }
  }

  private static var table: RecordTable { RecordTable("session") }

  /// There is one session only.
  private static var id: Int64 { 1 }
}

/// How a sealed value is written in a record: the length of the first box (32 bits, the lowest first),
/// and both boxes.
enum SealedCodec {
  private static let lengthBytes = MemoryLayout<UInt32>.size

  static func bytes<Value>(of sealed: Sealed<Value>) -> [UInt8] {
    let content = sealed.content.bytes
    let length = withUnsafeBytes(of: UInt32(content.count).littleEndian) { Array($0) }
    return length + content + sealed.secrets.bytes
  }

  /// Nil where the bytes are not what `bytes` makes.
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
