package import WindowLevels

/// The user's own keys in a key table.
package enum UserKeymap {
  /// The rows of a table with the user's keys in place of the built-in ones.
  ///
  /// A key that another row of the table has by itself, and keeps, stays with that row. Letters are
  /// no keys while they go into a field of text. A row that has no key left keeps its own; one that
  /// gives up a key that it has only since a later version goes back to those that it had.
  package static func applied(
    _ own: [KeyHint.ID: [Key]],
    to table: [KeyHint],
    whileTyping isTyping: Bool
  ) -> [KeyHint] {
    let taken = Set(table.flatMap { own[$0.id] ?? [] })
    return table.map { row in
      guard let wanted = own[row.id] else { return givingUp(taken, row, in: table) }
      let usable = wanted.filter { key in
        guard !isTyping || key.typed == nil else { return false }
        return row.keys.contains(key)
          || !table.contains { other in
            other.id != row.id && other.keys.contains(key)
              && (own[other.id].map { $0.contains(key) } ?? other.keeps(key))
          }
      }
      return usable.isEmpty ? row : row.with(keys: usable)
    }
  }

  /// A row without the keys that the user gave to others and that it does not keep.
  private static func givingUp(
    _ taken: Set<Key>,
    _ row: KeyHint,
    in table: [KeyHint]
  ) -> KeyHint {
    let left = row.keys.filter { row.keeps($0) || !taken.contains($0) }
    guard left.count < row.keys.count else { return row }
    let former = (row.former ?? []).filter { key in
      !taken.contains(key) && !table.contains { $0.id != row.id && $0.keys.contains(key) }
    }
    return row.with(keys: left.isEmpty ? former : left)
  }
}
