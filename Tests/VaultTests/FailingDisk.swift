import Foundation
import Synchronization

@testable import Vault

/// A disk whose renaming, syncing or writing of headers fails once, or permanently, at a certain call.
final class FailingDisk: Sendable {
  /// The way in which it fails.
  enum Way: CaseIterable {
    case errorOnce, fullOnce, errorForGood
    /// A header is half written, and nothing works from then on.
    case cut

    fileprivate var isForGood: Bool { self == .errorForGood || self == .cut }
    fileprivate var code: Int32 { self == .fullOnce ? ENOSPC : EIO }
  }

  private let failing: Int
  private let way: Way
  private let calls = Atomic(0)

  init(at call: Int, _ way: Way) {
    failing = call
    self.way = way
  }

  /// The number of calls so far.
  var count: Int { calls.load(ordering: .relaxed) }

  var disk: Disk {
    Disk(
      rename: { self.fails() ? -1 : Disk.system.rename($0, $1) },
      sync: { self.fails() ? -1 : Disk.system.sync($0) },
      writeHeader: { name, bytes, offset in
        guard self.fails() else { return Disk.system.writeHeader(name, bytes, offset) }
        if self.way == .cut, self.count == self.failing {
          _ = Disk.system.writeHeader(name, Array(bytes.prefix(300)), offset)
        }
        return self.way.code
      }
    )
  }

  private func fails() -> Bool {
    let call = calls.add(1, ordering: .relaxed).newValue
    guard call == failing || way.isForGood && call > failing else { return false }
    errno = way.code
    return true
  }
}
