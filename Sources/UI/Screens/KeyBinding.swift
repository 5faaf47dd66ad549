public import WindowLevels
package import Wording

/// One row of a screen's key table: keys, their action and its words. The footer, the help and the
/// documentation are made from these rows.
///
/// A row's place in its table is its priority: the footer shows the first four that fit. A row whose
/// keys do nothing now is not in the table of that state.
package struct KeyBinding<Action: Sendable>: Sendable {
  /// The row without its action.
  package let hint: KeyHint
  /// The action of the keys.
  package let action: Action

  /// The keys, the one to show first.
  package var keys: [Key] { hint.keys }
  /// The words for the action in the footer and in the help.
  package var label: Phrase { hint.label }
  /// The part of the table to which the row belongs.
  package var group: KeyGroup { hint.group }

  /// A row.
  ///
  /// - Parameter name: The name of the row in the user's configuration, where the one that the
  ///   label gives is another row's, or says too much.
  package init(
    _ keys: Key...,
    does action: Action,
    _ label: Phrase,
    in group: KeyGroup = .screen,
    named name: String? = nil
  ) {
    self.init(keys, does: action, label, in: group, named: name)
  }

  /// A row whose keys are made from data.
  package init(
    _ keys: [Key],
    does action: Action,
    _ label: Phrase,
    in group: KeyGroup = .screen,
    named name: String? = nil
  ) {
    self.init(KeyHint(keys: keys, label: label, group: group, named: name), action)
  }

  private init(_ hint: KeyHint, _ action: Action) {
    self.hint = hint
    self.action = action
  }

  /// The same row for a state in which the action has nothing to act on, and says so.
  package var idle: KeyBinding { KeyBinding(hint.with(group: .idle), action) }

  /// The same row, which had other keys in former versions, or is new.
  package func formerly(_ keys: Key...) -> KeyBinding {
    KeyBinding(hint.formerly(keys), action)
  }

  /// The same action in another row.
  func with(hint: KeyHint) -> KeyBinding { KeyBinding(hint, action) }

  /// The same row with other words, for a state in which the action is called something else.
  package func labelled(_ label: Phrase) -> KeyBinding {
    KeyBinding(hint.with(label: label), action)
  }
}

/// In tables, the key of a character is written as the character.
extension Key: ExpressibleByUnicodeScalarLiteral {
  /// The key of a character, without modifiers.
  public init(unicodeScalarLiteral scalar: Unicode.Scalar) { self = .character(scalar) }
}
