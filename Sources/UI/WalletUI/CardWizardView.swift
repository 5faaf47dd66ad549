import DomainWords
import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// Draws the card form: the card, the tabs of its fields beneath it, and a message on the focused
/// field. Where the card does not fit, the fields become rows of a list.
struct CardWizardView {
  private let wizard: CardWizard
  private let context: WalletContext
  private let remarks: ValidationMessages

  private var theme: Theme { context.theme }
  private var wording: Wording { context.wording }

  init(wizard: CardWizard, context: WalletContext) {
    self.wizard = wizard
    self.context = context
    remarks = ValidationMessages(wizard: wizard, today: context.today, wording: context.wording)
  }

  /// The rows of the form besides the drawn card.
  private static let otherRows = 9
  /// The same without the blank ones between the parts.
  private static let leastRows = 7
  /// The rows from which the card is large, whatever the review has.
  private static let rowsForLarge = 30

  /// The layout of the card in a window of `size`.
  static func layout(in size: Size) -> CardLayout {
    size.height >= rowsForLarge && size.width >= CardLayout.large.size.width + 2 ? .large : .regular
  }

  func draw(into canvas: inout Canvas) {
    let size = canvas.size
    let card = Self.layout(in: size).size
    let fits = size.height >= card.height + Self.leastRows && size.width >= card.width + 2
    let hasPicture = fits && (!wizard.stop.isReview || reviewHeight(in: size) < size.height)
    let rows = WizardRows(wizard: wizard, remarks: remarks, theme: theme)
    // The drawn card has the brand on it, as the row of the number has where it is not too narrow.
    let brand = hasPicture || rows.showsBrand(in: min(size.width, 60) - 4) ? nil : wizard.brandName
    Heading.draw(
      path,
      corner: brand.map { Heading.Corner(texts: [$0], style: theme.muted) },
      into: &canvas,
      context.environment
    )
    if hasPicture {
      drawWithPicture(into: &canvas)
    } else {
      drawList(into: &canvas)
    }
    if wizard.isInNotes, let field = wizard.stop.field {
      NotesBox(field: field, text: wizard[field]).draw(into: &canvas, context)
    }
    if let preview = wizard.preview {
      preview.box(wording, theme)
        .drawCentered(in: canvas.bounds, into: &canvas, theme: theme, style: theme.accent)
    }
    if wizard.isInFields { CustomFieldsBox(wizard: wizard).draw(into: &canvas, context) }
    wizard.drawDialog(into: &canvas, context)
  }

  /// The rows of the review beneath the heading: the card, the tabs, its own rows, and the message.
  private func reviewHeight(in size: Size) -> Int {
    let lines = WrappedText(remarkText.text, width: remarkRoom(in: Rect(size: size)).width).lines
    return Self.layout(in: size).size.height + 1 + wizard.stops.count(where: \.isReview)
      + min(3, lines.count)
  }

  private func remarkRoom(in area: Rect) -> Rect { area.inset(x: max(1, (area.width - 74) / 2)) }

  private var path: [String] {
    switch wizard.purpose {
    case .new: [wording(.homeWallet), wording(.wizardTitle)]
    case .edit: [wording(.homeWallet), wording(.wizardEditTitle)]
    case .alone: [wording(.wizardTitle)]
    }
  }

  // MARK: With the drawn card

  private func drawWithPicture(into canvas: inout Canvas) {
    let size = canvas.size
    let layout = Self.layout(in: size)
    let fullHeight = layout.size.height + Self.otherRows
    var top = Heading.height + max(0, (size.height - fullHeight) / 2)
    var gap = size.height >= fullHeight ? 1 : 0
    if wizard.stop.isReview {
      // Blank rows go first, so that the message of the review always has room.
      let spare = size.height - reviewHeight(in: size)
      gap = min(gap, max(0, spare - Heading.height))
      top = min(top, spare - gap)
    }
    let origin = Point(x: (size.width - layout.size.width) / 2, y: top)
    let tabs = top + layout.size.height + gap
    drawTabs(y: tabs, into: &canvas)
    picture(layout).draw(
      at: origin,
      step: wizard.turn.step(at: context.now),
      into: &canvas,
      theme: theme,
      wording: wording
    )
    guard wizard.stop.isReview else {
      drawRemark(in: Rect(x: 0, y: tabs + 2, width: size.width, height: 2), into: &canvas)
      return
    }
    let rows = wizard.stops.filter(\.isReview)
    let area = Rect(x: origin.x, y: tabs + 1, width: layout.size.width, height: rows.count)
    WizardRows(wizard: wizard, remarks: remarks, theme: theme).draw(rows, in: area, into: &canvas)
    let below = Rect(x: 0, y: area.maxY, width: size.width, height: size.height - area.maxY)
    let lines = WrappedText(remarkText.text, width: remarkRoom(in: below).width).lines.count
    drawRemark(in: below.dropping(rows: below.height > lines ? 1 : 0), into: &canvas)
  }

