@testable import Vault

/// The fields of a slot, as somebody changes them who can write to the file.
struct SlotForging {
  var passcodeKind: String?
  var salt: [UInt8]?
  var memory: Int?
  var passes: Int?
  var device: [UInt8]?
  var wrappedKey: [UInt8]
  var commitment: [UInt8]

  fileprivate init(_ slot: Slot) {
    passcodeKind = slot.passcodeKind
    salt = slot.salt
    memory = slot.memory
    passes = slot.passes
    device = slot.device
    wrappedKey = slot.wrappedKey
    commitment = slot.commitment
  }
}

extension VaultHeader {
  /// Changes the slot of a kind.
  mutating func forgeSlot(_ kind: Damage.Slot, _ change: (inout SlotForging) -> Void) {
    slots = slots.map { slot in
      guard slot.kind == kind else { return slot }
      var forging = SlotForging(slot)
      change(&forging)
      return Slot(
        kind: kind,
        passcodeKind: forging.passcodeKind,
        salt: forging.salt,
        memory: forging.memory,
        passes: forging.passes,
        device: forging.device,
        wrappedKey: forging.wrappedKey,
        commitment: forging.commitment
      )
    }
  }
}
