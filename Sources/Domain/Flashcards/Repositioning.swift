/// A way to give new cards other positions: each note gets the next one, which all of its cards have.
public struct Repositioning: Hashable, Codable, Sendable {
  /// The position of the first note, 0 to `last`.
  public let start: Int
  /// The distance from one note to the next, 0 to `last`.
  public let step: Int
  /// True if the notes come in a random order, and not in that of their positions.
  public let isRandom: Bool
  /// True if other new cards at the start or behind it move back to make room.
  public let shifts: Bool

  /// The last position there is in Anki.
  public static let last = Int(Int32.max)

  /// Creates a way; numbers out of their range become the nearest one in it.
  public init(start: Int, step: Int = 1, isRandom: Bool = false, shifts: Bool = true) {
    self.start = start.clamped(to: 0...Self.last)
    self.step = step.clamped(to: 0...Self.last)
    self.isRandom = isRandom
    self.shifts = shifts
  }

  /// The new ones among some cards with their new positions, and the others that make room.
  func moved(_ cards: [Flashcard], _ context: EditContext) -> [Flashcard] {
    let chosen = cards.filter { $0.progress.phase == .new }
      .sorted { ($0.position, $0.note, $0.ordinal) < ($1.position, $1.note, $1.ordinal) }
    var notes: [NoteID] = []
    var seen: Set<NoteID> = []
    for card in chosen where seen.insert(card.note).inserted { notes.append(card.note) }
    if isRandom {
      let keys = notes.map {
        (SeededFraction.first(seed: context.seed ^ UInt64(bitPattern: $0.rawValue)), $0)
      }
      notes = keys.sorted(by: <).map(\.1)
    }
    let places = Dictionary(uniqueKeysWithValues: zip(notes, notes.indices))
    let ids = Set(chosen.lazy.map(\.id))
    let others = shifts ? context.newCards.filter { !ids.contains($0.id) } : []
    return chosen.changed { card in
      card.position = min(Self.last, start + step * (places[card.note] ?? 0))
    }
      + others.changed { card in
        if card.position >= start {
          card.position = min(Self.last, card.position + step * notes.count)
        }
      }
  }
}
