package import Wording

/// A row of the registry of screens: a type of screen and its name in sealed sessions.
package struct ScreenKind: Sendable {
  /// The name in sealed sessions. It must never change.
  package let name: String
  /// The type.
  package let type: any Screen.Type
  /// The words under which the palette opens it, and a new one; nil for a screen about something
  /// that is chosen first.
  package let entry: (label: Phrase, make: @Sendable () -> any Screen)?

  /// The identity of the type.
  package var typeID: ObjectIdentifier { ObjectIdentifier(type) }
  /// The key tables of all states of the screen.
  package var tables: [[KeyHint]] { type.tablesOfHints }

  /// A row of the registry.
  package init(_ name: String, _ type: any Screen.Type) {
    self.name = name
    self.type = type
    entry = nil
  }

  /// A row of the registry for a screen that the palette opens.
  package init<Opened: Screen>(
    _ name: String,
    _ label: Phrase,
    _ make: @escaping @Sendable () -> Opened
  ) {
    self.name = name
    type = Opened.self
    entry = (label, make)
  }
}
