import PaymentCards
import ReaderProtocol
import Secrets

/// A database of KeePass 2, KeePassXC and others: KDBX 3.1, 4.0 and 4.1
/// (https://keepass.info/help/kb/kdbx.html).
struct KeePassDatabase: EncryptedCardFormat {
  /// The most that deriving the key may cost.
  var budget = DerivationBudget()

  var name: CardFormatName { .keePassDatabase }

  func recognizes(_ content: CardFileContent) -> Bool {
    content.bytes.starts(with: KDBXHeader.signature)
  }

  /// - Throws: `newerVersion`, `unsupported` and `tooCostly` before anything is derived; `broken`
  ///   where the header is none; `wrongPassword`, `brokenKeyFile`, `damaged`; `entities`, `tooDeep`,
  ///   `tooLarge`.
  func read(
    _ content: CardFileContent,
    with secret: CardFileSecret,
    now: YearMonth,
    _ take: @escaping (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    let header = try KDBXHeader(content.bytes)
    let document = KeePassDocument(now: now, ItemTaker(take))
    do throws(CardFileFailure) {
      try read(header, secret, into: document)
    } catch {
      // A wrong key is told before the first item.
      guard error == .wrongPassword, let other = try Self.alternative(to: secret) else {
        throw error
      }
      try read(header, other, into: document)
    }
  }

  /// The same key file with an empty password instead of none, or the other way round, which is
  /// another key: whoever just has the file can't know which. Nil where a password was given, or no
  /// key file. KeePassXC asks whether to try that (src/gui/DatabaseOpenWidget.cpp).
  private static func alternative(
    to secret: CardFileSecret
  ) throws(CardFileFailure) -> CardFileSecret? {
    guard secret.keyFile != nil, secret.password?.count ?? 0 == 0 else { return nil }
    var other = secret
    other.password = secret.password == nil ? try Cryptography.secret(count: 0) : nil
    return other
  }

  private func read(
    _ header: KDBXHeader,
    _ secret: CardFileSecret,
    into document: KeePassDocument
  ) throws(CardFileFailure) {
    if header.major >= 4 {
      try readBlocks(header, secret, into: document)
    } else {
      try readHashedBlocks(header, secret, into: document)
    }
  }

  /// Version 4.
  private func readBlocks(
    _ header: KDBXHeader,
    _ secret: CardFileSecret,
    into document: KeePassDocument
  ) throws(CardFileFailure) {
    let blocks = try KDBXBlocks(header)
    let cipher = try header.cipher()
    let vector = try header.vector(for: cipher)
    let isCompressed = try header.isCompressed()
    let keys = try KDBXKeys(header, secret, within: budget)
    try decrypted { () throws(CardFileFailure) in
      let content = try KDBXInnerHeader(document)
      try blocks.read(
        keys,
        into: try cipher.decryption(
          key: keys.cipherKey,
          vector: vector,
          next: try unpacking(if: isCompressed, content)
        )
      )
    }
  }

  /// Versions before 4.
  private func readHashedBlocks(
    _ header: KDBXHeader,
    _ secret: CardFileSecret,
    into document: KeePassDocument
  ) throws(CardFileFailure) {
    let cipher = try header.cipher()
    let vector = try header.vector(for: cipher)
    let isCompressed = try header.isCompressed()
    let startBytes = try header.startBytes()
    document.innerStream = try header.innerStream()
    let keys = try KDBXKeys(header, secret, within: budget)
    try decrypted { () throws(CardFileFailure) in
      let decryption = try cipher.decryption(
        key: keys.cipherKey,
        vector: vector,
        next: KDBXHashedBlocks(
          startBytes: startBytes,
          next: try unpacking(if: isCompressed, try XMLReader(document))
        )
      )
      try decryption.take(header.payload)
      try decryption.finish()
    }
    // The first files of the version have none.
    guard !document.headerHash.isEmpty else { return }
    guard try header.hasHash(document.headerHash) else { throw .damaged }
  }

  private func unpacking(
    if isCompressed: Bool,
    _ content: any ByteSink
  ) throws(CardFileFailure) -> any ByteSink {
    guard isCompressed else { return content }
    return try GzipStream(limit: CardFileLimits.size, next: content)
  }

  /// Does what follows the decryption: what is not well-formed then is damaged.
  private func decrypted(_ body: () throws(CardFileFailure) -> Void) throws(CardFileFailure) {
    do throws(CardFileFailure) {
      try body()
    } catch {
      if case .broken = error { throw .damaged }
      throw error
    }
  }
}
