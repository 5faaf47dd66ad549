import ByteCoding
import Flashcards
import Vault

/// The order of answers in the log.
enum ReviewOrder {
  static func precedes(_ one: Review, _ other: Review) -> Bool {
    (one.moment.time, one.card) < (other.moment.time, other.card)
  }

  /// Sorts answers and removes duplicates, without a second list of what may be very many.
  static func sort(_ reviews: inout [Review]) {
    // In the file they are mostly in order.
    guard zip(reviews, reviews.dropFirst()).contains(where: { !precedes($0, $1) }) else { return }
    reviews.sort(by: precedes)
    var last: Review?
    reviews.removeAll { review in
      if let last, !precedes(last, review) { return true }
      last = review
      return false
    }
  }
}

extension Timestamp {
  /// The day in UTC, whose answers share a record once it is closed. Unlike a day of study it never
  /// changes with a setting.
  var utcDay: Int64 {
    let day: Int64 = 86_400_000
    return rawValue >= 0 ? rawValue / day : (rawValue + 1) / day - 1
  }
}

/// Reads the log of answers.
extension RecordReader {
  /// Passes on the answers from a moment on, day by day.
  ///
  /// - Returns: the number of unreadable records.
  func eachReview(since start: Timestamp? = nil, _ body: (Review) throws -> Void) throws -> Int {
    var unreadable = 0
    func read(_ table: RecordTable, from first: Int64) throws -> Int {
      try openAll(in: table, RecordSelection(["id": first...Int64.max])) { _, content in
        do {
          try ReviewCodec.each(in: content) { review in
            if start.map({ review.moment.time >= $0 }) ?? true { try body(review) }
          }
        } catch is UnreadableBytes {
          unreadable += 1
        }
      }.count
    }
    let days = try read(.reviewDay, from: start?.utcDay ?? .min)
    return try days + read(.review, from: start?.rawValue ?? .min) + unreadable
  }

  /// The answers of one closed day; nil if its record is damaged.
  fileprivate func reviews(ofDay day: Int64) throws -> [Review]? {
    do {
      return try open(day, in: .reviewDay) { try ReviewCodec.reviews(in: $1) } ?? []
    } catch VaultFailure.damaged {
      return nil
    } catch is UnreadableBytes {
      return nil
    }
  }
}

extension RecordWriter {
  /// The number of answers from which on a batch goes into the records of their days at once.
  private static let many = 64
  /// The distance, in milliseconds, between an answer's time and its id within which it is found at
  /// once.
  private static let near: Int64 = 1_000

  /// Adds answers to the log.
  func add(_ reviews: [Review]) throws {
    guard reviews.count >= Self.many else {
      for review in reviews { try addSingle(review) }
      return
    }
    var sorted = reviews
    ReviewOrder.sort(&sorted)
    var rest = sorted[...]
    while let day = rest.first?.moment.time.utcDay {
      let reviews = rest.prefix { $0.moment.time.utcDay == day }
      if !(try add(reviews, toDay: day)) {
        for review in reviews { try addSingle(review) }
      }
      rest = rest[reviews.endIndex...]
    }
  }

  /// Removes undone answers, wherever they are.
  func withdraw(_ reviews: [Review]) throws {
    var rest = Set(reviews.map(ReviewName.init))
    for review in reviews where try withdrawSingle(review) {
      rest.remove(ReviewName(review))
    }
    guard !rest.isEmpty else { return }
    for day in Set(rest.map(\.time.utcDay)) {
      guard let kept = try self.reviews(ofDay: day) else { continue }
      try replace(day, by: kept.filter { !rest.contains(ReviewName($0)) }, insteadOf: kept)
    }
    try removeSingles { rest.contains(ReviewName($0)) }
  }

  /// Removes the answers to deleted cards.
  func removeReviews(of cards: Set<FlashcardID>) throws {
    guard !cards.isEmpty else { return }
    var days: [Int64] = []
    _ = try openAll(in: .reviewDay) { header, content in
      var isHit = false
      // A day that can't be read keeps its answers; verifying the vault tells of it.
      try? ReviewCodec.each(in: content) { isHit = isHit || cards.contains($0.card) }
      if isHit { days.append(header.id) }
    }
    for day in days {
      guard let kept = try reviews(ofDay: day) else { continue }
      try replace(day, by: kept.filter { !cards.contains($0.card) }, insteadOf: kept)
    }
    try removeSingles { cards.contains($0.card) }
  }

  /// Merges the answers of each past day into one record.
  func closeDays(before current: Int64) throws {
    var days: [Int64: [(id: Int64, review: Review)]] = [:]
    let end = current * 86_400_000 + Self.near
    _ = try openAll(in: .review, RecordSelection(["id": Int64.min...end])) { header, content in
      // An answer that can't be read stays by itself.
      guard let review = (try? ReviewCodec.reviews(in: content))?.first else { return }
      let day = review.moment.time.utcDay
      if day < current { days[day, default: []].append((header.id, review)) }
    }
    for (day, singles) in days where try add(singles.map(\.review), toDay: day) {
      for single in singles { try delete(single.id, from: .review) }
    }
  }

  /// Adds answers to a day's record; false if it is damaged.
  private func add(_ reviews: some Collection<Review>, toDay day: Int64) throws -> Bool {
    guard let there = try self.reviews(ofDay: day) else { return false }
    var all = there + reviews
    ReviewOrder.sort(&all)
    try replace(day, by: all, insteadOf: there)
    return true
  }

  private func replace(_ day: Int64, by new: [Review], insteadOf old: [Review]) throws {
    guard new != old else { return }
    if new.isEmpty {
      try delete(day, from: .reviewDay)
    } else {
      try put(day, .plain(ReviewCodec.bytes(of: new)), in: .reviewDay)
    }
  }

  private func addSingle(_ review: Review) throws {
    var id = review.moment.time.rawValue
    while try contains(id, in: .review) {
      if try single(id).map(ReviewName.init) == ReviewName(review) { return }
      id += 1
    }
    try insert(id, .plain(ReviewCodec.bytes(of: CollectionOfOne(review))), into: .review)
  }

  private func withdrawSingle(_ review: Review) throws -> Bool {
    let time = review.moment.time.rawValue
    let near = RecordSelection(["id": time...time + Self.near])
    for id in try ids(of: .review, near)
    where try single(id).map(ReviewName.init) == ReviewName(review) {
      try delete(id, from: .review)
      return true
    }
    return false
  }

  /// The answer in a record of its own; nil if that is damaged.
  private func single(_ id: Int64) throws -> Review? {
    do {
      return try open(id, in: .review) { try ReviewCodec.reviews(in: $1).first } ?? nil
    } catch VaultFailure.damaged {
      return nil
    } catch is UnreadableBytes {
      return nil
    }
  }

  private func removeSingles(where isGone: (Review) -> Bool) throws {
    var ids: [Int64] = []
    _ = try openAll(in: .review) { header, content in
      // An answer that can't be read is not known to be gone.
      if let review = (try? ReviewCodec.reviews(in: content))?.first, isGone(review) {
        ids.append(header.id)
      }
    }
    for id in ids { try delete(id, from: .review) }
  }
}

/// The unique key of an answer.
private struct ReviewName: Hashable {
  let card: FlashcardID
  let time: Timestamp

  init(_ review: Review) {
    card = review.card
    time = review.moment.time
  }
}
