import Glibc
import Secrets

/// Reads a picture or a sound, a block at a time, each of which is authenticated. For one thread.
///
/// It may be moved to other packs meanwhile.
package final class MediaReader {
  private let vault: Vault
  private let key: VaultKey
  private let file: Int64
  /// The number of bytes.
  package let size: Int
  private let hash: MediaHash
  private var parts: [MediaPart]

  /// The number of times that it is looked for anew where a part of it is not to be read.
  private static let attempts = 3

  private var block = [UInt8](repeating: 0, count: MediaPack.blockBytes)
  private var content = [UInt8](repeating: 0, count: MediaPack.contentBytes)

  /// Looks up a file.
  ///
  /// - Throws: `VaultFailure.noRecord` if there is no such file.
  init(_ file: Int64, in vault: Vault, under key: VaultKey) throws(VaultFailure) {
    (size, hash, parts) = try vault.read(under: key) { db in
      let index = MediaIndex(db)
      guard let found = try index.file(file) else {
        throw VaultFailure.noRecord(table: "media_file", id: file)
      }
      return (found.size, found.hash, try index.parts(of: file))
    }
    self.vault = vault
    self.key = key
    self.file = file
  }

  deinit {
    wipe(&content)
  }

  /// Passes on all of the content in order, and compares it with its hash in the end. What was passed on is
  /// to be dropped where this throws.
  ///
  /// - Throws: `VaultFailure.damaged(.medium)` with its name and what is wrong;
  ///   `secret(.keyDestroyed)` once the vault is locked; or the errors of `body`.
  package func readAll(_ body: (UnsafeRawBufferPointer) throws -> Void) throws {
    let hash = try vault.mediaHash(self.hash, under: key)
    try read(0..<size) { part in
      hash.append(part)
      try body(part)
    }
    guard hash.finish()[...] == self.hash.sum else { throw damage(.altered) }
  }

  /// Passes on some of the content in order.
  ///
  /// - Throws: as `readAll` does.
  package func read(
    _ range: Range<Int>,
    _ body: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let end = min(range.upperBound, size)
    var position = range.lowerBound
    var attempts = 1
    var pack: OpenPack?
    while position < end {
      guard !key.isDestroyed else { throw VaultFailure.secret(.keyDestroyed) }
      do throws(MediaFailure) {
        guard let part = parts.first(where: { ($0.offset..<$0.end).contains(position) }) else {
          throw .fault(.missing)
        }
        if pack?.cipher.id != part.pack { pack = try OpenPack(part.pack, in: vault, under: key) }
        let place = part.start + position - part.offset
        let number = place / MediaPack.contentBytes
        try pack?.open(number, &block, into: &content)
        let first = place - number * MediaPack.contentBytes
        let count = min(end, part.end) - position
        position += min(count, MediaPack.contentBytes - first)
        available = first..<first + min(count, MediaPack.contentBytes - first)
      } catch {
        switch error {
        case .vault(let failure): throw failure
        case .fault(let fault):
          let fresh = try vault.read(under: key) { try MediaIndex($0).parts(of: file) }
          guard fresh != parts, attempts < Self.attempts else { throw damage(fault) }
          attempts += 1
          parts = fresh
          pack = nil
          continue
        }
      }
      try content.withUnsafeBytes { try body(UnsafeRawBufferPointer(rebasing: $0[available])) }
    }
  }

  /// What of the block that was opened last is asked for.
  private var available = 0..<0

  private func damage(_ fault: MediaFault) -> VaultFailure {
    // Where its name can't be read, that is what is told.
    do throws(VaultFailure) {
      let name = try vault.read(under: key) { try MediaIndex($0).name(of: file) }
      return .damaged(.medium(name: name, fault))
    } catch {
      return error
    }
  }
}

/// The reason why a part can't be read.
private enum MediaFailure: Error {
  case fault(MediaFault)
  case vault(VaultFailure)
}

/// A pack with its key, for reading.
private struct OpenPack {
  let cipher: MediaPackCipher
  private let file: MediaPackFile?
  private let spare: MediaPackFile?

  init(_ id: Int64, in vault: Vault, under key: VaultKey) throws(MediaFailure) {
    do throws(VaultFailure) {
      cipher = try vault.mediaCipher(of: id, under: key)
      file = try vault.media.pack(id)
      spare = try vault.media.pack(id, spare: true)
    } catch {
      switch error {
      case .symbolicLink, .notARegularFile, .otherOwner, .severalNames: throw .fault(.altered)
      default: throw .vault(error)
      }
    }
    if file == nil, spare == nil { throw .fault(.missing) }
  }

  /// Opens a block: of the pack, or where that is not as it was written, of the one that a copy brought.
  func open(
    _ number: Int,
    _ block: inout [UInt8],
    into content: inout [UInt8]
  ) throws(MediaFailure) {
    guard let fault = try Self.open(number, of: file, cipher, &block, &content),
      try Self.open(number, of: spare, cipher, &block, &content) != nil
    else { return }
    throw .fault(fault)
  }

  private static func open(
    _ number: Int,
    of file: MediaPackFile?,
    _ cipher: MediaPackCipher,
    _ block: inout [UInt8],
    _ content: inout [UInt8]
  ) throws(MediaFailure) -> MediaFault? {
    do throws(VaultFailure) {
      guard try file?.read(block: number, into: &block) == true else { return .missing }
      return block.withUnsafeBytes { block in
        content.withUnsafeMutableBytes { cipher.open(block, number, into: $0) }
      } ? nil : .altered
    } catch {
      guard error == .system(EIO) else { throw .vault(error) }
      return .altered
    }
  }
}
