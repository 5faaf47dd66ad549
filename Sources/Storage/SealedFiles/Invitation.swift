import ByteCoding
package import Secrets

/// The inviting side of a pairing: a one-time key that is shown, and 15 minutes in which a request
/// made with it is accepted.
package struct Invitation: Sendable {
  /// The time that an invitation holds, in milliseconds.
  package static let lifetime: Int64 = 15 * 60 * 1000

  /// The key to be shown.
  package let oneTimeKey: RecoveryKey
  /// The group.
  package let group: GroupID
  /// The name of its file.
  package let id: PairingID

  private let key: PairingKey
  private let begun: Int64

  /// Begins an invitation, at a time in milliseconds since 1970 by this device's clock.
  package init(
    to group: GroupID,
    at now: Int64,
    random: some RandomSource
  ) throws(SecretFailure) {
    oneTimeKey = try RecoveryKey(random: random)
    key = try PairingKey(oneTimeKey)
    self.group = group
    id = PairingID(random: random)
    begun = now
  }

  /// True if requests are still accepted.
  package func holds(at now: Int64) -> Bool {
    (begun...begun + Self.lifetime).contains(now)
  }

  /// The file by which a newcomer can tell that its key is the one that is shown. It says nothing.
  package func bytes(random: some RandomSource) throws(PairingFailure) -> [UInt8] {
    try key.seal([], as: .invitation, id: id, in: group, random: random)
  }

  /// The request in a file.
  ///
  /// - Throws: `PairingFailure.expired`, `wrongKey`, `spaceNotJoined`, and what a foreign file
  ///   brings about.
  package func request(
    in bytes: [UInt8],
    id: PairingID,
    offering spaces: SyncSpaces,
    at now: Int64
  ) throws(PairingFailure) -> PairingRequest {
    guard holds(at: now) else { throw .expired }
    let request = try PairingRequest(bytes, id: id, under: key, in: group)
    guard !request.record.spaces.isEmpty, request.record.spaces.isSubset(of: spaces) else {
      throw .spaceNotJoined
    }
    return request
  }

  /// The file that admits a newcomer, who stands in the roster already.
  package func admission(
    for request: PairingRequest,
    keyring: Keyring,
    roster entries: [SignedRosterEntry],
    at now: Int64,
    random: some RandomSource
  ) throws(PairingFailure) -> [UInt8] {
    guard holds(at: now) else { throw .expired }
    let box: [UInt8]
    do throws(SecretFailure) {
      box = try request.record.boxKey.seal(keyring.limited(to: request.record.spaces).packed())
    } catch {
      throw .secrets(error)
    }
    var writer = ByteWriter()
    writer.append(raw: request.checksum)
    writer.append(box)
    writer.append(SignedRosterEntry.bytes(of: entries))
    return try key.seal(
      writer.bytes,
      as: .admission,
      id: request.id,
      in: group,
      random: random
    )
  }
}
