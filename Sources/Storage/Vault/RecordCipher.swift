import Secrets

/// Seals and opens the content of secret records, such as payment cards, once more within the sealed
/// pages: neither SQLite nor its page cache ever has it.
///
/// A record is bound to its vault, its table and its id: in another place it does not open.
struct RecordCipher {
  private let table: RecordTable
  private let key: SealingKey
  private let place: AssociatedData

  init(_ table: RecordTable, of vault: [UInt8], under key: VaultKey) throws(SecretFailure) {
    self.table = table
    self.key = try key.subKey(for: KeyPurpose(rawValue: "record/\(table.name)"))
    place = AssociatedData(.text("record"), .bytes(vault), .text(table.name))
  }

  /// Seals the content of a record.
  func seal(_ content: SecretBytes, of id: Int64, random: some RandomSource) -> SealedBox {
    key.seal(content, boundTo: data(of: id), random: random)
  }

  /// Opens a box.
  ///
  /// - Throws: `VaultFailure.damaged` with the record.
  func open(_ box: UnsafeRawBufferPointer, of id: Int64) throws(VaultFailure) -> SecretBytes {
    do throws(SecretFailure) {
      guard let box = SealedBox(bytes: box) else { throw .notAuthentic }
      return try key.openSecret(box, boundTo: data(of: id))
    } catch {
      guard error == .notAuthentic else { throw VaultFailure(secret: error) }
      throw .damaged(.record(table: table.name, id: id))
    }
  }

  private func data(of id: Int64) -> AssociatedData {
    var data = place
    data.append(.number(id))
    return data
  }
}
