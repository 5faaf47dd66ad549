import AnkiPackages
import DeckReading
import Flashcards
import ReaderProtocol

/// Reads the database of hashcards: its bytes in chunks, then the entries of its review log.
struct HashcardsMode: ReaderMode {
  /// The number of entries that are sent at once.
  private static let step = 1_000
  private static let grades: [String: Rating] = [
    "forgot": .again, "hard": .hard, "good": .good, "easy": .easy,
  ]

  private let database: Int32

  init(_ start: ReaderStart) throws(ReaderRefusal) {
    database = try Sandbox.scratchFile(in: start.scratchDirectory)
  }

  func run(_ connection: inout ProgramConnection) throws {
    guard try PackageFiles.receive(database, from: &connection) else { return }
    var reviews: [HashcardsReview] = []
    do throws(PackageFailure) {
      try HashcardsReading.run(database: database) { card, time, grade throws(PackageFailure) in
        guard let rating = Self.grades[grade] else { throw .damagedDatabase }
        let local = LocalMoment(time + "Z")
        reviews.append(HashcardsReview(card: card, time: local?.time, rating: rating))
      }
    } catch {
      return try connection.write(error.frame)
    }
    for start in stride(from: 0, to: reviews.count, by: Self.step) {
      let part = reviews[start..<min(start + Self.step, reviews.count)]
      try connection.write(HashcardsReview.frame(of: Array(part)))
    }
    try connection.write(Frame(.end))
  }
}
