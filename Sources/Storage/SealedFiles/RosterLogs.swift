/// The entries of all writers, put in order and verified as soon as a writer's key is known.
struct RosterLogs {
  private struct Verified: Hashable {
    let writer: ReplicaID
    let key: VerifyKey
  }

  private let group: GroupID
  private let entries: [ReplicaID: [UInt64: [SignedRosterEntry]]]
  private var verified: [Verified: [RosterEntry?]] = [:]
  /// The self-admissions by a key of another replica, its recovery key's among them.
  private let restorations: [ReplicaID: [SignedRosterEntry]]

  init(group: GroupID, entries: some Sequence<SignedRosterEntry>) {
    self.group = group
    var sorted: [ReplicaID: [UInt64: Set<SignedRosterEntry>]] = [:]
    var restorations: [ReplicaID: Set<SignedRosterEntry>] = [:]
    for entry in entries {
      sorted[entry.writer, default: [:]][entry.number, default: []].insert(entry)
      guard entry.number == 1 else { continue }
      switch entry.authority {
      case .writer: break
      case .recovery(let origin), .predecessor(let origin):
        restorations[origin, default: []].insert(entry)
      }
    }
    // Two entries under one number are told apart by their bytes, so that everyone takes the same.
    self.entries = sorted.mapValues { $0.mapValues { $0.sorted(by: Self.precedes) } }
    self.restorations = restorations.mapValues { $0.sorted(by: Self.precedes) }
  }

  /// All writers.
  var writers: Set<ReplicaID> { Set(entries.keys) }

  /// The authentic entries of a writer from number 1 without a gap; nil in the place of one that
  /// has no effect on others.
  mutating func entries(of writer: ReplicaID, key: VerifyKey) -> [RosterEntry?] {
    let place = Verified(writer: writer, key: key)
    if let known = verified[place] { return known }
    let log = entries[writer] ?? [:]
    var authentic: [RosterEntry?] = []
    while let candidates = log[UInt64(authentic.count + 1)] {
      if let own = candidates.first(where: {
        $0.authority == .writer && $0.isSigned(by: key, in: group)
      }) {
        authentic.append(own.entry)
      } else if authentic.isEmpty, candidates.contains(where: { $0.authority != .writer }) {
        authentic.append(nil)
      } else {
        break
      }
    }
    verified[place] = authentic
    return authentic
  }

  /// The entry that founds this group. Its name follows from the founder's keys, so that only the founder
  /// can sign several: that of the lowest writer counts for everyone.
  func founding() -> (entry: SignedRosterEntry, founded: Founded)? {
    for entry in writers.sorted().compactMap({ entries[$0]?[1] }).joined() {
      guard case .founded(let founded) = entry.entry, founded.group == group,
        founded.record.id == entry.writer,
        entry.isSigned(by: founded.record.verifyKey, in: group)
      else { continue }
      return (entry, founded)
    }
    return nil
  }

  /// The replicas that admitted themselves with a key of this one, or its recovery key's.
  func restorations(of lost: ReplicaID) -> [(entry: SignedRosterEntry, admitted: Admitted)] {
    (restorations[lost] ?? []).compactMap { entry in
      guard case .admitted(let admitted) = entry.entry, admitted.record.id == entry.writer else {
        return nil
      }
      return (entry, admitted)
    }
  }

  /// True if the replica, or one of these recovery keys of its, signed the entry.
  func isSigned(
    _ entry: SignedRosterEntry,
    by replica: ReplicaRecord,
    or halves: some Sequence<RecoveryPublic>
  ) -> Bool {
    switch entry.authority {
    case .writer: false
    case .recovery: halves.contains { entry.isSigned(by: $0.verifyKey, in: group) }
    case .predecessor: entry.isSigned(by: replica.verifyKey, in: group)
    }
  }

  private static func precedes(_ a: SignedRosterEntry, _ b: SignedRosterEntry) -> Bool {
    (a.content + a.signature).lexicographicallyPrecedes(b.content + b.signature)
  }
}
