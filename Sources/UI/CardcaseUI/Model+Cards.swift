import Locking
import PaymentCards
import Secrets
import WindowLevels
import Wording

extension Model {
  /// Takes in what came of an effect on the wallet.
  ///
  /// - Returns: what is to be read anew.
  mutating func handleCard(_ outcome: Outcome) -> [Effect] {
    switch outcome {
    case .cardOpened(let id, let use, let card): cardOpened(id, use, card)
    case .cardNotOpened: message = StatusMessage(tone: .problem, .cardNotOpened)
    case .cardSaved(let entry): return cardSaved(entry)
    case .cardNotSaved:
      changeSavingWizards { _ in }
      tellNotSaved(.cardNotSaved)
    case .cardExists(let id):
      changeSavingWizards { wizard in
        wizard.ask(.duplicate(of: id, canReplace: wizard.editedCard == nil))
      }
    case .cardDeleted(let id): cardDeleted(id)
    case .cardRestored(let entry):
      put(entry)
      changeContents { $0.deletedCard = nil }
      tell(.cardRestored(name: entry.title))
    case .cardMarked(let entry):
      put(entry)
      let name = entry.title
      tell(entry.isFavourite ? .cardMarked(name: name) : .cardUnmarked(name: name))
    case .cardsPlaced(let places): cardsPlaced(places)
    case .cardNotChanged: tellNotSaved(.cardNotChanged)
    default: break
    }
    return []
  }

  /// What every card that is on a screen has to be opened for, after the lock.
  var cardsToOpen: [Effect] {
    guard case .open(let vault) = phase else { return [] }
    return vault.session.value.entries.compactMap { entry in
      if case .card(let screen) = entry.screen { .openCard(screen.card, for: .notes) } else { nil }
    }
  }

  /// Hides what was revealed on any screen.
  mutating func hideSecrets() {
    changeScreens { $0.hideSecrets() }
  }

  /// Lets go of what was shown for a time that is over.
  mutating func advanceScreens(to now: Instant) {
    changeScreens { $0.advance(to: now) }
  }

  // MARK: Cards

  private mutating func cardOpened(
    _ id: Int64,
    _ use: CardUse,
    _ card: PaymentCard<SecretDigits>
  ) {
    guard case .open(let vault) = phase else { return }
    if use == .edit {
      guard let entry = vault.contents.cards.first(where: { $0.id == id }) else { return }
      openScreen(.wizard(CardWizard(editing: entry, card)))
      return
    }
    let context = context(vault, size: size)
    changeScreens { screen in
      guard case .card(var shown) = screen, shown.card == id else { return }
      shown.take(card, for: use, context)
      screen = .card(shown)
    }
  }

  /// The card is kept: it is in the wallet from now on, and the form that made it goes.
  private mutating func cardSaved(_ entry: WalletEntry) -> [Effect] {
    guard case .open(let vault) = phase else { return [] }
    put(entry)
    for open in vault.session.value.entries {
      if case .wizard(let wizard) = open.screen, wizard.isSaving { close(open.window) }
    }
    tell(.cardSaved(name: entry.title))
    return cardsToOpen
  }

  private mutating func cardDeleted(_ id: Int64) {
    guard case .open(let vault) = phase else { return }
    let title = vault.contents.cards.first { $0.id == id }?.title ?? ""
    changeContents { contents in
      contents.cards.removeAll { $0.id == id }
      contents.deletedCard = title
    }
    for open in vault.session.value.entries {
      if case .card(let screen) = open.screen, screen.card == id { close(open.window) }
    }
    tell(.cardDeleted(name: title))
  }

  private mutating func cardsPlaced(_ places: [CardPlace]) {
    guard let moved = places.first?.id else { return }
    let byID = Dictionary(places.map { ($0.id, $0.place) }) { $1 }
    // The focus stays with the card that has it.
    let focused = focusedCard ?? moved
    changeContents { contents in
      for index in contents.cards.indices {
        if let place = byID[contents.cards[index].id] { contents.cards[index].place = place }
      }
      contents.cards.sort { $0.isBefore($1) }
    }
    focus(on: focused)
  }

  /// Puts a card into the list, in place of what is known by its id, and the focus on it.
  private mutating func put(_ entry: WalletEntry) {
    changeContents { contents in
      contents.cards.removeAll { $0.id == entry.id }
      let place = contents.cards.firstIndex { entry.isBefore($0) } ?? contents.cards.count
      contents.cards.insert(entry, at: place)
    }
    focus(on: entry.id)
  }

  private var focusedCard: Int64? {
    guard case .open(let vault) = phase else { return nil }
    return vault.session.value.entries.lazy.compactMap { entry -> Int64? in
      if case .wallet(let wallet) = entry.screen { wallet.focused(vault.contents)?.id } else { nil }
    }.first
  }

  private mutating func focus(on id: Int64) {
    guard case .open(let vault) = phase else { return }
    let context = context(vault, size: StatusBar.rectAbove(in: size).size)
    changeScreens { screen in
      guard case .wallet(var wallet) = screen else { return }
      wallet.focus(on: id, context)
      screen = .wallet(wallet)
    }
  }

  private mutating func tell(_ phrase: Phrase) {
    message = StatusMessage(tone: .success, phrase)
  }

  /// Takes in what came of a file of cards, and lets the screen that asked go on.
  mutating func transferred(_ result: CardTransferResult) -> [Effect] {
    if case .written(let entries, _) = result { changeContents { $0.cards = entries } }
    defer { transferWindow = nil }
    return transferWindow.map { tell($0) { $0.receive(result, $1) } } ?? []
  }

  // MARK: What is open

  /// Changes the forms whose cards have been given away to be kept, which they have again.
  private mutating func changeSavingWizards(_ change: (inout CardWizard) -> Void) {
    changeScreens { screen in
      guard case .wizard(var wizard) = screen, wizard.isSaving else { return }
      wizard.isSaving = false
      change(&wizard)
      screen = .wizard(wizard)
    }
  }

  private mutating func changeContents(_ change: (inout VaultSnapshot) -> Void) {
    guard case .open(var vault) = phase else { return }
    change(&vault.contents)
    phase = .open(vault)
  }

  mutating func changeScreens(_ change: (inout Screen) -> Void) {
    guard case .open(var vault) = phase else { return }
    for index in vault.session.value.entries.indices {
      change(&vault.session.value.entries[index].screen)
    }
    phase = .open(vault)
  }
}
