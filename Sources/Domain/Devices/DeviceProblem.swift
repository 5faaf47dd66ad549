package import Wording

/// Something that is wrong between devices, and that its user can do something about.
package enum DeviceProblem: Error, Hashable, Sendable {
  /// The remote can't be reached, in the words of its engine.
  case unreachable(reason: String)
  /// The program of the engine is not installed.
  case programMissing(program: String, package: String)
  /// The remote took too long.
  case tooSlow
  /// The remote has no room left.
  case remoteFull
  /// The remote has less than it had: somebody emptied it.
  case remoteEmptied
  /// The remote has another group's files.
  case otherGroup
  /// A device's file is cut or was changed.
  case damaged(device: String)
  /// A file is not by the device it claims to be by.
  case forged(device: String)
  /// A device wrote on after it was removed, which is refused.
  case lateWrites(device: String)
  /// Changes of a device that others have told of are not on the remote.
  case missing(device: String, numbers: ClosedRange<UInt64>)
  /// A device's clock is off by so many minutes.
  case clockOff(device: String, minutes: Int)
  /// A device has a newer program, some of whose changes are kept unread.
  case newerProgram(device: String)
  /// This vault is a copy or an older backup: it goes on as a new device.
  case replaced

  /// The sentence about it, by the name of the devices that it is about.
  package func phrase(_ wording: Wording) -> Phrase {
    switch self {
    case .unreachable(let reason): .deviceUnreachable(reason: reason)
    case .programMissing(let program, let package):
      .deviceProgramMissing(program: program, package: package)
    case .tooSlow: .deviceTooSlow
    case .remoteFull: .deviceRemoteFull
    case .remoteEmptied: .deviceRemoteEmptied
    case .otherGroup: .deviceOtherGroup
    case .damaged(let device): .deviceDamaged(device: device)
    case .forged(let device): .deviceForged(device: device)
    case .lateWrites(let device): .deviceLateWrites(device: device)
    case .missing(let device, let numbers):
      .deviceMissing(numbers: numbers.words(wording), device: device)
    case .clockOff(let device, let minutes):
      .deviceClockOff(device: device, time: wording.count(.minutes, minutes))
    case .newerProgram(let device): .deviceNewerProgram(device: device)
    case .replaced: .deviceReplaced
    }
  }
}

extension ClosedRange<UInt64> {
  /// The numbers as "41" or "41-42", and "41 to 42" for a voice.
  package func words(_ wording: Wording) -> String {
    guard lowerBound != upperBound else { return "\(lowerBound)" }
    return wording.isSpoken
      ? wording(.listRange(low: String(lowerBound), high: String(upperBound)))
      : "\(lowerBound)-\(upperBound)"
  }
}
