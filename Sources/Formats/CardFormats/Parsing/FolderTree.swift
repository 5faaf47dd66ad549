import ReaderProtocol

/// The folders of a file that lists them with their identifiers and those of the folders around them.
struct FolderTree {
  /// The names under which a format has a folder's values.
  struct Names {
    let identifier: StaticString
    let parent: StaticString
    let title: StaticString
  }

  private struct Folder {
    let parent: String
    let title: String
  }

  private var folders: [String: Folder] = [:]

  /// - Parameter list: an array of objects; there are no folders where it is something else.
  init(_ list: JSONValue?, names: Names) throws(CardFileFailure) {
    var folders: [String: Folder] = [:]
    try list?.eachElement { folder throws(CardFileFailure) in
      let found = try folder.members(names.identifier, names.parent, names.title)
      guard let identifier = found[0]?.string, !identifier.isEmpty else { return }
      folders[identifier] = Folder(
        parent: found[1]?.string ?? "",
        title: found[2]?.string.trimmed ?? ""
      )
    }
    self.folders = folders
  }

  /// The titles of a folder and those around it, the outermost first, with slashes between them;
  /// empty for an unknown one.
  func path(of identifier: String) -> String {
    var titles: [String] = []
    var next = identifier
    // Folders may lie in each other in a file that means harm.
    while let folder = folders[next], titles.count < Self.deepest {
      titles.append(folder.title)
      next = folder.parent
    }
    return titles.reversed().filter { !$0.isEmpty }.joined(separator: "/")
  }

  private static let deepest = 32
}
