import Flashcards
import Widgets
import WindowLevels
import Wording

/// A rendered card that is typed. It is not sealed: it is rendered again.
struct FacePreview: Sendable {
  private var requested: FaceRequest?
  private(set) var face: CardFace?
  /// True if the note does not make the card.
  private(set) var isMissing = false

  mutating func receive(_ rendered: RenderedFace) {
    isMissing = rendered == .missing
    switch rendered {
    case .face(let face): self.face = face
    case .missing, .failed: face = nil
    }
  }

  /// True if a request is another one than the last.
  mutating func wants(_ request: FaceRequest) -> Bool {
    guard request != requested else { return false }
    requested = request
    return true
  }
}

extension CardFace {
  /// The rows of both of its sides in a preview.
  func previewRows(width: Int, theme: Theme, wording: Wording) -> CardFaceRows {
    let answer = StyledRows(
      self.answer,
      width: width,
      theme: theme,
      wording: wording,
      base: theme.title
    ).rows
    return CardFaceRows(
      prompt: StyledRows(question, width: width, theme: theme, wording: wording).rows,
      answer: answer,
      answerRows: max(1, answer.count),
      title: wording(.notePreview),
      side: ""
    )
  }
}
