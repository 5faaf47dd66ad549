/// The ids in Anki of objects here: those that they have, and for the others the millisecond at which
/// they were made, or the next that is free.
struct AnkiIDs {
  /// The ids in Anki, in the order of the objects.
  private var ids: [Int64]
  private var indices: [Int64: Int]

  /// - Parameter objects: the ids here, with those in Anki.
  init(_ objects: some Collection<(id: Int64, ankiID: Int64?)>) {
    ids = Array(repeating: 0, count: objects.count)
    indices = Dictionary(minimumCapacity: objects.count)
    var used = Set<Int64>(minimumCapacity: objects.count)
    for (index, object) in objects.enumerated() {
      indices[object.id] = index
      guard let given = object.ankiID, given > 0, used.insert(given).inserted else { continue }
      ids[index] = given
    }
    for (index, object) in objects.enumerated() where ids[index] == 0 {
      // An id of today has the time above 21 bits; one of older vaults is the time.
      var made = max(1, object.id >> 42 == 0 ? object.id : object.id >> 21)
      while !used.insert(made).inserted { made += 1 }
      ids[index] = made
    }
  }

  /// The id in Anki.
  subscript(_ id: Int64) -> Int64? { indices[id].map { ids[$0] } }

  /// The index of an object, and its id in Anki.
  func find(_ id: Int64) -> (index: Int, id: Int64)? { indices[id].map { ($0, ids[$0]) } }

  /// The objects with their ids in Anki, ordered by them.
  ///
  /// - Parameter objects: all of them, in their order.
  func ordered<Object>(_ objects: [Object]) -> some Sequence<(Object, Int64)> {
    ids.indices.sorted { ids[$0] < ids[$1] }.lazy.map { (objects[$0], ids[$0]) }
  }
}
