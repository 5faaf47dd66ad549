/// The registry of card formats: a new format is a type and a row here.
package enum CardFormatRegistry {
  /// A format and its use.
  package enum Row: Sendable {
    /// Cards are read from it.
    case readable(any ReadableCardFormat)
    /// It is recognised to be explained.
    case explained(any ExplainedCardFormat)

    /// The format.
    package var format: any CardFormat {
      switch self {
      case .readable(let format): format
      case .explained(let format): format
      }
    }
  }

  /// Every format there is. Where a file is of several, the first counts.
  package static let rows: [Row] = [
    .explained(KeePassDatabase()),
    .explained(BitwardenPasswordExport()),
    .explained(BitwardenAccountExport()),
    .readable(BitwardenJSON()),
    .readable(OnePasswordExport()),
    .readable(LastPassCSV()),
    .readable(LastPassFormFills()),
    .readable(KeePassXCCSV()),
    .explained(BitwardenCSV()),
    .explained(OnePasswordCSV()),
    .explained(ApplePasswordsCSV()),
  ]

  /// The format that cards are exported in.
  package static let exportFormat: any WritableCardFormat = BitwardenJSON()

  /// The row of a file's format; nil where it is of none.
  static func row(of content: CardFileContent) throws(CardFileFailure) -> Row? {
    for row in rows where try row.format.recognizes(content) { return row }
    return nil
  }
}
