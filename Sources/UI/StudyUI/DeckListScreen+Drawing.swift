import Flashcards
import Screens
import Widgets
import WindowLevels
import Wording

extension DeckListScreen {
  func draw(into canvas: inout Canvas, _ context: StudyContext) {
    drawDecks(into: &canvas, context)
    drawTags(into: &canvas, context)
    if let confirmation {
      let words = question(confirmation.change, context)
      confirmation.draw(words.question, go: words.go, into: &canvas, context.environment)
    }
    guard let box = removal?.box(among: context.data.decks, context.wording) else { return }
    let rect = canvas.bounds.centered(box.size(within: canvas.size))
    box.draw(in: rect, into: &canvas, theme: context.theme, style: context.theme.bad)
  }

  /// Draws the line of tags, and beneath it what they can be completed to.
  private func drawTags(into canvas: inout Canvas, _ context: StudyContext) {
    guard let tagging else { return }
    let theme = context.theme
    let start = Point(x: 2, y: Heading.height - 1)
    let used = canvas.write(context.wording(tagging.label), at: start, style: theme.accent)
    let at = start.moved(x: used + 1)
    let column = TextLine(text: tagging.field.text, caret: tagging.field.caret)
      .draw(at: at, columns: max(4, canvas.size.width - at.x - 2), into: &canvas, theme: theme)
    canvas.cursor = at.moved(x: column ?? 0)
    guard let completions = tagging.completions else { return }
    let row = Rect(x: 2, y: Heading.height, width: canvas.size.width - 4, height: 1)
    canvas.fill(row)
    canvas.write(
      completions.joined(separator: "  "),
      at: row.origin,
      style: theme.muted,
      limit: row.width,
      ellipsis: theme.ellipsis
    )
  }

  private func drawDecks(into canvas: inout Canvas, _ context: StudyContext) {
    let wording = context.wording
    let contents = context.data
    Heading.draw([wording(.homeFlashcards)], into: &canvas, context.environment)
    if let reason = contents.decksLoading.failure {
      LoadingPlaceholder.draw(
        wording(.decksUnreadableTitle),
        wording(.decksUnreadableText(reason: wording(reason))),
        isProblem: true,
        into: &canvas,
        context
      )
      return
    }
    guard !contents.decks.isEmpty else {
      let isThere = contents.decksLoading == .done
      LoadingPlaceholder.draw(
        wording(isThere ? .flashcardsEmpty : .studyLoading),
        isThere ? wording(.flashcardsEmptyText) : "",
        into: &canvas,
        context
      )
      drawDamage(into: &canvas, context)
      return
    }
    drawHeader(into: &canvas, context)
    ListView.draw(
      rows(context),
      state: list,
      in: rect(canvas.size),
      into: &canvas,
      theme: context.theme
    )
    drawDamage(into: &canvas, context)
  }

  /// The rectangle of the list.
  func rect(_ size: Size) -> Rect {
    Rect(
      x: 2,
      y: Heading.height + 1,
      width: min(size.width - 4, 96),
      height: size.height - Heading.height - 2
    )
  }

  /// The widths of the four columns of numbers, and whether there is room for their full headings.
  private func columns(_ width: Int) -> (widths: [Int], isWide: Bool) {
    width >= 60 ? ([7, 10, 8, 8], true) : ([5, 5, 5, 6], false)
  }

  private func drawHeader(into canvas: inout Canvas, _ context: StudyContext) {
    let rect = rect(canvas.size)
    let (widths, isWide) = columns(rect.width)
    let phrases: [Phrase] =
      isWide
      ? [.columnNew, .columnLearning, .columnReview, .columnCards]
      : [.columnNewShort, .columnLearningShort, .columnReviewShort, .columnCardsShort]
    let text = zip(phrases, widths).map { context.wording($0).leftPadded(to: $1) }.joined()
    let end = rect.maxX - 1 - displayWidth(of: text)
    canvas.write(text, at: Point(x: end, y: rect.minY - 1), style: context.theme.muted)
    guard !marks.isEmpty else { return }
    canvas.write(
      context.wording(.listMarked(count: String(marks.count))),
      at: Point(x: rect.minX + 2, y: rect.minY - 1),
      style: context.theme.muted,
      limit: max(0, end - rect.minX - 3)
    )
  }

  private func rows(_ context: StudyContext) -> [ListView.Row] {
    let decks = context.data.decks
    let names = Set(decks.map(\.deck.name))
    let width = rect(context.size).width
    let widths = columns(width).widths
    // The numbers matter more than the end of a long name.
    let room = width - widths.reduce(0, +) - 5
    return decks.map { summary in
      let name = summary.deck.name
      let ancestor = name.lineage.dropFirst().first { names.contains($0) }
      let depth = name.lineage.dropFirst().count { names.contains($0) }
      let shown = name.levels.dropFirst(ancestor?.levels.count ?? 0)
        .joined(separator: DeckName.separator)
      let numbers = [summary.due.new, summary.due.learning, summary.due.review, summary.cards]
      return ListView.Row(
        leading: (String(repeating: "  ", count: depth) + shown)
          .cut(to: room, ellipsis: context.theme.ellipsis),
        trailing: zip(numbers, widths).map { String($0).leftPadded(to: $1) }.joined(),
        isMarked: marks.contains(summary.deck.id.rawValue)
      )
    }
  }

  private func drawDamage(into canvas: inout Canvas, _ context: StudyContext) {
    let count = context.data.damagedRecords
    guard count > 0 else { return }
    let theme = context.theme
    canvas.write(
      "\(Character(theme.cross)) "
        + context.wording(.studyDamaged(count: String(count))),
      at: Point(x: 2, y: canvas.size.height - 1),
      style: theme.bad,
      limit: canvas.size.width - 4,
      ellipsis: theme.ellipsis
    )
  }
}

extension String {
  /// The string with blanks in front, at least `width` columns wide.
  func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - displayWidth(of: self))) + self
  }
  /// The string cut to `width` columns, with an ellipsis if it is longer.
  func cut(to width: Int, ellipsis: Unicode.Scalar) -> String {
    guard displayWidth(of: self) > width else { return self }
    var cut = self
    while !cut.isEmpty, displayWidth(of: cut) >= width { cut.removeLast() }
    return cut + String(Character(ellipsis))
  }
}
