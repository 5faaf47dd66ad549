package import WindowLevels

/// The user's own keys in a key table.
package enum OwnKeys {
  /// The rows of a table with the user's keys in place of the built-in ones.
  ///
  /// A key that another row of the table has by itself, and keeps, stays with that row. Letters are
  /// no keys while they go into a field of text. A row that has no key left keeps its own.
  package static func applied(
    _ own: [KeyHint.ID: [Key]],
    to table: [KeyHint],
    whileTyping isTyping: Bool
  ) -> [KeyHint] {
    table.map { row in
      guard let wanted = own[row.id] else { return row }
      let usable = wanted.filter { key in
        guard !isTyping || key.typed == nil else { return false }
        return row.keys.contains(key)
          || !table.contains { other in
            other.id != row.id && other.keys.contains(key)
              && own[other.id]?.contains(key) != false
          }
      }
      return usable.isEmpty ? row : row.with(keys: usable)
    }
  }
}

extension Screen {
  /// The active keys, with the user's own keys in place of the built-in ones.
  package func ownTable(_ context: Context) -> [KeyBinding<Action>] {
    let table = table(context)
    guard let own = context.environment.machine.keys[ObjectIdentifier(Self.self)] else {
      return table
    }
    let hints = OwnKeys.applied(own, to: table.map { $0.hint }, whileTyping: takesText)
    return zip(table, hints).map { $0.with(hint: $1) }
  }
}
