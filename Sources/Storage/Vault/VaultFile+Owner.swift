import FoundationEssentials

/// The vault that a file belongs to.
extension VaultFile {
  /// The path of the vault that this file belongs to: a backup beside it, what is to take its place, or
  /// the vault itself.
  var pathOfOwner: String {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    for infix in [Backup.infix, Self.draftInfix] {
      guard let range = name.ranges(of: infix).last else { continue }
      let owner = VaultFile(path: String(path.dropLast(name.count)) + name[..<range.lowerBound])
      if infix == Self.draftInfix
        || Backup(of: owner, named: String(name[range.upperBound...])) != nil
      {
        return owner.path
      }
    }
    return path
  }

  /// The names in a directory at this path, sorted.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
