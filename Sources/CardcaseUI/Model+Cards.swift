import Locking
import PaymentCards
import Secrets
import Windowing
import Wording

extension Model {
  /// The card is kept: it is in the wallet from now on, and the form that made it goes.
  mutating func cardSaved(_ saved: WalletCard) {
    guard case .open(var vault) = phase else { return }
    let row: Int
    if let index = vault.contents.cards.firstIndex(where: { $0.id == saved.id }) {
      vault.contents.cards[index] = saved
      row = index
    } else {
      row = vault.contents.cards.count
      vault.contents.cards.append(saved)
    }
    for index in vault.session.value.entries.indices {
      if case .wallet(var wallet) = vault.session.value.entries[index].screen {
        wallet.list.select(row, count: vault.contents.cards.count, height: size.height)
        vault.session.value.entries[index].screen = .wallet(wallet)
      }
    }
    phase = .open(vault)
    for entry in vault.session.value.entries {
      if case .wizard(let wizard) = entry.screen, wizard.isSaving { close(entry.window) }
    }
    message = StatusMessage(
      tone: .success,
      phrase: .cardSaved,
      values: ["name": saved.card.title]
    )
  }

  /// The card could not be kept: the form stays as it is.
  mutating func cardNotSaved() {
    changeScreens { screen in
      guard case .wizard(var wizard) = screen else { return }
      wizard.isSaving = false
      screen = .wizard(wizard)
    }
    message = StatusMessage(tone: .problem, phrase: .cardNotSaved)
  }

  /// Hides what was revealed on any screen.
  mutating func hideSecrets() {
    changeScreens { $0.hideSecrets() }
  }

  mutating func changeScreens(_ change: (inout Screen) -> Void) {
    guard case .open(var vault) = phase else { return }
    for index in vault.session.value.entries.indices {
      change(&vault.session.value.entries[index].screen)
    }
    phase = .open(vault)
  }
}
