import Flashcards
import Screens
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

extension FacePreview {
  /// The pictures on both sides.
  func wantedPictures(_ environment: ScreenEnvironment) -> [WantedPicture] {
    (face?.pictures(withAnswer: true) ?? []).wanted(environment)
  }
}

extension CardFace {
  /// The rows of both of its sides in a preview.
  func previewRows(width: Int, _ context: StudyContext) -> CardFaceRows {
    let sides = FlashcardSides(face: self, width: width, context: context)
    let answer = sides.answer
    return CardFaceRows(
      prompt: sides.question,
      answer: answer,
      answerRows: max(1, answer.count),
      title: context.wording(.notePreview),
      side: ""
    )
  }
}
