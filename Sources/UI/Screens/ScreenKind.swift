/// A row of the registry of screens: a type of screen and its name in sealed sessions.
package struct ScreenKind<Data: FeatureData>: Sendable {
  /// The name in sealed sessions. It must never change.
  package let name: String
  /// The type.
  package let type: any Screen<Data>.Type

  /// The key tables of all states of the screen.
  package var tables: [[KeyHint]] { type.tablesOfHints }

  /// A row of the registry.
  package init(_ name: String, _ type: any Screen<Data>.Type) {
    self.name = name
    self.type = type
  }
}
