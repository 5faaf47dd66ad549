import CardcaseUI
import Flashcards
import Secrets
import Store
import StudyUI
import Vault
import Wording

extension VaultWork {
  /// Maintenance after unlocking: compares the sums of the tables, or once a day verifies every record
  /// and makes a backup beside the vault; goes on with media that a new key is to have, checks those whose
  /// turn it is once a day, and removes what nothing needs; then merges the answers of past days, deletes expired undo records,
  /// makes presets of those that decks have from Anki since before there were any here, and has today's cards
  /// come for exams. Any damage but that of the settings and of media ends it first: backups of a damaged vault would
  /// come to replace the good ones. The next unlocking repeats what fails now.
  ///
  /// - Parameter now: the time in seconds since 1970 (UTC).
  static func dailyWork(at now: Int64) -> VaultWork {
    VaultWork(lane: .worker(.dailyWork)) { context in
      let (vault, key) = (context.vault, context.key)
      var result = WorkResult()
      do throws(VaultFailure) {
        let isDue = vault.isBackupDue(at: now)
        // Before a backup is made that would need the packs of an earlier key.
        _ = try vault.resumeMovingMedia(under: key)
        let damage = try (isDue ? vault.verifyPages(under: key) : vault.comparePages(under: key))
          .damage
        // Changed settings have a notice of their own, and are repaired by being set again.
        guard damage.allSatisfy({ $0 == .settings }) else { return WorkResult(damage: damage) }
        try vault.keepDailyBackup(at: now, under: key)
        // Backups share the packs, so that none is worse for a damaged one.
        result.damage =
          try isDue
          ? vault.checkMediaInTurn(under: key) : vault.knownMediaDamage(under: key)
      } catch {
        switch error {
        // The lock came first: the next unlocking tries again.
        case .secret(.keyDestroyed), .closed: return WorkResult()
        case .damaged(let damage): return WorkResult(damage: [damage])
        default: result.reply = .system(.backupFailed(FailureReason(error)))
        }
      }
      let moment = Timestamp(milliseconds: now * 1_000)
      // None of these is worth telling: they are tried again after the next unlocking.
      try? MediaStore(vault).tidy(at: moment, under: key)
      try? context.study.closeDays(before: moment, under: key)
      try? context.undo.deleteEntries(
        before: moment.advanced(byMilliseconds: -UndoStore.lifetime),
        under: key
      )
      if let change = try? context.study.makePresets(at: moment, under: key), !change.isEmpty {
        result.others.append(.study(.saved(change)))
      }
      if let boundary = try? context.study.dayBoundary(under: key),
        let change = try? context.study.planExams(at: context.now, boundary: boundary, under: key),
        !change.isEmpty
      {
        result.others.append(.study(.saved(change)))
      }
      try? vault.flushJournal(under: key)
      return result
    } failed: { _ in
      nil
    }
  }
}
