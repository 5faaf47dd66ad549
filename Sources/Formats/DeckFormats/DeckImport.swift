public import Flashcards

/// What becomes of the flashcards when a file is taken in: worked out in full before anything is
/// written, so that it can be looked at first, and is then written in one piece.
///
/// A note is found again by its guid, or, where a file gives none, by its prompt within its deck. Its
/// words change then; its cards and their progress stay.
public struct DeckImport: Sendable {
  /// What is to be written.
  public private(set) var change = ChangeSet()
  /// How many notes are new.
  public private(set) var new = 0
  /// How many notes get other words or tags.
  public private(set) var changed = 0
  /// How many notes are there already as they are, or stay as they are because the file says so.
  public private(set) var same = 0
  /// What is wrong with the lines that are not taken in, in the order of the file.
  public private(set) var refused: [DeckRowFault]

  /// The notes, new or with other words, of which something can't be kept, in the order of the file.
  public private(set) var losses: [DeckRowLoss] = []

  /// Works an import out.
  ///
  /// - Parameters:
  ///   - collection: all there is now.
  ///   - latest: the highest ids in use.
  ///   - deck: the deck of those notes whose lines name none: what the file says for all of them, or
  ///     what the user wants.
  ///   - now: when it is done.
  ///   - random: a source of random numbers for the names of new notes.
  ///   - step: called after each row; what it throws ends the work.
  public init<Stop: Error>(
    _ text: DeckText,
    into collection: StudyCollection,
    latest: IDAllocator,
    deck: DeckName,
    at now: Timestamp,
    random: () -> UInt64,
    step: () throws(Stop) -> Void
  ) throws(Stop) {
    refused = text.faults
    var worker = DeckImportWork(text, collection, latest: latest, deck: deck, now: now)
    for row in text.rows {
      switch worker.take(row, random) {
      case .new:
        new += 1
        lose(row)
      case .changed:
        changed += 1
        lose(row)
      case .same: same += 1
      case .refused(let reason): refused.append(DeckRowFault(line: row.line, reason: reason))
      }
      try step()
    }
    refused.sort { $0.line < $1.line }
    change = worker.change
  }

  private mutating func lose(_ row: DeckRow) {
    guard !row.losses.isEmpty else { return }
    losses.append(DeckRowLoss(line: row.line, losses: row.losses))
  }

  /// Works an import out in one go.
  public init(
    _ text: DeckText,
    into collection: StudyCollection,
    latest: IDAllocator,
    deck: DeckName,
    at now: Timestamp,
    random: () -> UInt64
  ) {
    self.init(
      text,
      into: collection,
      latest: latest,
      deck: deck,
      at: now,
      random: random,
      step: { () throws(Never) in }
    )
  }
}
