/// The names of directories and files on a remote. All are ASCII; whatever else lies there is passed
/// over.
package enum RemoteLayout {
  private static let prefix = "cardcase-"

  /// The directory of a group.
  package static func directory(of group: GroupID) -> String { prefix + group.hex }

  /// The group whose directory this is; nil if it is another's.
  package static func group(ofDirectory name: some StringProtocol) -> GroupID? {
    guard name.hasPrefix(prefix) else { return nil }
    return GroupID(hex: name.dropFirst(prefix.count))
  }

  /// The group and the path within its directory of a path on the remote; nil for foreign files.
  package static func split(_ path: String) -> (group: GroupID, path: Substring)? {
    guard let slash = path.firstIndex(of: "/"), let group = group(ofDirectory: path[..<slash])
    else {
      return nil
    }
    return (group, path[path.index(after: slash)...])
  }

  /// The path of a segment on the remote.
  package static func path(of name: SegmentName, in group: GroupID) -> String {
    "\(directory(of: group))/\(name.path)"
  }

  /// The path of a chunk of media that a replica put up.
  package static func path(
    ofChunk id: MediaChunkID,
    by replica: ReplicaID,
    in group: GroupID
  ) -> String {
    "\(directory(of: group))/\(replica.hex)/\(id.hex)\(chunkEnding)"
  }

  private static let chunkEnding = ".chunk"

  /// The chunk of media at a path within a group's directory, and the replica that put it up; nil if it is
  /// another file.
  package static func chunk(
    at path: some StringProtocol
  ) -> (id: MediaChunkID, replica: ReplicaID)? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let replica = ReplicaID(hex: parts[0]),
      parts[1].hasSuffix(chunkEnding),
      let id = MediaChunkID(hex: parts[1].dropLast(chunkEnding.count))
    else { return nil }
    return (id, replica)
  }

  /// The path of a newcomer's request.
  package static func path(ofRequest id: PairingID, in group: GroupID) -> String {
    "\(directory(of: group))/pairing/\(id.hex).request"
  }

  /// The path of the answer to a request.
  package static func path(ofAdmission id: PairingID, in group: GroupID) -> String {
    "\(directory(of: group))/pairing/\(id.hex).admission"
  }

  /// The path of an invitation, there as long as it holds.
  package static func path(ofInvitation id: PairingID, in group: GroupID) -> String {
    "\(directory(of: group))/pairing/\(id.hex).invitation"
  }

  /// The request at a path within a group's directory; nil if it is another file.
  package static func request(at path: some StringProtocol) -> PairingID? {
    pairing(at: path, ending: ".request")
  }

  /// The invitation at a path within a group's directory; nil if it is another file.
  package static func invitation(at path: some StringProtocol) -> PairingID? {
    pairing(at: path, ending: ".invitation")
  }

  private static func pairing(at path: some StringProtocol, ending: String) -> PairingID? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == "pairing", parts[1].hasSuffix(ending) else { return nil }
    return PairingID(hex: parts[1].dropLast(ending.count))
  }
}
