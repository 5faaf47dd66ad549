/// The ids in Anki of objects here: those that they have, and for the others the millisecond at which
/// they were made, or the next that is free.
struct AnkiIDs {
  private var ids: [Int64: Int64] = [:]

  /// - Parameter objects: the ids here, with those in Anki.
  init(_ objects: [(id: Int64, ankiID: Int64?)]) {
    ids.reserveCapacity(objects.count)
    var used: Set<Int64> = []
    for (id, given) in objects {
      guard let given, given > 0, used.insert(given).inserted else { continue }
      ids[id] = given
    }
    for (id, _) in objects where ids[id] == nil {
      // An id of today has the time above 21 bits; one of older vaults is the time.
      var made = max(1, id >> 42 == 0 ? id : id >> 21)
      while !used.insert(made).inserted { made += 1 }
      ids[id] = made
    }
  }

  /// The id in Anki.
  subscript(_ id: Int64) -> Int64? { ids[id] }

  /// Objects with their ids in Anki, ordered by them.
  func ordered<Object>(
    _ objects: [Object],
    by id: (Object) -> Int64
  ) -> [(Object, Int64)] {
    objects.indices.map { (index: $0, id: ids[id(objects[$0])] ?? 0) }.sorted { $0.id < $1.id }
      .map { (objects[$0.index], $0.id) }
  }
}
