/// The place that devices are kept in step through, as the user names it.
package enum RemoteURL: Hashable, Sendable {
  /// A directory of this machine, by its absolute path.
  case folder(String)
  /// A repository, by a URL that git takes: https, ssh or file.
  case git(String)
  /// A path at a remote of rclone's configuration.
  case rclone(name: String, path: String)

  /// Reads `folder:/path`, `git:URL` or `rclone:NAME:PATH`.
  package init(parsing text: String) throws(RemoteURLFault) {
    guard text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
      throw .controlCharacter
    }
    // More than any path or host takes, and too much for a sentence.
    guard text.utf8.count <= 2000 else { throw .tooLong }
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw .unknownKind }
    let place = String(parts[1])
    switch parts[0] {
    case "folder": self = .folder(try Self.folder(place))
    case "git": self = .git(try GitURL.checked(place))
    case "rclone": self = try Self.rclone(place)
    default: throw .unknownKind
    }
  }

  /// The text that it is read from.
  package var text: String {
    switch self {
    case .folder(let path): "folder:\(path)"
    case .git(let url): "git:\(url)"
    case .rclone(let name, let path): "rclone:\(name):\(path)"
    }
  }

  private static func folder(_ path: String) throws(RemoteURLFault) -> String {
    guard !path.isEmpty else { throw .empty }
    guard path.hasPrefix("/") else { throw .relativeFolder }
    return path
  }

  private static func rclone(_ place: String) throws(RemoteURLFault) -> RemoteURL {
    let parts = place.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, !name.isEmpty else { throw .empty }
    guard parts.count == 2 else { throw .incompleteRclone }
    guard !name.hasPrefix("-") else { throw .leadingDash }
    // A comma begins options in the place of a configured remote, which may hold a password.
    let isName = name.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || "_.+@- ".unicodeScalars.contains(scalar)
    }
    guard isName, !name.hasPrefix(" "), !name.hasSuffix(" ") else { throw .rcloneName }
    return .rclone(name: String(name), path: String(parts[1]))
  }
}

/// The reason why a text names no remote.
package enum RemoteURLFault: Error, Hashable, Sendable {
  /// It begins with none of `folder:`, `git:` and `rclone:`.
  case unknownKind
  case empty
  case tooLong
  case controlCharacter
  /// A folder that depends on the current directory.
  case relativeFolder
  /// A URL or a name that a program would take for an option.
  case leadingDash
  /// A protocol of git other than https, ssh and file.
  case gitProtocol
  /// A password, which would stand in arguments of programs.
  case password
  /// A name without a colon and a path.
  case incompleteRclone
  /// A name that no remote in rclone's configuration can have.
  case rcloneName
}

/// The URLs that the git engine takes.
enum GitURL {
  /// The URL in the form that git is given.
  static func checked(_ url: String) throws(RemoteURLFault) -> String {
    guard !url.isEmpty else { throw .empty }
    guard !url.hasPrefix("-") else { throw .leadingDash }
    if url.hasPrefix("/") { return "file://\(escaped(url))" }
    guard let scheme = url.firstRange(of: "://") else { return try address(url) }
    let rest = url[scheme.upperBound...]
    let authority = rest.prefix { $0 != "/" }
    guard !authority.hasPrefix("-") else { throw .leadingDash }
    switch url[..<scheme.lowerBound] {
    case "file":
      guard rest.hasPrefix("/") else { throw .relativeFolder }
    case "https", "ssh":
      if let at = authority.lastIndex(of: "@"), authority[..<at].contains(":") { throw .password }
      guard !authority.isEmpty else { throw .empty }
      // Of the name before the host too: ssh would take it for an option.
      guard !authority.contains("@-") else { throw .leadingDash }
    default: throw .gitProtocol
    }
    return url
  }

  /// An address in the form of scp: `user@host:path`.
  private static func address(_ url: String) throws(RemoteURLFault) -> String {
    guard let colon = url.firstIndex(of: ":"), !url[..<colon].contains("/") else {
      throw .gitProtocol
    }
    // `ext::` and the like name a program that is to be run.
    guard !url[url.index(after: colon)...].hasPrefix(":") else { throw .gitProtocol }
    let host = url[..<colon]
    guard !host.isEmpty, url.index(after: colon) < url.endIndex else { throw .empty }
    guard !host.contains("@-") else { throw .leadingDash }
    return url
  }

  /// A path as part of a URL, which git decodes.
  private static func escaped(_ path: String) -> String {
    path.replacing("%", with: "%25")
  }
}
