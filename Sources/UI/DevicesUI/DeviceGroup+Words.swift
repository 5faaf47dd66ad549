import Devices
import Flashcards
import Screens
import Wording

extension DeviceGroup {
  /// The changes that wait, in either direction.
  func waiting(_ wording: Wording) -> String {
    wording.changes(toSend: waitingToSend, toReceive: waitingToReceive)
  }

  /// The sentences about what waits for a decision and what is wrong.
  func remarks(_ environment: ScreenEnvironment) -> [String] {
    let wording = environment.wording
    let waiting =
      conflicts > 0
      ? [wording(.deviceConflictsWait(conflicts))] : []
    let replaced = devices.compactMap { device -> String? in
      guard let earlier = device.replaces, earlier.isThere, !device.isRemoved else { return nil }
      return wording(.deviceGoesOn(device: label(of: device), earlier: earlier.device))
    }
    return waiting + replaced + problems.map { wording($0.phrase(wording)) }
  }
}

extension DeviceStatus {
  /// The time at which the device was last heard from, or why there is none; with the changes that
  /// are missing, and without them where there is little room.
  func heard(_ environment: ScreenEnvironment) -> [String] {
    let wording = environment.wording
    let time =
      if isOwn {
        wording(.deviceOwn)
      } else if isRemoved {
        wording(.deviceRemoved)
      } else {
        lastHeard.map { environment.words(for: $0) } ?? wording(.deviceNever)
      }
    let lacks = missing.map { wording(.deviceLacks(numbers: $0.words(wording))) }
    let replaced = replaces.map { $0.words(environment) }
    let earlier = replaces.map { wording(.deviceReplaces(device: $0.device)) }
    let forms = [[time, lacks, replaced], [time, replaced], [time, lacks ?? earlier], [time]]
    return forms.map { $0.compactMap { $0 }.joined(separator: wording(.listComma)) }
  }

  /// The device in a line.
  func line(_ environment: ScreenEnvironment) -> String {
    let wording = environment.wording
    let parts =
      [name, "\(number)", isRemoved ? "" : wording(share.label)] + heard(environment).prefix(1)
    return parts.filter { !$0.isEmpty }.joined(separator: wording(.listComma))
  }
}

extension DeviceStatus.Replacement {
  /// The sentence about the later device.
  fileprivate func words(_ environment: ScreenEnvironment) -> String {
    guard let since else { return environment.wording(.deviceReplaces(device: device)) }
    let time = environment.words(for: since)
    return environment.wording(.deviceReplacesSince(device: device, time: time))
  }
}
