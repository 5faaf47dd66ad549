/// A setting of an Anki collection.
package struct PackageSetting: Sendable, Hashable {
  /// The name.
  package var name: String
  /// The value as JSON, as it is written there.
  package var value: String

  /// Keeps the parts.
  package init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// A tag in the list of an Anki collection, where tags also stand that no note has.
package struct PackageTag: Sendable, Hashable {
  /// The name.
  package var name: String
  /// True if the tags within it are not listed.
  package var isCollapsed: Bool

  /// Keeps the parts.
  package init(name: String, isCollapsed: Bool) {
    self.name = name
    self.isCollapsed = isCollapsed
  }
}
