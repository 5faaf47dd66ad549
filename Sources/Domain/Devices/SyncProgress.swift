package import Wording

/// The progress of keeping devices in step.
package struct SyncProgress: Hashable, Sendable {
  /// A part of the work.
  package enum Stage: Hashable, Sendable {
    /// The remote is asked for what it has.
    case looking
    /// Own changes are sealed and sent.
    case sending
    /// The changes of others are fetched and taken in.
    case receiving
    /// The device that invites has to answer.
    case waiting
  }

  /// The part under way.
  package var stage: Stage
  /// The number of files that are done.
  package var done: Int
  /// The number of all files of the part; 0 while it is unknown.
  package var total: Int

  /// The beginning of a part by default.
  package init(_ stage: Stage, done: Int = 0, total: Int = 0) {
    self.stage = stage
    self.done = done
    self.total = total
  }

  /// The words for it.
  package var phrase: Phrase {
    switch stage {
    case .looking: .deviceLooking
    case .sending: .deviceSending
    case .receiving: .deviceReceiving
    case .waiting: .deviceWaiting
    }
  }
}

/// The result of keeping in step once.
package struct SyncReport: Hashable, Sendable {
  /// The numbers of things that were sent.
  package var sent: SyncCounts
  /// The numbers of things that were received.
  package var received: SyncCounts

  /// Counts.
  package init(sent: SyncCounts, received: SyncCounts) {
    self.sent = sent
    self.received = received
  }

  /// The sentences about it.
  package func phrases(_ wording: Wording) -> [Phrase] {
    var told: [Phrase] = []
    if !sent.isEmpty { told.append(.commandSyncSent(things: sent.words(wording))) }
    if !received.isEmpty { told.append(.commandSyncTook(things: received.words(wording))) }
    return told.isEmpty ? [.devicesInStep] : told
  }
}
