import ByteCoding
import Secrets

/// The answer to a request: the keys of the group, and its roster with the newcomer in it.
package struct Admission: Sendable {
  /// The keys.
  package let keyring: Keyring
  /// The entries of the roster.
  package let entries: [SignedRosterEntry]
  /// The roster that follows from them.
  package let roster: Roster
  /// The newcomer's number.
  package let number: UInt16

  /// Opens the answer to a request with the pair that it named.
  ///
  /// - Throws: `PairingFailure.wrongKey`, `otherRequest`, `notAdmitted`, and what a foreign file
  ///   brings about.
  package init(
    _ bytes: [UInt8],
    to request: PairingRequest,
    under key: PairingKey,
    in group: GroupID,
    boxKeys: BoxKeyPair
  ) throws(PairingFailure) {
    let content = try key.open(bytes, as: .admission, id: request.id, in: group)
    let fields: Fields
    do throws(UnreadableBytes) {
      fields = try Fields(content)
    } catch {
      throw .notAPairingFile
    }
    guard fields.checksum == request.checksum else { throw .otherRequest }
    do throws(SecretFailure) {
      keyring = try Keyring(unpacking: boxKeys.open(fields.box))
    } catch {
      throw error == .notAuthentic ? .otherRequest : .secrets(error)
    }
    let keyring = keyring
    let roster = Roster(group: group, entries: fields.entries)
    guard keyring.group == group, let own = roster.replica(request.record.id), own.isPresent,
      own.record == request.record,
      SegmentKind.allCases.allSatisfy({ kind in
        !own.record.spaces.include(kind) || roster.currentKeys(of: kind, in: keyring) != nil
      })
    else { throw .notAdmitted }
    entries = fields.entries
    self.roster = roster
    number = own.number
  }

  private struct Fields {
    let checksum: [UInt8]
    let box: [UInt8]
    let entries: [SignedRosterEntry]

    init(_ content: [UInt8]) throws(UnreadableBytes) {
      var reader = ByteReader(content)
      checksum = Array(try reader.take(Checksum.byteCount))
      box = Array(try reader.counted(atMost: content.count))
      entries = try SignedRosterEntry.entries(in: Array(try reader.counted(atMost: content.count)))
      try reader.end()
    }
  }
}
