/// The replicas of a group under the removals that are known so far.
struct RosterMembers {
  private struct Candidate {
    let record: ReplicaRecord
    let check: KeyCheck?
    /// The number of the replica that admitted it, or whose recovery key did.
    let admitter: UInt16
    /// The place among that replica's admissions.
    let position: Int
  }

  /// The founder's entry.
  private(set) var founded: Founded?

  private let group: GroupID
  private let removals: [ReplicaID: Removal]
  private var replicas: [Replica] = []
  private var candidates: [UInt16: [Candidate]] = [:]
  private var begun: [(writer: ReplicaID, epoch: EpochBegun)] = []
  private var admittedWith: [ReplicaID: KeyCheck] = [:]
  private var entryCounts: [ReplicaID: UInt64] = [:]
  private var refused: Set<Roster.RefusedEntry> = []
  private var descendants: [ReplicaID: Set<ReplicaID>] = [:]

  init(group: GroupID, logs: inout RosterLogs, removals: [ReplicaID: Removal]) {
    self.group = group
    self.removals = removals
    guard let founding = logs.founding() else { return }
    founded = founding.founded
    candidates[1] = [
      Candidate(record: founding.founded.record, check: nil, admitter: 0, position: 0)
    ]
    for number in Replica.numbers {
      guard let offered = candidates[number] else { continue }
      let taken = Set(replicas.map(\.id))
      let chosen =
        offered
        .filter { !taken.contains($0.record.id) }
        .min { ($0.admitter, $0.position) < ($1.admitter, $1.position) }
      if let chosen { admit(chosen, as: number, logs: &logs) }
    }
  }

  /// The replica with an id.
  func replica(_ id: ReplicaID) -> Replica? { replicas.first { $0.id == id } }

  /// The beginnings of an epoch, the lowest number's first.
  func epochs(numbered number: UInt16) -> [(writer: ReplicaID, epoch: EpochBegun)] {
    var seen: Set<ReplicaID> = []
    return begun.filter { begun in
      begun.epoch.number == number && begun.epoch.checks[.roster] != nil
        && seen.insert(begun.writer).inserted
    }
  }

  /// The part of a removal that counts: all of it if the remover makes new keys for all the spaces
  /// of the replica; of one that is removed already, the ends of logs that the remover has read;
  /// otherwise nil.
  func counted(_ removal: Removal, by remover: Replica, isRemoved: Bool) -> Removal? {
    guard let replica = replica(removal.replica), replica.id != remover.id else { return nil }
    if replica.record.spaces.isSubset(of: remover.record.spaces) { return removal }
    guard isRemoved else { return nil }
    let ends = removal.ends.filter { $0.key != .roster && remover.record.spaces.include($0.key) }
    return Removal(replica: removal.replica, ends: ends)
  }

  /// The roster.
  func roster(with epochs: [Roster.Epoch], of logs: RosterLogs) -> Roster {
    let ids = Set(replicas.map(\.id))
    let displaced = Set(candidates.values.joined().map(\.record.id)).subtracting(ids)
    return Roster(
      group: group,
      replicas: replicas,
      epochs: epochs,
      entryCounts: entryCounts,
      displaced: displaced,
      refused: refused,
      strangers: logs.writers.subtracting(ids).subtracting(displaced),
      descendants: descendants.mapValues { $0.intersection(ids) },
      admittedWith: admittedWith
    )
  }

  private mutating func admit(_ candidate: Candidate, as number: UInt16, logs: inout RosterLogs) {
    var replica = Replica(
      record: candidate.record,
      number: number,
      recovery: nil,
      state: .present
    )
    admittedWith[replica.id] = candidate.check
    let removal = removals[replica.id]
    let end = removal.map { $0.ends[.roster]?.number ?? 0 } ?? .max
    var renewals: [RecoveryRenewal] = []
    var stays: Set<ReplicaID> = removal?.restored ?? []
    let entries = logs.entries(of: replica.id, key: replica.record.verifyKey)
    entryCounts[replica.id] = UInt64(entries.count)
    for (index, entry) in entries.enumerated() {
      guard UInt64(index) < end else {
        refused.insert(Roster.RefusedEntry(replica: replica.id, number: UInt64(index + 1)))
        continue
      }
      guard replica.state == .present else { continue }
      switch entry {
      case .admitted(let admitted): offer(admitted, by: replica, position: index)
      case .renamed(let name): replica.record.name = name
      case .recoveryRenewed(let renewal):
        renewals.append(renewal)
        stays.formUnion(renewal.restored)
      case .epochBegun(let epoch): begun.append((replica.id, epoch))
      case .left(let restored):
        replica.state = .left
        stays.formUnion(restored)
      case .founded, .unknown, nil: break
      }
    }
    if let removal { replica.state = .removed(removal) }
    replica.recovery = renewals.last?.half
    for restoration in logs.restorations(of: replica.id) {
      let id = restoration.admitted.record.id
      let isKept = stays.contains(id)
      guard isKept || replica.isPresent else { continue }
      let halves = renewals.map(\.half).suffix(isKept ? renewals.count : 1)
      guard logs.isSigned(restoration.entry, by: replica.record, or: halves) else { continue }
      descendants[replica.id, default: []].insert(id)
      offer(restoration.admitted, by: replica, position: .max)
    }
    replicas.append(replica)
  }

  /// Notes an admission that its admitter may make: of a greater number, into its own spaces.
  private mutating func offer(_ admitted: Admitted, by admitter: Replica, position: Int) {
    guard admitted.number > admitter.number, Replica.numbers.contains(admitted.number),
      admitted.record.spaces.isSubset(of: admitter.record.spaces)
    else { return }
    candidates[admitted.number, default: []].append(
      Candidate(
        record: admitted.record,
        check: admitted.check,
        admitter: admitter.number,
        position: position
      )
    )
  }
}
