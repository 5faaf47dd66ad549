package import Wording

/// The reason why something with devices was not done.
package enum DeviceFailure: Error, Hashable, Sendable {
  /// The text that was typed is not a valid remote.
  case remote(RemoteMistake)
  /// The remote has no group to join.
  case nothingThere
  /// The remote has a group already, which can be joined.
  case groupThere
  /// The one-time key is not that of the device that invites.
  case wrongKey
  /// The recovery key is not that of this vault.
  case otherRecoveryKey
  /// Nothing at the remote was made for the recovery key.
  case nothingToRecover
  /// Nobody let this device in, in the time that there was.
  case notAdmitted
  /// This can't be the name of a device.
  case name(String)
  /// The vault is that of a demo, of which nothing is kept.
  case throwaway
  /// Something is wrong with the remote or a device.
  case problem(DeviceProblem)
  /// The vault, or the disk.
  case reason(FailureReason)

  /// The sentence about it.
  package func phrase(_ wording: Wording) -> Phrase {
    switch self {
    case .remote(let mistake): mistake.phrase
    case .nothingThere: .deviceNothingThere
    case .groupThere: .deviceGroupThere
    case .wrongKey: .deviceKeyWrong
    case .otherRecoveryKey: .recoveryOtherVault
    case .nothingToRecover: .deviceNothingToRecover
    case .notAdmitted: .deviceNotAdmitted
    case .name: .deviceNameWrong
    case .throwaway: .deviceNotInDemo
    case .problem(let problem): problem.phrase(wording)
    case .reason(let reason): .changeNotSaved(reason: wording(reason))
    }
  }
}

/// The mistake in the name of a remote.
package enum RemoteMistake: Error, Hashable, Sendable {
  /// There is no address.
  case empty
  /// The folder is not named from the root.
  case notAbsolute
  /// It begins with a hyphen, so that a program would take it for an option.
  case option
  /// It would start another program, as git's `ext::` does.
  case transport
  /// It has a control character.
  case controlCharacter
  /// It begins with none of the kinds.
  case unknownKind
  /// It has a password, which would stand among a program's arguments.
  case password
  /// It is longer than an address can be.
  case tooLong
  /// There is no colon and no path behind the name of an rclone remote.
  case noPath
  /// It can't be the name of a remote in rclone's configuration.
  case rcloneName

  /// The sentence about it.
  package var phrase: Phrase {
    switch self {
    case .empty: .remoteEmpty
    case .notAbsolute: .remoteNotAbsolute
    case .option, .transport: .remoteTransport
    case .controlCharacter, .tooLong: .remoteControlCharacter
    case .unknownKind: .remoteUnknownKind
    case .password: .remotePassword
    case .noPath, .rcloneName: .remoteNoPath
    }
  }
}
