import SealedFiles
import SyncEngines

/// A newcomer's search for the invitation that belongs to the key it was given. Without it a wrong key
/// could not be told from a device that is slow to answer.
struct InvitationSearch {
  /// The time that an invitation may need to reach the newcomer, in milliseconds. It is on its way
  /// since before the key was shown, typed and read.
  static let limit: Int64 = 30 * 1000

  private let key: PairingKey
  private let group: GroupID
  private let environment: SyncEnvironment
  private var others: Set<PairingID> = []
  private var isFound = false

  init(key: PairingKey, group: GroupID, environment: SyncEnvironment) {
    self.key = key
    self.group = group
    self.environment = environment
  }

  /// True once an invitation was seen that was made with the key. Each file is read once.
  mutating func finds(in listing: RemoteListing) throws -> Bool {
    for id in listing.invitations where !isFound && !others.contains(id) {
      let path = RemoteLayout.path(ofInvitation: id, in: group)
      let file = try environment.remote { engine throws(EngineFailure) in
        try engine.read(path, atMost: SegmentCodec.greatestFile)
      }
      guard let file else { continue }
      isFound = key.opens(invitation: file, id: id, in: group)
      if !isFound { others.insert(id) }
    }
    return isFound
  }
}
