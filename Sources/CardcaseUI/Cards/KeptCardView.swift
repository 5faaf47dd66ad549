import PaymentCards
import Windowing
import Wording

/// Draws a card of the wallet: the drawn card, or rows where it does not fit.
struct KeptCardView {
  let card: PaymentCard<SecretDigits>
  let showsNumber: Bool
  let showsCode: Bool
  let context: ScreenContext

  private var theme: Theme { context.theme }
  private var wording: Wording { context.wording }

  /// Draws it at a step of its turn.
  func draw(step: Int, into canvas: inout Canvas) {
    let area = canvas.bounds.dropping(rows: Heading.height)
    guard area.height >= CardPicture.size.height, area.width >= CardPicture.size.width else {
      drawRows(in: area.inset(x: 2), into: &canvas)
      return
    }
    let spare = area.height - CardPicture.size.height
    let origin = Point(
      x: (area.width - CardPicture.size.width) / 2,
      y: area.minY + max(0, spare - 2) / 2
    )
    canvas.cursor = origin.moved(x: 4, y: 5)
    CardPicture(
      number: number,
      holder: TextLine(text: card.holder, inCapitals: true),
      expiry: expiry,
      code: code,
      codeSide: card.codeSide,
      brand: brand,
      isBrandDecided: true
    ).draw(at: origin, step: step, into: &canvas, theme: theme, wording: wording)
    if let (text, style) = badge, spare >= 2 {
      let y = origin.y + CardPicture.size.height + 1
      canvas.writeCentered(text, in: canvas.bounds, y: y, style: style)
    }
  }

  private func drawRows(in area: Rect, into canvas: inout Canvas) {
    let captions: [Phrase] = [.cardNumber, .cardBrand, .cardHolder, .cardExpiry, .fieldCodeShort]
    let column = captions.reduce(0) { max($0, displayWidth(of: wording($1))) } + 2
    for (row, caption) in captions.enumerated() where row < area.height {
      let point = Point(x: area.minX, y: area.minY + row)
      canvas.write(wording(caption), at: point, style: theme.faint)
      let value = point.moved(x: column)
      let room = max(0, area.width - column)
      switch caption {
      case .cardNumber:
        canvas.cursor = value
        number.draw(at: value, columns: room, into: &canvas, theme: theme)
      case .cardExpiry: expiry.draw(at: value, into: &canvas, theme: theme)
      case .fieldCodeShort: code.draw(at: value, into: &canvas, theme: theme)
      default:
        let text = caption == .cardBrand ? brand : card.holder
        canvas.write(text, at: value, limit: room, ellipsis: theme.ellipsis)
      }
    }
    if let (text, style) = badge, area.height > captions.count + 1 {
      canvas.write(text, at: Point(x: area.minX, y: area.minY + captions.count + 1), style: style)
    }
  }

  private var brand: String { card.brand?.facts.displayName ?? "" }

  private var number: DigitLine {
    DigitLine(
      digits: card.number,
      template: .number(brand: card.brand, count: card.number.count),
      mask: showsNumber ? .none : .allButLastFour,
      hasLayer: false
    )
  }

  private var expiry: DigitLine {
    var digits = SecretDigits()
    if let date = card.expiry {
      for part in [date.month, date.year % 100] {
        digits.append(UInt8(part / 10))
        digits.append(UInt8(part % 10))
      }
    }
    return DigitLine(digits: digits, template: .expiry, hasLayer: false)
  }

  private var code: DigitLine {
    let digits = card.securityCode ?? SecretDigits()
    return DigitLine(
      digits: digits,
      template: .securityCode(size: digits.count, capacity: digits.count),
      mask: showsCode ? .none : .all,
      hasLayer: false
    )
  }

  /// What is to be pointed out, in words.
  private var badge: (text: String, style: Style)? {
    switch card.badge(on: context.today) {
    case .expired: ("\(theme.cross) \(wording(.badgeExpired))", theme.problem)
    case .expires(let days):
      (
        "\(theme.warning) \(wording(.badgeExpires, ["days": wording.count(.days, days)]))",
        theme.doubt
      )
    case nil: nil
    }
  }
}
