package import Wording

/// The order of listed files.
package enum FileOrder: Hashable, Sendable {
  /// By name.
  case name
  /// What can be read first, the newest at the top, then directories; others last, and only once a name
  /// is typed.
  case newest(FileKinds)

  /// Puts files into the order.
  ///
  /// - Parameters:
  ///   - entries: the files, by name.
  ///   - isNamed: true if a name, or the beginning of one, is typed.
  package func sorted(_ entries: [FileListing.Entry], isNamed: Bool) -> [FileListing.Entry] {
    guard case .newest(let kinds) = self else { return entries }
    func isReadable(_ entry: FileListing.Entry) -> Bool {
      entry.kind == .file && kinds.kind(of: entry.name) != nil
    }
    let readable = entries.filter(isReadable)
    let directories = entries.filter { $0.kind == .directory }
    let others = entries.filter { !isReadable($0) && $0.kind != .directory }
    return readable.sorted { $0.modified > $1.modified } + directories + (isNamed ? others : [])
  }
}

/// The kinds of files that can be read, by the endings of their names.
package struct FileKinds: Hashable, Sendable {
  private let kinds: [String: Phrase]

  /// Files whose names have these endings, in lower case.
  package init(_ kinds: [String: Phrase]) { self.kinds = kinds }

  /// The kind of a file by its name; nil if it can't be read.
  package func kind(of name: String) -> Phrase? {
    name.lastIndex(of: ".").flatMap { kinds[name[name.index(after: $0)...].lowercased()] }
  }
}
