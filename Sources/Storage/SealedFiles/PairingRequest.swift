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

/// The name of an invitation or of a newcomer's request: 8 random bytes, 16 digits in a file's name.
package struct PairingID: Hashable, Sendable {
  private static let byteCount = 8

  let bytes: [UInt8]

  /// Generates a name.
  package init(random: some RandomSource) {
    bytes = random.bytes(Self.byteCount)
  }

  /// Reads 16 lower-case hexadecimal digits; nil for anything else.
  package init?(hex: some StringProtocol) {
    guard let bytes = Hex.bytes(hex), bytes.count == Self.byteCount else { return nil }
    self.bytes = bytes
  }

  /// 16 lower-case hexadecimal digits.
  package var hex: String { Hex.text(bytes) }
}

/// The reason why a request or an admission can't be accepted.
package enum PairingFailure: Error, Equatable, Sendable {
  /// The file is no request or admission.
  case notAPairingFile
  /// It was written by a newer program, in this format.
  case newerFormat(UInt16)
  /// It was made with another one-time key, for another group, or was changed.
  case wrongKey
  /// The 15 minutes are over.
  case expired
  /// The admission answers another request.
  case otherRequest
  /// The group that the admission names does not have the newcomer in its roster, or lacks keys.
  case notAdmitted
  /// The newcomer asks for a space that the inviting replica has not joined.
  case spaceNotJoined
  /// It is longer than can be read.
  case tooLarge
  /// Guarded memory failed.
  case secrets(SecretFailure)
}
