package import Flashcards
import FoundationEssentials

/// The contents of the file of what is due: one JSON object, readable without a key.
package struct DueRecord: Codable, Equatable, Sendable {
  /// The numbers of a deck and the decks within it.
  package struct DeckRow: Codable, Equatable, Sendable {
    /// The full name.
    package let name: String
    /// The number of cards on each day.
    package let due: [Int]
  }

  /// The format of the file.
  package let format: Int
  /// The vault's id in hexadecimal digits.
  package let vault: String
  /// The vault's file.
  package let path: String
  /// The time of writing, in milliseconds since 1970 UTC.
  package let written: Int64
  /// The seconds that local time was ahead of UTC then.
  package let zone: Int32
  /// The hour at which a day of study begins.
  package let rollover: Int
  /// The first day of study: local days since 1970, each beginning at that hour.
  package let first: Int
  /// The numbers of new cards, cards in steps and reviews on each day, from the first.
  package let days: [[Int]]
  /// The decks; missing if their names are not told.
  package let decks: [DeckRow]?

  /// The format that is written.
  static let currentFormat = 1

  /// The contents for a projection of a vault's cards that was made at a moment.
  package init(
    _ projection: DueProjection,
    vault id: [UInt8],
    path: String,
    at moment: LocalMoment,
    boundary: DayBoundary
  ) {
    format = Self.currentFormat
    vault = Self.hexadecimal(id)
    self.path = path
    written = moment.time.rawValue
    zone = moment.zoneOffset
    rollover = boundary.rolloverHour
    first = projection.first
    days = projection.days.map { [$0.new, $0.learning, $0.review] }
    decks = projection.decks?.map { DeckRow(name: $0.name, due: $0.due) }
  }

  /// Bytes in hexadecimal digits.
  static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// The end of a day of study.
  package var boundary: DayBoundary { DayBoundary(rolloverHour: rollover) }

  /// The projection; nil if the contents contradict each other.
  package var projection: DueProjection? {
    let numbers = days + (decks ?? []).map(\.due)
    guard (0...23).contains(rollover), (-1_000_000...10_000_000).contains(first), !days.isEmpty,
      days.count <= Self.mostDays, days.allSatisfy({ $0.count == 3 }),
      decks?.allSatisfy({ $0.due.count == days.count }) ?? true,
      numbers.joined().allSatisfy({ (0...Self.mostCards).contains($0) })
    else { return nil }
    return DueProjection(
      first: first,
      days: days.map { StudyCounts(new: $0[0], learning: $0[1], review: $0[2]) },
      decks: decks?.map { .init(name: $0.name, due: $0.due) }
    )
  }

  private static let mostDays = 400
  private static let mostCards = 1_000_000_000

  // MARK: Bytes

  /// The bytes of the file.
  package func bytes() throws -> [UInt8] { Array("\(try CommandJSON.line(of: self))\n".utf8) }

  /// The contents of a file.
  ///
  /// - Throws: `DueFailure.newer` or `damaged`.
  package init(_ bytes: [UInt8]) throws(DueFailure) {
    let decoder = JSONDecoder()
    do {
      self = try decoder.decode(Self.self, from: Data(bytes))
    } catch {
      // A newer format may lack what this one has.
      let version = try? decoder.decode(Version.self, from: Data(bytes))
      throw (version?.format ?? 0) > Self.currentFormat ? .newer : .damaged
    }
    guard format <= Self.currentFormat else { throw .newer }
    guard format == Self.currentFormat, projection != nil else { throw .damaged }
  }

  private struct Version: Decodable {
    let format: Int
  }
}
