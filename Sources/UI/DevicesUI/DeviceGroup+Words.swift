import Devices
import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

extension DeviceGroup {
  /// The changes that wait, in either direction.
  func waiting(_ wording: Wording) -> String {
    guard waitingToSend + waitingToReceive > 0 else { return wording(.deviceNothingWaits) }
    let parts = [
      waitingToSend > 0 ? wording(.deviceToSend(changes: String(waitingToSend))) : "",
      waitingToReceive > 0 ? wording(.deviceToReceive(changes: String(waitingToReceive))) : "",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: wording(.listComma))
  }

  /// The sentences about what waits for a decision and what is wrong.
  func remarks(_ wording: Wording) -> [String] {
    let waiting =
      conflicts > 0
      ? [wording(.deviceConflictsWait(conflicts: wording.count(.conflicts, conflicts)))] : []
    return waiting + problems.map { wording($0.phrase(wording)) }
  }
}

extension DeviceStatus {
  /// The time at which the device was last heard from, or why there is none; with the changes that
  /// are missing, and without them where there is little room.
  func heard(_ environment: ScreenEnvironment) -> [String] {
    let wording = environment.wording
    if isOwn { return [wording(.deviceOwn)] }
    if isRemoved { return [wording(.deviceRemoved)] }
    let time = lastHeard.map { environment.words(for: $0) } ?? wording(.deviceNever)
    guard let missing else { return [time] }
    return [
      time + wording(.listComma) + wording(.deviceLacks(numbers: missing.words(wording))), time,
    ]
  }

  /// The device in a line.
  func line(_ environment: ScreenEnvironment) -> String {
    let wording = environment.wording
    let parts = [name, isRemoved ? "" : wording(share.label)] + heard(environment).prefix(1)
    return parts.filter { !$0.isEmpty }.joined(separator: wording(.listComma))
  }
}
