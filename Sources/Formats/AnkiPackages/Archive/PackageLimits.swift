/// The limits of what is read from a package.
package struct PackageLimits: Sendable {
  /// The most bytes of a package, and of all its entries together.
  package var size: UInt64 = 4 << 30
  /// The most entries.
  package var entries: UInt64 = 1_000_000
  /// The most bytes to which an entry grows for each of its own.
  package var density: UInt64 = 200
  /// The size up to which it may grow more.
  package var sizeOfAnyDensity: UInt64 = 64 << 20
  /// The most bytes of the list of pictures and sounds.
  package var mediaList = 32 << 20

  /// The limits that hold unless others are set.
  package init() {}

  /// The limits that hold.
  package static let standard = PackageLimits()

  /// True if `count` bytes may come of `packed` ones.
  func allow(_ count: UInt64, from packed: UInt64) -> Bool {
    count <= sizeOfAnyDensity || count / density <= packed
  }
}
