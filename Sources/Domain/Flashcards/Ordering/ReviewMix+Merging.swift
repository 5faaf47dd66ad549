extension ReviewMix {
  /// Puts cards in their place among others.
  func merged(_ added: [FlashcardID], with others: [FlashcardID]) -> [FlashcardID] {
    switch self {
    case .mixed: Self.spread(added, among: others)
    case .after: others + added
    case .before: added + others
    }
  }

  /// Spreads cards evenly among others, rounding as Anki does.
  static func spread(_ added: [FlashcardID], among others: [FlashcardID]) -> [FlashcardID] {
    let ratio = Float(others.count + 1) / Float(added.count + 1)
    var result: [FlashcardID] = []
    result.reserveCapacity(others.count + added.count)
    var placed = 0
    for (index, card) in others.enumerated() {
      while placed < added.count, Float(placed + 1) * ratio < Float(index + 1) {
        result.append(added[placed])
        placed += 1
      }
      result.append(card)
    }
    return result + added[placed...]
  }
}
