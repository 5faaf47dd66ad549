package import WindowLevels
package import Wording

/// Keys and the words for their action.
package struct KeyHint: Sendable {
  /// The keys, the one to show first.
  package private(set) var keys: [Key]
  /// The words for the action.
  package private(set) var label: Phrase
  /// The part of the table to which the keys belong.
  package private(set) var group: KeyGroup
  /// The identity of the row in every state of its screen.
  package let id: ID
  /// The keys that the row had before it was given others; empty for a row that is new, nil for one
  /// that always had its keys. What the user bound before gets its key from such a row.
  package private(set) var former: [Key]?

  /// The identity of a row: the words with which it was made, and the name that it was given.
  package struct ID: Hashable, Sendable {
    fileprivate let label: Phrase.ID
    /// The name, where it does not follow from the words.
    fileprivate let name: String?
  }

  package init(
    keys: [Key],
    label: Phrase,
    group: KeyGroup,
    named name: String? = nil
  ) {
    self.keys = keys
    self.label = label
    self.group = group
    id = ID(label: label.id, name: name)
  }

  /// The same row with other words.
  func with(label: Phrase) -> KeyHint {
    var copy = self
    copy.label = label
    return copy
  }

  /// The same row in another part of the table.
  func with(group: KeyGroup) -> KeyHint {
    var copy = self
    copy.group = group
    return copy
  }

  /// The same row with other keys.
  func with(keys: [Key]) -> KeyHint {
    var copy = self
    copy.keys = keys
    return copy
  }

  /// The same row, which had other keys before.
  func formerly(_ keys: [Key]) -> KeyHint {
    var copy = self
    copy.former = keys
    return copy
  }

  /// True if the row has a key by itself, and does not give it up to a row to which the user gave it.
  package func keeps(_ key: Key) -> Bool {
    keys.contains(key) && former?.contains(key) != false
  }

  /// The same row with further keys.
  func adding(_ keys: [Key]) -> KeyHint {
    var copy = self
    copy.keys += keys
    return copy
  }

  /// True if the keys move by a page, or to an end.
  var isLeap: Bool { label == .keyPage || label == .keyEnds }

  /// The name of the row in the user's configuration, such as `reveal-code`. It must never change.
  package var name: String {
    if let name = id.name { return name }
    let words = String(describing: id.label).reduce(into: "") { name, letter in
      name += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
    }
    return words.hasPrefix("key-") ? String(words.dropFirst("key-".count)) : words
  }
}
