import Flashcards
import Windowing
import Wording

/// The look of an import.
struct ImportView {
  let screen: ImportScreen
  let context: ScreenContext

  private var theme: Theme { context.theme }
  private var wording: Wording { context.wording }

  private var area: Rect {
    Heading.rectBeneath(in: context.size, width: 76)
  }

  func draw(into canvas: inout Canvas) {
    Heading.draw([wording(.homeFlashcards), wording(.keyImport)], into: &canvas, context)
    canvas.cursor = area.origin
    switch screen.stage {
    case .path:
      TextFieldView(
        text: wording(.importText),
        field: screen.path,
        problem: screen.problem.map { wording($0.phrase) }
      ).draw(in: area, into: &canvas, context)
    case .reading(let done, let total):
      canvas.write(wording(.importReading), at: area.origin, style: theme.title)
      ProgressBar(done: done, total: total)
        .draw(in: area.dropping(rows: 2), into: &canvas, theme: theme)
    case .writing, .undoing:
      canvas.write(wording(.importWriting), at: area.origin, style: theme.title)
    case .preview(let preview):
      draw(preview, question: .deckImportQuestion, into: &canvas)
    case .done(let preview):
      draw(preview, question: .importAfter, into: &canvas)
    }
  }

  private func draw(
    _ preview: ImportPreview,
    question: Phrase,
    into canvas: inout Canvas
  ) {
    var y = area.minY
    for (phrase, count) in [
      (Phrase.deckImportNew, preview.new), (.importReplaced, preview.replaced),
      (.importUnchanged, preview.unchanged), (.importBad, preview.badLines.count),
    ] {
      let isBad = phrase == .importBad && count > 0
      canvas.write(
        String(count).leftPadded(to: 8) + "  " + wording(phrase),
        at: Point(x: area.minX, y: y),
        style: isBad ? theme.problem : .plain,
        limit: area.width,
        ellipsis: theme.ellipsis
      )
      y += 1
    }
    let used = canvas.write(
      wrapped: wording(question),
      in: area.dropping(rows: 4),
      style: theme.title
    )
    y += used
    for bad in preview.badLines.dropFirst(screen.scroll).prefix(max(0, area.maxY - y)) {
      canvas.write(
        wording(.importBadLine, ["line": String(bad.line), "reason": bad.reason.words(wording)]),
        at: Point(x: area.minX, y: y),
        style: theme.faint,
        limit: area.width,
        ellipsis: theme.ellipsis
      )
      y += 1
    }
  }
}

extension ImportProblem {
  /// What it means for the one who typed the name.
  var phrase: Phrase {
    switch self {
    case .missing: .fileMissing
    case .notAllowed: .fileNotAllowed
    case .unknownFormat: .fileUnknownFormat
    case .unreadable: .fileUnreadable
    }
  }
}

extension ExportProblem {
  /// What it means for the one who typed the name.
  var phrase: Phrase {
    switch self {
    case .exists: .fileExists
    case .notAllowed: .fileNotAllowed
    case .unknownFormat: .fileUnknownFormat
    case .failed: .fileNotWritten
    }
  }
}

extension ImportPreview.BadLine.Reason {
  /// Its words.
  func words(_ wording: Wording) -> String {
    switch self {
    case .unclosedQuote: wording(.deckFaultQuote)
    case .emptyPrompt: wording(.deckFaultPrompt)
    case .emptyAnswer: wording(.deckFaultAnswer)
    case .noGap: wording(.deckFaultNoGap)
    case .unsupportedGap: wording(.deckFaultGap)
    case .deckName: wording(.deckFaultName)
    case .duplicate(let line): wording(.deckFaultDuplicate, ["line": String(line)])
    case .strayText: wording(.deckFaultStray)
    case .notACard: wording(.deckFaultNotACard)
    }
  }
}
