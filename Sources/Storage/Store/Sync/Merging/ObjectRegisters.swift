/// The state of an object as far as merging needs it: the writes that hold it in existence, and the
/// registers of its fields.
package struct ObjectRegisters: Sendable, Hashable {
  /// The writes that no deletion has known of: while there is one, the object exists.
  package private(set) var holders: [Dot]
  /// The registers.
  package var fields: FieldRegisters

  /// The state of an object that nothing was heard of, or a stored one.
  package init(holders: [Dot] = [], fields: FieldRegisters = .init()) {
    self.holders = holders
    self.fields = fields
  }

  /// True if the object is not deleted.
  package var exists: Bool { !holders.isEmpty }

  /// The fields whose register has a value that does not show.
  package var conflicts: [FieldID] {
    fields.filter { !$0.value.conflicts.isEmpty }.map(\.key)
  }

  /// Sets a field, and has the object exist.
  package mutating func set(
    _ field: FieldID,
    _ value: [UInt8]?,
    at time: HybridTime,
    by dot: Dot,
    knowing context: VersionVector
  ) {
    var register = fields[field] ?? Register()
    register.set(FieldVersion(dot, time, value: value), knowing: context)
    fields[field] = register
    touch(by: dot, knowing: context)
  }

  /// Has the object exist.
  package mutating func touch(by dot: Dot, knowing context: VersionVector) {
    // So it is for each further field that a frame sets.
    if holders.count == 1, holders.first == dot { return }
    holders.removeAll { context.contains($0) || $0 == dot }
    holders.append(dot)
    holders.sort()
  }

  /// Deletes the object, unless a write that the context does not know holds it.
  package mutating func delete(knowing context: VersionVector) {
    holders.removeAll { context.contains($0) }
  }
}
