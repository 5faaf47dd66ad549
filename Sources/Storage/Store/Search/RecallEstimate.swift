import Flashcards
import Glibc
import Vault

/// The probability of recalling cards at a moment, as Anki's searches have it: by fractions of days, and
/// with the numbers with which a card came as long as it was not answered since.
struct RecallEstimate {
  /// The exponents of forgetting of the decks' cards.
  let decays: [Int64: Float]
  private let now: Int64
  private let today: Int64
  private let end: Int64

  /// Prepares for cards of some decks.
  init(_ decks: [Deck], _ context: SearchContext, _ records: RecordReader) throws {
    var reader = StudyReader(records)
    let sets = Dictionary(
      try reader.parameters(of: decks).map { ($0.id, $0.parameters) }
    ) { first, _ in first }
    decays = Dictionary(
      uniqueKeysWithValues: decks.map { deck in
        let parameters = deck.options.parameters.flatMap { sets[$0] } ?? .defaults
        return (deck.id.rawValue, Float(parameters.decay))
      }
    )
    now = context.now.time.rawValue / 1_000
    today = Int64(context.today)
    end = context.start(ofDay: 1).rawValue / 1_000
  }

  /// The columns of a card `c` that it is made of.
  static let columns = """
    c.stability, c.last_review, c.deck, c.due_day, c.due_time, c.interval, c.reviews, c.carried, c.phase
    """

  /// The probability from these columns, the first of which is given; nil for a card without a memory, or
  /// that is new.
  func probability(_ row: some ColumnValues, at first: Int) -> Double? {
    guard row.integerOrZero(first + 8) != Phase.new.rawValue else { return nil }
    let came = CarriedMemory(row.bytes(first + 7), reviews: row.integerOrZero(first + 6))
    let days: Float
    if let came, came.lastReview == nil {
      // Anki counts whole days then, from when the card was last due or is.
      let passed =
        row.integer(first + 3).map { today - ($0 - row.integerOrZero(first + 5)) }
        ?? (end - row.integerOrZero(first + 4) / 1_000) / 86_400
      days = Float(max(0, passed))
    } else {
      guard let last = row.integer(first + 1) else { return nil }
      days = Float(max(0, now - (came?.lastReview ?? last / 1_000))) / 86_400
    }
    guard let stability = came?.stability ?? row.double(first).map({ Float($0) }) else {
      return nil
    }
    let decay =
      came.map { $0.decay ?? CarriedMemory.standardDecay } ?? decays[row.integerOrZero(first + 2)]
      ?? Float(FSRSParameters.defaults.decay)
    let factor = powf(0.9, -1 / decay) - 1
    return Double(powf(days / stability * factor + 1, -decay))
  }
}
