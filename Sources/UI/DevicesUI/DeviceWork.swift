import Devices
import Screens
import Wording

/// Slow work that a screen asked for, until it has ended.
struct DeviceWork: Sendable {
  private(set) var progress: SyncProgress
  /// True from the request to stop until the work has ended.
  private(set) var isStopping = false

  init(_ stage: SyncProgress.Stage = .looking) {
    progress = SyncProgress(stage)
  }

  /// Follows the work.
  mutating func follow(_ progress: SyncProgress) { self.progress = progress }

  /// Asks for its end.
  mutating func stop() { isStopping = true }

  /// The view of it, which is spoken too.
  func view(hasPointer: Bool = false) -> WorkView {
    WorkView(
      progress.phrase,
      hint: .deviceStopHint,
      WorkProgress(done: progress.done, total: progress.total),
      isStopping: isStopping,
      hasPointer: hasPointer
    )
  }
}
