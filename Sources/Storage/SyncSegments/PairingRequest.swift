import ByteCoding
package import Secrets

/// A newcomer's request to belong to a group.
package struct PairingRequest: Hashable, Sendable {
  /// The name of its file.
  package let id: PairingID
  /// The newcomer.
  package let record: ReplicaRecord

  /// Creates a request.
  package init(id: PairingID, record: ReplicaRecord) {
    self.id = id
    self.record = record
  }

  /// The request's file.
  package func bytes(
    under key: PairingKey,
    in group: GroupID,
    random: some RandomSource
  ) throws(PairingFailure) -> [UInt8] {
    try key.seal(content, as: .request, id: id, in: group, random: random)
  }

  /// Reads a request's file.
  init(_ bytes: [UInt8], id: PairingID, under key: PairingKey, in group: GroupID)
    throws(PairingFailure)
  {
    var reader = ByteReader(try key.open(bytes, as: .request, id: id, in: group))
    do throws(UnreadableBytes) {
      record = try reader.record()
      try reader.end()
    } catch {
      throw .notAPairingFile
    }
    self.id = id
  }

  /// The checksum by which an admission names the request that it answers.
  var checksum: [UInt8] { Checksum.of(content) }

  private var content: [UInt8] {
    var writer = ByteWriter()
    writer.append(record)
    return writer.bytes
  }
}
