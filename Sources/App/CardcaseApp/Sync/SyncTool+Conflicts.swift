import Devices
import Flashcards
import Store
import Sync
import Wording

/// The commands about what was changed on two devices at once.
extension SyncTool {
  /// All conflicts with all their versions.
  package func conflicts() throws(ToolFailure) -> CommandReport {
    try inVault { service, report in
      let group = try service.group()
      let conflicts = DeviceConflict.all(
        try service.conflicts(group).all().map(\.conflict),
        try group.status(),
        wording
      )
      report.lines = conflicts.flatMap(lines)
      if conflicts.isEmpty { report.lines = [wording(.conflictsNone)] }
    }
  }

  /// Settles a conflict with one of its versions, on all devices.
  ///
  /// - Parameters:
  ///   - number: the conflict's number in the list, from 1 on.
  ///   - version: the version's number, from 1 on.
  package func settle(_ number: Int, with version: Int) throws(ToolFailure) -> CommandReport {
    try inVault { service, report in
      let group = try service.group()
      // What was changed here has to be in a frame before.
      _ = try service.synchronize(group)
      let conflicts = try service.conflicts(group)
      let all = try conflicts.all()
      guard all.indices.contains(number - 1),
        try conflicts.settle(all[number - 1], version: version - 1) != nil
      else { throw SyncToolFailure.noConflict }
      report.lines = [wording(.conflictSettled)]
      try tell(service.synchronize(group), group, &report)
    }
  }

  private func lines(of conflict: DeviceConflict) -> [String] {
    let heading = wording(
      .commandSyncConflict(
        number: "\(conflict.id.rawValue)",
        name: conflict.name,
        field: conflict.field
      )
    )
    return [heading]
      + zip(1..., conflict.versions).map { number, version in
        let time = VaultStatusText.localTime(version.time.rawValue / 1000)
        let phrase: Phrase =
          number == 1
          ? .commandSyncVersionShown(
            number: "\(number)",
            text: version.text,
            device: version.device,
            time: time
          )
          : .commandSyncVersion(
            number: "\(number)",
            text: version.text,
            device: version.device,
            time: time
          )
        return wording(phrase)
      }
  }
}
