import Glibc
import Locking
import Secrets
import Vault
import Wording

/// The status of a vault, in lines for the user.
struct VaultStatusText {
  let lines: [String]

  init(_ status: VaultStatus, path: String, deviceKeyPath: String, _ wording: Wording) {
    let kind = status.passcodeKind.flatMap(PasscodeKind.init)
    let counts = status.records.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    var lines = [
      wording(.statusPath(path: path)),
      wording(.statusFormat(format: "\(status.format)")),
      wording(
        .statusPasscode(kind: kind.map { wording($0.phrase) } ?? status.passcodeKind ?? "?")
      ),
    ]
    if let cost = status.cost {
      lines.append(
        wording(
          .statusCost(memory: "\(cost.memory >> 20)", passes: "\(cost.passes)")
        )
      )
    }
    switch status.deviceKey {
    case .off: break
    case .found: lines.append(wording(.statusDeviceKey(path: deviceKeyPath)))
    case .missing: lines.append(wording(.statusDeviceKeyMissing(path: deviceKeyPath)))
    }
    lines += [
      wording(.statusSize(size: "\(status.size)", changes: "\(status.generation)")),
      wording(.statusRecords(counts: counts.joined(separator: wording(.listComma)))),
    ]
    lines += status.damage.map { $0.sentence(wording) }
    lines += status.backups.map { Self.line(of: $0, wording) }
    if !status.isCleanedUp { lines.append(wording(.statusNotCleanedUp)) }
    if let writer = status.writer {
      lines.append(wording(.statusWriter(process: "\(writer)")))
    }
    self.lines = lines
  }

  /// The line of a backup: its number, its local time and its size.
  static func line(of backup: Backup, _ wording: Wording) -> String {
    wording(
      .statusBackup(
        number: "\(backup.number)",
        time: localTime(backup.time),
        size: "\(backup.size)"
      )
    )
  }

  static func localTime(_ seconds: Int64) -> String {
    var seconds = time_t(seconds)
    var parts = tm()
    var text = [CChar](repeating: 0, count: 32)
    localtime_r(&seconds, &parts)
    let count = strftime(&text, text.count, "%Y-%m-%d %H:%M", &parts)
    return String(decoding: text[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

extension PasscodeKind {
  fileprivate var phrase: Phrase {
    switch self {
    case .digits4: .kindDigits4
    case .digits6: .kindDigits6
    case .passphrase: .kindPassphrase
    }
  }
}
