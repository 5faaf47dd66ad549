/// An event of slow work.
package enum WorkEvent: Hashable, Sendable {
  /// Progress of the work.
  case progress(WorkProgress)
  /// The work was cancelled and changed nothing.
  case stopped
}

/// The progress of slow work.
package struct WorkProgress: Hashable, Sendable {
  package var done = 0
  /// The total; 0 while it is unknown.
  package var total = 0

  /// Progress; none by default.
  package init(done: Int = 0, total: Int = 0) {
    self.done = done
    self.total = total
  }

  /// The progress in percent, 0 to 100; nil while the total is unknown.
  package var percent: Int? {
    total > 0 ? 100 * min(done, total) / total : nil
  }
}
