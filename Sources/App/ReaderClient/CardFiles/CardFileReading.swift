import ByteCoding
package import PaymentCards
package import ReaderProtocol
package import Secrets

/// A file of another program as a reader has read it: its format and its items.
package struct CardFileReading: Sendable {
  /// The longest time from the last byte of a file to its last item, in seconds: that of deriving its
  /// key, and of reading it on a slow machine.
  static let patience = 60

  /// The most bytes of items, which are kept in memory: several times what a file may have.
  static let mostItems = 4 * CardFileLimits.size

  /// The format.
  package let format: CardFormatName
  /// The items.
  let items: SealedItems
  /// The file by its name; nil for standard input.
  package let file: ImportedFile?
  /// True if the file is encrypted.
  package let wasEncrypted: Bool

  /// Has a file read.
  ///
  /// - Parameters:
  ///   - source: the file, which is read to its end.
  ///   - secret: what opens it, where it is encrypted.
  ///   - wanted: the one format that the file may be of; nil for any.
  ///   - now: the current month, to whose century years of two digits belong.
  ///   - patience: the longest time in seconds that the reader may take.
  ///   - most: the most bytes of items.
  /// - Throws: `CardTransferFailure`, `ReaderFailure`, or `SecretFailure`.
  init(
    of source: CardFileSource,
    with secret: CardFileSecret = CardFileSecret(),
    as wanted: CardFormatName? = nil,
    now: YearMonth,
    patience: Int = Self.patience,
    most: Int = Self.mostItems,
    by readers: ReaderStarter,
    random: some RandomSource
  ) throws {
    let reader = try readers.start(.cardsIn)
    do {
      var items = try SealedItems(random: random)
      let request = CardReadRequest(secret: secret, now: now, as: wanted)
      format = try Self.read(source, request, patience: patience, most: most, by: reader) {
        items.append($0, random: random)
      }
      self.items = items
    } catch ReaderFailure.broken {
      throw CardTransferFailure.readerEnded
    } catch ReaderFailure.tooSlow {
      throw CardTransferFailure.readerTooSlow(seconds: patience)
    }
    file = source.file
    wasEncrypted = !secret.isEmpty
  }

  /// Has a file read as `init` does. A key file without a password is tried with an empty one as well,
  /// which is not the same to KeePass, and looks the same to who is asked for it.
  package static func opening(
    _ source: CardFileSource,
    with secret: CardFileSecret,
    as wanted: CardFormatName?,
    now: YearMonth,
    by readers: ReaderStarter,
    random: some RandomSource
  ) throws -> CardFileReading {
    func read(_ secret: CardFileSecret) throws -> CardFileReading {
      try CardFileReading(
        of: source,
        with: secret,
        as: wanted,
        now: now,
        by: readers,
        random: random
      )
    }
    do {
      return try read(secret)
    } catch CardTransferFailure.key(_, .wrong)
      where secret.password == nil && secret.keyFile != nil
    {
      var secret = secret
      secret.password = try SecretBytes(count: 0)
      return try read(secret)
    }
  }

  /// Sends a file, and takes its items in frames.
  ///
  /// - Returns: the format.
  private static func read(
    _ source: CardFileSource,
    _ request: CardReadRequest,
    patience: Int,
    most: Int,
    by reader: PackageReader,
    _ take: (Frame) -> Void
  ) throws -> CardFormatName {
    let patience = Duration.seconds(patience)
    try reader.send(request.frame, within: patience, failure(in:))
    try source.eachPiece { try reader.send(Frame(.chunk, $0), within: patience, failure(in:)) }
    try reader.send(Frame(.end), within: patience, failure(in:))
    var allowance = ReaderAllowance(bytes: most, within: patience)
    let first = try reader.process.read(within: &allowance)
    guard first.tag != .failed else { throw try failure(in: first) }
    guard first.tag == .cardFormat,
      let format = first.payload.first.flatMap({ CardFormatName(rawValue: $0) })
    else { throw ReaderFailure.broken }
    try reader.receive(.record, allowance, { try failure(in: $0, of: format) }, take)
    return format
  }

  /// The reason in the last frame of a reader.
  static func failure(in frame: Frame) throws(ReaderFailure) -> any Error {
    try failure(in: frame, of: nil)
  }

  private static func failure(
    in frame: Frame,
    of format: CardFormatName?
  ) throws(ReaderFailure) -> CardTransferFailure {
    let failure = try ReaderFailure.decoding { () throws(UnreadableBytes) in
      try CardFileFailure(frame)
    }
    return CardTransferFailure(failure, of: format)
  }
}
