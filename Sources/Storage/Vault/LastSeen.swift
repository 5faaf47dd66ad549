import Secrets

/// The generation in which a vault was last open on this machine, stored beside the count of
/// attempts: it detects an older copy of the whole file, which is authentic in itself.
///
/// It is a hint, and nothing depends on it: if the file is missing, damaged or can't be written,
/// nothing is detected. Whoever can write to the vault as this user can change it too.
public struct LastSeen: Sendable {
  private let file: StateFile?
  private let vault: [UInt8]

  private static let mark = Array("seen\u{1}".utf8)
  private static let byteCount = mark.count + 8 + Checksum.byteCount

  /// The last seen generation of a vault; nothing is stored for one in memory.
  ///
  /// - Parameter directory: the directory of the file; nil if there is none.
  public init(of vault: Vault, in directory: String?) {
    self.vault = vault.id
    // After a power loss the last generation may be lost; nobody has to wait for the disk.
    var calls = AttemptFile.SystemCalls()
    calls.sync = { _ in 0 }
    file =
      vault.location == .memory
      ? nil
      : StateFile(
        of: vault.id,
        ending: "seen",
        in: directory,
        byteCount: Self.byteCount,
        calls: calls
      )
  }

  /// Notes that the vault was open in this generation.
  ///
  /// - Returns: true if it is older than the one noted before.
  @discardableResult
  public func note(_ generation: Int64) -> Bool {
    var isOlder = false
    // If it can't be written, the last one noted stays.
    try? file?.update { bytes in
      let known = bytes.flatMap(read)
      isOlder = known.map { generation < $0 } ?? false
      return known == generation ? nil : record(of: generation)
    }
    return isOlder
  }

  /// Notes that the vault was deliberately restored to what may be an older generation.
  public func lower(to generation: Int64) {
    // If it can't be written, the user is told once more than necessary.
    try? file?.update { bytes in
      bytes.flatMap(read).flatMap { $0 > generation ? record(of: generation) : nil }
    }
  }

  /// Removes the file, after the vault is gone.
  public func remove() {
    file?.remove()
  }

  private func record(of generation: Int64) -> [UInt8] {
    let body = Self.mark + withUnsafeBytes(of: generation.littleEndian) { Array($0) }
    return body + checksum(of: body)
  }

  private func read(_ bytes: [UInt8]) -> Int64? {
    guard bytes.count == Self.byteCount, bytes.starts(with: Self.mark) else { return nil }
    let body = Array(bytes.dropLast(Checksum.byteCount))
    guard Array(bytes.suffix(Checksum.byteCount)) == checksum(of: body) else { return nil }
    return body.dropFirst(Self.mark.count)
      .withUnsafeBytes { Int64(littleEndian: $0.loadUnaligned(as: Int64.self)) }
  }

  private func checksum(of body: [UInt8]) -> [UInt8] {
    Checksum.of(AssociatedData(.text("seen"), .bytes(vault), .bytes(body)).bytes)
  }
}
