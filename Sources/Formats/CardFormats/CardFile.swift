package import PaymentCards

/// Reads the cards of files that other programs export.
///
/// Items are handed on one after the other and not kept: guarded memory holds a few thousand numbers,
/// files may have more. To look twice is to read twice.
package enum CardFile {
  /// The largest size of a file, and of the content of an archive, in bytes.
  package static let limit = 64 << 20

  /// Reads a file and hands on each of its items, in order, cards or not. Items handed on before a
  /// failure count for nothing: a file is read whole or not at all.
  ///
  /// - Parameters:
  ///   - bytes: the file. It is not copied, but where it is an archive; that copy is wiped.
  ///   - now: the current month, to whose century years of two digits belong.
  ///   - take: gets each item.
  /// - Returns: the format.
  @discardableResult
  package static func read(
    _ bytes: UnsafeRawBufferPointer,
    now: YearMonth,
    _ take: (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) -> any ReadableCardFormat {
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    let content = try CardFileContent(bytes)
    switch try CardFormatRegistry.row(of: content) {
    case .readable(let format):
      try format.read(content, now: now, take)
      return format
    case .explained(let format): throw .explained(ExplainedCardFile(format))
    case nil: throw content.unrecognized
    }
  }
}
