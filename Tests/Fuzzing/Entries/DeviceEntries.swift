import AppSupport
import ByteCoding
import Secrets

@testable import SealedFiles
@testable import Store
@testable import Sync

/// What devices have from a remote, and what strangers put into a letterbox.
enum DeviceEntries {
  private static let group = GroupID(unchecked: [UInt8](repeating: 1, count: GroupID.byteCount))
  private static let replica = ReplicaID(
    unchecked: [UInt8](repeating: 2, count: ReplicaID.byteCount)
  )

  /// A segment as it is, its content before and after it is unpacked, and what else has frames or keys.
  static func segment(_ input: [UInt8]) throws {
    let bytes = input.rest
    switch input.choice % 6 {
    case 0:
      let reading = try SegmentHeader.Reading(bytes)
      _ = try Segment(bytes, at: reading.header.name, in: reading.header.group)
        .payload(under: [])
    case 1: _ = try SegmentCodec.unpadded(bytes)
    case 2: try log(bytes)
    case 3:
      if let note = DeviceNote(bytes: bytes) { expect(DeviceNote(bytes: note.bytes) == note) }
    case 4: _ = try Membership(unpacking: SecretBytes(bytes))
    default:
      if let name = SegmentName(path: bytes.text) { expect(name.path == bytes.text) }
    }
  }

  /// The frames of a log, whose groups of operations stand in order once they are written.
  private static func log(_ payload: [UInt8]) throws {
    let parts = try FrameCodec.parts(in: payload.dropFirst(LogEnd.headBytes))
    guard
      let name = SegmentName(
        replica: replica,
        kind: .study,
        first: 1,
        last: UInt64(max(1, parts.count))
      )
    else { return }
    _ = LogContent(payload, name: name, number: 1)
    for part in parts {
      // Frames of newer programs are kept as they are.
      guard let frame = try? FrameCodec.frame(from: part) else { continue }
      let written = FrameCodec.bytes(of: frame)
      expect(try FrameCodec.bytes(of: FrameCodec.frame(from: written)) == written)
    }
  }

  /// The messages of a pairing, sealed with the right key, and as they are.
  static func pairing(_ input: [UInt8]) throws {
    let random = FixedRandom()
    let key = try PairingKey(RecoveryKey(random: random))
    let boxKeys = try BoxKeyPair(random: random)
    let id = PairingID(random: random)
    let bytes = input.rest
    switch input.choice % 4 {
    case 0: _ = key.opens(invitation: bytes, id: id, in: group)
    case 1:
      let sealed = try key.seal(bytes, as: .request, id: id, in: group, random: random)
      let request = try PairingRequest(sealed, id: id, under: key, in: group)
      _ = try PairingRequest(
        request.bytes(under: key, in: group, random: random),
        id: id,
        under: key,
        in: group
      )
    case 2:
      let sealed = try key.seal(bytes, as: .admission, id: id, in: group, random: random)
      try admit(sealed, boxKeys, id, key)
    default:
      // The keys are sealed to the newcomer, within the admission.
      let half = bytes.count / 2
      var writer = ByteWriter()
      writer.append(raw: try request(boxKeys, id).checksum)
      writer.append(try boxKeys.publicKey.seal(SecretBytes(bytes.prefix(half))))
      writer.append(Array(bytes.dropFirst(half)))
      let sealed = try key.seal(writer.bytes, as: .admission, id: id, in: group, random: random)
      try admit(sealed, boxKeys, id, key)
    }
  }

  private static func request(_ boxKeys: BoxKeyPair, _ id: PairingID) throws -> PairingRequest {
    let signing = try SigningKey(random: FixedRandom())
    guard let name = ReplicaName("laptop") else { throw UnreadableBytes.invalid }
    return PairingRequest(
      id: id,
      record: ReplicaRecord(
        id: replica,
        name: name,
        verifyKey: signing.verifyKey,
        boxKey: boxKeys.publicKey,
        spaces: .all
      )
    )
  }

  private static func admit(
    _ sealed: [UInt8],
    _ boxKeys: BoxKeyPair,
    _ id: PairingID,
    _ key: PairingKey
  ) throws {
    _ = try Admission(
      sealed,
      to: request(boxKeys, id),
      under: key,
      in: group,
      boxKeys: boxKeys
    )
  }

  /// An item as it is and before it is sealed, and the file of the public key.
  static func letterbox(_ input: [UInt8]) throws {
    let bytes = input.rest
    switch input.choice % 3 {
    case 0:
      let pair = try LetterboxKeyPair(of: VaultKey(random: FixedRandom()))
      _ = try SealedItem.open(bytes, with: pair)
    case 1:
      guard let item = try LetterboxItem(SecretBytes(bytes)) else { return }
      switch item.kind {
      case .note:
        guard let note = LetterboxNote.decoded(item.content) else { return }
        expect(try LetterboxNote.decoded(LetterboxNote.encoded(note)) == note)
      case .paymentCard: _ = try PaymentCardStore.decoded(item.content)
      }
    default:
      let body = Array(bytes.dropLast(min(bytes.count, Checksum.byteCount)))
      guard let file = LetterboxKeyFile(bytes: body + Checksum.of(body)) else { return }
      expect(LetterboxKeyFile(bytes: file.bytes) == file)
    }
  }
}

/// Bytes that are the same each time.
struct FixedRandom: RandomSource {
  var first: UInt8 = 1

  func fill(_ buffer: UnsafeMutableRawBufferPointer) {
    for index in buffer.indices { buffer[index] = first &+ UInt8(truncatingIfNeeded: index) }
  }
}
