package import PaymentCards
package import ReaderProtocol

/// Reads the cards of files that other programs export.
///
/// Items are handed on one after the other and not kept: guarded memory holds a few thousand numbers,
/// files may have more.
package enum CardFile {
  /// The largest size of a file, and of the content of an archive, in bytes.
  package static let limit = CardFileLimits.size

  /// Reads a file and hands on each of its items, in order, cards or not. Items handed on before a
  /// failure count for nothing: a file is read whole or not at all.
  ///
  /// - Parameters:
  ///   - bytes: the file. It is not copied, but where it is packed or encrypted; that copy is wiped.
  ///   - secret: what opens it, where it is encrypted.
  ///   - wanted: the one format that the file may be of; nil for any.
  ///   - now: the current month, to whose century years of two digits belong.
  ///   - recognized: gets the format before the first item.
  ///   - take: gets each item.
  /// - Returns: the format.
  @discardableResult
  package static func read(
    _ bytes: UnsafeRawBufferPointer,
    with secret: CardFileSecret = CardFileSecret(),
    as wanted: CardFormatName? = nil,
    now: YearMonth,
    recognized: (CardFormatName) throws(CardFileFailure) -> Void = { _ in },
    _ take: @escaping (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) -> CardFormatName {
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    let content = try CardFileContent(bytes)
    guard let row = try CardFormatRegistry.row(of: content, wanted) else {
      throw content.unrecognized(as: wanted)
    }
    let name = row.format.name
    if case .explained = row { throw .explained(name) }
    if case .encrypted = row, secret.isEmpty { throw .needsPassword(name) }
    try recognized(name)
    switch row {
    case .readable(let format): try format.read(content, now: now, take)
    case .encrypted(let format): try format.read(content, with: secret, now: now, take)
    case .explained: break
    }
    return name
  }
}
