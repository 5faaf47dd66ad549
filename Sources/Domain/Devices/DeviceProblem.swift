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
  /// A device's file is cut or was changed, or somebody else put it there.
  case damaged(device: String, DeviceFile)
  /// A file, by its name, is by no device of the group.
  case forged(file: String)
  /// The log of a device was replaced by another one.
  case exchanged(device: String)
  /// Something that can't be read as a file is in the place of one of a device's.
  case obstructed(device: String, DeviceFile)
  /// The remote had changes of a device that are here, and has them no more.
  case gone(device: String, numbers: ClosedRange<UInt64>)
  /// Changes of this device are neither on the remote nor in its archive any more.
  case lost(numbers: ClosedRange<UInt64>)
  /// A file of this device was damaged, and was put up again.
  case mended(DeviceFile)
  /// A device wrote on after it was removed, which is refused.
  case lateWrites(device: String)
  /// Changes of a device that others have told of are not on the remote.
  case missing(device: String, numbers: ClosedRange<UInt64>)
  /// A picture or a sound, by its name, is not on the remote, or not yet.
  case mediumMissing(name: String)
  /// A picture or a sound on the remote was changed.
  case mediumAltered(name: String)
  /// A device's clock is off by so many minutes.
  case clockOff(device: String, minutes: Int)
  /// A device has a newer program, some of whose changes are kept unread.
  case newerProgram(device: String)
  /// So many things were deleted on one device and changed on another: they stay.
  case kept(Int)
  /// Changes of a device wait for something that it has not sent.
  case incomplete(device: String)
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
    case .damaged(let device, let file):
      .deviceDamaged(numbers: file.numbers.words(wording), device: device, file: file.name)
    case .forged(let file): .deviceForged(file: file)
    case .exchanged(let device): .deviceExchanged(device: device)
    case .obstructed(let device, let file):
      .deviceObstructed(file: file.name, device: device)
    case .lost(let numbers): .deviceLost(numbers: numbers.words(wording))
    case .mended(let file):
      .deviceMended(numbers: file.numbers.words(wording), file: file.name)
    case .lateWrites(let device): .deviceLateWrites(device: device)
    case .gone(let device, let numbers), .missing(let device, let numbers):
      .deviceMissing(numbers: numbers.words(wording), device: device)
    case .mediumMissing(let name): .deviceMediumMissing(name: name)
    case .mediumAltered(let name): .deviceMediumAltered(name: name)
    case .clockOff(let device, let minutes):
      .deviceClockOff(minutes, device: device)
    case .newerProgram(let device): .deviceNewerProgram(device: device)
    case .kept(let count): .deviceKept(count)
    case .incomplete(let device): .deviceIncomplete(device: device)
    case .replaced: .deviceReplaced
    }
  }
}

extension DeviceProblem {
  /// True if something on the remote is not as it should be, and stays so: it was refused, or is gone.
  package var isFaultOfRemote: Bool {
    switch self {
    case .damaged, .forged, .exchanged, .obstructed, .gone, .lost, .lateWrites, .otherGroup,
      .mediumAltered:
      true
    case .unreachable, .programMissing, .tooSlow, .remoteFull, .remoteEmptied, .mended, .missing,
      .mediumMissing, .clockOff, .newerProgram, .incomplete, .kept, .replaced:
      false
    }
  }
}

/// A file of a device on the remote.
package struct DeviceFile: Hashable, Sendable {
  /// Its name, without the directories.
  package var name: String
  /// The numbers of the changes in it.
  package var numbers: ClosedRange<UInt64>

  /// A file.
  package init(name: String, numbers: ClosedRange<UInt64>) {
    self.name = name
    self.numbers = numbers
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
