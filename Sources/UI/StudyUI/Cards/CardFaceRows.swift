/// The text of a card in rows, as far as it shows, and the room that both of its sides take.
struct CardFaceRows: Sendable {
  /// The prompt; in reading mode the side that shows.
  var prompt: [StyledRows.Row]
  /// The rows beneath the rule: the answer, or the field in which it is typed; nil if none show.
  var answer: [StyledRows.Row]?
  /// The number of rows that are kept free for the answer, so that the prompt stays in its place
  /// when it comes; 0 without a rule.
  var answerRows: Int
  /// The rows of the higher side, where one takes the place of the other.
  var leastRows = 0
  /// The title on the upper edge.
  var title: String
  /// The label on the lower edge.
  var side: String
  /// The first row of the text that shows.
  var scroll = 0

  /// The rows that the whole card takes, with room around the rule.
  var rows: Int {
    max(leastRows, prompt.count + (answerRows > 0 ? CardFaceLayout.wideGap + answerRows : 0))
  }
}

/// The places of a card's rows on a card of some height.
///
/// The prompt has the same place before and after the turn. Where both sides do not fit, each has a
/// part of the card, and both scroll.
struct CardFaceLayout {
  /// The rule with a blank row above and beneath it.
  static let wideGap = 3

  /// The visible rows, with their distances from the top.
  private(set) var rows: [(y: Int, row: StyledRows.Row)] = []
  /// The distance of the rule from the top; nil without one.
  private(set) var rule: Int?
  /// The largest number of rows by which the text can be scrolled.
  private(set) var mostScroll = 0
  /// True if rows of the prompt are hidden by the answer beneath it.
  private(set) var hidesPrompt = false
  /// True if rows are hidden above.
  private(set) var hasMoreAbove = false
  /// True if rows are hidden at the end of the card.
  private(set) var hasMoreBelow = false
  /// The index of the first visible row beneath the rule; nil if there is none.
  private(set) var firstAnswer: Int?

  /// The layout of `face` in `height` rows.
  init(_ face: CardFaceRows, height: Int) {
    let height = max(0, height)
    let kept = face.answerRows
    var gap = kept == 0 ? 0 : height >= face.prompt.count + Self.wideGap + kept ? Self.wideGap : 1
    let top = max(0, (height - face.prompt.count - gap - kept) / 2)
    let room = height - top
    guard let answer = face.answer else {
      mostScroll = max(0, face.prompt.count - room)
      let scroll = min(max(0, face.scroll), mostScroll)
      place(face.prompt, from: scroll, at: top, room: room)
      hasMoreAbove = scroll > 0
      hasMoreBelow = scroll < mostScroll
      return
    }
    if face.prompt.count + gap + answer.count > room { gap = min(gap, 1) }
    // Where there is hardly a row, the answer has it.
    if room - gap < 2 { gap = 0 }
    let free = max(0, room - gap)
    let promptRows = min(face.prompt.count, max(free - answer.count, free / 2))
    let answerRows = free - promptRows
    let hidden = (prompt: face.prompt.count - promptRows, answer: answer.count - answerRows)
    mostScroll = max(0, hidden.prompt) + max(0, hidden.answer)
    let scroll = min(max(0, face.scroll), mostScroll)
    let first = min(scroll, max(0, hidden.prompt))
    place(face.prompt, from: first, at: top, room: promptRows)
    let rule = top + promptRows + gap / 2
    if gap > 0 {
      rows.append((rule, StyledRows.Row(isRule: true)))
      self.rule = rule
    }
    firstAnswer = rows.count
    place(answer, from: scroll - first, at: top + promptRows + gap, room: answerRows)
    if firstAnswer == rows.count { firstAnswer = nil }
    hidesPrompt = first < hidden.prompt
    hasMoreAbove = scroll > 0
    hasMoreBelow = scroll - first < hidden.answer
  }

  private mutating func place(_ text: [StyledRows.Row], from first: Int, at y: Int, room: Int) {
    for (offset, row) in text.dropFirst(first).prefix(max(0, room)).enumerated() {
      rows.append((y + offset, row))
    }
  }

  /// The distance of the answer's first row from the top; nil without an answer.
  var answerTop: Int? { firstAnswer.map { rows[$0].y } }

  /// The row at whose first word the cursor stands: the first one with words of the answer where
  /// there is one, or else of the prompt.
  var spoken: (y: Int, row: StyledRows.Row)? {
    func first(_ rows: ArraySlice<(y: Int, row: StyledRows.Row)>) -> (y: Int, row: StyledRows.Row)?
    {
      rows.first { $0.row.width > 0 && !$0.row.isPicture } ?? rows.first { $0.row.width > 0 }
    }
    return firstAnswer.flatMap { first(rows[$0...]) } ?? first(rows[...]) ?? rows.first
  }
}
