import WindowLevels
import Wording

/// One row of a screen's key table: keys, what they do, and its words. The footer, the help and the
/// documentation are made from these rows.
struct KeyBinding<Action: Sendable>: Sendable {
  /// The keys, the one to show first.
  let keys: [Key]
  /// What they do.
  let action: Action
  /// What the footer and the help say.
  let label: Phrase
  /// Whether the footer shows it; the help shows all.
  let inFooter: Bool

  init(_ keys: Key..., does action: Action, _ label: Phrase, inFooter: Bool = true) {
    self.keys = keys
    self.action = action
    self.label = label
    self.inFooter = inFooter
  }

  /// The same row, in the footer or not, with other words where they are given.
  func inFooter(_ isShown: Bool, _ label: Phrase? = nil) -> KeyBinding {
    KeyBinding(keys: keys, action: action, label: label ?? self.label, inFooter: isShown)
  }

  private init(keys: [Key], action: Action, label: Phrase, inFooter: Bool) {
    self.keys = keys
    self.action = action
    self.label = label
    self.inFooter = inFooter
  }

  /// The row without its action.
  var hint: KeyHint { KeyHint(keys: keys, label: label, inFooter: inFooter) }
}

/// Keys and what they do, in words.
struct KeyHint: Hashable, Sendable {
  /// The keys, the one to show first.
  let keys: [Key]
  /// What they do.
  let label: Phrase
  /// Whether the footer shows it.
  let inFooter: Bool
}
