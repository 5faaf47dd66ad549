import AppSupport
import CardcaseUI
import DomainWords
import Flashcards
import SealedFiles
import Secrets
import StudyUI
import Vault
import Wording

/// The letterbox beside the vault. What waits there is taken in at each unlocking; what arrives later
/// waits for the next.
extension Runtime {
  /// The vault's letterbox; nil for one in memory.
  var letterbox: Letterbox? {
    guard case .vault(let path) = launch else { return nil }
    return Letterbox(besideVault: path, stateDirectory: dependencies.stateDirectory)
  }

  /// Makes the letterbox if it is missing, and compares its public key with the vault's own.
  ///
  /// - Returns: the files that wait there.
  func inspectLetterbox(
    of vault: Vault,
    _ key: VaultKey,
    _ notices: inout [Notice]
  ) -> [String] {
    // Without guarded memory for the pair, what waits there does so until the next unlocking.
    guard let letterbox, let pair = try? LetterboxKeyPair(of: key) else { return [] }
    do throws(LetterboxFailure) {
      let found = try letterbox.inspect(pair, ofVault: vault.id)
      if let since = found.exchangedSince {
        let time = WallClock.localTime(since)
        notices.append(
          .letterbox(wording(.letterboxExchanged(time: time, path: letterbox.path)))
        )
      }
      return found.files
    } catch {
      switch error {
      case .notADirectory, .foreignOwner, .openToOthers:
        let sentence = error.sentence(path: letterbox.path, wording)
        notices.append(.letterbox(sentence))
      // Where no letterbox can be made, the command that wants to use it says so.
      case .missing, .keyDamaged, .keyExchanged, .fullOfItems, .fullOfBytes, .itemTooLarge, .busy,
        .system, .secret:
        break
      }
      return []
    }
  }
}

extension LetterboxVisit {
  /// The visit as work after an unlocking.
  var work: VaultWork {
    VaultWork(lane: .exclusive) {
      let (report, change) = try takeIn(to: $0.vault, $0.key, at: $0.now.time, $0.random, $0.pace)
      return WorkResult(
        reply: .system(.tookIn(report)),
        others: change.isEmpty ? [] : [.study(.saved(change))]
      )
    } failed: {
      .system(.tookIn(failed(because: $0)))
    }
  }

  /// The report where nothing was taken in.
  private func failed(because reason: FailureReason) -> LetterboxReport {
    var report = LetterboxReport(path: letterbox.path)
    report.failure = reason
    return report
  }
}
