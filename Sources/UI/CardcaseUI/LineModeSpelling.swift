/// The spelling of a secret.
enum LineModeSpelling: Sendable {
  /// Nothing is spelled.
  case none
  /// The next secret that is shown is spelled.
  case next
  /// Something is spelled, and stays until Enter or until a lock begins a new epoch.
  case stays(epoch: Int)

  /// True if what is shown next is spelled.
  var isNext: Bool {
    if case .next = self { true } else { false }
  }

  /// True if something is spelled in this epoch.
  func stays(in epoch: Int) -> Bool {
    if case .stays(epoch) = self { true } else { false }
  }

  /// Ends what was spelled before a lock.
  mutating func end(in epoch: Int) {
    if case .stays = self, !stays(in: epoch) { self = .none }
  }
}
