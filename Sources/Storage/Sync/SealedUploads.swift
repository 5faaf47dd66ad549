import SealedFiles
package import SyncEngines

/// Sealed segments on their way to the remote. Sending them needs no key, so that it may end while
/// the vault is locked.
package struct SealedUploads: Sendable, Hashable {
  private let uploads: [RemoteUpload]

  init(_ segments: [SealedSegment]) {
    uploads = segments.map { RemoteUpload(path: $0.path, bytes: $0.content) }
  }

  /// The number of segments.
  package var count: Int { uploads.count }
  /// True if there is nothing to send.
  package var isEmpty: Bool { uploads.isEmpty }

  /// Sends them, a copy into the archive first. The next round notices what arrived, as it sends the
  /// same bytes under the same names.
  package func send(
    to engine: any SyncEngine,
    archive: any SyncEngine
  ) throws(EngineFailure) {
    try archive.write(uploads)
    try engine.write(uploads)
  }
}

extension Coordinator {
  /// Seals what is new, without asking the remote, and hands out all that waits to be sent. Nothing
  /// where the vault was restored or copied: the next round begins anew.
  package func sealForSending() throws -> SealedUploads {
    try recoverEnds()
    guard try isNotedReplica() else { return SealedUploads([]) }
    try requirePresence()
    try beginLogs()
    try sealChanges()
    return SealedUploads(try waitingSegments())
  }
}
