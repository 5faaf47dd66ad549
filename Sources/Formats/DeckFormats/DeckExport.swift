/// The format in which notes are written to a file, and the variant of it.
package struct DeckExport: Sendable {
  private let format: any WritableDeckFormat
  private let ending: String

  /// The format that the ending of a file's name asks for: the first one where it has none; nil for an
  /// ending that no format has.
  package init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    // A dot at the beginning hides a file.
    let ending = name.dropFirst().lastIndex(of: ".").map { name[name.index(after: $0)...] }
    let wanted = ending?.lowercased() ?? DeckFormatRegistry.writable.first?.fileEndings.first
    guard let wanted,
      let format = DeckFormatRegistry.writable.first(where: { $0.fileEndings.contains(wanted) })
    else { return nil }
    self.format = format
    self.ending = wanted
  }

  /// Begins a file.
  package func writer() -> any DeckWriter { format.writer(ending: ending) }
}
