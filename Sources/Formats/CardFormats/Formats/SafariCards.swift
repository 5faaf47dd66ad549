import PaymentCards
import ReaderProtocol

/// The payment cards of Safari's export of browsing data: one of the JSON files of an archive, or that
/// file alone. It has no security codes.
///
/// Source: duckduckgo/apple-browsers, `SafariPaymentCardsImporter.swift` and its tests.
struct SafariCards: ReadableCardFormat {
  var name: CardFormatName { .safariCards }

  func recognizes(_ content: CardFileContent) throws(CardFileFailure) -> Bool {
    if let archive = content.archive { return Self.fileName(in: archive) != nil }
    return try content.json.map { root throws(CardFileFailure) in try Self.cards(in: root) != nil }
      ?? false
  }

  func read(
    _ content: CardFileContent,
    now: YearMonth,
    _ take: @escaping (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    guard let archive = content.archive else {
      guard let root = content.json else { return }
      return try Self.read(root, now: now, take)
    }
    guard let name = Self.fileName(in: archive) else { return }
    try archive.withFile(name, limit: Self.limit) { bytes throws(CardFileFailure) in
      guard let root = try CardFileContent(bytes).json else { throw .otherArchive }
      try Self.read(root, now: now, take)
    }
  }

  /// The largest size of the file of cards in an archive, in bytes. Others, such as the history, may be
  /// larger and are passed over.
  private static let limit = 16 << 20

  /// The most files that are looked into: Safari writes four, and each may unpack to the limit.
  private static let mostFiles = 8

  private static func cards(in root: JSONValue) throws(CardFileFailure) -> JSONValue? {
    guard let cards = try root.members("payment_cards")[0], cards.isArray else { return nil }
    return cards
  }

  /// The name of the file with cards, which is in the user's language.
  private static func fileName(in archive: ZipArchive) -> String? {
    archive.names.filter { $0.hasSuffix(".json") }.prefix(mostFiles).first { name in
      var isFound = false
      // A file that can't be read is not the one that is looked for.
      try? archive.withFile(name, limit: limit) { bytes throws(CardFileFailure) in
        guard let root = try CardFileContent(bytes).json else { return }
        isFound = try cards(in: root) != nil
      }
      return isFound
    }
  }

  private static func read(
    _ root: JSONValue,
    now: YearMonth,
    _ take: @escaping (CardFileItem) throws(CardFileFailure) -> Void
  ) throws(CardFileFailure) {
    var number = 0
    try cards(in: root)?.eachElement { card throws(CardFileFailure) in
      number += 1
      let found = try card.members(
        "card_name",
        "cardholder_name",
        "card_number",
        "card_expiration_month",
        "card_expiration_year"
      )
      var fields = CardFields(place: ItemPlace(.item, number), now: now)
      fields.title = found[0]?.string ?? ""
      fields.holder = found[1]?.string ?? ""
      fields.number = found[2]?.text
      fields.setExpiry(month: found[3]?.string ?? "", year: found[4]?.string ?? "")
      try take(fields.item())
    }
  }
}
