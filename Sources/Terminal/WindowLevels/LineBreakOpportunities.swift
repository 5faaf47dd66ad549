/// The places where a line of text may be broken: the rules of UAX #14 (Unicode 15.0), followed
/// from one character to the next.
///
/// - The only rule that looks further ahead, that of a bracket between a currency sign and a number
///   (LB25), takes no notice of the number. Thai and its like are not broken within words, as that
///   needs a dictionary.
/// - Quotation marks between East Asian characters open and close as brackets do (LB19a of
///   Unicode 16.0).
public struct LineBreakOpportunities: Sendable {
  /// The class of the last character, or of the one its marks stand on. Blanks leave it.
  private var last: LineBreakClass?
  /// True if blanks came after `last`.
  private var isSpaced = false
  private var isAfterJoiner = false
  private var isEastAsian = false
  private var quotation = Quotation.none
  /// True within a number, up to its closing bracket.
  private var number = Number.none
  /// True after a Hebrew letter and a hyphen.
  private var isAfterHebrewHyphen = false
  /// True after an odd number of regional indicators, half a flag.
  private var isHalfFlag = false

  private enum Number { case none, digits, closed }
  fileprivate enum Quotation { case none, opening, closing, either }

  /// The start of a line.
  public init() {}

  /// True if a text can be broken at its blanks only, as nothing in it is East Asian: then it need not
  /// be followed character by character.
  public static func areBlanks(in text: some StringProtocol) -> Bool {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return true }
    // Neither below the first Hangul nor among dashes and quotation marks is anything East Asian.
    return text.unicodeScalars.allSatisfy {
      $0.value < 0x1100 || (0x2000...0x203B).contains($0.value)
    }
  }

  /// True if the line may be broken before `scalar`, where UAX #14 allows it.
  public mutating func allowsBreak(before scalar: Unicode.Scalar) -> Bool {
    step(scalar).allowed
  }

  /// True if text that is broken at its blanks is broken before `scalar` too: between characters
  /// written without blanks (Chinese and Japanese) and their neighbours, where UAX #14 allows it.
  /// Everything else is broken at blanks only: Western words with their hyphens and slashes, and
  /// Korean.
  ///
  /// After a blank the answer is false where no line may begin with `scalar`, such as a wide closing
  /// bracket.
  public mutating func breaksWord(before scalar: Unicode.Scalar) -> Bool {
    let before = self
    let (allowed, current) = step(scalar)
    if before.isSpaced {
      return allowed || !before.isEastAsian && !isEastAsian
    }
    guard allowed, before.isEastAsian || isEastAsian else { return false }
    return !(before.last?.isHangul == true && current.isHangul)
  }

  /// True if text that is broken at its blanks is broken before a whole character too.
  public mutating func breaksWord(before character: Character) -> Bool {
    var breaks: Bool?
    for scalar in character.unicodeScalars {
      let breaksHere = breaksWord(before: scalar)
      breaks = breaks ?? breaksHere
    }
    return breaks == true
  }

  private mutating func step(_ scalar: Unicode.Scalar) -> (allowed: Bool, current: LineBreakClass) {
    let raw = LineBreakClass(scalar)
    guard let last else {
      take(raw, scalar, standsOn: false)
      return (false, raw)
    }
    let joins = raw == .cm || raw == .zwj
    let standsOn = joins && !isSpaced && !last.takesNoMark
    let current = joins ? .al : raw
    let isWide = Self.isEastAsian(scalar, current)
    let allowed = !standsOn && allows(current, after: last, scalar, isWide: isWide, raw: raw)
    take(raw, scalar, standsOn: standsOn)
    return (allowed, current)
  }

  private func allows(
    _ next: LineBreakClass,
    after last: LineBreakClass,
    _ scalar: Unicode.Scalar,
    isWide: Bool,
    raw: LineBreakClass
  ) -> Bool {
    // LB4 to LB8a.
    switch last {
    case .cr where next == .lf && !isSpaced: return false
    case .bk, .cr, .lf, .nl: if !isSpaced { return true }
    default: break
    }
    switch next {
    case .bk, .cr, .lf, .nl, .sp, .zw: return false
    default: break
    }
    if last == .zw { return true }
    if isAfterJoiner { return false }
    // LB11 to LB13.
    if next == .wj { return false }
    if !isSpaced {
      if last == .wj || last == .gl { return false }
      if next == .gl, last != .ba, last != .hy { return false }
    }
    switch next {
    case .cl, .cp, .ex, .is, .sy: return false
    default: break
    }
    // LB14 to LB18.
    switch (last, next) {
    case (.op, _), (.qu, .op), (.b2, .b2): return false
    case (.cl, .ns), (.cp, .ns): return false
    default: break
    }
    if isSpaced { return true }
    return allowsUnspaced(next, after: last, scalar, isWide: isWide)
  }

  /// The rules from LB19 on, which hold where there is no blank.
  private func allowsUnspaced(
    _ next: LineBreakClass,
    after last: LineBreakClass,
    _ scalar: Unicode.Scalar,
    isWide: Bool
  ) -> Bool {
    // LB19, LB19a.
    if next == .qu { return isEastAsian && Quotation(scalar) == .opening }
    if last == .qu { return isWide && quotation == .closing && isEastAsian }
    if last == .cb || next == .cb { return true }
    // LB21 to LB22.
    switch next {
    case .ba, .hy, .ns, .in: return false
    default: break
    }
    if last == .bb || isAfterHebrewHyphen || last == .sy && next == .hl { return false }
    // LB23 to LB30b.
    switch (last, next) {
    case (.al, .nu), (.hl, .nu), (.nu, .al), (.nu, .hl): return false
    case (.pr, .id), (.pr, .eb), (.pr, .em): return false
    case (_, .po) where last.isIdeograph || last.isHangul: return false
    case (.pr, _) where next.isHangul: return false
    case (_, _) where last.isAffix && next.isLetter: return false
    case (_, _) where last.isLetter && (next.isAffix || next.isLetter): return false
    case (_, .nu) where last.isAffix || last == .hy || last == .nu: return false
    case (.is, .nu), (.sy, .nu): return number != .digits
    case (_, .op) where last.isAffix: return false
    case (_, _) where next.isAffix && number != .none: return false
    case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3): return false
    case (.jv, .jv), (.jv, .jt), (.h2, .jv), (.h2, .jt), (.jt, .jt), (.h3, .jt): return false
    case (.is, _) where next.isLetter: return false
    case (_, .op) where (last.isLetter || last == .nu) && !isWide: return false
    case (.cp, _) where (next.isLetter || next == .nu) && !isEastAsian: return false
    case (.ri, .ri): return !isHalfFlag
    case (.eb, .em): return false
    default: return true
    }
  }

  private mutating func take(_ raw: LineBreakClass, _ scalar: Unicode.Scalar, standsOn: Bool) {
    isAfterJoiner = raw == .zwj
    if standsOn { return }
    if raw == .sp {
      if last == nil { last = .sp }
      isSpaced = true
      if last != .zw { isAfterHebrewHyphen = false }
      return
    }
    let current = raw == .cm || raw == .zwj ? LineBreakClass.al : raw
    isAfterHebrewHyphen = last == .hl && !isSpaced && (current == .hy || current == .ba)
    isHalfFlag = current == .ri && !(last == .ri && !isSpaced && isHalfFlag)
    number = number(with: current)
    quotation = current == .qu ? Quotation(scalar) : .none
    // A quotation mark is as East Asian as what is before it.
    if current != .qu || last == nil || isSpaced {
      isEastAsian = Self.isEastAsian(scalar, current)
    }
    isSpaced = false
    last = current
  }

  private func number(with next: LineBreakClass) -> Number {
    switch next {
    case .nu: .digits
    case .sy, .is: !isSpaced && number == .digits ? .digits : .none
    case .cl, .cp: !isSpaced && number == .digits ? .closed : .none
    default: .none
    }
  }

  /// True for ideographs, kana and their signs, and whatever else is wide.
  private static func isEastAsian(_ scalar: Unicode.Scalar, _ class: LineBreakClass) -> Bool {
    if scalar.isASCII { return false }
    switch `class` {
    case .id, .ns, .eb, .em, .h2, .h3, .jl, .jt, .jv: return true
    default: return displayWidth(of: scalar) == 2
    }
  }
}

extension LineBreakOpportunities.Quotation {
  fileprivate init(_ scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .initialPunctuation: self = .opening
    case .finalPunctuation: self = .closing
    default: self = .either
    }
  }
}
