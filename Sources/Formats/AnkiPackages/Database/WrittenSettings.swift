import PackageRecords

/// The settings of a collection that is written.
struct WrittenSettings {
  let created: Int64
  let modified: Int64
  /// The settings with their values.
  let members: [JSON.Member]

  init(_ collection: PackageCollection, noteType: Int64, nextPosition: Int64) {
    created = collection.created
    modified = collection.modified
    var members = [
      JSON.Member("activeDecks", .array([.integer(1)])), JSON.Member("addToCur", .bool(true)),
      JSON.Member("collapseTime", .integer(1_200)), JSON.Member("curDeck", .integer(1)),
      JSON.Member("curModel", .integer(noteType)), JSON.Member("dayLearnFirst", .bool(false)),
      JSON.Member("dueCounts", .bool(true)), JSON.Member("estTimes", .bool(true)),
      JSON.Member("newSpread", .integer(0)), JSON.Member("nextPos", .integer(nextPosition)),
      JSON.Member("sched2021", .bool(true)), JSON.Member("schedVer", .integer(2)),
      JSON.Member("sortBackwards", .bool(false)), JSON.Member("sortType", .string("noteFld")),
      JSON.Member("timeLim", .integer(0)),
    ]
    let optional: [(String, Int32?)] = [
      ("rollover", collection.rolloverHour), ("creationOffset", collection.creationOffset),
      ("localOffset", collection.localOffset),
    ]
    for (name, value) in optional {
      if let value { members.append(JSON.Member(name, .integer(value))) }
    }
    members.append(JSON.Member("fsrs", .bool(collection.usesFSRS)))
    members.append(JSON.Member("loadBalancerEnabled", .bool(collection.balancesLoad)))
    self.members = members
  }
}
