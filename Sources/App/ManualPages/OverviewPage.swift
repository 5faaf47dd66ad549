import Wording

/// cardcase(7), with the lists that are made of the program in the place of the comments that name
/// them.
enum OverviewPage {
  /// A comment that names no list.
  struct NoSuchList: Error {
    let name: String
  }

  private static let comment = #".\" list: "#
  private static let wording = Wording()

  /// The page for its text with comments.
  static func filled(_ page: String) throws -> String {
    let lists = lists
    return try page.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.hasPrefix(comment) else { return String(line) }
      let name = String(line.dropFirst(comment.count))
      guard let list = lists[name] else { throw NoSuchList(name: name) }
      return list.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// The lists, by their names.
  static var lists: [String: [String]] {
    [
      "the keys that work everywhere": list(KeyLists.everywhere(wording)),
      "the keys of the lock": list(KeyLists.lock(wording)),
      "the keys of screens": KeyLists.screens(wording).flatMap { screen in
        [".Ss \(screen.name)"] + list(screen.rows)
      },
      "exit statuses": ExitStatusList.mdoc(wording),
    ]
  }

  private static func list(_ rows: [KeyLists.Row]) -> [String] {
    [".Bl -tag -width Ds -compact"] + rows.flatMap(entry) + [".El"]
  }

  /// A row of keys. Single signs could be taken for macros or for punctuation.
  private static func entry(_ row: KeyLists.Row) -> [String] {
    let keys = row.keys.map { "\\&" + $0.replacing("\\", with: "\\e") }
    return [".It Ic \(keys.joined(separator: " , "))"] + Mdoc.lines(row.words) + [
      ".Pq \\&\(row.name)"
    ]
  }
}
