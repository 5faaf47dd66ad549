import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// The actions on the marked cards, or on the focused one.
extension WalletScreen {
  /// A change of cards.
  enum Change: String, Codable, Sendable {
    case delete
    /// Marks the cards as favourites; if all of them are, removes that.
    case favourite
    /// Keeps one of each of the cards that are there more than once.
    case join
  }

  /// The keys while cards are marked: what is done with them comes first.
  static let markedBindings: [KeyBinding<Action>] =
    SelectionAction.bindings { .mark($0) } + [
      KeyBinding("d", .delete, does: .delete, .keyDelete, named: "delete"),
      KeyBinding("!", does: .favourite, .keyFavourite, named: "favourite").formerly("f"),
      KeyBinding("x", does: .exportCards, .keyExport),
      KeyBinding(.escape, .left, does: .close, .keyUnmark, named: "back"),
    ] + SelectionAction.markedBindings { .mark($0) }
    + bindings.filter { binding in
      switch binding.action {
      case .mark, .delete, .favourite, .exportCards, .close: false
      default: true
      }
    }

  /// The cards that something is done to.
  func targets(_ context: WalletContext) -> [WalletEntry] {
    guard !marks.isEmpty else { return focused(context).map { [$0] } ?? [] }
    return context.data.cards.filter { marks.contains($0.id) }
  }

  mutating func mark(_ action: SelectionAction, _ context: WalletContext) -> [Request] {
    let found = found(context)
    marks.perform(action, found.map(\.id), focused: min(list.selected, max(0, found.count - 1)))
    if action == .toggle {
      list.move(.down, count: found.count, height: rows(context))
    }
    guard case .rows = action else { return [] }
    return [.tell(StatusMessage(.listMarked(count: String(marks.count))))]
  }

  /// Removes the marks of cards that are gone.
  mutating func keepMarks(_ context: WalletContext) {
    marks.keep { id in context.data.cards.contains { $0.id == id } }
  }

  /// Makes a change, after a question if it is one of many cards.
  mutating func ask(_ change: Change, _ context: WalletContext) -> [Request] {
    let cards = targets(context)
    guard !cards.isEmpty else { return [.tell(StatusMessage(.walletNothingToOpen))] }
    guard !confirmation.ask(before: change, of: cards.count) else { return [] }
    return make(change, cards)
  }

  mutating func answer(_ action: DialogAction, _ context: WalletContext) -> [Request] {
    guard let change = confirmation.answer(action) else { return [] }
    return make(change, targets(context))
  }

  private func make(_ change: Change, _ cards: [WalletEntry]) -> [Request] {
    switch change {
    case .delete: [.run(.delete(cards.map(\.id)))]
    case .favourite:
      [.run(.mark(cards.map(\.id), isFavourite: !cards.allSatisfy(\.isFavourite)))]
    case .join: [.run(.joinDoubles)]
    }
  }

  /// The number of cards that go where one of each is kept, in words.
  private func surplus(_ context: WalletContext) -> String {
    context.wording(.walletCards(context.data.surplus))
  }

  /// Tells once of cards that are there more than once.
  mutating func tellDoubles(_ context: WalletContext) -> [Request] {
    guard hasTold != true, confirmation == nil, context.data.surplus > 0 else { return [] }
    hasTold = true
    return [.tell(StatusMessage(.walletDoubles(context.data.surplus)))]
  }

  /// The question before many cards are changed.
  func dialog(_ context: WalletContext) -> Dialog? {
    guard let confirmation else { return nil }
    let cards = targets(context).count
    let (question, go): (Phrase, Phrase) =
      switch confirmation.change {
      case .delete: (.bulkDeleteCards(cards), .keyDelete)
      case .favourite: (.bulkFavourite(cards), .keyFavourite)
      case .join: (.walletJoinQuestion(context.data.surplus), .keyJoinDoubles)
      }
    return confirmation.dialog(question, go: go, context.wording)
  }
}
