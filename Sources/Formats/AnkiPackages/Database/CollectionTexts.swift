import ReaderProtocol

/// The texts of JSON in which the older schema keeps what is not a note, a card or an answer.
struct CollectionTexts {
  let settings: JSON
  let noteTypes: JSON
  let decks: JSON
  let presets: JSON
  let tags: JSON

  /// - Throws: `damagedDatabase` where a text is no JSON, `tooLong`.
  init(_ database: PackageDatabase) throws(PackageFailure) {
    let row = try PackageStatement(database, "SELECT conf, models, decks, dconf, tags FROM col")
    guard try row.step() else { throw .damagedDatabase }
    settings = try Self.json(row, 0)
    noteTypes = try Self.json(row, 1)
    decks = try Self.json(row, 2)
    presets = try Self.json(row, 3)
    // A list of words alone; without it the words of the notes are the list.
    tags = JSON(try row.array(4)) ?? .null
  }

  private static func json(_ row: PackageStatement, _ column: Int32) throws(PackageFailure) -> JSON
  {
    guard let value = JSON(try row.array(column)) else { throw .damagedDatabase }
    return value
  }
}
