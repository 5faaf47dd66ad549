import DomainWords
import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// Draws a kept card: as a picture, or as rows where that does not fit; then its badge, its custom
/// fields and its notes.
struct KeptCardView {
  let entry: WalletEntry
  /// The number while it is revealed.
  let number: SecretDigits?
  /// The security code while it is revealed.
  let code: SecretDigits?
  /// The custom fields and the notes; nil for none.
  var text: CustomFieldLines?
  /// The focused line of the text; nil if none has the focus.
  var focusedLine: Int?
  /// The first visible line of the text, where none has the focus.
  var firstLine = 0
  let context: WalletContext

  private var theme: Theme { context.theme }
  private var wording: Wording { context.wording }

  private static let captions: [Phrase] = [
    .cardNumber, .cardBrand, .cardHolder, .cardExpiry, .fieldCodeShort,
  ]

  // MARK: Layout

  /// The places of the parts in a window.
  private struct Layout {
    /// The layout of the drawn card and its origin; nil if it does not fit.
    let card: (layout: CardLayout, origin: Point)?
    /// The row of the badge; nil if there is none or no room for it.
    let badge: Int?
    let text: Rect
  }

  private func layout(_ size: Size) -> Layout {
    let area = Rect(size: size).dropping(rows: Heading.height)
    let picture = cardLayout(in: area.size)
    let height = picture?.size.height ?? Self.captions.count
    let spare = area.height - height
    // The text takes the rows it needs; the card is centred in the rest.
    let lines = lines(in: size.width).count
    let wanted = lines == 0 ? 0 : min(lines + 1, spare - 2)
    let top =
      picture == nil ? area.minY : area.minY + max(0, spare - 2 - max(0, wanted)) / 2
    let bottom = top + height
    let badge = badge == nil || area.maxY - bottom < 2 ? nil : bottom + 1
    let first = (badge ?? bottom) + (badge == nil ? 1 : 2)
    let margin = textMargin(size.width)
    return Layout(
      card: picture.map { ($0, Point(x: (area.width - $0.size.width) / 2, y: top)) },
      badge: badge,
      text: Rect(
        x: margin,
        y: first,
        width: size.width - 2 * margin,
        height: max(0, area.maxY - first)
      )
    )
  }

  /// The layout of the drawn card, large where its badge and its text have room besides.
  private func cardLayout(in size: Size) -> CardLayout? {
    CardLayout.fitting(Size(width: size.width, height: size.height - 7))
      ?? CardLayout.fitting(size).map { _ in .regular }
  }

  private func textMargin(_ width: Int) -> Int {
    max(hasFields ? 0 : 2, (width - 60) / 2)
  }

  /// True if the lines of the text have captions, and the focus moves over them.
  var hasFields: Bool { text?.hasCaptions == true }

  /// The columns of the captions; none without custom fields, where the notes stand alone.
  private func captionWidth(_ width: Int) -> Int {
    hasFields
      ? text?.captionWidth(
        besides: PaymentCardField.opened.map(\.label),
        in: width - 2 * textMargin(width)
      ) ?? 0 : 0
  }

  /// The lines of the text in a window of that width.
  func lines(in width: Int) -> [DetailLine] {
    let room = width - 2 * textMargin(width)
    let columns = hasFields ? room - captionWidth(width) - 4 : room
    return text?.lines(columns: columns) ?? []
  }

  /// The last line that the text can be scrolled to in a window of `size`.
  func lastFirstLine(in size: Size) -> Int {
    max(0, lines(in: size.width).count - layout(size).text.height)
  }

  // MARK: Drawing

