/// Makes a roster of signed entries.
///
/// Replicas are taken in by ascending number, which is sound as a replica only admits greater
/// numbers than its own: of two with one number, the one admitted by the lower number stays. Epochs
/// follow by number. In one that several began at once, the replica with the lowest number makes
/// the keys that count, and all removals hold; each removal ends what counts of a replica's log
/// before the next epoch is looked at.
struct RosterFold {
  private let group: GroupID
  private var logs: RosterLogs

  private init(group: GroupID, entries: some Sequence<SignedRosterEntry>) {
    self.group = group
    logs = RosterLogs(group: group, entries: entries)
  }

  /// The roster that follows from entries.
  static func roster(of group: GroupID, from entries: some Sequence<SignedRosterEntry>) -> Roster {
    var fold = RosterFold(group: group, entries: entries)
    return fold.roster()
  }

  private mutating func roster() -> Roster {
    var removals: [ReplicaID: Removal] = [:]
    var members = RosterMembers(group: group, logs: &logs, removals: removals)
    var epochs: [Roster.Epoch] = []
    if let first = members.founded {
      epochs.append(
        Roster.Epoch(
          number: 1,
          begunBy: 1,
          checks: first.checks,
          recipients: [first.record.id]
        )
      )
    }
    while let last = epochs.last, last.number < .max {
      let number = last.number + 1
      var counted: Roster.Epoch?
      for (writer, begun) in members.epochs(numbered: number) {
        // A removal that came before it in this epoch may have undone the writer's admission.
        guard let replica = members.replica(writer) else { continue }
        counted =
          counted
          ?? Roster.Epoch(
            number: number,
            begunBy: replica.number,
            checks: begun.checks,
            recipients: begun.recipients
          )
        for removal in begun.removals {
          let known = removals[removal.replica]
          guard let counted = members.counted(removal, by: replica, isRemoved: known != nil) else {
            continue
          }
          removals[removal.replica] = known?.merged(with: counted) ?? counted
        }
        members = RosterMembers(group: group, logs: &logs, removals: removals)
      }
      guard let counted else { break }
      epochs.append(counted)
    }
    return members.roster(with: epochs, of: logs)
  }
}

extension Roster {
  /// The roster that follows from entries. Those whose signature is wrong, or that nobody of the
  /// group made, have no effect.
  package init(group: GroupID, entries: some Sequence<SignedRosterEntry>) {
    self = RosterFold.roster(of: group, from: entries)
  }
}
