import Devices
import Screens
import Widgets
import WindowLevels
import Wording

/// Slow work that a screen asked for, until it has ended.
struct DeviceWork: Sendable {
  private(set) var progress: SyncProgress
  /// True from the request to stop until the work has ended.
  private(set) var isStopping = false

  init(_ stage: SyncProgress.Stage = .looking) {
    progress = SyncProgress(stage)
  }

  /// The keys while work is under way.
  static func bindings<Action>(stop: Action) -> [KeyBinding<Action>] {
    [KeyBinding(.escape, does: stop, .keyStop)]
  }

  /// Follows the work.
  mutating func follow(_ progress: SyncProgress) { self.progress = progress }

  /// Asks for its end.
  mutating func stop() { isStopping = true }

  /// The words for what is done.
  var phrase: Phrase { isStopping ? .importStopping : progress.phrase }

  /// The progress in numbers.
  var numbers: WorkProgress { WorkProgress(done: progress.done, total: progress.total) }

  func draw(in area: Rect, into canvas: inout Canvas, _ context: DevicesContext) {
    WorkView(
      title: context.wording(phrase),
      hint: context.wording(.deviceStopHint),
      progress: numbers
    ).draw(in: area, into: &canvas, theme: context.theme)
  }

  func scene<Action>(
    _ context: LineModeContext<DevicesData, Action>,
    stop: Action
  ) -> LineModeScene<Action> {
    context.work(phrase, numbers, isStopping: isStopping, stop: stop)
  }
}
