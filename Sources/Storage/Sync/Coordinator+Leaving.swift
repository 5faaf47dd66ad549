package import SealedFiles
import SyncEngines

extension Coordinator {
  /// Leaves the group: sends what waits, says so in the roster, and forgets the group. The others
  /// make new keys. What is in the vault stays.
  package func leave() throws {
    try readNews()
    try sealChanges()
    try renewKeysIfNeeded()
    try write([.left(restored: roster.descendants[membership.id] ?? [])])
    try sendOutgoing()
    try forget()
  }

  /// Forgets the group without telling the others.
  package func forget() throws {
    try storage.setMembership(nil)
    let copies = try ownCopies()
    try archived { engine throws(EngineFailure) in try engine.delete(copies.paths) }
  }

  /// Deletes everything that the group has on the remote, for good, and forgets the group. A device
  /// that is still in the group takes the remote for one that was emptied, and puts its part up again:
  /// the others leave first.
  package func destroy() throws {
    let listing = try environment.listing(of: group)
    try environment.remote { engine throws(EngineFailure) in try engine.delete(listing.paths) }
    try forget()
  }

  /// Gives this replica another name.
  package func rename(_ name: ReplicaName) throws {
    try requirePresence()
    try write([.renamed(name)])
    try sendOutgoing()
  }
}
