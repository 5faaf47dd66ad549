/// A step of slow work.
package enum WorkEvent: Hashable, Sendable {
  /// So much of it is done.
  case progress(WorkProgress)
  /// It was called off; nothing of it was done.
  case stopped
}

/// How much of some work is done.
package struct WorkProgress: Hashable, Sendable {
  package var done = 0
  /// 0 if it is not known yet.
  package var total = 0

  /// Progress; none by default.
  package init(done: Int = 0, total: Int = 0) {
    self.done = done
    self.total = total
  }

  /// In percent; nil if it is not known yet.
  package var percent: Int? {
    total > 0 ? 100 * min(done, total) / total : nil
  }
}
