import AppSupport
import CardcaseUI
import Devices
import DevicesUI
import Secrets
import Synchronization
import Wording

/// The round at the end of the program, for which the vault's key stays a little longer. There is
/// none where nothing waits to be sent.
final class LastRound: Sendable {
  private let task: DeviceTask
  private let isOver = Atomic(false)
  private let reply = Mutex<Reply?>(nil)

  /// Begins the round. The key goes in time also where the terminal holds up the thread that should
  /// see to that.
  ///
  /// - Returns: nil if there is no thread to see to it.
  init?(_ task: DeviceTask, of key: VaultKey, on devices: DeviceThread) {
    self.task = task
    let isTimed = DetachedThread.start {
      DetachedThread.sleep(for: LastWait.limit)
      task.lease.revoke()
      key.destroy()
    }
    guard isTimed else { return nil }
    devices.run { [self] in
      // Whatever is wrong with the remote is told by the next round.
      let reply = task.result().reply
      self.reply.withLock { $0 = reply }
      isOver.store(true, ordering: .releasing)
    }
  }

  /// Waits for its end, and tells what no later round tells.
  func finish(on devices: DeviceThread, _ wording: Wording) {
    let lease = task.lease
    LastWait.wait(for: devices, wording, ending: { lease.revoke() }) {
      isOver.load(ordering: .acquiring)
    }
    guard case .devices(.changed(let group))? = reply.withLock({ $0 }) else { return }
    for problem in group.problems where problem.isToldOnce {
      StandardStreams.write(error: wording(problem.phrase(wording)))
    }
  }
}

extension DeviceProblem {
  /// True if only the round tells of it in which it came up.
  fileprivate var isToldOnce: Bool {
    switch self {
    case .kept, .replaced: true
    default: false
    }
  }
}
