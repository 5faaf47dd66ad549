import DomainWords
import Flashcards
import Widgets
import WindowLevels
import Wording

/// The four answers beneath a card: boxes of equal width, or rows of text where there is little room.
struct AnswerRow {
  /// The way in which the answers are laid out.
  enum Form {
    /// Four boxes.
    case boxes
    /// One row.
    case line
    /// Two rows of two.
    case pairs

    /// The least height of a screen on which two rows leave any to the card.
    private static let leastForPairs = 8

    /// The form for a screen of a size.
    init(_ size: Size) {
      self =
        size.width < 60
        ? (size.height < Self.leastForPairs ? .line : .pairs) : size.height < 17 ? .line : .boxes
    }

    /// The height in rows.
    var height: Int {
      switch self {
      case .boxes: 4
      case .line: 1
      case .pairs: 2
      }
    }
  }

  let form: Form
  let area: Rect
  let theme: Theme
  let wording: Wording
  /// The answer that the usual keys give.
  var proposed = Rating.good

  /// Draws one line of text in the place of the answers.
  func draw(hint: String, into canvas: inout Canvas) {
    canvas.writeCentered(
      hint,
      in: area,
      y: area.minY + (form == .boxes ? 1 : 0),
      style: theme.muted,
      ellipsis: theme.ellipsis
    )
  }

  /// Draws the answers, each with its key, its sign and the interval it leads to.
  func draw(_ intervals: PerRating<String>, into canvas: inout Canvas) {
    let columns = form == .pairs ? 2 : 4
    let width = area.width / columns
    for (index, rating) in Rating.allCases.enumerated() {
      let place = Rect(
        x: area.minX + index % columns * width,
        y: area.minY + index / columns,
        width: width,
        height: form == .boxes ? form.height : 1
      )
      let interval = intervals[rating]
      form == .boxes
        ? drawBox(rating, interval, place, into: &canvas)
        : drawLine(rating, interval, place, into: &canvas)
    }
  }

  private func style(of rating: Rating) -> Style {
    let style =
      switch rating {
      case .again: theme.bad
      case .good: theme.good
      case .hard, .easy: theme.title
      }
    return rating == proposed ? style.adding(.bold) : style
  }

  /// The sign and the word of an answer.
  private func words(_ rating: Rating) -> String {
    let sign: String =
      switch rating {
      case .again: "\(Character(theme.cross)) "
      case .good: "\(Character(theme.check)) "
      case .hard, .easy: ""
      }
    return sign + wording(rating.phrase)
  }

  private func drawBox(
    _ rating: Rating,
    _ interval: String,
    _ box: Rect,
    into canvas: inout Canvas
  ) {
    canvas.frame(box, theme.borderLines, style: theme.border)
    let start = box.origin.moved(x: box.width >= 16 ? 2 : 1, y: 1)
    let gap = box.width >= 16 ? 3 : 1
    canvas.write(String(rating.rawValue), at: start, style: theme.muted)
    let room = box.maxX - 1 - start.x - 1 - gap
    canvas.write(
      words(rating),
      at: start.moved(x: 1 + gap),
      style: style(of: rating),
      limit: room,
      ellipsis: theme.ellipsis
    )
    canvas.write(
      interval,
      at: start.moved(x: 1 + gap, y: 1),
      style: theme.muted,
      limit: room,
      ellipsis: theme.ellipsis
    )
  }

  private func drawLine(
    _ rating: Rating,
    _ interval: String,
    _ place: Rect,
    into canvas: inout Canvas
  ) {
    // The sign goes before the interval does: the word says as much.
    let forms = [words(rating), wording(rating.phrase)].map { "\(rating.rawValue) \($0)" }
    let room = place.width - 1
    let long = displayWidth(of: interval) + 1
    let fitting = forms.first { displayWidth(of: $0) + long <= room }
    let used = canvas.write(
      fitting ?? forms.first { displayWidth(of: $0) <= room } ?? forms[1],
      at: place.origin,
      style: style(of: rating),
      limit: place.width
    )
    guard fitting != nil else { return }
    canvas.write(interval, at: place.origin.moved(x: used + 1), style: theme.muted)
  }
}
