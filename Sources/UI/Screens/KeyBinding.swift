package import WindowLevels
package import Wording

/// One row of a screen's key table: keys, what they do, and its words. The footer, the help and the
/// documentation are made from these rows.
package struct KeyBinding<Action: Sendable>: Sendable {
  /// The keys, the one to show first.
  package let keys: [Key]
  /// What they do.
  package let action: Action
  /// What the footer and the help say.
  package let label: Phrase
  /// Whether the footer shows it; the help shows all.
  package let inFooter: Bool

  package init(_ keys: Key..., does action: Action, _ label: Phrase, inFooter: Bool = true) {
    self.keys = keys
    self.action = action
    self.label = label
    self.inFooter = inFooter
  }

  /// The same row, in the footer or not, with other words where they are given.
  package func inFooter(_ isShown: Bool, _ label: Phrase? = nil) -> KeyBinding {
    KeyBinding(keys: keys, action: action, label: label ?? self.label, inFooter: isShown)
  }

  private init(keys: [Key], action: Action, label: Phrase, inFooter: Bool) {
    self.keys = keys
    self.action = action
    self.label = label
    self.inFooter = inFooter
  }

  /// The row without its action.
  package var hint: KeyHint { KeyHint(keys: keys, label: label, inFooter: inFooter) }
}

/// Keys and what they do, in words.
package struct KeyHint: Hashable, Sendable {
  /// The keys, the one to show first.
  package let keys: [Key]
  /// What they do.
  package let label: Phrase
  /// Whether the footer shows it.
  package let inFooter: Bool

  package init(
    keys: [Key],
    label: Phrase,
    inFooter: Bool
  ) {
    self.keys = keys
    self.label = label
    self.inFooter = inFooter
  }
}
