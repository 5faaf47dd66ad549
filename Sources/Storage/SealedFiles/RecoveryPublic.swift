import ByteCoding
import Secrets

/// The public half of a recovery key in a group: group keys are sealed to it, and what restores a
/// group with it is signed.
package struct RecoveryPublic: Hashable, Sendable {
  /// The key that group keys are sealed to.
  package let boxKey: BoxPublicKey
  /// The key that the admission of a restored replica is signed with.
  package let verifyKey: VerifyKey
  /// The recovery key's signature of the group, which only its holder can have made: keeps anyone
  /// who knows the public half from passing off a group of his own.
  package let proof: [UInt8]

  /// Puts the halves together; nil if the proof has the wrong length.
  package init?(boxKey: BoxPublicKey, verifyKey: VerifyKey, proof: [UInt8]) {
    guard proof.count == VerifyKey.signatureBytes else { return nil }
    self.boxKey = boxKey
    self.verifyKey = verifyKey
    self.proof = proof
  }

  /// True if the holder of the recovery key set it for this very group.
  package func isSet(for group: GroupID) -> Bool {
    verifyKey.isSignature(proof, of: Self.proved(group))
  }

  /// The bytes that the proof signs.
  static func proved(_ group: GroupID) -> [UInt8] {
    AssociatedData(.text("sync/recovery proof"), .bytes(group.bytes)).bytes
  }
}

extension RecoveryPublic {
  /// The encoded half.
  package var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.append(self)
    return writer.bytes
  }

  /// Reads an encoded half; nil if it is none.
  package init?(bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    // There is one reason: it is malformed.
    guard let half = try? reader.recoveryPublic(), reader.left == 0 else { return nil }
    self = half
  }
}
