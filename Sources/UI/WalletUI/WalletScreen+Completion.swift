import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// The completion of the search to the brands in the wallet.
extension WalletScreen {
  /// The keys of the search field while Tab completes what is typed.
  static let completingBindings: [KeyBinding<Action>] = searchBindings.map { binding in
    if case .toList = binding.action {
      KeyBinding(.tab, does: .complete, .keyComplete)
    } else {
      binding
    }
  }

  /// The brands of the cards, by name; of a co-badged card both.
  func brands(_ context: WalletContext) -> [String] {
    Set(
      context.data.cards.flatMap { [$0.brand, $0.numberBrand] }
        .compactMap { $0?.facts.displayName }
    ).sorted()
  }

  /// True if the word before the caret is the beginning of a brand, or of several that go on alike.
  func completes(_ context: WalletContext) -> Bool {
    guard search.hasWordBeforeCaret else { return false }
    var trial = search
    _ = trial.completeWord(among: brands(context))
    return trial.text.count > search.text.count
  }

  mutating func complete(_ context: WalletContext) {
    _ = search.completeWord(among: brands(context))
    focusFirst(context)
  }

  /// Focuses the first card that the search finds.
  mutating func focusFirst(_ context: WalletContext) {
    list.select(0, count: found(context).count, height: rows(context))
  }
}
