/// A value of a field, and the write that set it.
package struct FieldVersion: Sendable, Hashable {
  /// The frame that set it.
  package let dot: Dot
  /// The time of the write.
  package let time: HybridTime
  /// The value; nil if it is the one that the object's record holds.
  package var value: [UInt8]?

  /// Creates a version.
  package init(_ dot: Dot, _ time: HybridTime, value: [UInt8]?) {
    self.dot = dot
    self.time = time
    self.value = value
  }
}

/// A multi-value register: the values of a field that no other write has replaced. A write replaces
/// those that its context knows, and no other.
///
/// Source: M. Shapiro et al., "A comprehensive study of Convergent and Commutative Replicated Data
/// Types", INRIA RR-7506, 2011, section 3.2.2.
package struct Register: Sendable, Hashable {
  /// The versions; the first one shows. More than one are of concurrent writes.
  package private(set) var versions: [FieldVersion]

  /// A register of stored versions.
  package init(_ versions: [FieldVersion] = []) {
    self.versions = versions.sorted(by: Self.showsBefore)
  }

  /// Applies a write: the versions that its context knows go.
  package mutating func set(_ version: FieldVersion, knowing context: VersionVector) {
    versions.removeAll { context.contains($0.dot) || $0.dot == version.dot }
    versions.append(version)
    versions.sort(by: Self.showsBefore)
  }

  /// The value that shows; nil if it is in the object's record.
  package var shown: FieldVersion? { versions.first }

  /// The versions that do not show and whose value is another one.
  package var conflicts: [FieldVersion] {
    var seen: Set<[UInt8]?> = []
    if let first = versions.first { seen.insert(first.value) }
    return versions.dropFirst().filter { seen.insert($0.value).inserted }
  }

  /// True if the versions are of writes that did not know of each other.
  package var isConcurrent: Bool { versions.count > 1 }

  /// Gives the version whose value the object's record holds that value, for comparing.
  package mutating func fill(_ value: [UInt8]) {
    for index in versions.indices where versions[index].value == nil {
      versions[index].value = value
    }
  }

  /// Leaves the value of the only version to the object's record.
  package mutating func strip() {
    if versions.count == 1 { versions[0].value = nil }
  }

  /// Leaves out all values, of a field that is derived if its versions are several.
  package mutating func stripAll() {
    for index in versions.indices { versions[index].value = nil }
  }

  /// Of concurrent writes the latest shows; of two at one time that of the higher replica.
  private static func showsBefore(_ one: FieldVersion, _ other: FieldVersion) -> Bool {
    (one.time, one.dot) > (other.time, other.dot)
  }
}
