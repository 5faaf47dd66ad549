import ReaderProtocol

/// The settings of a collection that is written.
struct WrittenSettings {
  let created: Int64
  let modified: Int64
  /// The settings with their values.
  let members: [JSON.Member]

  /// - Parameters:
  ///   - given: the settings of the collection, which count unless the records say otherwise.
  ///   - searches: the saved searches.
  init(
    _ collection: PackageCollection,
    _ given: [PackageSetting],
    _ searches: [PackageSavedSearch],
    noteType: Int64,
    nextPosition: Int64
  ) {
    created = collection.created
    modified = collection.modified
    let standards = [
      JSON.Member("activeDecks", .array([.integer(1)])), JSON.Member("addToCur", .bool(true)),
      JSON.Member("collapseTime", .integer(1_200)), JSON.Member("curDeck", .integer(1)),
      JSON.Member("curModel", .integer(noteType)), JSON.Member("dayLearnFirst", .bool(false)),
      JSON.Member("dueCounts", .bool(true)), JSON.Member("estTimes", .bool(true)),
      JSON.Member("newSpread", .integer(0)), JSON.Member("nextPos", .integer(nextPosition)),
      JSON.Member("sched2021", .bool(true)), JSON.Member("schedVer", .integer(2)),
      JSON.Member("sortBackwards", .bool(false)), JSON.Member("sortType", .string("noteFld")),
      JSON.Member("timeLim", .integer(0)),
      JSON.Member("loadBalancerEnabled", .bool(collection.balancesLoad)),
    ]
    var own: [JSON.Member] = []
    let optional: [(String, Int32?)] = [
      ("rollover", collection.rolloverHour), ("creationOffset", collection.creationOffset),
      ("localOffset", collection.localOffset),
    ]
    for (name, value) in optional {
      if let value { own.append(JSON.Member(name, .integer(value))) }
    }
    own.append(JSON.Member("fsrs", .bool(collection.usesFSRS)))
    var kept: [JSON.Member] = []
    var others: JSON?
    for setting in given {
      // What is not JSON would keep the collection from being opened.
      guard let value = JSON(Array(setting.value.utf8)) else { continue }
      if setting.name == "nextPos" {
        let position = JSON.integer(max(nextPosition, value.integer ?? 0))
        own.append(JSON.Member(setting.name, position))
      } else if setting.name == SavedSearchJSON.setting, !searches.isEmpty {
        others = value
      } else {
        kept.append(JSON.Member(setting.name, value))
      }
    }
    if !searches.isEmpty {
      let value = SavedSearchJSON.value(of: searches, besides: others)
      own.append(JSON.Member(SavedSearchJSON.setting, value))
    }
    members = Self.merged(own, Self.merged(kept, standards))
  }

  /// Settings with those of others that they don't have.
  private static func merged(_ own: [JSON.Member], _ others: [JSON.Member]) -> [JSON.Member] {
    let names = Set(own.map(\.name))
    return own + others.filter { !names.contains($0.name) }
  }
}
