package import WindowLevels
package import Wording

/// Keys and the words for their action.
package struct KeyHint: Sendable {
  /// The contents of a row.
  private struct Row {
    var keys: [Key]
    var label: Phrase
    var group: KeyGroup
    let id: ID
    var former: [Key]?
  }

  /// The memory that copies of a row share: each key press copies the rows of a table several times.
  private final class Shared: Sendable {
    let row: Row

    init(_ row: Row) {
      self.row = row
    }
  }

  /// The identity of a row: the words with which it was made, and the name that it was given.
  package struct ID: Hashable, Sendable {
    fileprivate let label: Phrase.ID
    /// The name, where it does not follow from the words.
    fileprivate let name: String?
  }

  private let shared: Shared

  private init(_ row: Row) {
    shared = Shared(row)
  }

  package init(
    keys: [Key],
    label: Phrase,
    group: KeyGroup,
    named name: String? = nil
  ) {
    self.init(Row(keys: keys, label: label, group: group, id: ID(label: label.id, name: name)))
  }

  /// The keys, the one to show first.
  package var keys: [Key] { shared.row.keys }
  /// The words for the action.
  package var label: Phrase { shared.row.label }
  /// The part of the table to which the keys belong.
  package var group: KeyGroup { shared.row.group }
  /// The identity of the row in every state of its screen.
  package var id: ID { shared.row.id }
  /// The keys that the row had before it was given others; empty for a row that is new, nil for one
  /// that always had its keys. What the user bound before gets its key from such a row.
  package var former: [Key]? { shared.row.former }

  private func changed(_ change: (inout Row) -> Void) -> KeyHint {
    var row = shared.row
    change(&row)
    return KeyHint(row)
  }

  /// The same row with other words.
  func with(label: Phrase) -> KeyHint { changed { $0.label = label } }

  /// The same row in another part of the table.
  func with(group: KeyGroup) -> KeyHint { changed { $0.group = group } }

  /// The same row with other keys.
  func with(keys: [Key]) -> KeyHint { changed { $0.keys = keys } }

  /// The same row, which had other keys before.
  func formerly(_ keys: [Key]) -> KeyHint { changed { $0.former = keys } }

  /// The same row with further keys.
  func adding(_ keys: [Key]) -> KeyHint { changed { $0.keys += keys } }

  /// True if the row has a key by itself, and does not give it up to a row to which the user gave it.
  package func keeps(_ key: Key) -> Bool {
    keys.contains(key) && former?.contains(key) != false
  }

  /// True if the footer may show the keys. Those that move by a page, or to an end, are in the help
  /// alone.
  package var isInFooter: Bool {
    switch label.id {
    case .keyPage, .keyEnds: false
    default: group.isInFooter
    }
  }

  /// The name of the row in the user's configuration, such as `reveal-code`. It must never change.
  package var name: String {
    if let name = id.name { return name }
    let words = String(describing: id.label).reduce(into: "") { name, letter in
      name += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
    }
    return words.hasPrefix("key-") ? String(words.dropFirst("key-".count)) : words
  }
}
