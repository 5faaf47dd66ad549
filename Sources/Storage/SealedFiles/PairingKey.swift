import ByteCoding
package import Secrets

/// The key that both sides of a pairing derive from the one-time key that is shown on one and typed
/// on the other. It seals the invitation, the request and the admission, so that nobody else can have
/// made any of them.
package struct PairingKey: Sendable {
  enum Message: String {
    case invitation
    case request
    case admission
  }

  private static let magic = Array("cardpair\n".utf8)
  private static let format: UInt16 = 1

  private let root: SealingKey

  /// Derives the key.
  package init(_ oneTimeKey: RecoveryKey) throws(SecretFailure) {
    root = try SealingKey(fullEntropy: oneTimeKey.bytes(), purpose: .pairing)
  }

  /// True if a file is the invitation whose one-time key this key follows from.
  package func opens(invitation bytes: [UInt8], id: PairingID, in group: GroupID) -> Bool {
    // Whatever is wrong with the file, it is no invitation for this key.
    (try? open(bytes, as: .invitation, id: id, in: group)) != nil
  }

  func seal(
    _ content: [UInt8],
    as message: Message,
    id: PairingID,
    in group: GroupID,
    random: some RandomSource
  ) throws(PairingFailure) -> [UInt8] {
    var plain = ByteWriter()
    plain.append(content)
    let padding = Padme.length(of: plain.bytes.count) - plain.bytes.count
    plain.append(raw: repeatElement(UInt8(0), count: padding))
    var file = ByteWriter()
    file.append(raw: Self.magic)
    file.append(Self.format)
    let box = try key(for: message)
      .seal(plain.bytes, boundTo: Self.data(message, id, group), random: random)
    file.append(raw: box.bytes)
    guard file.bytes.count <= SegmentCodec.greatestFile else { throw .tooLarge }
    return file.bytes
  }

  func open(
    _ bytes: [UInt8],
    as message: Message,
    id: PairingID,
    in group: GroupID
  ) throws(PairingFailure) -> [UInt8] {
    guard bytes.count <= SegmentCodec.greatestFile else { throw .tooLarge }
    guard bytes.starts(with: Self.magic) else { throw .notAPairingFile }
    var reader = ByteReader(Array(bytes.dropFirst(Self.magic.count)))
    // A file that ends within its format can't be read in any other way.
    guard let format = try? reader.number(UInt16.self) else { throw .notAPairingFile }
    guard format == Self.format else { throw .newerFormat(format) }
    guard let box = SealedBox(bytes: bytes.suffix(reader.left)) else {
      throw .notAPairingFile
    }
    // A box that can't be opened, and content that is not a box's, have one reason.
    guard
      let plain = try? key(for: message).open(box, boundTo: Self.data(message, id, group))
    else { throw .wrongKey }
    var content = ByteReader(plain)
    guard let counted = try? Array(content.counted(atMost: plain.count)) else {
      throw .notAPairingFile
    }
    return counted
  }

  private func key(for message: Message) throws(PairingFailure) -> SealingKey {
    do throws(SecretFailure) {
      return try root.subKey(for: KeyPurpose(rawValue: "sync/pairing \(message.rawValue)"))
    } catch {
      throw .secrets(error)
    }
  }

  private static func data(
    _ message: Message,
    _ id: PairingID,
    _ group: GroupID
  ) -> AssociatedData {
    AssociatedData(.text(message.rawValue), .bytes(id.bytes), .bytes(group.bytes))
  }
}

extension KeyPurpose {
  fileprivate static let pairing = KeyPurpose(rawValue: "sync/pairing")
}
