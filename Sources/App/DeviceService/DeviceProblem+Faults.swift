package import Devices
package import SealedFiles
import Store
package import Sync

extension DeviceProblem {
  /// The problems behind faults, each once, in the order of the devices.
  package static func all(_ faults: some Sequence<SyncFault>, _ status: SyncStatus)
    -> [DeviceProblem]
  {
    var problems: [DeviceProblem] = []
    for fault in faults.sorted(by: { ($0.path ?? "") < ($1.path ?? "") }) {
      let problem = DeviceProblem(fault, device: fault.replica.map(status.name(of:)) ?? "")
      if !problems.contains(problem) { problems.append(problem) }
    }
    return problems
  }

  private init(_ fault: SyncFault, device: String) {
    self =
      switch fault.kind {
      case .segment(.newerFormat), .held(needNewerProgram: true): .newerProgram(device: device)
      case .held(needNewerProgram: false): .incomplete(device: device)
      case .segment: .damaged(device: device, DeviceFile(fault))
      case .stranger: .forged(file: fault.path ?? device)
      case .replaced: .exchanged(device: device)
      case .obstructed: .obstructed(device: device, DeviceFile(fault))
      case .mended: .mended(DeviceFile(fault))
      case .lateWrites: .lateWrites(device: device)
      case .missing(let numbers): .missing(device: device, numbers: numbers)
      case .gone(let numbers): .gone(device: device, numbers: numbers)
      case .lost(let numbers): .lost(numbers: numbers)
      case .waiting(let dots):
        .missing(
          device: device,
          numbers: (dots.map(\.number).min() ?? 0)...(dots.map(\.number).max() ?? 0)
        )
      case .putUpAgain: .remoteEmptied
      case .mediumMissing(let name): .mediumMissing(name: name)
      case .mediumAltered(let name): .mediumAltered(name: name)
      case .clock(let milliseconds):
        .clockOff(device: device, minutes: Int(milliseconds / 60_000))
      }
  }
}

extension DeviceFile {
  /// The file that a fault is about.
  fileprivate init(_ fault: SyncFault) {
    let name = fault.path?.split(separator: "/").last.map(String.init) ?? ""
    self.init(name: name, numbers: fault.segment.map { $0.first...$0.last } ?? 0...0)
  }
}

extension DeviceShare {
  /// The cards of these spaces.
  package init(_ spaces: SyncSpaces) {
    self =
      switch spaces {
      case .study: .flashcards
      case .wallet: .paymentCards
      default: .both
      }
  }
}

extension SyncStatus {
  /// The number of frames that are on the remote and not applied here.
  package var waiting: UInt64 {
    devices.reduce(0) { $0 + ($1.isOwn ? 0 : $1.waiting) }
  }

  /// The name of a replica; the beginning of its number if it is unknown.
  package func name(of replica: ReplicaID) -> String {
    devices.first { $0.replica.id == replica }.map(label) ?? String(replica.hex.prefix(8))
  }
}
