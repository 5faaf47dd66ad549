package import SealedFiles
package import Secrets
import SyncEngines

extension SyncSetup {
  /// Joins a group: puts up a request, and waits until the device that showed the one-time key admits
  /// this one.
  ///
  /// - Parameters:
  ///   - oneTimeKey: the key that the other device shows.
  ///   - wanted: the group, where the remote has several.
  ///   - pause: called between two looks at the remote.
  /// - Throws: `CoordinatorFailure.pairing(.wrongKey)` if no invitation that was made with the key is
  ///   seen within half a minute, `pairing(.expired)` if nobody answers within 15.
  @discardableResult
  package func join(
    as name: ReplicaName,
    spaces: SyncSpaces,
    oneTimeKey: RecoveryKey,
    recoveryKey: RecoveryKey?,
    group wanted: GroupID? = nil,
    pause: () throws -> Void
  ) throws -> Coordinator<Storage> {
    try requireNoMembership()
    let group = try group(wanted)
    let key = try PairingKey(oneTimeKey)
    let newcomer = try JoiningReplica(as: name, spaces: spaces, in: environment)
    let request = PairingRequest(
      id: PairingID(random: environment.random),
      record: newcomer.record
    )
    let files = [
      RemoteLayout.path(ofRequest: request.id, in: group),
      RemoteLayout.path(ofAdmission: request.id, in: group),
    ]
    do {
      try put(request, key, group, at: files[0])
      let admission = try answer(to: request, key, newcomer, group, at: files[1], pause)
      let coordinator = try begin(
        newcomer.membership(
          number: admission.number,
          keyring: admission.keyring,
          remote: environment.remote,
          entries: admission.entries
        ),
        recoveryKey
      )
      // They are worth nothing any more: if they stay, nothing is lost.
      try? environment.engine.delete(files)
      return coordinator
    } catch {
      // As above.
      try? environment.engine.delete(files)
      throw error
    }
  }

  private func put(
    _ request: PairingRequest,
    _ key: PairingKey,
    _ group: GroupID,
    at path: String
  ) throws {
    let file: [UInt8]
    do throws(PairingFailure) {
      file = try request.bytes(under: key, in: group, random: environment.random)
    } catch {
      throw CoordinatorFailure.pairing(error)
    }
    let upload = RemoteUpload(path: path, bytes: file)
    try environment.remote { engine throws(EngineFailure) in try engine.write([upload]) }
  }

  private func answer(
    to request: PairingRequest,
    _ key: PairingKey,
    _ newcomer: JoiningReplica,
    _ group: GroupID,
    at path: String,
    _ pause: () throws -> Void
  ) throws -> Admission {
    let begun = environment.now()
    var invitations = InvitationSearch(key: key, group: group, environment: environment)
    while true {
      // What git gives is as of the last listing.
      let listing = try environment.listing(of: group)
      let file = try environment.remote { engine throws(EngineFailure) in
        try engine.read(path, atMost: SegmentCodec.greatestFile)
      }
      if let file {
        do throws(PairingFailure) {
          return try Admission(
            file,
            to: request,
            under: key,
            in: group,
            boxKeys: newcomer.boxKeys
          )
        } catch {
          throw CoordinatorFailure.pairing(error)
        }
      }
      let waited = environment.now() - begun
      guard try invitations.finds(in: listing) || waited <= InvitationSearch.limit else {
        throw CoordinatorFailure.pairing(.wrongKey)
      }
      guard waited <= Invitation.lifetime else {
        throw CoordinatorFailure.pairing(.expired)
      }
      try pause()
    }
  }
}
