import Foundation
import Synchronization

@testable import Vault

/// A disk whose renaming or syncing fails once, or permanently, at a certain call.
final class FailingDisk: Sendable {
  private let failing: Int
  private let forGood: Bool
  private let calls = Atomic(0)

  init(at call: Int, forGood: Bool) {
    failing = call
    self.forGood = forGood
  }

  /// The number of calls so far.
  var count: Int { calls.load(ordering: .relaxed) }

  var disk: Disk {
    Disk(
      rename: { self.fails() ? -1 : Disk.system.rename($0, $1) },
      sync: { self.fails() ? -1 : Disk.system.sync($0) }
    )
  }

  private func fails() -> Bool {
    let call = calls.add(1, ordering: .relaxed).newValue
    guard call == failing || forGood && call > failing else { return false }
    errno = EIO
    return true
  }
}