  /// Draws the card at a step of its flip.
  func draw(step: Int, into canvas: inout Canvas) {
    let layout = layout(canvas.size)
    if let (card, origin) = layout.card {
      let picture = picture(card)
      canvas.cursor = picture.spoken(at: origin, step: step, isCode: code != nil)
      picture.draw(at: origin, step: step, into: &canvas, theme: theme, wording: wording)
    } else {
      drawRows(in: canvas.bounds.dropping(rows: Heading.height).inset(x: 2), into: &canvas)
    }
    if let badge, let y = layout.badge {
      if layout.card == nil {
        canvas.write(badge.text, at: Point(x: 2, y: y), style: badge.style)
      } else {
        canvas.writeCentered(badge.text, in: canvas.bounds, y: y, style: badge.style)
      }
    }
    drawText(in: layout.text, into: &canvas)
  }

  /// The drawn card.
  func picture(_ layout: CardLayout) -> CardPicture {
    CardPicture(
      number: numberLine,
      holder: TextLine(text: entry.holder, inCapitals: true),
      expiry: expiryLine,
      code: codeLine,
      codeSide: entry.codeSide,
      brand: brand,
      isBrandDecided: true,
      tint: .of(entry.brand),
      layout: layout
    )
  }

  private func drawText(in rect: Rect, into canvas: inout Canvas) {
    let width = canvas.size.width
    let lines = lines(in: width)
    guard !lines.isEmpty else { return }
    DetailLines(
      lines: lines,
      captionWidth: captionWidth(width),
      hasCaptions: hasFields,
      focused: focusedLine,
      firstLine: firstLine,
      theme: theme,
      wording: wording
    ).draw(in: rect, into: &canvas)
  }

  private func drawRows(in area: Rect, into canvas: inout Canvas) {
    let column = Self.captions.reduce(0) { max($0, displayWidth(of: wording($1))) } + 2
    for (row, caption) in Self.captions.enumerated() where row < area.height {
      let point = Point(x: area.minX, y: area.minY + row)
      canvas.write(wording(caption), at: point, style: theme.muted)
      let value = point.moved(x: column)
      let room = max(0, area.width - column)
      switch caption {
      case .cardNumber:
        if code == nil { canvas.cursor = value }
        numberLine.draw(at: value, columns: room, into: &canvas, theme: theme)
      case .cardExpiry: expiryLine.draw(at: value, into: &canvas, theme: theme)
      case .fieldCodeShort:
        if code != nil { canvas.cursor = value }
        codeLine.draw(at: value, into: &canvas, theme: theme)
      default:
        let text = caption == .cardBrand ? brand : entry.holder
        canvas.write(text, at: value, limit: room, ellipsis: theme.ellipsis)
      }
    }
  }

  private var brand: String { entry.brandName ?? "" }

  private var badge: BadgeWords? { BadgeWords(entry.badge(on: context.today), theme, wording) }

  var numberLine: DigitLine {
    DigitLine(
      digits: number ?? entry.hiddenNumber,
      template: .number(brand: entry.numberBrand, count: entry.digitCount),
      mask: number == nil ? .allButLastFour : .none,
      hasLayer: false
    )
  }

  var expiryLine: DigitLine {
    var digits = SecretDigits()
    for digit in entry.expiry?.printedDigits ?? [] { digits.append(digit) }
    return DigitLine(digits: digits, template: .expiry, hasLayer: false)
  }

  var codeLine: DigitLine {
    let digits = code ?? SecretDigits(copying: Zeros(count: entry.codeCount))
    return DigitLine(
      digits: digits,
      template: .securityCode(size: digits.count, capacity: digits.count),
      mask: code == nil ? .all : .none,
      hasLayer: false
    )
  }
}

extension WalletEntry {
  /// Digits of the number's length of which only the last four are real; zeros stand for the
  /// others.
  fileprivate var hiddenNumber: SecretDigits {
    var digits = SecretDigits(copying: Zeros(count: digitCount - lastFour.count))
    for index in 0..<lastFour.count { digits.append(lastFour.digit(at: index)) }
    return digits
  }
}

/// A number of zeros, for digits of which only the count is known.
private struct Zeros: DigitSource {
  let count: Int

  func digit(at index: Int) -> UInt8 { 0 }
}
