import Flashcards
import Store

/// Operations that are logged, in the order of their steps.
extension StudyFixture {
  /// The time of a step.
  func moment(_ step: Int64) -> Timestamp {
    Timestamp(milliseconds: Self.start).advanced(byMilliseconds: step)
  }

  /// Flags a card.
  func flag(_ card: Int64, _ flag: UInt8, _ step: Int64) throws {
    let cards = try contents().collection.cards
    var change = ChangeSet()
    change.cards = cards.filter { $0.id.rawValue == card }
    change.cards[0].flag = flag
    try store.apply(change, as: .init(.flag, "\(flag)"), at: moment(step), under: key)
  }

  /// Two imports of many notes, whose undo records have several parts.
  func takeIn() throws {
    var edited = ChangeSet()
    edited.notes = try (Int64(1_000)..<1_200).map { try note($0) }
    edited.cards = edited.notes.map { card($0.id.rawValue * 10, of: $0.id.rawValue, in: 1) }
    try store.apply(edited, under: key)
    let words = String(repeating: "other words ", count: 60)
    edited.cards = []
    edited.notes = try (Int64(1_000)..<1_200).map { try note($0, words) }
    try store.apply(edited, as: .init(.importing, "again"), at: moment(1), under: key)
    edited.notes = try (Int64(1_000)..<1_200).map { try note($0, "third \(words)") }
    try store.apply(edited, as: .init(.importing, "third"), at: moment(2), under: key)
  }
}
