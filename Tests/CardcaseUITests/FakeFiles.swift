import TextSearch
import Wording

@testable import Screens

/// Files by their paths, those of directories with a slash at the end.
struct FakeFiles {
  var paths: [String]
  /// The directories that can't be read.
  var unreadable: Set<String> = []
  /// The paths that links lead to.
  var links: [String: String] = [:]

  init(_ paths: String...) { self.paths = paths }

  /// The listing that the program gets of them.
  func listing(of path: String) -> FileListing {
    var listing = FileListing(path: path)
    let (directory, name) = FileListing.parts(of: path)
    guard !unreadable.contains(directory) else {
      listing.problem = .notPermitted
      return listing
    }
    let folded = TextFolding.fold(name)
    let inside = paths.filter { $0.hasPrefix(directory) && $0 != directory }
      .map { String($0.dropFirst(directory.count)) }
      .filter { !$0.dropLast().contains("/") && TextFolding.fold($0).hasPrefix(folded) }
    listing.entries = inside.sorted().map { path in
      let isDirectory = path.hasSuffix("/")
      return FileListing.Entry(
        name: isDirectory ? String(path.dropLast()) : path,
        kind: isDirectory ? .directory : .file,
        target: links[directory + path]
      )
    }
    return listing
  }
}
