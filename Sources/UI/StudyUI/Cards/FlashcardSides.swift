import Flashcards
import Preferences
import Screens
import Widgets
import WindowLevels
import Wording

/// Formats the sides of a card, before and after it is flipped.
struct FlashcardSides {
  let face: CardFace
  let width: Int
  /// The rows of text that the card has at most; nil for a card on the whole screen.
  var height: Int?
  let context: StudyContext

  private var theme: Theme { context.theme }
  private var wording: Wording { context.wording }

  /// The question.
  var question: [StyledRows.Row] {
    rows(of: face.question)
  }

  /// The answer, which is stronger than the question.
  var answer: [StyledRows.Row] {
    rows(of: face.answer, base: theme.title)
  }

  /// The rows of lines.
  ///
  /// - Parameter paints: false where they are counted alone.
  private func rows(
    of lines: [StyledLine],
    base: Style? = nil,
    paints: Bool = true
  ) -> [StyledRows.Row] {
    var pictures = CardPictures(context, onCardOf: height)
    pictures?.paints = paints
    return StyledRows(
      lines,
      width: width,
      theme: theme,
      wording: wording,
      base: base,
      pictures: pictures
    ).rows
  }

  /// The rows of the card: before the turn, or with the answer beneath the question; in its place in reading mode,
  /// and where the answer is the question's picture with other shapes.
  func rows(isTurned: Bool) -> CardFaceRows {
    let answer = rows(of: face.answer, base: theme.title, paints: isTurned)
    return rows(shown: isTurned ? answer : nil, kept: answer.count)
  }

  /// The rows of a card whose answer is typed: with the row of the field, or with what was typed.
  func rows(typed: String, isTurned: Bool) -> CardFaceRows {
    // Room for the line of what is typed as well.
    let kept = compared(with: "").count + 1
    guard isTurned else {
      return CardFaceRows(
        prompt: question,
        answer: [StyledRows.Row()],
        answerRows: kept,
        title: "",
        side: ""
      )
    }
    return rows(shown: compared(with: typed), kept: kept)
  }

  private func rows(shown answer: [StyledRows.Row]?, kept: Int) -> CardFaceRows {
    let isInPlace = context.preferences.readingMode || face.answersInPlace
    let question = rows(of: face.question, paints: !isInPlace || answer == nil)
    guard isInPlace else {
      return CardFaceRows(prompt: question, answer: answer, answerRows: kept, title: "", side: "")
    }
    return CardFaceRows(
      prompt: answer ?? question,
      answerRows: 0,
      leastRows: max(question.count, kept),
      title: "",
      side: ""
    )
  }

  /// The typed answer compared with the expected one, each on a line of its own.
  private func compared(with typed: String) -> [StyledRows.Row] {
    let comparison = TypedAnswer(
      typed: typed,
      expected: face.expected ?? "",
      forgiving: face.forgiveness(context.preferences.forgiveness)
    )
    let isRight = comparison.isRight
    let verdict =
      "\(Character(isRight ? theme.check : theme.cross)) "
      + wording(isRight ? .answerRight : .typedWrong)
    let captions = [Phrase.typedYours, .deckAnswer].map { wording($0) }
    let lead = (captions.map { displayWidth(of: $0) }.max() ?? 0) + 2
    var rows = [
      StyledRows.Row(
        pieces: [.init(text: verdict, style: isRight ? theme.good : theme.bad)],
        width: displayWidth(of: verdict),
        isCentered: true
      )
    ]
    var lines = diff(comparison.expected, captions[1], lead)
    if !isRight, !typed.isEmpty { lines = diff(comparison.typed, captions[0], lead) + lines }
    // Both lines begin in one column, and stand in the middle together.
    let margin = (width - (lines.map(\.width).max() ?? 0)) / 2
    if margin > 0 {
      let blanks = String(repeating: " ", count: margin)
      for index in lines.indices {
        lines[index].pieces.insert(.init(text: blanks, style: .plain), at: 0)
        lines[index].width += margin
      }
    }
    rows += lines
    let besides = besides
    if !besides.isEmpty { rows += [StyledRows.Row()] + besides }
    return rows
  }

  /// The rest of an answer side that has more than what was to be typed.
  private var besides: [StyledRows.Row] {
    rows(of: face.answerBesidesTyped)
  }

  /// One side of a comparison behind its caption. Without colours, differences are in brackets.
  private func diff(_ runs: [DiffRun], _ caption: String, _ lead: Int) -> [StyledRows.Row] {
    // Where there is little room, the caption has a row of its own.
    let isNarrow = lead > width / 2
    let head = StyledRows.Row(
      pieces: [
        .init(
          text: caption + String(repeating: " ", count: lead - displayWidth(of: caption)),
          style: theme.muted
        )
      ],
      width: lead
    )
    let blank = StyledRows.Row(
      pieces: isNarrow
        ? [] : [.init(text: String(repeating: " ", count: lead), style: .plain)],
      width: isNarrow ? 0 : lead
    )
    var rows = isNarrow ? [head, blank] : [head]
    let isColored = theme.bad.foreground != theme.good.foreground
    for run in runs {
      let (style, brackets): (Style, (String, String)) =
        switch run.kind {
        case .same: (theme.title, ("", ""))
        case .forgiven: (theme.muted, ("", ""))
        case .wrong: (theme.bad.adding(.underline), ("[-", "-]"))
        case .missing: (theme.good.adding([.bold, .underline]), ("[+", "+]"))
        }
      let text = isColored ? run.text : brackets.0 + run.text + brackets.1
      for character in text {
        let columns = displayWidth(of: String(character))
        if rows[rows.count - 1].width + columns > width { rows.append(blank) }
        let last = rows.count - 1
        if rows[last].pieces.last?.style == style {
          rows[last].pieces[rows[last].pieces.count - 1].text.append(character)
        } else {
          rows[last].pieces.append(.init(text: String(character), style: style))
        }
        rows[last].width += columns
      }
    }
    return rows
  }
}
