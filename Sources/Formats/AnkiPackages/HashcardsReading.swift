import CPackageDatabase
package import ReaderProtocol

/// Reads the database of hashcards, `hashcards.db`.
package enum HashcardsReading {
  /// Reads the review log, the oldest entry first.
  ///
  /// - Parameters:
  ///   - database: a descriptor of the database. It is foreign.
  ///   - emit: takes the card's hash, the time and the grade, as they stand there.
  package static func run(
    database: Int32,
    emit: (_ card: String, _ time: String, _ grade: String) throws(PackageFailure) -> Void
  ) throws(PackageFailure) {
    let database = try PackageDatabase(reading: database)
    for table in ["cards", "sessions", "reviews"] {
      guard try database.hasTable(table) else { throw .noPackage }
    }
    let rows = try PackageStatement(
      database,
      "SELECT card_hash, reviewed_at, grade FROM reviews ORDER BY review_id"
    )
    while try rows.step() {
      try emit(try rows.text(0), try rows.text(1), try rows.text(2))
    }
  }
}
