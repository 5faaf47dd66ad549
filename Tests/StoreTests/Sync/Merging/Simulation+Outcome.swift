import Store

extension Simulation {
  /// The first thing that differs between replicas after everything was delivered; nil if nothing
  /// does.
  var difference: String? {
    guard let first = replicas.first else { return nil }
    let states = first.states
    for replica in replicas {
      let name = "replica \(replica.number)"
      if let (other, frames) = replica.waiting.first(where: { !$0.value.isEmpty }) {
        return "\(name): \(frames.count) frames of \(other) undelivered"
      }
      if replica.applied != first.applied { return "\(name): another context" }
      if !replica.held.isEmpty || !replica.outbox.isEmpty { return "\(name): not all is applied" }
      if replica.newerValues != first.newerValues { return "\(name): other newer operations" }
      if let card = replica.misplaced.first { return "\(name): \(card) misplaced" }
      let others = replica.states
      let objects = Set(states.keys).union(others.keys)
      if let object = objects.filter({ states[$0] != others[$0] }).min() {
        return "\(name): \(object) differs from that of replica \(first.number)"
      }
    }
    return nil
  }

  /// True if the run had what makes merging hard: conflicts, deletions, entries taken back.
  var isTelling: Bool {
    guard let replica = replicas.first else { return false }
    return replica.registers.values.contains { !$0.conflicts.isEmpty }
      && replica.registers.values.contains { !$0.exists }
      && !replica.withdrawn.isEmpty && !replica.newerValues.isEmpty
  }
}
