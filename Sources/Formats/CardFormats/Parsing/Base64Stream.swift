/// Decodes Base64 (RFC 4648) that arrives in pieces. White space is passed over, as other programs do.
struct Base64Stream {
  private var signCount = 0
  private var bits: UInt32 = 0
  private var bitCount = 0
  /// True once a sign was met that is none of Base64's.
  private(set) var isBroken = false
  private var hasEnded = false

  /// True if what was read so far is whole: signs in fours, the last of them filled up.
  var isWhole: Bool { !isBroken && signCount.isMultiple(of: 4) }

  /// Decodes a piece and hands on its bytes one by one.
  mutating func decode(_ text: UnsafeRawBufferPointer, _ take: (UInt8) -> Void) {
    for sign in text {
      switch sign {
      case 0x09, 0x0A, 0x0D, 0x20: continue
      case UInt8(ascii: "="):
        signCount += 1
        hasEnded = true
        continue
      default: break
      }
      guard !hasEnded, let value = Self.value(of: sign) else {
        isBroken = true
        return
      }
      signCount += 1
      bits = bits << 6 | UInt32(value)
      bitCount += 6
      guard bitCount >= 8 else { continue }
      bitCount -= 8
      take(UInt8(truncatingIfNeeded: bits >> UInt32(bitCount)))
    }
  }

  private static func value(of sign: UInt8) -> UInt8? {
    switch sign {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): sign - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): sign - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): sign - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
