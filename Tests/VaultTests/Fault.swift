import CFaults
import Foundation
import Synchronization
import Testing

@testable import Vault

/// One failure injected into a directory: at a certain one of the calls by which SQLite or the
/// vault change files in it.
final class Fault: Sendable {
  /// The failure at the call.
  enum Action: Int32, CaseIterable {
    /// The disk is full.
    case full = 1
    /// The disk fails.
    case error = 2
    /// A write is half done, then the disk is full.
    case short = 3
    /// A write is half done, and nothing reaches the disk from then on.
    case cut = 4
  }

  private let handle: Int32

  init(_ action: Action?, at call: Int, under directory: String) {
    handle = cfaults_begin(directory, Int32(call), action?.rawValue ?? 0)
  }

  deinit {
    cfaults_end(handle)
  }

  /// The number of calls so far.
  var calls: Int { Int(cfaults_seen(handle)) }

  /// True if nothing reaches the disk any more.
  var isCut: Bool { cfaults_is_cut(handle) != 0 }
}

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
