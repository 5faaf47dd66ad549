import CardcaseUI
import Flashcards
import Letterbox
import Secrets
import Store
import Vault
import WalletUI
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
        let time = VaultStatusText.localTime(since)
        notices.append(
          .letterbox(wording(.letterboxExchanged(time: time, path: letterbox.path)))
        )
      }
      return found.files
    } catch {
      switch error {
      case .notADirectory, .foreignOwner, .openToOthers:
        let sentence = error.sentence(path: letterbox.path, wording)
        notices.append(.letterbox(wording(.letterboxUnusable(sentence: sentence))))
      // Where no letterbox can be made, the command that wants to use it says so.
      case .missing, .keyDamaged, .keyExchanged, .fullOfItems, .fullOfBytes, .itemTooLarge, .busy,
        .system, .secret:
        break
      }
      return []
    }
  }

  /// Carries out the answer about a card in the letterbox. Its file is removed once the transaction
  /// that takes it is on disk.
  func answer(
    _ answer: LetterboxAnswer,
    _ file: String,
    in open: OpenVault
  ) -> LetterboxOutcome {
    guard let letterbox else { return .gone }
    let now = dependencies.moment().time
    do throws(FailureReason) {
      return try open.attempt { vault, key in
        guard case .item(let item) = try letterbox.open(file, with: LetterboxKeyPair(of: key)),
          item.kind == .paymentCard, let card = try CardStore.decoded(item.content)
        else { return .gone }
        let store = LetterboxStore(vault)
        let outcome: LetterboxOutcome
        switch answer {
        case .keep:
          let entry = try store.keep((item.id.bytes, card), at: now, under: key)
          outcome = entry.map { .kept($0) } ?? .gone
        case .discard:
          try store.discard(item.id.bytes, at: now, under: key)
          outcome = .discarded
        }
        letterbox.erase([file])
        return outcome
      }
    } catch {
      return .failed(error)
    }
  }
}
