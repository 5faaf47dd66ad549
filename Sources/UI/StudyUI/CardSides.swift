import Flashcards
import Preferences
import Screens
import Widgets
import WindowLevels
import Wording

/// Formats the sides of a card, before and after it is flipped.
struct CardSides {
  let face: CardFace
  let width: Int
  let context: StudyContext

  private var theme: Theme { context.theme }

  /// The question.
  var question: StyledRows { rows(face.question) }

  /// The answer below its question; in reading mode the answer alone.
  var answered: StyledRows { below(rows(face.answer)) }

  /// The typed answer compared with the expected one.
  func compared(with typed: String) -> StyledRows {
    let expected = face.expected ?? ""
    let comparison = TypedAnswer(
      typed: typed,
      expected: expected,
      forgiving: context.preferences.forgiveness
    )
    var rows = StyledRows()
    let isRight = comparison.isRight
    rows.rows.append(
      .init(
        pieces: [
          .init(
            text: "\(Character(isRight ? theme.check : theme.cross)) "
              + context.wording(isRight ? .typedRight : .typedWrong),
            style: isRight ? theme.good : theme.bad
          )
        ]
      )
    )
    if !isRight, !typed.isEmpty {
      rows.rows += diff(comparison.typed)
    }
    rows.rows += diff(comparison.expected)
    return below(rows)
  }

  private func rows(_ lines: [StyledLine]) -> StyledRows {
    StyledRows(lines, width: width, theme: theme)
  }

  private func below(_ answer: StyledRows) -> StyledRows {
    guard !context.preferences.readingMode else { return answer }
    var whole = question
    whole.rows.append(StyledRows.Row(isRule: true))
    whole.rows += answer.rows
    return whole
  }

  /// One side of a comparison. Differences are in brackets, so that they show without colours.
  private func diff(_ runs: [DiffRun]) -> [StyledRows.Row] {
    var rows: [StyledRows.Row] = [.init()]
    for run in runs {
      let (style, opening, closing): (Style, String, String) =
        switch run.kind {
        case .same: (.plain, "", "")
        case .forgiven: (theme.muted, "", "")
        case .wrong: (theme.bad, "[-", "-]")
        case .missing: (theme.good, "[+", "+]")
        }
      for character in opening + run.text + closing {
        let columns = displayWidth(of: String(character))
        if rows[rows.count - 1].width + columns > width { rows.append(.init()) }
        rows[rows.count - 1].pieces.append(.init(text: String(character), style: style))
        rows[rows.count - 1].width += columns
      }
    }
    return rows
  }
}
