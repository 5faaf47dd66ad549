/// The form of the paths that are read and written on a remote.
///
/// A path has up to four names of lower-case letters, digits, dots and dashes. So hidden files,
/// temporary files and copies that other programs make of files in conflict (Syncthing's
/// `.syncthing.NAME.tmp`, `~syncthing~NAME` and `NAME.sync-conflict-…`, Nextcloud's
/// `NAME (conflicted copy …)`) have no such path.
package enum RemotePath {
  /// The most names in a path.
  static let depth = 4

  /// True if a path has that form.
  package static func isValid(_ path: String) -> Bool {
    let names = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return names.count <= depth && names.allSatisfy { isName($0) }
  }

  /// True if one name has that form.
  static func isName(_ name: some Collection<UInt8>) -> Bool {
    guard let first = name.first, name.count <= 100 else { return false }
    return isLetterOrDigit(first)
      && name.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") || $0 == dot }
      && !String(decoding: name, as: UTF8.self).contains(".sync-conflict-")
  }

  /// The directory that a path lies in; empty for the root.
  static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  private static let dot = UInt8(ascii: ".")

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