  private func picture(_ layout: CardLayout) -> CardPicture {
    let match = wizard.draft.numberCheck.match
    func line(_ field: PaymentCardField) -> DigitLine {
      wizard.line(of: field) ?? DigitLine(digits: SecretDigits(), template: .expiry)
    }
    var holder = wizard.line(of: .holder, wording)
    holder.inCapitals = true
    return CardPicture(
      number: line(.number),
      holder: holder,
      expiry: line(.expiry),
      code: line(.securityCode),
      codeSide: wizard.codeSide,
      brand: wizard.brandName ?? remarks.brands(match) ?? "",
      isBrandDecided: wizard.brandName != nil,
      focus: wizard.stop.field,
      frame: wizard.frame(at: context.now, on: layout),
      tint: .of(wizard.ownBrand ?? match.decided),
      layout: layout
    )
  }

  /// Draws the tabs: each field with its sign, and the review.
  private func drawTabs(y: Int, into canvas: inout Canvas) {
    let keyName = context.keyName
    let fields = PaymentCardField.typed.enumerated().map { index, field in
      (
        stop: WizardStep.field(field), key: keyName(.function(index + 2)),
        name: wording(field.shortName)
      )
    }
    let tabs = fields + [(stop: .save, key: keyName(.function(6)), name: wording(.wizardReview))]
    for withKeys in [true, false] {
      let gap = withKeys ? 3 : 2
      let names = tabs.map { withKeys ? "\($0.key) \($0.name)" : $0.name }
      let width = names.reduce(0) { $0 + displayWidth(of: $1) + 2 } + gap * (tabs.count - 1)
      guard width <= canvas.size.width - 2 || !withKeys else { continue }
      var x = max(0, (canvas.size.width - width) / 2)
      for (tab, name) in zip(tabs, names) {
        let isFocused = tab.stop.isReview ? wizard.stop.isReview : tab.stop == wizard.stop
        drawTab(tab.stop, name, isFocused, at: Point(x: x, y: y), into: &canvas)
        x += displayWidth(of: name) + 2 + gap
      }
      return
    }
  }

  private func drawTab(
    _ stop: WizardStep,
    _ name: String,
    _ isFocused: Bool,
    at point: Point,
    into canvas: inout Canvas
  ) {
    let width = canvas.write(
      name,
      at: point.moved(x: 2),
      style: isFocused ? theme.text : theme.muted
    )
    if isFocused {
      // With a blank behind the name too.
      canvas.focus(Rect(x: point.x, y: point.y, width: width + 3, height: 1), theme: theme)
    } else {
      let sign = remarks.remark(at: stop).standing.sign(theme)
      canvas.put(sign.scalar, at: point, style: sign.style)
    }
  }

  /// Draws the message on the focused field, centred.
  private func drawRemark(in area: Rect, into canvas: inout Canvas) {
    let (sign, text) = remarkText
    let room = remarkRoom(in: area)
    let lines = WrappedText(text, width: room.width).lines(upTo: area.height, theme.ellipsis)
    for (row, line) in lines.enumerated() {
      let y = area.minY + row
      canvas.writeCentered(line, in: room, y: y)
      guard row == 0 else { continue }
      let x = room.minX + (room.width - displayWidth(of: line)) / 2
      canvas.put(sign.scalar, at: Point(x: x, y: y), style: sign.style)
    }
  }

  // MARK: As a list

  /// Draws the fields in a frame that stands for the card, or without it where rows are scarce, and
  /// the review below them.
  private func drawList(into canvas: inout Canvas) {
    let isReview = wizard.stop.isReview
    let stops = isReview ? wizard.stops : WizardStep.typed
    let top = canvas.size.height >= 14 ? Heading.height : 1
    let body = Rect(
      x: (canvas.size.width - min(canvas.size.width, 60)) / 2,
      y: top,
      width: min(canvas.size.width, 60),
      height: canvas.size.height - top
    )
    let hasFrame = !isReview && body.height >= stops.count + 2 + 2
    let wanted = stops.count + (hasFrame ? 2 : 0)
    let least = body.height >= 8 ? 2 : 1
    let remarkHeight = min(3, max(least, body.height - wanted))
    let rows = Rect(
      origin: body.origin,
      size: Size(width: body.width, height: min(wanted, body.height - remarkHeight))
    )
    if hasFrame {
      canvas.frame(rows, theme.borderLines)
    }
    WizardRows(wizard: wizard, remarks: remarks, theme: theme).draw(
      stops,
      in: hasFrame ? rows.inset(x: 2, y: 1) : rows.inset(x: 1),
      into: &canvas
    )
    let (sign, text) = remarkText
    let lines = WrappedText(text, width: body.width - 2).lines(upTo: remarkHeight, theme.ellipsis)
    for (row, line) in lines.enumerated() {
      let point = Point(x: body.minX + 1, y: rows.maxY + row)
      canvas.write(line, at: point, limit: body.width - 2)
      if row == 0 { canvas.put(sign.scalar, at: point, style: sign.style) }
    }
  }

  /// The sign, and the message with room for the sign in front.
  private var remarkText: (sign: (scalar: Unicode.Scalar, style: Style), text: String) {
    let remark = remarks.remark(at: wizard.stop)
    let sign = remark.standing.sign(theme)
    return (sign, "\(sign.scalar) \(remarks.told(wizard.stop))")
  }
}
