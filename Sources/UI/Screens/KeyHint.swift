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
  /// The name, where it does not follow from the first words.
  private let givenName: StaticString?
  /// The words with which the row was made.
  private let firstLabel: Phrase.ID

  package init(
    keys: [Key],
    label: Phrase,
    group: KeyGroup,
    named name: StaticString? = nil
  ) {
    self.keys = keys
    self.label = label
    self.group = group
    givenName = name
    firstLabel = label.id
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

  /// The same row with further keys.
  func adding(_ keys: [Key]) -> KeyHint {
    var copy = self
    copy.keys += keys
    return copy
  }

  /// The name of the row in the user's configuration, such as `reveal-code`. It must never change.
  package var name: String {
    if let givenName { return givenName.description }
    let words = String(describing: firstLabel).reduce(into: "") { name, letter in
      name += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
    }
    return words.hasPrefix("key-") ? String(words.dropFirst("key-".count)) : words
  }
}
