import PaymentCards
import Screens
import Widgets
import WindowLevels
import Wording

/// Draws an import of cards.
struct CardImportView {
  let screen: CardImportScreen
  let context: WalletContext

  /// The rows beneath the list: a blank one, the question, and the choices for duplicates and
  /// codes.
  private static let noteHeight = 4

  static func area(in size: Size) -> Rect {
    Heading.rectBeneath(in: size, width: 100)
  }

  /// The height of the list of items in rows.
  static func listHeight(in size: Size) -> Int {
    max(1, area(in: size).height - noteHeight)
  }

  private var wording: Wording { context.wording }

  func draw(into canvas: inout Canvas) {
    Heading.draw([wording(.homeWallet), wording(.keyImport)], into: &canvas, context.environment)
    let area = Self.area(in: canvas.size)
    switch screen.stage {
    case .path:
      PathFieldView(text: wording(.cardImportText), path: screen.path, problem: screen.problem)
        .draw(in: area, into: &canvas, context.environment)
    case .unread, .reading: drawWork(.importReading, in: area, into: &canvas)
    case .writing: drawWork(.importWriting, in: area, into: &canvas)
    case .preview(let preview): draw(preview, in: area, into: &canvas)
    }
    guard let confirmation = screen.confirmation else { return }
    confirmation.draw(
      screen.question(confirmation.change, wording),
      go: .keyImport,
      into: &canvas,
      context.environment
    )
  }

  private func drawWork(_ phrase: Phrase, in area: Rect, into canvas: inout Canvas) {
    WorkView(
      title: wording(screen.isStopping ? .importStopping : phrase),
      hint: wording(.importStopHint),
      progress: screen.progress
    ).draw(in: area, into: &canvas, theme: context.theme)
  }

  private func draw(_ preview: CardImportPreview, in area: Rect, into canvas: inout Canvas) {
    let rect = Rect(
      x: area.minX,
      y: area.minY,
      width: area.width,
      height: min(Self.listHeight(in: canvas.size), preview.lines.count)
    )
    let rows = preview.lines.enumerated().map { index, line in
      let asNew = screen.takesDuplicates ? preview.duplicates[index] : nil
      return ListView.Row(leading: asNew ?? line)
    }
    ListView.draw(rows, state: screen.list, in: rect, into: &canvas, theme: context.theme)
    canvas.write(
      wrapped: notes(preview).joined(separator: " "),
      in: Rect(
        x: area.minX + 2,
        y: rect.maxY + 1,
        width: area.width - 2,
        height: area.maxY - rect.maxY - 1
      ),
      style: context.theme.title
    )
  }

  /// The question and the current choices.
  private func notes(_ preview: CardImportPreview) -> [String] {
    let cards = wording.count(.cards, screen.count(of: preview))
    var notes = [wording(.cardImportQuestion(cards: cards))]
    if !preview.duplicates.isEmpty {
      let cards = wording.count(.cards, preview.duplicates.count)
      notes.append(
        wording(
          screen.takesDuplicates
            ? .cardDuplicatesTaken(cards: cards) : .cardDuplicatesLeft(cards: cards)
        )
      )
    }
    if preview.hasCodes {
      notes.append(wording(screen.keepsCodes ? .cardCodesKept : .cardCodesLeft))
    }
    return notes
  }
}
