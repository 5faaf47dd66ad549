import Secrets

/// The file of an item: a mark, the public key that it is sealed to, and the box.
enum SealedItem {
  private static let mark = Array("cardcase item\u{1}".utf8)

  /// The length of the part before the box, in bytes.
  private static let headerBytes = mark.count + BoxPublicKey.byteCount

  /// The reason why a file can't be opened.
  enum Fault: Error {
    /// It is no item, or was changed.
    case damaged
    /// It is sealed to another key.
    case otherKey
    /// There is no guarded memory, or the key is gone.
    case secret(SecretFailure)
  }

  /// Seals an item to a public key.
  static func seal(
    _ item: LetterboxItem,
    to key: BoxPublicKey
  ) throws(SecretFailure) -> [UInt8] {
    mark + key.bytes + (try key.seal(item.encoded))
  }

  /// Opens a file.
  static func open(
    _ bytes: [UInt8],
    with pair: LetterboxKeyPair
  ) throws(Fault) -> LetterboxItem {
    guard bytes.count > headerBytes, bytes.starts(with: mark) else { throw .damaged }
    guard pair.publicKey.bytes.elementsEqual(bytes[mark.count..<headerBytes]) else {
      throw .otherKey
    }
    do throws(SecretFailure) {
      guard let item = try LetterboxItem(pair.open(Array(bytes[headerBytes...]))) else {
        throw SecretFailure.notAuthentic
      }
      return item
    } catch .notAuthentic {
      throw .damaged
    } catch {
      throw .secret(error)
    }
  }
}
