extension Vault {
  /// Destroys the vault: deletes the slots first, so that from then on no key opens it, then those
  /// of its backups, then overwrites and removes all these files and removes its media. This is irreversible. If
  /// interrupted, it can't be opened all the same, and can be destroyed again.
  ///
  /// - Throws: `VaultFailure.inUse` if another process writes to it.
  public func destroy() throws(VaultFailure) {
    try resumeWriting()
    try changeHeader { header in
      header.slots = []
      header.boxes = [:]
      header.settings = [:]
      header.cleanup = .copyingSlots
    }
    performPendingCleanup()
    try close()
    try Self.erase(at: location)
    dependencies.devices.remove(of: id)
  }

  /// Overwrites and removes the files of a vault that can't even be opened, its backups and its media.
  ///
  /// - Throws: `VaultFailure.inUse` if another process writes to it.
  public static func erase(at location: VaultLocation) throws(VaultFailure) {
    guard case .file(let path) = location else { return }
    let file = VaultFile(path: path)
    let backups = Backup.all(beside: file)
    let media = MediaFolder(of: file)
    let hasMedia = try !media.isEmpty
    guard file.isOccupied || !backups.isEmpty || hasMedia else { return }
    try VaultLock.alone(with: file) { () throws(VaultFailure) in
      for backup in backups { try backup.file.erase() }
      try file.erase()
      try media.removeAll()
    }
  }
}
