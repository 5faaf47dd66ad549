import ReaderProtocol

/// The saved searches of a collection: in Anki a setting, with the searches by their names.
enum SavedSearchJSON {
  /// The name of the setting.
  static let setting = "savedFilters"
  /// The most searches that are taken out of it.
  private static let most = 1_000
  /// The most bytes of a search that is taken, and of its name.
  private static let (longestSearch, longestName) = (40_000, 1_000)

  /// Takes the searches out of the value of the setting; nil if there are none.
  ///
  /// - Returns: the searches, and the value without them; nil for nothing.
  static func searches(in value: JSON) -> (searches: [PackageSavedSearch], rest: JSON?)? {
    var searches: [PackageSavedSearch] = []
    var others: [JSON.Member] = []
    for member in value.members {
      if let search = member.value.text, searches.count < most,
        member.name.utf8.count <= longestName,
        search.utf8.count <= longestSearch
      {
        searches.append(PackageSavedSearch(name: member.name, search: search))
      } else {
        others.append(member)
      }
    }
    return searches.isEmpty ? nil : (searches, others.isEmpty ? nil : .object(others))
  }

  /// The value of the setting with searches.
  ///
  /// - Parameter rest: what there is in it besides; nil for nothing.
  static func value(of searches: [PackageSavedSearch], besides rest: JSON?) -> JSON {
    let names = Set(searches.map(\.name))
    let others = (rest?.members ?? []).filter { !names.contains($0.name) }
    return .object(searches.map { JSON.Member($0.name, .string($0.search)) } + others)
  }
}
