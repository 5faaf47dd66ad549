package import Devices
import SealedFiles
import Sync
package import SyncEngines
import Wording

extension DeviceFailure {
  /// The reason behind any error of keeping devices in step.
  package init(_ error: any Error) {
    self =
      switch error {
      case let failure as DeviceFailure: failure
      case let failure as CoordinatorFailure: DeviceFailure(failure)
      case let failure as EngineFailure: DeviceFailure(failure)
      case let fault as RemoteURLFault: .remote(RemoteMistake(fault))
      default: .reason(FailureReason(error))
      }
  }

  private init(_ failure: CoordinatorFailure) {
    self =
      switch failure {
      case .engine(let failure): DeviceFailure(failure)
      case .remoteHasGroup: .groupThere
      case .noGroup: .nothingThere
      case .nothingToRecover: .nothingToRecover
      case .remoteOfOtherGroup, .severalGroups: .problem(.otherGroup)
      case .pairing(.wrongKey): .wrongKey
      case .pairing: .notAdmitted
      default: .reason(.other(String(describing: failure)))
      }
  }

  private init(_ failure: EngineFailure) {
    self =
      switch failure {
      case .noProgram(let name, let package):
        .problem(.programMissing(program: name, package: package))
      case .unreachable(let words), .refused(let words), .notARemote(let words):
        .problem(.unreachable(reason: words))
      case .timeLimit: .problem(.tooSlow)
      case .full: .problem(.remoteFull)
      case .occupied(let path), .tooLarge(let path), .invalidPath(let path):
        .problem(.unreachable(reason: path))
      case .tooMany, .localFailure, .cancelled: .reason(.other(String(describing: failure)))
      }
  }
}

extension RemoteMistake {
  /// The mistake behind a text that names no remote.
  package init(_ fault: RemoteURLFault) {
    self =
      switch fault {
      case .unknownKind: .unknownKind
      case .empty: .empty
      case .controlCharacter: .controlCharacter
      case .relativeFolder: .notAbsolute
      case .leadingDash: .option
      case .gitProtocol: .transport
      case .tooLong: .tooLong
      case .password: .password
      case .incompleteRclone: .noPath
      case .rcloneName: .rcloneName
      }
  }
}
