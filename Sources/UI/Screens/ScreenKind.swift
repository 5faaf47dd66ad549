/// A row of the registry of screens: the name of a kind of screen in sealed sessions, and its type.
package struct ScreenKind<Data: FeatureData>: Sendable {
  /// The name; it must not change, as sealed sessions have it.
  package let name: String
  /// The type.
  package let type: any Screen<Data>.Type

  /// Keeps the parts.
  package init(_ name: String, _ type: any Screen<Data>.Type) {
    self.name = name
    self.type = type
  }
}
