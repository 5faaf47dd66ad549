import AppSupport
import Flashcards
import Glibc
package import PaymentCards
import ReaderClient
import ReaderProtocol
import Secrets
import Store
import Vault
import Wording

extension PaymentCardCommands {
  /// Changes the fields of a card that a JSON object on standard input names. It can be undone on
  /// the screens.
  ///
  /// - Throws: `transfer` or `card(.terminalInput)` if standard input can't be read; `card(.patch)` for what can't be changed;
  ///   `cancelled` if a doubtful number is not confirmed.
  package func edit(_ query: PaymentCardQuery) throws(ToolFailure) -> CommandReport {
    let month = WallClock.month
    // The passcode comes first where both come from standard input.
    let isBehindPasscode = context.passcode == .descriptor(STDIN_FILENO)
    let given = isBehindPasscode ? nil : try patch(now: month)
    return try inVault(for: .readWrite) { vault, key, report throws(ToolFailure) in
      let patch = if let given { given } else { try self.patch(now: month) }
      let store = PaymentCardStore(vault)
      let (entries, old) = try door.at(context.path) { () throws(VaultFailure) in
        let entries = try store.identified(under: key).entries
        guard let match = query.matches(in: entries).first else { return (entries, Card?.none) }
        return (entries, try store.card(match.id, under: key))
      }
      let entry = try match(query, in: entries)
      guard let old else { throw .noMatch(query: query.text) }
      let new: Card
      do throws(CardPatchFailure) {
        new = try patch.applied(to: old, now: month)
      } catch {
        throw .card(.patch(error))
      }
      try confirm(patch, new, entry.id, entries, store, key)
      let saved = try door.at(context.path) { () throws(VaultFailure) in
        let saved = try store.save(new, replacing: entry.id, at: WallClock.now.time, under: key)
        try vault.close()
        return saved
      }
      report.lines = [wording(.cardSaved(name: saved.line(wording)))]
    }
  }

  /// Reads the changes from standard input.
  private func patch(now: YearMonth) throws(ToolFailure) -> CardPatch {
    let input: SecureInput
    do throws(CardTransferFailure) {
      input = try SecureInput.standardInput()
    } catch .terminalInput {
      throw .card(.terminalInput)
    } catch {
      throw .transfer(error, path: PrivateOutput.standardName)
    }
    do throws(CardPatchFailure) {
      return try CardPatch(json: input.bytes, now: now)
    } catch {
      throw .card(.patch(error))
    }
  }

  /// Asks before a number is saved that may be mistyped, or that another card has.
  private func confirm(
    _ patch: CardPatch,
    _ card: Card,
    _ id: Int64,
    _ entries: [WalletEntry],
    _ store: PaymentCardStore,
    _ key: VaultKey
  ) throws(ToolFailure) {
    guard patch.number != nil else { return }
    let word = "save"
    if patch.hasDoubtfulNumber {
      try context.confirm(.cardsDoubtful(word: word), word: word)
    }
    try context.confirmNumber(of: card, besides: entries.filter { $0.id != id }, store, key, door)
  }
}

extension CommandContext {
  /// Asks before a card is saved whose number one of others has.
  func confirmNumber(
    of card: PaymentCardStore.Card,
    besides others: [WalletEntry],
    _ store: PaymentCardStore,
    _ key: VaultKey,
    _ door: VaultAuthenticator
  ) throws(ToolFailure) {
    let others = others.filter { $0.mayHave(number: card.number) }
    let same = try door.at(path) { () throws(VaultFailure) in
      try store.firstWithNumber(card.number, among: others.map(\.id), under: key)
    }
    guard let other = others.first(where: { $0.id == same }) else { return }
    let word = "save"
    try confirm(.cardsSameNumber(card: other.line(wording), word: word), word: word)
  }
}
