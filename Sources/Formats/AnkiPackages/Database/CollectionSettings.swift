import ReaderProtocol

/// The settings of a collection that say how its numbers are meant.
struct CollectionSettings {
  private(set) var scheduler: Int64 = 1
  private(set) var rolloverHour: Int32?
  private(set) var creationOffset: Int32?
  private(set) var localOffset: Int32?
  private(set) var usesFSRS = false
  private(set) var balancesLoad = false
  private(set) var searches: [PackageSavedSearch] = []
  /// All of them but the saved searches, as they are written.
  private(set) var all: [PackageSetting] = []

  /// The settings of an object of JSON.
  init(json: JSON) {
    for member in json.members { set(member.name, member.value, member.value.written) }
  }

  /// The settings of a table with a text of JSON for each.
  init(table database: PackageDatabase) throws(PackageFailure) {
    guard try database.hasTable("config") else { throw .damagedDatabase }
    let row = try PackageStatement(database, "SELECT KEY, val FROM config")
    var seen = 0
    while try row.step() {
      seen += 1
      guard seen <= CollectionOutline.most else { throw .tooMuchWork }
      let name = try row.text(0)
      let text = try row.array(1)
      set(name, JSON(text) ?? .null, String(decoding: text, as: UTF8.self))
    }
  }

  private mutating func set(_ name: String, _ value: JSON, _ text: String) {
    if name == SavedSearchJSON.setting, let (saved, rest) = SavedSearchJSON.searches(in: value) {
      searches += saved
      if let rest { all.append(PackageSetting(name: name, value: rest.written)) }
      return
    }
    all.append(PackageSetting(name: name, value: text))
    switch name {
    case "schedVer": scheduler = value.integer ?? 1
    case "rollover": rolloverHour = value.integer.map { Int32(clamping: $0).clamped(to: 0...23) }
    case "creationOffset": creationOffset = Self.offset(value)
    case "localOffset": localOffset = Self.offset(value)
    case "fsrs": usesFSRS = value.isTrue
    case "loadBalancerEnabled": balancesLoad = value.isTrue
    default: break
    }
  }

  /// The minutes behind UTC: within a day and a half.
  private static func offset(_ value: JSON) -> Int32? {
    value.integer.map { Int32(clamping: $0).clamped(to: -2_160...2_160) }
  }
}
