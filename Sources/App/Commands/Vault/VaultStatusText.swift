import AppSupport
import Locking
import Secrets
import Vault
import Wording

/// The status of a vault, in lines for the user.
struct VaultStatusText {
  let lines: [String]

  init(
    _ status: VaultStatus,
    path: String,
    deviceKeyPath: String,
    waiting: Int,
    _ wording: Wording
  ) {
    let kind = status.passcodeKind.flatMap(PasscodeKind.init)
    var lines = [
      wording(.statusPath(path: path)),
      wording(.statusFormat(format: "\(status.format)")),
      status.isWithoutPasscode
        ? wording(.commandBackupNeedsRecoveryKey)
        : wording(
          .statusPasscode(kind: kind.map { wording($0.name) } ?? status.passcodeKind ?? "?")
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
    case .found:
      lines.append(
        wording(.lineModeItem(label: wording(.keyDeviceKey), value: deviceKeyPath))
      )
    case .missing: lines.append(wording(.statusDeviceKeyMissing(path: deviceKeyPath)))
    }
    lines += [
      wording(.statusSize(size: "\(status.size)"))
    ]
    if status.mediaSize > 0 {
      lines.append(wording(.statusMedia(size: "\(status.mediaSize)")))
    }
    if waiting > 0 {
      lines.append(wording(.statusLetterbox(count: "\(waiting)")))
    }
    lines += status.damage.map { $0.sentence(wording) }
    lines += status.backups.map { Self.line(of: $0, wording) }
    if !status.isCleanedUp { lines.append(wording(.statusNotCleanedUp)) }
    if let writer = status.writer {
      lines.append(wording(.statusWriter(process: "\(writer)")))
    }
    self.lines = lines
  }

  /// The line of a backup: its number, its local time, its size, and what it holds if that is known.
  static func line(
    of backup: Backup,
    holding records: [String: Int]? = nil,
    _ wording: Wording
  ) -> String {
    let line = wording(
      .statusBackup(
        number: "\(backup.number)",
        time: WallClock.localTime(backup.time),
        size: "\(backup.size)"
      )
    )
    let marked = backup.isKept ? wording(.statusBackupKept(backup: line)) : line
    guard let records else { return marked }
    return wording(.lineModeItem(label: marked, value: contents(records, wording)))
  }

  /// The numbers of what a user knows, in words: "2 payment cards, 1 deck".
  ///
  /// - Parameter records: the number of records of each table, by the table's name.
  static func contents(_ records: [String: Int], _ wording: Wording) -> String {
    let media = records["media_name"] ?? 0
    return wording.all(
      contentKinds.map { wording($0.phrase(records[$0.table] ?? 0)) }
        + (media > 0 ? [wording(.mediaFiles(media))] : [])
    )
  }

  private static let contentKinds: [(table: String, phrase: @Sendable (Int) -> Phrase)] = [
    ("payment_card", Phrase.paymentCards), ("deck", Phrase.decks), ("note", Phrase.notes),
    ("flashcard", Phrase.flashcards),
  ]
}
