/// The text of an expiry, normalized while it is read scalar by scalar: digits, lowercase letters
/// and separators, all ASCII, without white space at its ends and with single spaces within. It is
/// a trivial value, so that pasted text leaves no copies behind.
struct ExpiryLine: Equatable, Sendable {
  private var bytes = SIMD32<UInt8>()
  private(set) var count = 0
  private var hasGap = false
  /// True if there is a character that dates are not written with, or more than any date has.
  private(set) var isForeign = false

  /// Normalizes a text.
  init(_ text: some Sequence<Unicode.Scalar> = []) {
    for scalar in text { read(scalar) }
  }

  /// Reads the next scalar of the text.
  mutating func read(_ scalar: Unicode.Scalar) {
    if scalar.isSpace {
      hasGap = count > 0
      return
    }
    switch ScalarKind(scalar) {
    case .digit(let digit): put(0x30 + digit)
    case .separator(.slash): put(UInt8(ascii: "/"))
    case .separator(.dash): put(scalar.isASCII ? UInt8(scalar.value) : UInt8(ascii: "-"))
    // Invisible characters do not count.
    case .separator(.space): break
    case .other:
      switch scalar {
      case "a"..."z", ",", "'": put(UInt8(scalar.value))
      case "A"..."Z": put(UInt8(scalar.value) + 0x20)
      case "\u{2019}": put(UInt8(ascii: "'"))
      default:
        put(UInt8(ascii: "?"))
        isForeign = true
      }
    }
  }

  private mutating func put(_ byte: UInt8) {
    if hasGap {
      hasGap = false
      put(UInt8(ascii: " "))
    }
    guard count < bytes.scalarCount else {
      isForeign = true
      return
    }
    bytes[count] = byte
    count += 1
  }

  /// True if it is digits and nothing else.
  var isDigits: Bool {
    !isForeign && count > 0 && (0..<count).allSatisfy { (0x30...0x39).contains(bytes[$0]) }
  }

  /// True if there are no more digits than a date has, and no words beside them: then all of it is
  /// an expiry, or nothing in it is.
  var isAllOrNothing: Bool {
    !isForeign && digitCount <= 6 && !(0..<count).contains { (0x61...0x7A).contains(bytes[$0]) }
  }

  /// The number of digits.
  private var digitCount: Int { (0..<count).count { (0x30...0x39).contains(bytes[$0]) } }

  /// The characters.
  var scalars: [Unicode.Scalar] { (0..<count).map { Unicode.Scalar(bytes[$0]) } }
}
