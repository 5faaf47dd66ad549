/// The step at which a device is killed, and its clock.
final class FaultPlan {
  struct Killed: Error {}

  /// The wall time in milliseconds since 1970.
  var time: Int64
  /// The number of steps that are still done; nil for any.
  private var left: Int?
  /// True if the device was killed since `kill` was called.
  private(set) var wasKilled = false

  /// The step last given to `kill`.
  private(set) var last = 0

  init(time: Int64 = 1_800_000_000_000) {
    self.time = time
  }

  /// Kills the device at a step from now, from 0; nil lets it live.
  func kill(after count: Int?) {
    left = count
    if let count { last = count }
    wasKilled = false
  }

  /// A step. Once killed, nothing is done any more.
  func step() throws {
    guard let count = left else { return }
    if count == 0 {
      wasKilled = true
      throw Killed()
    }
    left = count - 1
  }
}
