package import Flashcards
package import Wording

/// The files that a typed path can become.
package struct FileListing: Hashable, Sendable {
  /// A file.
  package struct Entry: Hashable, Sendable {
    /// The kind of a file; for a symbolic link that of what it leads to.
    package enum Kind: Hashable, Sendable {
      case directory, file
      /// A device, a pipe, or a link that leads nowhere.
      case other
    }

    /// The name, without the directories that it is in.
    package let name: String
    package let kind: Kind
    /// The path that a symbolic link leads to; nil if it is none.
    package let target: String?
    /// The size in bytes.
    package let size: Int
    /// The time of the last change.
    package let modified: Timestamp

    package init(
      name: String,
      kind: Kind,
      target: String? = nil,
      size: Int = 0,
      modified: Timestamp = Timestamp(rawValue: 0)
    ) {
      (self.name, self.kind, self.target) = (name, kind, target)
      (self.size, self.modified) = (size, modified)
    }

    /// The name, with a slash behind that of a directory.
    package var path: String { kind == .directory ? name + "/" : name }
  }

  /// The greatest number of entries.
  package static let limit = 500

  /// The typed path.
  package let path: String
  /// The files in its directory that begin with the rest of it, in their order. Hidden ones are among
  /// them only if it begins with a dot.
  package var entries: [Entry] = []
  /// True if there are more files.
  package var isCut = false
  /// The reason why the directory can't be read; nil if it can.
  package var problem: FailureReason?

  /// A listing; empty by default.
  package init(path: String) { self.path = path }

  /// The directory of a typed path with the slash behind it, empty for the current one, and the
  /// beginning of a name in it.
  package static func parts(of path: String) -> (directory: String, name: String) {
    if path == "~" { return ("~/", "") }
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    return (String(path[...slash]), String(path[path.index(after: slash)...]))
  }
}
