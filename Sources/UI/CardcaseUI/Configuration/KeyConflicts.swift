import Screens
import WindowLevels
import Wording

/// Finds keys that two rows of a table would have.
enum KeyConflicts {
  /// The lines that can be in force together, and the problems of the others. Of two lines that
  /// want the same key the first is kept; a key that another row has by itself is refused.
  static func resolved(
    _ lines: [KeyLine]
  ) -> (kept: [KeyLine], problems: [ConfigurationProblem]) {
    var kept = lines
    var problems: [ConfigurationProblem] = []
    while let (line, key, row) = conflict(among: kept) {
      kept.removeAll { $0.line == line.line }
      problems.append(
        ConfigurationProblem(
          line: line.line,
          .configurationTaken(
            key: KeySpelling(key).description,
            action: row,
            screen: line.screen.name
          )
        )
      )
    }
    return (kept, problems)
  }

  /// The last line with a key that another row has too, the key, and the name of that row.
  private static func conflict(
    among lines: [KeyLine]
  ) -> (line: KeyLine, key: Key, row: String)? {
    for line in lines.reversed() {
      let own = lines.filter { $0.screen.typeID == line.screen.typeID }
        .reduce(into: [KeyHint.ID: [Key]]()) { own, line in
          for id in line.ids { own[id] = line.keys }
        }
      let tables = line.screen.tables
      // A key that the row has in some state goes to another row where that has it by itself.
      let builtIn = tables.joined().filter { line.ids.contains($0.id) }.flatMap(\.keys)
      for key in line.keys where !builtIn.contains(key) {
        for table in tables {
          if let other = rival(of: line, for: key, in: table, own) {
            return (line, key, other.name)
          }
        }
      }
    }
    return nil
  }

  /// Another row of a table that has the key of a line; nil if there is none.
  private static func rival(
    of line: KeyLine,
    for key: Key,
    in table: [KeyHint],
    _ own: [KeyHint.ID: [Key]]
  ) -> KeyHint? {
    guard table.contains(where: { line.ids.contains($0.id) }) else { return nil }
    // Letters are text there.
    guard key.typed == nil || !table.contains(where: { $0.group == .typing }) else { return nil }
    return table.first { other in
      !line.ids.contains(other.id) && other.group != .typing
        && (own[other.id].map { $0.contains(key) } ?? other.keeps(key))
    }
  }
}
