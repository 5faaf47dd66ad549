import Flashcards
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
  /// The sizes of files in bytes.
  var sizes: [String: Int] = [:]
  /// The times of the last changes of files, in milliseconds.
  var times: [String: Int64] = [:]

  init(_ paths: String...) { self.paths = paths }

  /// The listing that the program gets of them.
  func listing(of path: String, by order: FileOrder = .name) -> FileListing {
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
    let entries = inside.sorted().map { path in
      let isDirectory = path.hasSuffix("/")
      return FileListing.Entry(
        name: isDirectory ? String(path.dropLast()) : path,
        kind: isDirectory ? .directory : .file,
        target: links[directory + path],
        size: sizes[directory + path] ?? 0,
        modified: Timestamp(milliseconds: times[directory + path] ?? 0)
      )
    }
    listing.entries = order.sorted(entries, isNamed: !name.isEmpty)
    return listing
  }
}
