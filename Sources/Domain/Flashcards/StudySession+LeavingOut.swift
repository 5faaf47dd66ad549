/// Leaving out and changing the card that is shown.
extension StudySession {
  /// Buries the card shown until tomorrow.
  ///
  /// - Returns: the card to save; nil if none is shown.
  public mutating func bury() -> Flashcard? {
    leaveOut { [today] in $0.buriedOn = today }
  }

  /// Suspends the card shown.
  ///
  /// - Returns: the card to save; nil if none is shown.
  public mutating func suspend() -> Flashcard? {
    leaveOut { $0.isSuspended = true }
  }

  private mutating func leaveOut(_ change: (inout Flashcard) -> Void) -> Flashcard? {
    guard let current, var card = card(current) else { return nil }
    change(&card)
    cards[current] = SessionFlashcard(card)
    leftOut.insert(current)
    self.current = nil
    return card
  }

  /// Flags the card shown; 0 removes the flag.
  ///
  /// - Returns: the card to save; nil if none is shown.
  public mutating func flag(_ flag: UInt8) -> Flashcard? {
    guard let current, var card = card(current) else { return nil }
    card.flag = min(flag, 7)
    cards[current] = SessionFlashcard(card)
    return card
  }
}
