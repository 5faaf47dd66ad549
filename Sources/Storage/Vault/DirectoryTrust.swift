import Glibc

/// Checks whether other users can replace a vault's file.
public enum DirectoryTrust {
  /// The first directory, from the one that holds a file up to the root, that somebody other than
  /// the user and root can write to; nil if there is none, or the vault is in memory.
  ///
  /// OpenSSH checks its own files likewise (`safe_path`), but above the file's own directory one
  /// with the sticky bit is accepted: there only the owner can replace the owner's files.
  public static func openDirectory(above location: VaultLocation) -> String? {
    guard case .file(let path) = location,
      let start = realpath(VaultFile(path: path).directory, nil)
    else { return nil }
    defer { free(start) }
    var directory = String(cString: start)
    var isOwn = true
    while true {
      var info = stat()
      guard stat(directory, &info) == 0 else { return nil }
      if isOpen(info, isOwn: isOwn) { return directory }
      guard directory != "/" else { return nil }
      directory = VaultFile(path: directory).directory
      isOwn = false
    }
  }

  private static func isOpen(_ info: stat, isOwn: Bool) -> Bool {
    guard info.st_uid == geteuid() || info.st_uid == 0 else { return true }
    if !isOwn, info.st_mode & S_ISVTX != 0 { return false }
    if info.st_mode & S_IWOTH != 0 { return true }
    return info.st_mode & S_IWGRP != 0 && !isPrivate(group: info.st_gid)
  }

  /// True if a group has the user alone, as distributions make one for each user: it has the user's
  /// name and no other members.
  private static func isPrivate(group: gid_t) -> Bool {
    guard let user = getpwuid(geteuid()), user.pointee.pw_gid == group,
      let entry = getgrgid(group)
    else { return false }
    let name = String(cString: user.pointee.pw_name)
    guard String(cString: entry.pointee.gr_name) == name else { return false }
    var member = entry.pointee.gr_mem
    while let text = member?.pointee {
      guard String(cString: text) == name else { return false }
      member = member?.advanced(by: 1)
    }
    return true
  }
}
