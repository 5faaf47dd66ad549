import Secrets

/// The clear header at the beginning of a vault's file: all that is needed before there is a key. It
/// says nothing of what is kept.
package struct VaultHeader: Hashable, Sendable {
  package static let idBytes = 16

  /// The format of the vault's tables, or that to which they are brought with the next use of a key.
  package internal(set) var format = Schema.current.version
  /// The vault's unique id, 16 bytes.
  package let id: [UInt8]
  /// The proof that a key is this vault's.
  package var proof: [UInt8]
  /// The cleanup that is still to be done of copies of what was replaced.
  package var cleanup: PendingCleanup?
  /// The ways to the vault key.
  package var slots: [Slot]
  /// The encoded slots of kinds that this program does not know.
  var strangeSlots: [[UInt8]] = []
  /// The settings that the lock needs, as names and values.
  package var settings: [String: String] = [:]
  /// The authentication code of the settings.
  package var settingsCode: [UInt8] = []
  /// Single things that are sealed under the vault key and follow the slots, by their names.
  package var boxes: [String: [UInt8]] = [:]

  package init(id: [UInt8], proof: [UInt8], slots: [Slot]) {
    self.id = id
    self.proof = proof
    self.slots = slots
  }

  /// The slot of a kind.
  ///
  /// - Throws: `VaultFailure.damaged` if there is none.
  func slot(_ kind: Damage.Slot) throws(VaultFailure) -> Slot {
    guard let slot = slots.first(where: { $0.kind == kind }) else { throw .damaged(.slot(kind)) }
    return slot
  }

  /// Replaces the slot of its kind.
  mutating func set(_ slot: Slot) {
    slots.removeAll { $0.kind == slot.kind }
    slots.append(slot)
  }
}

/// The proof of a vault's key.
extension VaultHeader {
  /// True if the key is the vault's own.
  func isProven(_ key: VaultKey) throws(SecretFailure) -> Bool {
    try key.subKey(for: .identity).isAuthentic(proof, of: Self.data(of: id))
  }

  /// The proof that a key is a vault's.
  static func proof(
    of id: [UInt8],
    under key: VaultKey
  ) throws(SecretFailure) -> [UInt8] {
    try key.subKey(for: .identity).code(of: data(of: id))
  }

  private static func data(of id: [UInt8]) -> AssociatedData {
    AssociatedData(.text("vault"), .bytes(id))
  }
}

extension KeyPurpose {
  fileprivate static let identity = KeyPurpose(rawValue: "vault/identity")
}
