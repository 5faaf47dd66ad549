import SealedFiles
import Secrets
import TestSupport
import Testing

@Suite("Recovery of a group")
struct RecoveryTests {
  private let group: TestGroup
  private let paper: RecoveryKey
  private let identity: RecoveryIdentity

  init() throws {
    group = try TestGroup(seed: 77)
    paper = try RecoveryKey(random: group.random)
    identity = try RecoveryIdentity(paper)
    group.founder.write(
      .recoveryRenewed(RecoveryRenewal(half: try identity.publicHalf(in: group.id))),
      in: group.id
    )
  }

  private func restored(
    _ name: String,
    with identity: RecoveryIdentity,
    as number: UInt16
  ) throws -> TestReplica {
    let replica = try group.newcomer(name)
    replica.begin(
      with: identity.admission(
        of: replica.record,
        number: number,
        knowing: try group.keys.check(of: .roster).known,
        recovering: group.founder.id,
        in: group.id
      )
    )
    return replica
  }

  @Test("finds the keys by the recovery key alone, and the same pairs each time")
  func keys() throws {
    let half = try identity.publicHalf(in: group.id)
    let box = try half.boxKey.seal(group.keyring.packed())
    let stranger = try BoxKeyPair(random: group.random).publicKey.seal(group.keyring.packed())
    let again = try RecoveryIdentity(RecoveryKey(bytes: paper.bytesAgain))
    #expect(again.keyrings(in: [stranger, box, []]) == [group.keyring])
    #expect(again.isOwn(half, in: group.id))
    #expect(group.roster.replica(group.founder.id)?.recovery == half)
  }

  @Test("believes no group but the one that the recovery key was set for")
  func foreignGroup() throws {
    let evil = GroupID(random: group.random)
    let half = try identity.publicHalf(in: group.id)
    #expect(!identity.isOwn(half, in: evil))
    let forged = try RecoveryPublic(
      boxKey: half.boxKey,
      verifyKey: half.verifyKey,
      proof: group.founder.signing.signature(of: Array("sync/recovery proof".utf8))
    ).known
    #expect(!identity.isOwn(forged, in: group.id))
    let other = try RecoveryIdentity(RecoveryKey(random: group.random))
    #expect(!other.isOwn(half, in: group.id))
  }

  @Test("takes in the replica that restores, by the recovery key of a lost one")
  func restoring() throws {
    let phone = try restored("new laptop", with: identity, as: 2)
    #expect(group.roster.replica(phone.id)?.number == 2)
    #expect(!group.roster.needsEpoch(from: phone.id))
    // It can remove the lost one and stays itself.
    try group.begin(
      epoch: 2,
      by: phone,
      removing: [group.removal(of: group.founder, restored: [phone.id])],
      for: [phone]
    )
    let roster = group.roster
    #expect(roster.present.map(\.id) == [phone.id])
    #expect(roster.epochs.last?.begunBy == 2 && !roster.needsEpoch(from: phone.id))
    // The paper of the removed one is worth nothing any more.
    let thief = try restored("thief", with: identity, as: 3)
    #expect(group.roster.replica(thief.id) == nil)
    #expect(group.roster.strangers == [thief.id])
  }

  @Test("takes in nobody by another recovery key, nor by one that was renewed")
  func renewed() throws {
    let foreign = try RecoveryIdentity(RecoveryKey(random: group.random))
    let stranger = try restored("stranger", with: foreign, as: 2)
    #expect(group.roster.replica(stranger.id) == nil)
    let kept = try restored("kept", with: identity, as: 2)
    #expect(group.roster.replica(kept.id)?.number == 2)
    let newPaper = try RecoveryIdentity(RecoveryKey(random: group.random))
    group.founder.write(
      .recoveryRenewed(
        RecoveryRenewal(half: try newPaper.publicHalf(in: group.id), restored: [kept.id])
      ),
      in: group.id
    )
    let late = try restored("late", with: identity, as: 3)
    let roster = group.roster
    #expect(roster.replica(kept.id)?.number == 2 && roster.replica(late.id) == nil)
  }

  @Test("takes in the replica that goes on from another one, which may be removed afterwards")
  func successor() throws {
    let copy = try group.newcomer("copy")
    copy.begin(
      with: SignedRosterEntry(
        .admitted(
          Admitted(
            record: copy.record,
            number: 2,
            check: try group.keys.check(of: .roster).known
          )
        ),
        by: copy.id,
        number: 1,
        authority: .predecessor(group.founder.id),
        in: group.id,
        signer: group.founder.signing
      )
    )
    #expect(group.roster.replica(copy.id)?.number == 2)
    #expect(group.roster.descendants[group.founder.id] == [copy.id])
    let removal = group.removal(of: group.founder, restored: [copy.id])
    try group.begin(epoch: 2, by: copy, removing: [removal], for: [copy])
    #expect(group.roster.present.map(\.id) == [copy.id])
    let late = try group.newcomer("late")
    late.begin(
      with: SignedRosterEntry(
        .admitted(
          Admitted(
            record: late.record,
            number: 3,
            check: try group.keys.check(of: .roster).known
          )
        ),
        by: late.id,
        number: 1,
        authority: .predecessor(group.founder.id),
        in: group.id,
        signer: group.founder.signing
      )
    )
    #expect(group.roster.replica(late.id) == nil)
  }
}

extension RecoveryKey {
  /// The key's bytes, copied.
  fileprivate var bytesAgain: SecretBytes {
    get throws { try SecretBytes(copying: bytes()) }
  }
}
