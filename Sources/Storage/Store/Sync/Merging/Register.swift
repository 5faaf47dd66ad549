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
  /// The version that shows; nil if nothing was written. Its value is nil if it is in the object's record.
  package private(set) var shown: FieldVersion?
  /// The versions that do not show, of writes concurrent with the one that does. Hardly any register has
  /// one, and none takes no memory.
  private var others: [FieldVersion] = []

  /// A register of stored versions.
  package init(_ versions: [FieldVersion] = []) {
    let versions = versions.count > 1 ? versions.sorted(by: Self.showsBefore) : versions
    shown = versions.first
    others = Array(versions.dropFirst())
  }

  /// The versions; the first one shows. More than one are of concurrent writes.
  package var versions: [FieldVersion] { (shown.map { [$0] } ?? []) + others }

  /// Applies a write: the versions that its context knows go.
  package mutating func set(_ version: FieldVersion, knowing context: VersionVector) {
    // So it is for the first write of all.
    guard shown != nil else {
      shown = version
      return
    }
    let kept = versions.filter { !context.contains($0.dot) && $0.dot != version.dot }
    self = Register(kept + [version])
  }

  /// The versions that do not show and whose value is another one.
  package var conflicts: [FieldVersion] {
    var seen: Set<[UInt8]?> = []
    if let shown { seen.insert(shown.value) }
    return others.filter { seen.insert($0.value).inserted }
  }

  /// True if the versions are of writes that did not know of each other.
  package var isConcurrent: Bool { !others.isEmpty }

  /// Gives the version whose value the object's record holds that value, for comparing.
  package mutating func fill(_ value: [UInt8]) {
    setValues { $0 ?? value }
  }

  /// Leaves the value of the only version to the object's record.
  package mutating func strip() {
    if !isConcurrent { shown?.value = nil }
  }

  /// Leaves out all values, of a field that is derived if its versions are several.
  package mutating func stripAll() {
    setValues { _ in nil }
  }

  private mutating func setValues(_ new: ([UInt8]?) -> [UInt8]?) {
    shown = shown.map { FieldVersion($0.dot, $0.time, value: new($0.value)) }
    others = others.map { FieldVersion($0.dot, $0.time, value: new($0.value)) }
  }

  /// Orders concurrent writes: the latest shows; of two at one time that of the higher replica.
  private static func showsBefore(_ one: FieldVersion, _ other: FieldVersion) -> Bool {
    (one.time, one.dot) > (other.time, other.dot)
  }
}
