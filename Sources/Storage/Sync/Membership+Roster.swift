import SealedFiles
import Secrets

extension Membership {
  /// Writes entries into this replica's roster log: they count here at once, and their segment waits
  /// to be sent. It is sealed under the keys that there were before them.
  mutating func write(
    _ entries: [RosterEntry],
    keyBoxes: [[UInt8]] = [],
    random: some RandomSource
  ) throws {
    let start = own[.roster]?.number ?? 0
    let signed = entries.enumerated().map { index, entry in
      SignedRosterEntry(
        entry,
        by: id,
        number: start + UInt64(index) + 1,
        in: group,
        signer: signing
      )
    }
    try write(signed: signed, keyBoxes: keyBoxes, random: random)
  }

  /// Writes entries that are signed already.
  mutating func write(
    signed: [SignedRosterEntry],
    keyBoxes: [[UInt8]] = [],
    random: some RandomSource
  ) throws {
    let roster = roster
    // The founder's own entry comes before there is an epoch.
    let keys =
      roster.epochs.isEmpty
      ? keyring.epochs.first : roster.currentKeys(of: .roster, in: keyring)
    guard let first = signed.first?.number, let last = signed.last?.number,
      let name = SegmentName(replica: id, kind: .roster, first: first, last: last),
      let keys, let key = keys.key(of: .roster)
    else { throw CoordinatorFailure.keysMissing }
    let content: [UInt8]
    do throws(SegmentFailure) {
      content = try SegmentCodec.seal(
        SignedRosterEntry.bytes(of: signed),
        as: SegmentHeader(name: name, group: group, epoch: keys.epoch),
        keyBoxes: keyBoxes,
        under: key,
        signedBy: signing,
        random: random
      )
    } catch {
      throw CoordinatorFailure.segment(error)
    }
    outgoing.append(SealedSegment(path: RemoteLayout.path(of: name, in: group), content: content))
    entries += signed
    own[.roster] = LogEnd(number: last, head: LogEnd.empty.head)
  }

  /// Sets a recovery key by its public half: the keys of the group are sealed to it from now on.
  mutating func setRecovery(_ half: RecoveryPublic, random: some RandomSource) throws {
    let restored = roster.descendants[id] ?? []
    try write(
      [.recoveryRenewed(RecoveryRenewal(half: half, restored: restored))],
      keyBoxes: [try half.boxKey.seal(keyring.packed())],
      random: random
    )
  }
}
