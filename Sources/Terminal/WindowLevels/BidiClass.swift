/// The bidirectional classes of UAX #9, Unicode 15.0, by their names there in small letters.
///
/// The order is that of `BidiTable`'s numbers.
enum BidiClass: UInt8 {
  case l, r, al, en, es, et, an, cs, nsm, bn, s, ws, on

  init(_ scalar: Unicode.Scalar) {
    self = BidiTable.class(of: scalar.value)
  }

  /// The direction of a letter; nil for everything else.
  var letterDirection: TextDirection? {
    switch self {
    case .l: .leftToRight
    case .r, .al: .rightToLeft
    default: nil
    }
  }

  /// The direction that neutral neighbours see: numbers count as right-to-left (N0, N1).
  var direction: TextDirection? {
    switch self {
    case .l: .leftToRight
    case .r, .al, .en, .an: .rightToLeft
    default: nil
    }
  }
}
