import Foundation
import PaymentCards
import ReaderProtocol
import Testing

@testable import CardFormats

/// The items of a file, as tests compare them.
struct ParsedCards {
  var format: CardFormatName?
  var cards: [ImportedPaymentCard] = []
  var refused: [RefusedItem] = []

  /// The month in which the tests read.
  static let now = {
    guard let month = YearMonth(year: 2026, month: 7) else { preconditionFailure("a month") }
    return month
  }()

  init(
    _ bytes: [UInt8],
    with secret: CardFileSecret = CardFileSecret(),
    as format: CardFormatName? = nil,
    now: YearMonth = Self.now
  ) throws(CardFileFailure) {
    let result = bytes.withUnsafeBytes { bytes -> Result<ParsedCards, CardFileFailure> in
      var reading = ParsedCards()
      do throws(CardFileFailure) {
        reading.format = try CardFile.read(bytes, with: secret, as: format, now: now) { item in
          switch item {
          case .card(let card): reading.cards.append(card)
          case .refused(let item): reading.refused.append(item)
          }
        }
      } catch {
        return .failure(error)
      }
      return .success(reading)
    }
    self = try result.get()
  }

  init(text: String) throws(CardFileFailure) {
    try self.init(Array(text.utf8))
  }

  private init() {}

  /// Reads one of the files beside the tests.
  static func fixture(_ name: String) throws -> ParsedCards {
    try ParsedCards(bytes(of: name))
  }

  static func bytes(of name: String) throws -> [UInt8] {
    let url = Bundle.module.bundleURL.appendingPathComponent("Fixtures/\(name)")
    return Array(try Data(contentsOf: url))
  }

  /// `title reason`, for each refused item.
  var refusals: [String] { refused.map { "\($0.title): \($0.reason)" } }
}

extension PaymentCard {
  /// All that it has, in one line.
  var line: String {
    let code = securityCode.map { PlainDigits(copying: $0).text } ?? "-"
    let month = expiry.map { "\($0.month)/\($0.year)" } ?? "-"
    let star = isFavourite ? "*" : ""
    return [title + star, holder, PlainDigits(copying: number).text, month, code, notes]
      .joined(separator: "|")
  }
}
