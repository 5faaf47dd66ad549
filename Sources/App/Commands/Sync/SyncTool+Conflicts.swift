import AppSupport
import DeviceService
import Devices
import Flashcards
import Secrets
import Store
import Sync
import WindowTerminal
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
      var thing: Int64?
      for conflict in conflicts {
        if conflict.thing != thing {
          report.lines.append(
            wording(
              .nameWithDetails(name: conflict.name, details: wording(conflict.kind.label))
            )
          )
        }
        thing = conflict.thing
        report.lines += lines(of: conflict)
      }
      if conflicts.isEmpty { report.lines = [wording(.conflictsNone)] }
    }
  }

  /// The conflicts that are settled.
  package enum Settled: Sendable {
    /// The one with a number in the list, with one of its versions; both from 1 on.
    case one(Int, version: Int)
    /// All, with the versions that show.
    case all
    /// All that a device has a version of, with that one; by its label in the list.
    case device(String)
  }

  /// Settles conflicts, on all devices.
  package func settle(_ settled: Settled) throws(ToolFailure) -> CommandReport {
    try inVault { service, report in
      let group = try service.group()
      // What was changed here has to be in a frame before.
      _ = try service.synchronize(group)
      let count =
        switch settled {
        case .all: try service.settleAll(by: nil, wording).count
        case .device(let label): try service.settleAll(by: label, wording).count
        case .one(let number, let version): try settle(number, version, service, group)
        }
      guard count > 0 else { throw SyncToolFailure.noConflict }
      report.lines = [wording(.conflictsSettled(count))]
      try tell(service.synchronize(group), group, &report)
    }
  }

  /// Writes a version of a conflict with all that it hides, a part in a line. The key is gone before
  /// that.
  ///
  /// - Parameters:
  ///   - number: the conflict's in the list, from 1 on.
  ///   - version: its version's, from 1 on.
  ///   - descriptor: the open descriptor that it goes to; nil for standard output.
  ///   - toTerminal: true if that may be a terminal.
  package func show(
    _ number: Int,
    version: Int,
    to descriptor: Int32?,
    toTerminal: Bool
  ) throws(ToolFailure) -> CommandReport {
    let output = try SecretOutput(descriptor: descriptor, allowsTerminal: toTerminal)
    var text: SecretBytes?
    let report = try inVault { service, _ in
      let all = try service.listed(service.conflicts(service.group()), wording)
      guard all.indices.contains(number - 1),
        let parts = try all[number - 1].parts(ofVersion: version - 1, wording)
      else { throw SyncToolFailure.noConflict }
      text = try Self.lines(of: parts, for: output.descriptor)
    }
    if let text { try output.write(text) }
    return report
  }

  /// Parts in lines, each behind its name, made harmless for a terminal where they are not secret.
  private static func lines(
    of parts: [RevealedPart],
    for descriptor: Int32
  ) throws(SecretFailure) -> SecretBytes {
    let labels = parts.map { part in
      part.label.isEmpty
        ? [] : Array("\(TerminalText.text(part.label, for: descriptor)): ".utf8)
    }
    let count = zip(labels, parts).reduce(0) { $0 + $1.0.count + $1.1.text.count + 1 }
    let lines = try SecretBytes(count: count)
    lines.withUnsafeMutableBytes { target in
      var end = 0
      for (label, part) in zip(labels, parts) {
        target[end...].copyBytes(from: label)
        end += label.count
        part.text.withUTF8 { target[end...].copyBytes(from: $0) }
        end += part.text.count
        target[end] = UInt8(ascii: "\n")
        end += 1
      }
    }
    return lines
  }

  private func settle(
    _ number: Int,
    _ version: Int,
    _ service: DeviceService,
    _ group: DeviceService.Group
  ) throws -> Int {
    let conflicts = try service.conflicts(group)
    let all = try conflicts.all()
    guard all.indices.contains(number - 1) else { return 0 }
    return try conflicts.settle([(all[number - 1], version - 1)]).count
  }

  private func lines(of conflict: DeviceConflict) -> [String] {
    ["  \(conflict.id.rawValue). \(conflict.field)"]
      + zip(1..., conflict.versions).map { number, version in
        let details =
          [version.device, WallClock.localTime(version.time.rawValue / 1000)]
          + (number == 1 ? [wording(.conflictShown)] : [])
        let text = wording(
          .nameWithDetails(
            name: version.text,
            details: details.joined(separator: wording(.listComma))
          )
        )
        return "     \(number). \(text)"
      }
  }
}
