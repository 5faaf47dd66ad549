import PaymentCards
import WindowLevels

/// The places of what is on a drawn payment card, in cells of the card, for one size of it.
///
/// Two columns of a terminal are about as wide as one row is high, so that either size has the
/// ratio 1.586 to 1 of a real card (ISO/IEC 7810 ID-1).
struct CardLayout: Hashable, Sendable {
  /// The size in columns and rows.
  let size: Size
  /// The chip.
  let chip: Rect
  /// The row of the brand on the front.
  let brandRow: Int
  /// The row of the number.
  let numberRow: Int
  /// The row of the captions of holder and expiry, whose values are in the next.
  let captionRow: Int
  /// The first column of the expiry.
  let expiryColumn: Int
  /// The row of the top of the security code's box on the front.
  let codeRow: Int
  /// The rows of the magnetic stripe.
  let stripe: Range<Int>
  /// The signature strip, beside which is the security code's box on the back.
  let strip: Rect
  /// The row of the brand on the back.
  let backBrandRow: Int

  /// The first column of text.
  var left: Int { chip.minX }
  /// The column after the last of brand and code.
  var right: Int { size.width - left + 1 }
  /// The columns for the holder's name.
  var holderColumns: Int { expiryColumn - left - 3 }

  /// The size of every screen with room for a card.
  static let regular = CardLayout(
    size: Size(width: 42, height: 13),
    chip: Rect(x: 4, y: 2, width: 4, height: 2),
    brandRow: 1,
    numberRow: 5,
    captionRow: 8,
    expiryColumn: 33,
    codeRow: 2,
    stripe: 2..<4,
    strip: Rect(x: 4, y: 6, width: 26, height: 3),
    backBrandRow: 10
  )

  /// The size where there is room for it.
  static let large = CardLayout(
    size: Size(width: 54, height: 17),
    chip: Rect(x: 5, y: 4, width: 6, height: 3),
    brandRow: 2,
    numberRow: 8,
    captionRow: 12,
    expiryColumn: 43,
    codeRow: 4,
    stripe: 2..<5,
    strip: Rect(x: 5, y: 8, width: 35, height: 3),
    backBrandRow: 14
  )

  /// The largest that fits into a size; nil if none does.
  static func fitting(_ size: Size) -> CardLayout? {
    [large, regular].first { $0.size.width <= size.width && $0.size.height <= size.height }
  }

  /// The box of the security code on a side.
  func codeBox(on side: FlipAnimation.Side) -> Rect {
    Rect(x: right - 8, y: side == .front ? codeRow : strip.minY, width: 8, height: 3)
  }

  /// The area of a field, for the focus frame; nil for one that is not on the drawn card.
  func area(of field: PaymentCardField, codeSide: FlipAnimation.Side) -> Rect? {
    let top = captionRow - 1
    return switch field {
    case .number: Rect(x: left - 2, y: numberRow - 1, width: 27, height: 3)
    case .holder: Rect(x: left - 2, y: top, width: expiryColumn - left, height: 4)
    case .expiry: Rect(x: expiryColumn - 2, y: top, width: 10, height: 4)
    case .securityCode: codeBox(on: codeSide)
    default: nil
    }
  }
}
