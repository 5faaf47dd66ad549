/// The rows of a list that are marked for an action on all of them, by the numbers of their ids. A
/// filter and reloading leave them as they are.
public struct RowMarks: Hashable, Sendable {
  /// The ids of the marked rows.
  public private(set) var ids: Set<Int64>

  /// Marks on these rows; none by default.
  public init(_ ids: some Sequence<Int64> = []) { self.ids = Set(ids) }

  /// True if no row is marked.
  public var isEmpty: Bool { ids.isEmpty }

  /// The number of marked rows.
  public var count: Int { ids.count }

  /// True if the row is marked.
  public func contains(_ id: Int64) -> Bool { ids.contains(id) }

  /// Marks a row, or removes its mark.
  public mutating func toggle(_ id: Int64) {
    if ids.remove(id) == nil { ids.insert(id) }
  }

  /// Marks rows, or removes their marks.
  public mutating func set(_ rows: some Sequence<Int64>, _ isMarked: Bool) {
    if isMarked { ids.formUnion(rows) } else { ids.subtract(rows) }
  }

  /// Marks all of these rows; if all of them are marked already, removes their marks.
  public mutating func toggleAll(_ rows: some Collection<Int64>) {
    set(rows, !rows.allSatisfy { ids.contains($0) })
  }

  /// Marks those of these rows that are not marked, and removes the marks of the others.
  public mutating func invert(_ rows: some Sequence<Int64>) {
    ids.formSymmetricDifference(rows)
  }

  /// Removes all marks.
  public mutating func clear() { ids = [] }

  /// Removes the marks of rows that are gone.
  public mutating func keep(where isThere: (Int64) -> Bool) {
    guard !ids.allSatisfy(isThere) else { return }
    ids = ids.filter(isThere)
  }
}

/// Encoded as runs of ids at equal distances, three numbers each: the distance from the run before
/// it, that within the run, and its length. A hundred thousand ids that follow one another take as
/// little room as one.
extension RowMarks: Codable {
  /// Decodes marks.
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    var ids: Set<Int64> = []
    var last: Int64 = 0
    while !values.isAtEnd {
      last &+= try values.decode(Int64.self)
      let step = try values.decode(Int64.self)
      let count = try values.decode(Int.self)
      ids.insert(last)
      for _ in 1..<max(1, count) {
        last &+= step
        ids.insert(last)
      }
    }
    self.init(ids)
  }

  /// Encodes marks.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    let sorted = ids.sorted()
    var last: Int64 = 0
    var start = 0
    while start < sorted.count {
      var end = start + 1
      let step = end < sorted.count ? sorted[end] &- sorted[start] : 0
      while end < sorted.count, sorted[end] &- sorted[end - 1] == step { end += 1 }
      try values.encode(sorted[start] &- last)
      try values.encode(step)
      try values.encode(end - start)
      last = sorted[end - 1]
      start = end
    }
  }
}

extension KeyedDecodingContainer {
  /// Decodes marks; none where a screen was sealed before there were any.
  package func decode(_ type: RowMarks.Type, forKey key: Key) throws -> RowMarks {
    try decodeIfPresent(type, forKey: key) ?? RowMarks()
  }
}
