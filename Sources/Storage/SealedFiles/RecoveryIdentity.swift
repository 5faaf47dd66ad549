package import Secrets

/// The pairs of keys that follow from a vault's recovery key. The paper it stands on and the remote
/// are all that is needed to restore what the group has.
package struct RecoveryIdentity: Sendable {
  private let box: BoxKeyPair
  private let signing: SigningKey

  /// Derives the pairs.
  package init(_ recoveryKey: RecoveryKey) throws(SecretFailure) {
    let root = try SealingKey(fullEntropy: recoveryKey.bytes(), purpose: .recovery)
    box = try BoxKeyPair(seed: root.seed(for: .recoveryBox))
    signing = try SigningKey(seed: root.seed(for: .recoverySigning))
  }

  /// The public half, for a group's roster.
  package func publicHalf(in group: GroupID) throws(SecretFailure) -> RecoveryPublic {
    let half = RecoveryPublic(
      boxKey: box.publicKey,
      verifyKey: signing.verifyKey,
      proof: signing.signature(of: RecoveryPublic.proved(group))
    )
    guard let half else { throw .wrongLength }
    return half
  }

  /// True if a roster's public half is this key's, set for this very group by its holder.
  package func isOwn(_ half: RecoveryPublic, in group: GroupID) -> Bool {
    half.boxKey == box.publicKey && half.verifyKey == signing.verifyKey && half.isSet(for: group)
  }

  /// The keyrings that are sealed to this recovery key among key boxes. None is trusted before
  /// `isOwn` holds in the roster that they open.
  package func keyrings(in boxes: [[UInt8]]) -> [Keyring] {
    // Boxes of others can't be opened: there is one reason for that.
    boxes.compactMap { try? Keyring(unpacking: box.open($0)) }
  }

  /// The admission of the replica that restores, as the first entry of its own roster log.
  package func admission(
    of record: ReplicaRecord,
    number: UInt16,
    knowing check: KeyCheck,
    recovering lost: ReplicaID,
    in group: GroupID
  ) -> SignedRosterEntry {
    SignedRosterEntry(
      .admitted(Admitted(record: record, number: number, check: check)),
      by: record.id,
      number: 1,
      authority: .recovery(of: lost),
      in: group,
      signer: signing
    )
  }
}

extension KeyPurpose {
  fileprivate static let recovery = KeyPurpose(rawValue: "sync/recovery")
  fileprivate static let recoveryBox = KeyPurpose(rawValue: "sync/recovery box")
  fileprivate static let recoverySigning = KeyPurpose(rawValue: "sync/recovery signing")
}
