package import WindowLevels
package import Wording

/// One row of a screen's key table: keys, their action and its words. The footer, the help and the
/// documentation are made from these rows.
package struct KeyBinding<Action: Sendable>: Sendable {
  /// The keys, the one to show first.
  package let keys: [Key]
  /// The action of the keys.
  package let action: Action
  /// The words for the action in the footer and in the help.
  package let label: Phrase
  /// True to show the keys in the footer; the help shows all.
  package let inFooter: Bool

  package init(_ keys: Key..., does action: Action, _ label: Phrase, inFooter: Bool = true) {
    self.keys = keys
    self.action = action
    self.label = label
    self.inFooter = inFooter
  }

  /// The same row, shown in the footer or not, with other words if they are given.
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

/// Keys and the words for their action.
package struct KeyHint: Hashable, Sendable {
  /// The keys, the one to show first.
  package let keys: [Key]
  /// The words for the action.
  package let label: Phrase
  /// True to show the keys in the footer.
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
