package import SealedFiles
import Secrets
import SyncEngines

extension Coordinator {
  /// Begins an invitation, whose one-time key is to be shown.
  package func invite() throws -> Invitation {
    try readNews()
    return try Invitation(to: group, at: environment.now(), random: environment.random)
  }

  /// Puts the invitation up, waits for a request that was made with its key, and admits the newcomer.
  ///
  /// - Parameter pause: called between two looks at the remote.
  /// - Throws: `CoordinatorFailure.pairing(.expired)` once the invitation's time is over.
  package func admit(
    with invitation: Invitation,
    pause: () throws -> Void
  ) throws -> Replica {
    let path = RemoteLayout.path(ofInvitation: invitation.id, in: group)
    try put(invitation, at: path)
    // It is worth nothing any more: if it stays, nothing is lost.
    defer { try? environment.engine.delete([path]) }
    while true {
      guard invitation.holds(at: environment.now()) else {
        throw CoordinatorFailure.pairing(.expired)
      }
      let listing = try environment.listing(of: group)
      for id in listing.requests {
        if let request = try request(id, invitation) {
          return try admit(request, invitation, listing)
        }
      }
      try pause()
    }
  }

  private func put(_ invitation: Invitation, at path: String) throws {
    let file: [UInt8]
    do throws(PairingFailure) {
      file = try invitation.bytes(random: environment.random)
    } catch {
      throw CoordinatorFailure.pairing(error)
    }
    let upload = RemoteUpload(path: path, bytes: file)
    try environment.remote { engine throws(EngineFailure) in try engine.write([upload]) }
  }

  /// A request; nil if it was not made with the invitation's key, as old ones were not.
  private func request(_ id: PairingID, _ invitation: Invitation) throws -> PairingRequest? {
    let path = RemoteLayout.path(ofRequest: id, in: group)
    let bytes = try environment.remote { engine throws(EngineFailure) in
      try engine.read(path, atMost: SegmentCodec.greatestFile)
    }
    guard let bytes else { return nil }
    do throws(PairingFailure) {
      return try invitation.request(
        in: bytes,
        id: id,
        offering: membership.spaces,
        at: environment.now()
      )
    } catch {
      switch error {
      case .wrongKey, .notAPairingFile: return nil
      default: throw CoordinatorFailure.pairing(error)
      }
    }
  }

  /// Writes the newcomer into the roster, and only then hands it the keys.
  private func admit(
    _ request: PairingRequest,
    _ invitation: Invitation,
    _ listing: RemoteListing
  ) throws -> Replica {
    try readRoster(listing)
    try requirePresence()
    if roster.replica(request.record.id) == nil {
      guard let check = roster.currentEpoch(of: .roster)?.checks[.roster] else {
        throw CoordinatorFailure.keysMissing
      }
      guard let number = roster.nextNumber else { throw CoordinatorFailure.noNumberLeft }
      try write([.admitted(Admitted(record: request.record, number: number, check: check))])
    }
    try sendOutgoing()
    guard let replica = roster.replica(request.record.id) else {
      throw CoordinatorFailure.noReplica
    }
    let file: [UInt8]
    do throws(PairingFailure) {
      file = try invitation.admission(
        for: request,
        keyring: membership.keyring,
        roster: membership.entries,
        at: environment.now(),
        random: environment.random
      )
    } catch {
      throw CoordinatorFailure.pairing(error)
    }
    let upload = RemoteUpload(
      path: RemoteLayout.path(ofAdmission: request.id, in: group),
      bytes: file
    )
    try environment.remote { engine throws(EngineFailure) in try engine.write([upload]) }
    return replica
  }
}
