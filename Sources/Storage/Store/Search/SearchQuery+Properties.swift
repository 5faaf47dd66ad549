import Flashcards
import SearchLanguage
import Vault

/// Conditions on the numbers of cards.
extension SearchQuery {
  mutating func condition(_ property: SearchProperty) throws -> String {
    let sign = property.comparison.rawValue
    switch property.subject {
    case .interval(let days): return "c.interval \(sign) \(days)"
    case .answers(let count): return "c.reviews \(sign) \(count)"
    case .lapses(let count): return "c.lapses \(sign) \(count)"
    case .position(let position):
      return "c.phase = \(Phase.new.rawValue) AND c.position \(sign) \(position)"
    case .due(let days):
      let end = context.start(ofDay: 1).rawValue / 1_000
      return """
        c.buried IS NOT \(context.today) AND (c.due & 7 = 1 AND \
        (c.due >> 3) - \(context.today) \(sign) \(days) OR c.due & 7 IN (2, 3) AND \
        ((c.due >> 3) / 1000 - \(end)) / 86400 \(sign) \(days) OR c.due = \(away) AND \
        coalesce(c.due_day - \(context.today), (c.due_time / 1000 - \(end)) / 86400) \(sign) \(days))
        """
    case .ease(let ease): return "\(self.ease()) \(sign) \(Int64(clamping: max(0, ease * 1_000)))"
    case .stability(let days):
      return "\(memory("c.stability", \.stability)) \(sign) \(bound(days))"
    case .difficulty(let share):
      return "\(memory("c.difficulty", \.difficulty)) \(sign) \(bound(share * 9 + 1))"
    case .retrievability(let share):
      let retrievability = try retrievability()
      return "c.phase != \(Phase.new.rawValue) AND \(retrievability) \(sign) \(bound(share))"
    case .rated(let day, let button):
      return try isAmong(answers(on: Int64(day), property.comparison) { $0.isAnswer(with: button) })
    case .rescheduled(let day):
      return try isAmong(answers(on: Int64(day), property.comparison) { !$0.kind.isAnswer })
    case .customNumber(let key, let number):
      return "CAST(\(customData(key)) AS REAL) \(sign) \(bound(number))"
    case .customText(let key, let text):
      return "\(customData(key)) \(sign) \(parameter(text))"
    }
  }

  /// A number of a card's memory with the precision that Anki keeps; NULL where there is none.
  private mutating func memory(
    _ column: String,
    _ carried: any KeyPath<CarriedMemory, Float?> & Sendable
  ) -> String {
    call("\(column), c.reviews, c.carried") {
      Self.memory($0, at: 0, carried).map { .real($0) } ?? .null
    }
  }

  /// The same from a column of a card, behind which are its reviews and what is carried with it.
  static func memory(
    _ row: some ColumnValues,
    at column: Int,
    _ carried: any KeyPath<CarriedMemory, Float?> & Sendable
  ) -> Double? {
    let reviews = row.integerOrZero(column + 1)
    let came = CarriedMemory(row.bytes(column + 2), reviews: reviews)?[keyPath: carried]
    return (came ?? row.double(column).map { Float($0) }).map { Double($0) }
  }

  /// A number of a search, as the decimal digits that it is written with.
  private mutating func bound(_ number: Float) -> String { parameter(Double("\(number)") ?? 0) }

  /// The ease per mille: that with which the card came, or the one with which it would go out.
  private mutating func ease() -> String {
    call("c.carried, c.phase") { .integer(Self.ease($0, at: 0)) }
  }

  /// The same from the column of what is carried with a card, and its phase behind it; 0 without an ease.
  static func ease(_ row: some ColumnValues, at column: Int) -> Int64 {
    guard !row.isNull(column) else {
      let hasEase = row.integerOrZero(column + 1) >= Int64(Phase.review.rawValue)
      return hasEase ? startingEase : 0
    }
    // What can't be read has none.
    return FlashcardCodec.carriedFactor(row.bytes(column)) ?? 0
  }

  private static let startingEase: Int64 = 2_500

  /// The value of a key of the data that other programs have kept with a card; NULL without it.
  mutating func customData(_ key: String) -> String {
    call("c.carried") { row in
      guard !row.isNull(0), let carried = try? FlashcardCodec.carried(row.bytes(0)) else {
        return .null
      }
      return carried.customData?.text(of: key).map { .text($0) } ?? .null
    }
  }

  /// The probability of recall now; NULL for a card without a memory.
  private mutating func retrievability() throws -> String {
    let estimate = try RecallEstimate(decks, context, records)
    return call(RecallEstimate.columns) {
      estimate.probability($0, at: 0).map { .real($0) } ?? .null
    }
  }
}

extension Int64 {
  fileprivate init(clamping value: Float) {
    self = value.isNaN ? 0 : Int64(value.clamped(to: -1e18...1e18))
  }
}

extension Float {
  fileprivate func clamped(to range: ClosedRange<Float>) -> Float {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
