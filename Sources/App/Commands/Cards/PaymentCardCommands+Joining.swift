import AppSupport
import Flashcards
import PaymentCards
import Store
import Vault
import Wording

extension PaymentCardCommands {
  /// Lists the cards that are there more than once, and keeps one of each after a word was typed. It
  /// can be undone on the screens.
  package func join() throws(ToolFailure) -> CommandReport {
    try inVault(for: .readWrite) { vault, key, report throws(ToolFailure) in
      let store = PaymentCardStore(vault)
      let (doubles, entries) = try door.at(context.path) { () throws(VaultFailure) in
        let entries = try store.summaries(under: key).entries
        return (try store.doubles(among: entries, under: key), entries)
      }
      guard !doubles.isEmpty else {
        report.lines = [wording(.cardsNoDoubles)]
        return
      }
      let lines = doubles.compactMap { group in
        entries.first { $0.id == group[0] }.map { entry in
          [entry.line(wording), wording(.walletCards(group.count))]
            .joined(separator: wording(.listComma))
        }
      }
      let surplus = doubles.reduce(0) { $0 + $1.count - 1 }
      let word = "join"
      let list = lines.joined(separator: "\n")
      try context.confirm(.cardsJoinQuestion(surplus, list: list, word: word), word: word)
      try door.at(context.path) { () throws(VaultFailure) in
        try store.joinDoubles(at: WallClock.now.time, under: key)
        try vault.close()
      }
      report.lines = lines + [wording(.cardsJoined(surplus))]
    }
  }
}
