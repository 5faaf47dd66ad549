/// The line break classes of UAX #14, Unicode 15.0, by their names there in small letters.
///
/// The order is that of `LineBreakTable`'s numbers.
enum LineBreakClass: UInt8 {
  case al, b2, ba, bb, bk, cb, cl, cm, cp, cr, eb, em, ex, gl, h2, hl, hy, id, `in`, `is`, jl, jt
  case jv, lf, nl, ns, nu, op, po, pr, qu, ri, sp, sy, wj, zw, zwj
  /// Hangul syllables with a final consonant; of the table's `h2` those that have one.
  case h3

  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    switch value {
    case 0xAC00...0xD7A3: self = (value - 0xAC00) % 28 == 0 ? .h2 : .h3
    default: self = LineBreakTable.class(of: value)
    }
  }

  /// True for Hangul, which is broken at blanks.
  var isHangul: Bool {
    switch self {
    case .h2, .h3, .jl, .jt, .jv: true
    default: false
    }
  }

  /// True for what has no sign before it to stand on (LB9).
  var takesNoMark: Bool {
    switch self {
    case .bk, .cr, .lf, .nl, .sp, .zw: true
    default: false
    }
  }

  var isLetter: Bool { self == .al || self == .hl }
  var isIdeograph: Bool { self == .id || self == .eb || self == .em }
  var isAffix: Bool { self == .po || self == .pr }
  var isClosing: Bool { self == .cl || self == .cp }
}
