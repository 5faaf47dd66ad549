import AppSupport
import DomainWords
import Flashcards
import SealedFiles
import Secrets
import Vault
import Wording

extension Letterbox {
  /// Takes in what waits, for a command that has the vault open for writing. Payment cards wait on:
  /// they are asked about on the screens.
  ///
  /// - Returns: what is to be told of that.
  func takeIn(to vault: Vault, under key: VaultKey, _ wording: Wording) -> [String] {
    guard waiting > 0 else { return [] }
    do {
      let found = try inspect(LetterboxKeyPair(of: key), ofVault: vault.id)
      let exchanged = found.exchangedSince.map { since in
        wording(.letterboxExchanged(time: WallClock.localTime(since), path: path))
      }
      guard let visit = LetterboxVisit(self, files: found.files) else {
        return exchanged.map { [$0] } ?? []
      }
      let (report, _) = try visit.takeIn(
        to: vault,
        key,
        at: WallClock.now.time,
        SystemRandom(),
        ProgressThrottle { _, _ in }
      )
      return (exchanged.map { [$0] } ?? []) + report.sentences(wording)
    } catch let failure as LetterboxFailure {
      return [failure.sentence(path: path, wording)]
    } catch {
      return [wording(.letterboxNotTaken(reason: wording(FailureReason(error))))]
    }
  }
}

extension LetterboxReport {
  /// The sentences with which a command tells the report.
  fileprivate func sentences(_ wording: Wording) -> [String] {
    var phrases: [Phrase] = []
    if notes > 0 { phrases.append(.letterboxTaken(notes)) }
    if !cards.isEmpty { phrases.append(.letterboxCardsWait(cards.count)) }
    let unopened = unreadable + otherKey
    if unopened > 0 { phrases.append(.letterboxUnreadable(unopened, path: path)) }
    return phrases.map { wording($0) }
  }
}
